"""Records are exported, imported, replayed, and played on from."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

import serenissima
from serenissima.core.game import Extras
from serenissima.core.record import verify
from serenissima.games import game
from serenissima.server.settings import Settings
from serenissima.tables import restoring
from tests.server.conftest import Running, running
from tests.server.people import chairs, take
from tests.server.tables import against_bot, connected, my_turn, to_the_end, two


async def finished(server: Running) -> tuple[str, str]:
    """A finished table and its record."""
    first, second, table = await two(server)
    await to_the_end(first, second)
    answer = await first.person.http.get(f"/api/tables/{table}/record")
    assert ".jsonl" in answer.headers["content-disposition"]
    return table, answer.text


async def test_export_and_import(server: Running) -> None:
    """An exported record, imported again, is the same match with every position, for viewing only."""
    _, text = await finished(server)
    assert verify(serenissima.load(text)).problem == ""
    person = await server.person()
    answer = await person.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    table = answer.json()["id"]
    line = await connected(server, person, table)
    assert line.info["state"] == "over"
    assert line.update["outcome"]
    assert (await person.http.get(f"/api/tables/{table}/record")).text == text
    assert (await person.get(f"/tables/{table}/verify"))["problem"] == ""
    await line.play(take(1))
    assert (await line.until("refused"))["refusal"]["reason"] == "over"


async def test_frames(server: Running) -> None:
    """Every position of a match can be viewed, from before the first entry to after the last."""
    table, _ = await finished(server)
    person = await server.person()
    last = (await person.get(f"/tables/{table}/at/0"))["last"]
    heaps = []
    for entry in range(last + 1):
        frame = await person.get(f"/tables/{table}/at/{entry}?seat=0")
        assert (frame["entry"], frame["last"], frame.get("round")) == (entry, last, None)
        heaps.append(frame["sides"][0]["view"]["heap"])
    assert heaps == sorted(heaps, reverse=True)
    assert (heaps[0], heaps[-1]) == (10, 0)
    assert (await person.get(f"/tables/{table}/at/{last}"))["outcome"]
    await person.get(f"/tables/{table}/at/{last + 1}", status=404)
    await person.get(f"/tables/{table}/at/1?seat=9", status=400)
    log = await person.get(f"/tables/{table}/log")
    assert [heard["event"]["type"] for heard in log][:3] == ["drawn", "drawn", "taken"]


async def test_unfinished_record(server: Running) -> None:
    """A record that stops in the middle can be viewed, and nobody can play there."""
    _, text = await finished(server)
    lines = text.splitlines()
    head = msgspec.json.decode(lines[0])
    head["outcome"] = head["seed"] = None
    person = await server.person()
    content = msgspec.json.encode(head).decode() + "\n" + "\n".join(lines[1:5])
    made = (await person.http.post("/api/records", content=content)).json()
    line = await connected(server, person, made["id"])
    assert (line.info["state"], line.update["outcome"]) == ("over", None)
    assert line.info["seed"] is None


@pytest.mark.parametrize(
    ("harm", "words", "detail"),
    [
        ("cut a line", "damaged: line", "truncated"),
        ("cut entries", "incomplete", "missing"),
        ("change", "damaged: line", "9"),
        ("empty", "empty", "header"),
        ("binary", "not a Serenissima record", "UTF-8"),
        ("letter", "not a Serenissima record", "header"),
        ("another game", "a game that is not played here", "chess"),
        ("another format", "another version", "format 9"),
    ],
)
async def test_broken_record(server: Running, harm: str, words: str, detail: str) -> None:
    """A truncated or altered record is refused in words for people, and in detail for those who wrote it."""
    _, text = await finished(server)
    content: bytes = {
        "cut a line": text[: len(text) * 2 // 3].rsplit('"', 1)[0].encode(),
        "cut entries": "\n".join(text.splitlines()[:-2]).encode(),
        "change": text.replace("take 1", "take 9", 1).encode(),
        "empty": b"\n",
        "binary": b"\xff\xfe\x00",
        "letter": b"Dear Casanova",
        "another game": text.replace('"pebbles"', '"chess"', 1).encode(),
        "another format": text.replace('"serenissima":1', '"serenissima":9', 1).encode(),
    }[harm]
    person = await server.person()
    answer = await person.http.post("/api/records", content=content)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    problem = answer.json()
    assert words in problem["text"] and detail in problem["detail"], problem
    assert not re.search(r"JSON|header|UTF|`|\{", problem["text"])
    assert (await person.http.get("/health")).text == "ok"


async def test_too_large_a_record(server: Running) -> None:
    """A record of more than two megabytes is refused without being read."""
    person = await server.person()
    answer = await person.http.post("/api/records", content=b"x" * (3 * 1024 * 1024))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_play_on_from_here(server: Running) -> None:
    """From any position of a finished match a new one can be played; its own draws can be verified at its end."""
    table, _ = await finished(server)
    person = await server.person()
    wish = {"entry": 4, "seats": chairs("me", "here")}
    fork = (await person.post(f"/tables/{table}/fork", wish))["id"]
    line = await connected(server, person, fork)
    assert (line.view["heap"], line.update["to_move"]) == (8, 0)
    await line.played(take(3))
    await line.send(type="resign", entry=line.entry)
    await line.until("update")
    proof = await person.get(f"/tables/{fork}/verify")
    assert (proof["problem"], proof["draws"]) == ("", 1)
    record = (await person.http.get(f"/api/tables/{fork}/record")).text
    assert verify(serenissima.load(record)).problem == ""
    last = (await person.get(f"/tables/{table}/at/0"))["last"]
    await person.post(f"/tables/{table}/fork", {**wish, "entry": last}, status=409)
    await person.post(f"/tables/{table}/fork", {**wish, "entry": last + 1}, status=400)
    await person.post(f"/tables/{table}/fork", {"entry": 2, "seats": chairs("me")}, status=400)


async def test_fork_of_a_running_practice(server: Running) -> None:
    """Against bots one may play on from an earlier position of a running match, if nothing in it is secret."""
    person = await server.person()
    table = await person.table("me", "bot", game="venice-connection")
    assert (await person.get(f"/tables/{table}"))["forkable"]
    fork = await person.post(f"/tables/{table}/fork", {"entry": 0, "seats": chairs("here", "me")})
    assert (await connected(server, person, fork["id"])).update["outcome"] is None


@pytest.mark.parametrize("seats", [("bot", "me"), ("me", "bot"), ("me", "here"), ("me", "friend")])
async def test_no_fork_of_running_secrets(server: Running, seats: tuple[str, str]) -> None:
    """Forking a running match must not reveal a bot's secrets, in its seat or through the end."""
    line, table = await against_bot(server)
    await line.played(take(1))
    await my_turn(line)
    assert not (await line.person.get(f"/tables/{table}"))["forkable"]
    refused = await line.person.post(f"/tables/{table}/fork", {"entry": 2, "seats": chairs(*seats)}, status=409)
    assert refused["code"] == "fork-running"
    await to_the_end(line)
    assert (await line.person.get(f"/tables/{table}"))["forkable"]


@pytest.mark.parametrize("same", [True, False])
async def test_a_table_of_an_earlier_version(settings: Settings, monkeypatch: pytest.MonkeyPatch, same: bool) -> None:
    """An old table whose log means the same is read; otherwise it says which version it needs."""
    async with running(settings) as server:
        person = await server.person()
        table = await person.table("me", "friend")
    later = replace(game("pebbles"), version=2, extras=Extras(unchanged=lambda version, options, _: same))
    monkeypatch.setattr(restoring, "game", lambda name: later)
    async with running(settings) as server:
        person = await server.person()
        answer = await person.http.get(f"/api/tables/{table}")
        assert answer.status_code == (200 if same else 409)
        assert same or "version 1 of pebbles; now it is version 2" in answer.text


async def test_nobody_plays_on_from_secrets_against_a_friend(server: Running) -> None:
    """A fork of a finished match, whose secrets may be known, is played alone, against bots, or where all is open."""
    first, second, table = await two(server)
    await to_the_end(first, second)
    fork = {"entry": 3, "seats": chairs("me", "friend")}
    refused = await first.person.post(f"/tables/{table}/fork", fork, status=409)
    assert refused["code"] == "fork-secret"
    for seats in (chairs("me", "me"), chairs("me", "bot")):
        await first.person.post(f"/tables/{table}/fork", {"entry": 3, "seats": seats}, status=201)


async def test_too_large_for_anything_else(server: Running) -> None:
    """Only a record may be large; other requests of that size are refused."""
    person = await server.person()
    large = b'{"game":"' + b"x" * (300 * 1024) + b'"}'
    answer = await person.http.post("/api/tables", content=large)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = await person.http.post("/api/records", content=large)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
