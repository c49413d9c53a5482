"""Who a visitor is, and which seat is whose."""

from __future__ import annotations

import asyncio
import sqlite3
from stat import S_IMODE

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from serenissima.games import all_games
from serenissima.server.identity.cookies import COOKIE, LOCKED, set_cookie
from serenissima.server.identity.seal import Seal, visitor_of
from serenissima.server.storage import writer
from serenissima.tables.seats import clean_name, different
from tests.server.conftest import Running
from tests.server.people import Person, take
from tests.server.tables import connected, two
from tests.sizes import spread
from tests.toy.altered import unattended_pebbles


async def test_cookie(server: Running) -> None:
    """The cookie is hidden from scripts, not sent by other sites' forms, long-lived, and set once."""
    answer = await httpx.AsyncClient(base_url=server.base, verify=False).get("/")
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in cookie
    person = await server.person()
    assert "set-cookie" not in (await person.http.get("/api/me")).headers


async def test_the_secret_is_not_in_the_database(server: Running) -> None:
    """The database has only the hash of a visitor's token, and only its owner can read the server's key."""
    person = await server.person()
    await person.post("/me", {"name": "Marco"})
    await person.table("me", "friend")
    token = person.http.cookies[COOKIE].split(".")[0]
    dump = "\n".join(sqlite3.connect(server.settings.data / "serenissima.db").iterdump())
    assert token not in dump
    assert visitor_of(token) in dump
    assert S_IMODE((server.settings.data / "secret").stat().st_mode) == 0o600


@pytest.mark.parametrize("forge", ["sign", "token", "nonsense", "empty", "bytes"])
async def test_forged_cookie(server: Running, forge: str) -> None:
    """A changed or made-up cookie makes a new visitor, without an error and without a seat."""
    first, _, table = await two(server)
    token, sign = first.person.http.cookies[COOKIE].split(".")
    value = {
        "sign": f"{token}.{sign[:-1]}{'0' if sign[-1] != '0' else '1'}",
        "token": f"A{token[1:] if token[0] != 'A' else 'B' + token[1:]}.{sign}",
        "nonsense": "%00;;;=\x01",
        "empty": "",
        "bytes": "caf\xe9.\xff",
    }[forge]
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        answer = await http.get("/api/me", headers={b"Cookie": f"{COOKIE}={value}".encode("latin-1")})
        assert answer.status_code == 200
        assert answer.json() == {"name": ""}
        assert COOKIE in answer.headers["set-cookie"]
    if forge in ("sign", "token"):
        stranger = Person(server.base)
        stranger.http.cookies.set(COOKIE, value)
        line = await connected(server, stranger, table)
        assert line.update["sides"][0]["seat"] is None
        await line.play(take(1))
        assert (await line.until("refused"))["refusal"]["reason"] == "onlooker"


async def test_nickname(server: Running) -> None:
    """A nickname can be set; it is cleaned, shortened and shown at the tables made afterwards."""
    person = await server.person()
    assert await person.get("/me") == {"name": ""}
    assert await person.post("/me", {"name": "  Ma\x00rco\n\u202e Polo " + "x" * 80}) == {
        "name": "Ma rco Polo xxxxxxxxxxxx"
    }
    table = await person.table("me", "bot")
    assert (await person.get(f"/tables/{table}"))["seats"][0]["name"].startswith("Ma rco")
    await person.post("/me", {"name": 5}, status=400)


async def test_nickname_at_a_running_table(server: Running) -> None:
    """A new nickname appears at the visitor's unfinished tables, and stays different from the others'."""
    first, second, table = await two(server)
    await second.person.post("/me", {"name": "Bortolo"})
    while first.info["seats"][1]["name"] != "Bortolo":
        await first.until("table")
    await first.person.post("/me", {"name": "Bortolo"})
    while second.info["seats"][0]["name"] != "Bortolo 2":
        await second.until("table")
    await first.send(type="resign", entry=first.entry)
    await first.until("update")
    await first.person.post("/me", {"name": "Zuane"})
    assert (await first.person.get(f"/tables/{table}"))["seats"][0]["name"] == "Bortolo 2"


async def test_a_nickname_whose_owner_has_hung_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the visitor does not wait for the answer, the table still gets the name and goes on."""
    first, second, table = await two(server)
    room = await server.site.desk.hall.room(table)
    owner = room.table.seats[0].visitor or ""
    old, mistakes = room.table.seats[0].name, []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: mistakes.append(context))
    monkeypatch.setattr(writer.log, "exception", mistakes.append)
    waiting = asyncio.create_task(room.rename(owner, old, "Marin"))
    await asyncio.sleep(0)
    waiting.cancel()
    while second.info["seats"][0]["name"] != "Marin":
        await second.until("table")
    await first.played({"type": "take", "count": 1})
    assert mistakes == []


async def test_nickname_of_several_on_one_device(server: Running) -> None:
    """Others on the visitor's device keep their names, and the name outlives the room."""
    person = await server.person()
    table = await person.table("me", {"kind": "here", "name": "Marta"})
    await person.post("/me", {"name": "Zuane"})
    server.site.desk.hall.drop_idle(0)
    assert [seat["name"] for seat in (await person.get(f"/tables/{table}"))["seats"]] == ["Zuane", "Marta"]


async def test_invitation(server: Running) -> None:
    """Only the invitation's secret opens a seat; a seat is kept by its owner; a full table says so."""
    host, friend, third = await server.person(), await server.person(), await server.person()
    table = await host.table("me", "friend")
    invite = (await host.get(f"/tables/{table}"))["invite"]
    assert (await friend.get(f"/tables/{table}"))["invite"] is None
    await friend.post(f"/tables/{table}/join", {"invite": "guess"}, status=403)
    await host.join(table, invite)
    assert (await host.get(f"/tables/{table}"))["state"] == "waiting"
    await friend.join(table, invite)
    await friend.join(table, invite)
    problem = await third.post(f"/tables/{table}/join", {"invite": invite}, status=409)
    assert problem["code"] == "table-full"
    names = [seat["name"] for seat in (await host.get(f"/tables/{table}"))["seats"]]
    assert len(set(names)) == 2


async def test_other_origin(server: Running) -> None:
    """A page of another site can neither post nor open a socket; a page of this host can."""
    person = await server.person()
    wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for origin in ("https://evil.example", "null", server.base + "0"):
        answer = await person.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
    answer = await person.http.post("/api/tables", json=wish, headers={"Origin": server.base})
    table = answer.json()["id"]
    with pytest.raises(InvalidStatus) as refused:
        await person.sit(table, Origin="https://evil.example").__aenter__()
    assert refused.value.response.status_code == 403
    async with person.sit(table, Origin=server.base) as line:
        await line.begin()


async def test_my_tables(server: Running) -> None:
    """The list of my tables shows which ones wait for me, and nobody else's."""
    first, second, table = await two(server)
    mine = await first.person.get("/tables")
    assert [(card["id"], card["state"], card["my_turn"]) for card in mine] == [(table, "running", True)]
    assert [card["my_turn"] for card in await second.person.get("/tables")] == [False]
    await first.played(take(1))
    assert [card["my_turn"] for card in await second.person.get("/tables")] == [True]
    assert await (await server.person()).get("/tables") == []


def test_seal() -> None:
    """A token can be read only with the key that signed it."""
    seal, other = Seal(b"one"), Seal(b"two")
    token = seal.new_token()
    header = f"a=b; {COOKIE}={seal.sealed(token)}"
    assert seal.read(header) == token
    assert other.read(header) is None


def test_names() -> None:
    """Names are cleaned of unprintable characters and made distinct."""
    assert clean_name(" a\u200b\tb ", 10) == "a b"
    assert clean_name("\n\n", 10) == ""
    assert different(["Guest", "Guest", "Guest 2"]) == ["Guest", "Guest 2", "Guest 2 2"]


async def test_options_of_a_table_of_bots(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of bots may have other defaults; people's tables and explicit choices are unaffected."""
    monkeypatch.setitem(all_games(), "pebbles", unattended_pebbles(heap=20))
    person = await server.person()
    for seats, options, heap in ((("bot", "bot"), {}, 20), (("bot", "bot"), {"heap": 6}, 6), (("me", "bot"), {}, 10)):
        table = await person.table(*seats, options=options)
        assert (await person.get(f"/tables/{table}"))["options"]["heap"] == heap


STRANGE = [
    'prefs={"theme":"dark"}',
    '{"theme":"dark"}',
    "a b=c d",
    'q="un;closed',
    "=",
    ";;;",
    "naïve=é",
    "x[0]=1; y(z)=2",
    "serenissima_other=1",
    "serenissima",
    "SERENISSIMA=upper",
    "serenissima=of-another-server.0000",
    "path=/; $Version=1",
    "long=" + "v" * 3000,
]
"""What other programs on the same host keep in a browser's jar."""


@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("order", spread(["before", "after", "twice"]))
async def test_cookies_of_other_programs(server: Running, strange: str, order: str) -> None:
    """Our cookie is read whatever is beside it, and is not set again."""
    person = await server.person()
    await person.post("/me", {"name": "Marco"})
    ours = person.cookies()
    jar = {"before": f"{strange}; {ours}", "after": f"{ours}; {strange}", "twice": f"{strange};{ours};{strange}"}[order]
    async with httpx.AsyncClient(base_url=server.base) as http:
        answer = await http.get("/api/me", headers={b"Cookie": jar.encode("latin-1")})
    assert answer.json() == {"name": "Marco"}
    assert "set-cookie" not in answer.headers


def test_a_cookie_that_cannot_be_opened_is_not_overwritten() -> None:
    """Two servers on ports of one host share a cookie jar, and each keeps its own secret."""
    one, two = Seal(b"1" * 32), Seal(b"2" * 32)
    jar = set_cookie("", one.mark, one.sealed("first"), secure=False).split(";")[0]
    other = set_cookie(jar, two.mark, two.sealed("second"), secure=False).split(";")[0]
    assert jar.split("=")[0] == COOKIE != other.split("=")[0]
    both = f"{jar}; {other}"
    assert (one.read(both), two.read(both)) == ("first", "second")


def test_over_tls_the_cookie_is_bound_to_the_host() -> None:
    """`__Host-`: no other host can plant one, and it is never sent in the clear; the older name is still read."""
    seal = Seal(b"1" * 32)
    cookie = set_cookie("", seal.mark, seal.sealed("mine"), secure=True)
    assert cookie.startswith(f"{LOCKED}=") and cookie.endswith("; Secure") and "Domain" not in cookie
    assert seal.read(cookie.split(";")[0]) == "mine"
    assert seal.read(f"{LOCKED}=planted.0; {COOKIE}={seal.sealed('older')}") == "older"
