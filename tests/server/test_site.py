"""What the server shows around the tables: the client, the games, the rules, the sentences, its own description."""

from __future__ import annotations

from pathlib import Path

import pytest

from serenissima.server.http import client
from tests.server.conftest import Running, running
from tests.server.tables import two


async def test_security_headers(server: Running) -> None:
    """Every answer forbids foreign scripts, frames and type sniffing, which the client does not need."""
    person = await server.person()
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = (await person.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_client(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The client's page is at every address, as what was not found where it has nothing to show there; its files are
    cached for ever; nothing outside is served.
    """
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>here</title>")
    (built / "assets" / "a-123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(client, "FOLDER", built)
    http = (await server.person()).http
    known = ("/", "/r", "/g/pebbles", "/g/pebbles/rules")
    for path in (
        *known,
        "/t/abc",
        "/g/chess",
        "/g/pebbles/nothing",
        "/games/pebbles/rules",
        "/t/a%00b",
        "/t/" + "a" * 99,
    ):
        page = await http.get(path)
        assert (page.status_code, "<title>here</title>" in page.text) == (200 if path in known else 404, True)
        assert page.headers["cache-control"] == "private, no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
    script = await http.get("/assets/a-123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/assets/b.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert (await http.get(path)).status_code == 404
    for path in ("/api/nothing", "/ws/x"):
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["code"] in ("no-address", "not-found")) == (404, True)


async def test_client_not_built(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the built client there is a page that says how to build it."""
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    page = await (await server.person()).http.get("/")
    assert (page.status_code, "make client" in page.text) == (200, True)


async def test_games(server: Running) -> None:
    """Every game is described with its options, bots and words, at least in English for any language."""
    person = await server.person()
    found = {game["name"]: game for game in await person.get("/games?lang=nl")}
    toy = found["pebbles"]
    assert toy["seats"] == [2, 3, 4]
    assert toy["default_bot"] in [bot["name"] for bot in toy["bots"]]
    assert [option["name"] for option in toy["options"]] == ["heap", "peek", "last"]
    assert "title" in toy["text"]
    assert "option-heap" not in toy["text"]
    whole = await person.get("/games/pebbles?lang=nl")
    assert "option-heap" in whole["text"]
    assert {**whole, "text": toy["text"]} == toy
    assert (await person.get("/games/chess", status=404))["code"] == "no-game"
    rules = await person.http.get("/api/games/pebbles/rules?lang=nl")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert "TOY-1" in rules.text
    assert (await person.get("/games/chess/rules", status=404))["code"] == "no-game"
    for language in ("en", "nl", "de-AT", "../../secret"):
        assert "refusal-over" in (await person.http.get(f"/api/text/{language}")).text or "/" in language


async def test_schema(server: Running) -> None:
    """The OpenAPI document names every address and loads nothing from elsewhere."""
    answer = await (await server.person()).http.get("/schema")
    document = answer.json()
    paths = set(document["paths"])
    assert {"/api/games", "/api/tables", "/api/tables/{table_id}/at/{entry}", "/api/records", "/api/me"} <= paths
    assert "cdn" not in answer.text
    assert "NewTable" in answer.text


async def test_qr(server: Running) -> None:
    """The QR code is an SVG with the invitation for those seated, and with the table's address for others."""
    first, _, table = await two(server)
    mine = await first.person.http.get(f"/api/tables/{table}/qr.svg")
    theirs = await (await server.person()).http.get(f"/api/tables/{table}/qr.svg")
    assert mine.headers["content-type"].startswith("image/svg+xml")
    assert mine.text.startswith("<svg")
    assert mine.text != theirs.text


async def test_health(server: Running) -> None:
    """/health answers ok."""
    assert (await (await server.person()).http.get("/health")).text == "ok"


async def test_wrong_method(server: Running) -> None:
    """A request with the wrong method gets a problem in the usual form."""
    answer = await (await server.person()).http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "method")


async def test_two_servers_share_visitors(server: Running) -> None:
    """The key that signs cookies is stored: after a restart everybody is still the same visitor."""
    person = await server.person()
    await person.post("/me", {"name": "Marco"})
    async with running(server.settings) as second:
        answer = await person.http.get(f"{second.base}/api/me", headers={"Cookie": person.cookies()})
        assert answer.json() == {"name": "Marco"}


ODD = ("%00", "a%00b", "x" * 2000, "%F0%9F%9B%B6", "%ff%fe", "'; drop table tables; --", "..%2f..%2fsecret", "%0a", " ")


@pytest.mark.parametrize("odd", ODD)
async def test_odd_addresses(server: Running, odd: str) -> None:
    """Whatever is in an address, it is answered in our form: not found, or malformed."""
    person = await server.person()
    for path in (f"tables/{odd}", f"tables/{odd}/log", f"tables/{odd}/at/1", f"games/{odd}", f"games/{odd}/rules"):
        answer = await person.http.get(f"/api/{path}")
        assert answer.status_code in (400, 404), path
        assert answer.json()["text"]
    for path in (f"games?lang={odd}", f"games/pebbles?lang={odd}", f"games/pebbles/rules?lang={odd}"):
        assert (await person.http.get(f"/api/{path}")).status_code == 200, "a language nobody speaks is English"
