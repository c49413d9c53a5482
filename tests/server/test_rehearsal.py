"""Rehearsals: tables made alike are played alike, and people cannot mistake a rehearsal for a place to play."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields, replace
from typing import Any

import pytest

from serenissima.cli import serve
from serenissima.server import serving
from serenissima.server.app import build
from serenissima.server.rehearsal import COOKIE, NotHere
from serenissima.server.settings import Settings
from serenissima.tables.rehearsal import Rehearsal
from tests.server.conftest import Running, running
from tests.server.people import Json
from tests.server.tables import connected, my_turn
from tests.sizes import spread

BOTS = {"pebbles": "search", "canaletto": "uniform", "intrigues-a-venise": "novice"}
DECISIONS = 6


async def played(server: Running, game: str, asked: str | None = None) -> list[Json]:
    """What somebody hears who plays the first legal move a few times, at a table made like all others."""
    person = await server.person()
    if asked is not None:
        person.http.cookies.set(COOKIE, asked)
    bots = [{"kind": "bot", "bot": BOTS[game]}] * (1 if game == "pebbles" else 2)
    line = await connected(server, person, await person.table("me", *bots, game=game))
    for _ in range(DECISIONS):
        await my_turn(line)
        if line.update["outcome"] is not None:
            break
        before = line.entry
        await line.play(line.moves[0])
        while line.entry <= before:
            await line.until("update")
    await my_turn(line)
    return line.heard


@pytest.mark.parametrize("game", spread(BOTS))
async def test_tables_made_alike_are_played_alike(settings: Settings, game: str) -> None:
    """Draws and bots are the same at every table with the same seed, at every server; another seed, another match."""
    rehearsing = replace(settings, rehearsal=Rehearsal())
    async with running(rehearsing) as server:
        first = await played(server, game)
        await played(server, game, "another")
        assert await played(server, game) == first
        others = [await played(server, game, asked) for asked in ("one", "two", "three")]
        assert any(other != first for other in others)
        assert await played(server, game, "two") == others[1]


async def test_a_hint_is_the_same_again(settings: Settings) -> None:
    """Hints are computed by a number of steps, not by the clock."""
    async with running(replace(settings, rehearsal=Rehearsal())) as server:
        person = await server.person()
        tables = [await person.table("me", "bot", "bot", game="canaletto") for _ in range(2)]
        hints = []
        for table in tables:
            await my_turn(await connected(server, person, table))
            hints.append(await person.get(f"/tables/{table}/hint"))
        assert hints[0] == hints[1]


async def test_elsewhere_nobody_chooses_the_draws(server: Running) -> None:
    """A server that does not rehearse ignores what a visitor asks for."""
    person = await server.person()
    person.http.cookies.set(COOKIE, "one")
    tables = [await person.table("me", "here") for _ in range(3)]
    assert len({(await person.get(f"/tables/{table}"))["commitment"] for table in tables}) == 3


def test_only_settings_made_by_a_program_rehearse(monkeypatch: pytest.MonkeyPatch) -> None:
    """No flag of `serenissima serve` and nothing in the environment asks for a rehearsal."""
    names = {field.name.upper() for field in fields(Settings)}
    for name in names:
        monkeypatch.setenv(name, "1")
        monkeypatch.setenv(f"SERENISSIMA_{name}", "1")
    assert Settings().rehearsal is None
    parser = ArgumentParser()
    serve.arguments(parser)
    given = vars(parser.parse_args([]))
    asked: dict[str, Any] = {}

    def instead(**arguments: Any) -> None:
        asked.update(arguments)

    monkeypatch.setattr(serving, "run", instead)
    serve.run(parser.parse_args([]))
    assert "settings" not in asked
    assert not [name for name in (*given, *asked) if "rehears" in name]
    with pytest.raises(SystemExit):
        parser.parse_args(["--rehearsal"])


@pytest.mark.parametrize(
    "where", [{"lan": True}, {"host": "0.0.0.0"}, {"host": "::"}, {"host": "192.0.2.7"}, {"host": "venice.example"}]
)
def test_a_rehearsal_is_not_opened_to_others(settings: Settings, where: dict[str, Any]) -> None:
    """At an address that others can reach it does not even start, and says why."""
    with pytest.raises(NotHere, match="serves 127"):
        serving.run(port=0, settings=replace(settings, rehearsal=Rehearsal()), **where)


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_a_rehearsal_does_not_answer_others(settings: Settings, kind: str) -> None:
    """However it was started, requests from elsewhere are not served."""
    site = build(replace(settings, rehearsal=Rehearsal()))
    scope = {"type": kind, "path": "/", "method": "GET", "headers": [], "client": ("192.0.2.7", 5000)}

    async def receive() -> Any:
        raise AssertionError("nobody listens to others")

    async def send(event: Any) -> None:
        raise AssertionError("nobody answers others")

    with pytest.raises(NotHere, match=r"192\.0\.2\.7"):
        await site(scope, receive, send)
