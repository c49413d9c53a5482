"""How answers travel: compressed if accepted, not at all if known, and uncompressed if they contain secrets."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from serenissima.core.languages import source
from serenissima.server.http import answers, client
from serenissima.server.http.ahead import Ahead
from serenissima.server.http.answers import coding, matches
from serenissima.server.http.catalogues import CARD, excerpt
from tests.server.conftest import Running
from tests.server.tables import two

SMALL = 16_000
"""The most bytes that all cards may take, uncompressed: five games and the toy."""


@pytest.mark.parametrize(
    ("accept", "chosen"),
    [
        (None, None),
        ("", None),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("x-gzip", "gzip"),
        ("BR", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.2, gzip; q=0.8", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("zstd, deflate", None),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip", "gzip"),
        ("identity;q=0", None),
        ("gzip;q=nonsense", None),
        ("gzip;q=7", None),
        (";;,,q=1", None),
    ],
)
def test_coding(accept: str | None, chosen: str | None) -> None:
    """The best accepted coding is chosen, and never one with weight zero."""
    assert coding(accept) == chosen


def test_tags() -> None:
    """A tag is found in a list, strong or weak; a star matches any."""
    assert matches('"a", W/"b"', '"b"')
    assert matches("*", '"b"')
    assert not matches('"bc"', '"b"')
    assert not matches(None, '"b"')


def built(folder: Path) -> Path:
    """A client as the build leaves it."""
    (folder / "assets").mkdir(parents=True)
    page = '<html lang="en"><link rel="stylesheet" crossorigin href="/assets/core-1.css">'
    (folder / "index.html").write_text(page + "home")
    (folder / "page.html").write_text(page + "elsewhere")
    (folder / "assets" / "core-1.css").write_text("a{}")
    (folder / "assets" / "a-1.js").write_bytes(b"plain")
    (folder / "assets" / "a-1.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"plain"))
    manifest = {
        "src/pages/TablePage.svelte": {"file": "assets/table-1.js", "imports": ["_a"], "css": ["assets/table-1.css"]},
        "src/games/pebbles/Board.svelte": {"file": "assets/pebbles-1.js", "imports": ["_a"]},
        "_a": {"file": "assets/a-1.js", "css": ["assets/core-1.css"]},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return folder


async def test_files_in_their_forms(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file is sent in a form made at build time, with the type of the file; a form is not a file itself."""
    monkeypatch.setattr(client, "FOLDER", built(tmp_path / "built"))
    http = (await server.person()).http
    for accept, encoding, body in (
        ("br, gzip", "br", b"as brotli"),
        ("gzip", "gzip", b"plain"),
        ("br;q=0", "", b"plain"),
    ):
        async with http.stream("GET", "/assets/a-1.js", headers={"accept-encoding": accept}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert (gzip.decompress(raw) if encoding == "gzip" else raw) == body
        assert int(answer.headers["content-length"]) == len(raw)
    for path in ("/assets/a-1.js.br", "/assets/a-1.js.gz"):
        assert (await http.get(path)).status_code == 404


async def test_files_are_read_once(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A client that is rebuilt does not get mixed with the one being served."""
    folder = built(tmp_path / "built")
    monkeypatch.setattr(client, "FOLDER", folder)
    http = (await server.person()).http
    assert (await http.get("/")).text.endswith("home")
    (folder / "index.html").write_text("changed")
    assert (await http.get("/")).text.endswith("home")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/games/pebbles", "/api/games/pebbles/rules", "/api/text/en"])
async def test_not_modified(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str) -> None:
    """A client that has the answer is told so in a few bytes; each form has its own tag."""
    monkeypatch.setattr(client, "FOLDER", built(tmp_path / "built"))
    http = (await server.person()).http
    first = await http.get(path, headers={"accept-encoding": "gzip"})
    again = await http.get(path, headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert first.headers["cache-control"] == "private, no-cache"
    if "content-encoding" in first.headers:
        assert again.headers["vary"] == first.headers["vary"] == "accept-encoding"
        plain = await http.get(path, headers={"accept-encoding": "identity", "if-none-match": first.headers["etag"]})
        assert (plain.status_code, plain.text) == (200, first.text)
    other = await http.get(path, headers={"if-none-match": '"something else"'})
    assert other.status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/health", "/api/nothing"])
async def test_head(server: Running, path: str) -> None:
    """HEAD is answered as GET, without the body."""
    http = (await server.person()).http
    head, whole = await http.head(path), await http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-length", "content-type", "etag", "vary"):
        assert head.headers.get(name) == whole.headers.get(name)


async def test_the_list_of_games_is_small(server: Running) -> None:
    """Cards need only a few sentences of each game; all of them are at the game's address."""
    http = (await server.person()).http
    answer = await http.get("/api/games", headers={"accept-encoding": "gzip"})
    assert len(answer.content) < SMALL
    assert int(answer.headers["content-length"]) < SMALL / 4
    for game in answer.json():
        whole = (await http.get(f"/api/games/{game['name']}")).json()
        assert len(whole["text"]) > len(game["text"])
        named = [*(f"seats-{count}" for count in game["seats"]), *(f"bot-{bot['name']}" for bot in game["bots"])]
        for key in ("title", "kind", "pitch", *named):
            assert (f"\n{key} =" in f"\n{whole['text']}") == (f"\n{key} =" in f"\n{game['text']}")


def test_excerpt() -> None:
    """An excerpt has the requested messages without attributes, and everything they refer to."""
    text = """# a comment
title = The game
pitch =
    Two lines,

    with { -brand } and { $count ->
        [one] one
       *[other] many { other }
    }.
    .help = not this
option-x = Not this
other = { -brand } again
-brand = Brand
title-page = nor this
"""
    found = excerpt(text, CARD)
    assert "title = The game" in found
    assert "[one] one" in found
    assert "-brand = Brand" in found
    assert "other = { -brand } again" in found
    assert "help" not in found
    assert "Not this" not in found
    assert "nor this" not in found


def test_every_catalogue_has_its_card(tmp_path: Path) -> None:
    """Of two languages in one text the later counts, even in an excerpt."""
    (tmp_path / "en.ftl").write_text("title = Pebbles\n")
    (tmp_path / "nl.ftl").write_text("title = Kiezels\n")
    both = source(tmp_path, "en") + source(tmp_path, "nl")
    assert excerpt(both, CARD).splitlines()[-1] == "title = Kiezels"


async def test_answers_to_programs_are_compressed(server: Running) -> None:
    """Long answers without secrets next to user input are sent as gzip if accepted."""
    first, _, table = await two(server)
    http = first.person.http
    frame = f"/api/tables/{table}/at/0"
    small = await http.get(frame, headers={"accept-encoding": "gzip"})
    assert small.headers["vary"] == "accept-encoding"
    plain = await http.get(frame, headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == small.json()


async def test_compressed_when_it_is_worth_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are compressed from a certain length on, and refusals never."""
    monkeypatch.setattr(answers, "WORTH", 10)
    first, _, table = await two(server)
    http = first.person.http
    frame = await http.get(f"/api/tables/{table}/at/0", headers={"accept-encoding": "gzip"})
    assert frame.headers["content-encoding"] == "gzip"
    assert frame.json()["entry"] == 0
    refused = await http.get(f"/api/tables/{table}/at/999", headers={"accept-encoding": "gzip"})
    assert (refused.status_code, "content-encoding" in refused.headers) == (404, False)


async def test_secrets_are_not_compressed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Invitations, tokens and a visitor's tables are not compressed: their length must reveal nothing."""
    monkeypatch.setattr(answers, "WORTH", 0)
    first, _, table = await two(server)
    http = first.person.http
    accept = {"accept-encoding": "gzip, br"}
    for path in (f"/api/tables/{table}", "/api/tables", "/api/me", f"/api/tables/{table}/qr.svg"):
        assert "content-encoding" not in (await http.get(path, headers=accept)).headers
    assert "content-encoding" not in (await http.post("/api/tokens", headers=accept)).headers


async def test_a_page_tells_what_it_needs(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A table's page names its game and preloads each file and answer it will need once."""
    monkeypatch.setattr(client, "FOLDER", built(tmp_path / "built"))
    first, _, table = await two(server)
    page = await first.person.http.get(f"/t/{table}")
    assert 'data-game="pebbles"' in page.text
    assert page.text.endswith("elsewhere")
    links = page.headers["link"]
    for file in ("core-1.css", "table-1.js", "table-1.css", "pebbles-1.js", "a-1.js"):
        assert links.count(f"</assets/{file}>") == 1
    assert "</api/games/pebbles>; rel=preload; as=fetch; crossorigin" in links
    nowhere = await first.person.http.get("/t/nothing")
    assert ("data-game" in nowhere.text, "pebbles" in nowhere.headers["link"]) == (False, False)


def test_an_unknown_part_is_no_error() -> None:
    """A client built in another way gets no preload hints."""
    assert Ahead(b"{}", b"<html>").links("t/abc", "pebbles", "en") == ""
