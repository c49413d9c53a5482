"""Many onlookers are told the same, which is made once; the cost does not grow with their number."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from serenissima.server.settings import Settings
from serenissima.tables import info, presence
from serenissima.tables.room import Room
from serenissima.tables.scene import Scene
from tests.server.conftest import Running, running
from tests.server.people import Line, Person, take
from tests.server.tables import connected, two

CROWD = 60
NEVER = 3600.0
"""Longer than any test, so that gathered news is not sent by itself."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the messages made so far of each kind, for one visitor or for many."""
    counted: Counter[str] = Counter()
    table, update = info.info, Scene._told

    def infos(*args: Any) -> Any:
        counted["table"] += 1
        return table(*args)

    def updates(*args: Any) -> Any:
        text, shown = update(*args)
        counted["update"] += text is not None
        return text, shown

    monkeypatch.setattr(presence, "info", infos)
    monkeypatch.setattr(Scene, "_told", updates)
    return counted


async def crowd(server: Running, person: Person, table: str, size: int = CROWD) -> list[Line]:
    """This many onlookers who have all seen the match. At the end they leave at once, without reading of each other."""
    lines = await asyncio.gather(*[connected(server, person, f"{table}?onlooking") for _ in range(size)])
    server.stack.callback(hang_up, lines)
    return list(lines)


def hang_up(lines: Iterable[Line]) -> None:
    """These leave without a word."""
    for line in lines:
        line.socket.transport.abort()


async def told(lines: list[Line], onlookers: int) -> None:
    """Reads until all have been told this number."""
    for line in lines:
        while line.info["onlookers"] != onlookers:
            await line.until("table")


async def test_the_number_is_right_in_the_end(settings: Settings, made: Counter[str]) -> None:
    """All are told the right number of onlookers, with messages linear in their number."""
    async with running(replace(settings, gather_seconds=0.01)) as server:
        first, second, table = await two(server)
        made.clear()
        lines = await crowd(server, first.person, table)
        await told([first, second, *lines], CROWD)
        # for each who came: their own, and at most one for all onlookers and one for each of the two who play
        assert made["table"] <= CROWD * (1 + 3)
        assert made["update"] == 1
        hang_up(lines[1:])
        await told([first, second, lines[0]], 1)
        assert made["table"] <= 2 * CROWD * (1 + 3)


async def test_comings_are_gathered(settings: Settings, made: Counter[str]) -> None:
    """A newcomer is told at once, the others later; the end of a match includes what was gathered."""
    async with running(replace(settings, gather_seconds=NEVER)) as server:
        first, second, table = await two(server)
        made.clear()
        lines = await crowd(server, first.person, table)
        assert made["table"] == CROWD
        assert sorted(line.info["onlookers"] for line in lines) == list(range(1, CROWD + 1))
        assert [await line.silent() for line in (first, second, *lines)] == [[]] * (CROWD + 2)
        await second.send(type="resign", entry=second.entry)
        for line in (first, second, *lines):
            await line.until("table")
            assert (line.info["onlookers"], line.info["state"]) == (CROWD, "over")
        assert made["table"] == CROWD + 1 + 2


async def test_a_step_tells_nobody_who_came(settings: Settings) -> None:
    """Gathered news is not sent along with a move, which not everybody may know of."""
    async with running(replace(settings, gather_seconds=NEVER)) as server:
        first, second, table = await two(server)
        (looker,) = await crowd(server, first.person, table, 1)
        await first.played(take(1))
        for line in (second, looker):
            assert [message["type"] for message in await line.silent()] == ["update"]
        assert first.info["onlookers"] == 0


async def gone(room: Room, line: Line) -> None:
    """Waits until only the two players are left in the room."""
    while len(room.audience.here()) > 2:
        await line.silent()


async def test_who_was_told_is_not_told_again(settings: Settings) -> None:
    """A coming and a going that cancel out are not reported."""
    async with running(replace(settings, gather_seconds=NEVER)) as server:
        first, second, table = await two(server)
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        room.audience.presence.tell()
        await first.silent()
        await second.silent()
        (looker,) = await crowd(server, first.person, table, 1)
        await looker.close()
        await gone(room, first)
        room.audience.presence.tell()
        assert [await first.silent(), await second.silent()] == [[], []]


async def test_a_tab_that_came_between_hears_how_it_is(settings: Settings) -> None:
    """A second tab learns what the first does not know yet; when it changes back, both are told."""
    async with running(replace(settings, gather_seconds=NEVER)) as server:
        first, _, table = await two(server)
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        room.audience.presence.tell()
        (looker,) = await crowd(server, first.person, table, 1)
        tab = await connected(server, first.person, table)
        assert tab.info["onlookers"] == 1
        await looker.close()
        await gone(room, first)
        room.audience.presence.tell()
        await told([first, tab], 0)


async def test_a_move_is_made_once_for_all(settings: Settings, made: Counter[str]) -> None:
    """All onlookers get the same update, made once, and later newcomers learn the same."""
    async with running(replace(settings, gather_seconds=NEVER)) as server:
        first, second, table = await two(server)
        lines = await crowd(server, first.person, table)
        made.clear()
        await first.played(take(1))
        await second.until("update")
        news = [await line.until("update") for line in lines]
        assert news == [news[0]] * CROWD
        assert made["update"] == 2 + 1
        later = await crowd(server, first.person, table, 5)
        assert made["update"] == 2 + 1 + 1
        assert all(line.heard == lines[0].heard and line.view == lines[0].view for line in later)


async def test_a_host_who_looks_on_is_still_the_host(server: Running) -> None:
    """Onlookers are told the same, except for the one who made the table."""
    host, stranger = await server.person(), await server.person()
    table = await host.table("friend", "friend")
    lines = [await server.stack.enter_async_context(person.sit(table)) for person in (stranger, host)]
    for line in lines:
        await line.until("table")
    await told(lines, 2)
    assert [line.info["host"] for line in lines] == [False, True]


async def test_the_more_look_on_the_longer_is_gathered(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Telling everybody about everybody stays within a fixed rate of messages, with one timer."""
    waits: list[float] = []

    async with running(replace(settings, gather_seconds=0.25)) as server:
        _, _, table = await two(server)
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        there, loop = room.audience.presence, asyncio.get_running_loop()

        def call_later(wait: float, *_: object) -> asyncio.TimerHandle:
            waits.append(wait)
            return loop.call_at(loop.time() + NEVER, there.close)

        with monkeypatch.context() as patch:
            patch.setattr(loop, "call_later", call_later)
            for here in (1, 1_000, 20_000):
                there.close()
                there._here = here
                there._soon()
                there._soon()
        there.close()
        assert waits == [0.25, 1.0, 20.0]
