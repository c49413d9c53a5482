"""Requests that none of our pages would send are refused in our form, whatever is wrong with them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from serenissima.server.identity.origins import same_origin
from serenissima.tables.messages import Problem
from tests.server.conftest import Running
from tests.server.people import PATIENCE
from tests.server.tables import against_bot, two
from tests.sizes import spread

JSON = {"content-type": "application/json"}


async def raw(server: Running, head: bytes, body: bytes = b"") -> tuple[int, bytes]:
    """Status and body of the answer to a request that no HTTP library would send."""
    port = int(server.base.rpartition(":")[2])
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + b"\r\nconnection: close\r\n\r\n" + body)
        answer = await reader.read()
        writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    return int(start.split()[1]), rest


@pytest.mark.parametrize("body", [b'{"name":"\xc3("}', b'{"\xff":1}', b"\xff\xfe", b'{"name":"\xed\xa0\x80"}'])
async def test_half_characters_in_a_body(server: Running, body: bytes) -> None:
    """A body that is not UTF-8 is malformed, wherever the broken character is."""
    http = (await server.person()).http
    for path in ("/api/me", "/api/tables"):
        answer = await http.post(path, content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "http://\u00ff"])
async def test_an_origin_that_is_none(server: Running, origin: str) -> None:
    """An Origin header that cannot be parsed is not ours."""
    assert not same_origin(origin, "127.0.0.1")
    person = await server.person()
    headers = {**JSON, "origin": origin.encode("latin-1")}
    answer = await person.http.post("/api/me", content=b'{"name":"x"}', headers=headers)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


@pytest.mark.parametrize("length", [3_100, 40_000])
async def test_a_host_too_long_for_a_qr_code(server: Running, length: int) -> None:
    """The QR code contains the address the server was called by; a name that is not its own is refused."""
    _, _, table = await two(server)
    head = b"GET /api/tables/%b/qr.svg HTTP/1.1\r\nhost: %b" % (table.encode(), b"h" * length)
    status, body = await raw(server, head)
    assert status == 421
    assert msgspec.json.decode(body, type=Problem).text


@pytest.mark.parametrize("number", ["--5", "9" * 5000, "%D9%A3%D9%A3%D9%A3", "1e3", "-", ""])
async def test_numbers_that_are_none(server: Running, number: str) -> None:
    """An invalid or impossible number in a query or a path is refused."""
    person = await server.person()
    for path in (
        f"/games/venice-connection/analysis?supply={number}",
        f"/games/venise/workshop/proposal?cols={number}",
    ):
        answer = await person.http.get(f"/api{path}")
        assert answer.status_code == 400, path
        assert msgspec.json.decode(answer.content, type=Problem).text


async def test_half_characters_in_a_message(server: Running) -> None:
    """A binary message with a broken character in its move is the sender's fault, not a failure of the table."""
    line, _ = await against_bot(server)
    for move in (b'{"\xc3ype":"take"}', b'{"type":"name","stone":"\xff"}', b'"\xff"'):
        await line.socket.send(b'{"type":"ask","move":%b}' % move)
        assert (await line.until("fault"))["code"] in ("malformed", "move")
        assert await line.silent() == []


async def test_lists_in_lists_in_a_message(server: Running) -> None:
    """A deeply nested move is the sender's fault, not a failure of the table."""
    line, _ = await against_bot(server)
    for move in ("[" * 20_000 + "]" * 20_000, '{"type":"take","x":' + "[" * 20_000 + "]" * 20_000 + "}"):
        await line.socket.send(f'{{"type":"ask","move":{move}}}')
        assert (await line.until("fault"))["code"] in ("malformed", "move")
        assert await line.silent() == []


@pytest.mark.parametrize("field", ["inherited", "version", "seats", "serenissima"])
async def test_a_record_with_numbers_beyond_the_database(server: Running, field: str) -> None:
    """A number in a record's header that no column takes is the record's fault."""
    first, _, table = await two(server)
    await first.send(type="resign", entry=first.entry)
    await first.until("update")
    head, *entries = (await first.person.http.get(f"/api/tables/{table}/record")).text.splitlines()
    changed = msgspec.json.encode({**msgspec.json.decode(head), field: 10**30}).decode()
    answer = await first.person.http.post("/api/records", content="\n".join([changed, *entries]))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


METHODS = ["PUT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "TRACE", "POST"]


@pytest.mark.parametrize("method", spread(METHODS, quick=2))
async def test_every_method_at_every_address(server: Running, method: str) -> None:
    """No method at any address causes a failure, and refusals are Problems."""
    _, _, table = await two(server)
    http = (await server.person()).http
    paths = (await http.get("/schema")).json()["paths"]
    known = {"table_id": table, "name": "pebbles", "entry": 1, "number": 1, "lang": "en"}
    for path in [*(path.format(**known) for path in paths), "/schema", "/assets/x.js", f"/ws/tables/{table}"]:
        answer = await http.request(method, path)
        assert answer.status_code < 500, path
        if answer.status_code >= 400 and method != "HEAD":
            assert msgspec.json.decode(answer.content, type=Problem).text, path


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:99999",
        "127.0.0.1:abc",
        "127.0.0.1:-1",
        "a@127.0.0.1",
        "127.0.0.1%a",
        "a" * 2000 + ".localhost",
        "[::1",
    ],
)
async def test_a_host_that_is_none(server: Running, host: str) -> None:
    """A Host header with an impossible port, length or characters is not a name of this server."""
    _, _, table = await two(server)
    status, body = await raw(server, f"GET /api/tables/{table}/qr.svg HTTP/1.1\r\nhost: {host}".encode())
    assert status == 421
    assert msgspec.json.decode(body, type=Problem).text
