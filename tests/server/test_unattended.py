"""Bots think only where somebody watches: bots alone stop, and with people they go on until a person decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from serenissima.games import all_games
from serenissima.server.settings import Settings
from serenissima.tables.room import Room
from tests.server.conftest import Running, running
from tests.server.people import PATIENCE, Line, Person, take
from tests.server.tables import connected, my_turn
from tests.server.test_clock import with_clock

CALM = 20
"""A room looks idle between a bot's thought and its move, but not for this many turns of the loop."""
BOT = {"kind": "bot", "bot": "uniform"}


class Asked:
    """Counts how often bots are asked."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self._more = asyncio.Event()
        bots = server.site.desk.bots
        choose = bots.choose

        async def counted(*args: Any) -> object:
            self.times += 1
            self._more.set()
            return await choose(*args)

        monkeypatch.setattr(bots, "choose", counted)

    async def until(self, times: int) -> None:
        """Waits until bots have been asked this often."""
        async with asyncio.timeout(PATIENCE):
            while self.times < times:
                self._more.clear()
                await self._more.wait()


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[Running]:
    """A server whose bots stop at once when nobody watches."""
    async with running(replace(settings, unattended_seconds=0, bot_delay=0.1)) as server:
        yield server


@pytest.fixture
def asked(house: Running, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """How often bots are asked there."""
    return Asked(house, monkeypatch)


async def at_rest(server: Running, table: str) -> Room:
    """The room, once nothing is going on in it."""
    room = await server.site.desk.hall.room(table)
    calm = 0
    async with asyncio.timeout(PATIENCE):
        while calm < CALM:
            calm = calm + 1 if room.idle() else 0
            await room.stored()
            await asyncio.sleep(0)
    return room


async def bots_alone(server: Running) -> tuple[Person, str]:
    """A table of two bots with a long match."""
    person = await server.person()
    return person, await person.table(BOT, BOT, options={"heap": 20})


async def test_nobody_thinks_before_somebody_looks(house: Running, asked: Asked) -> None:
    """Making a table and asking about it over HTTP does not start bots; a socket does."""
    person, table = await bots_alone(house)
    await person.get(f"/tables/{table}")
    await person.get(f"/tables/{table}/at/0")
    await at_rest(house, table)
    assert asked.times == 0
    await connected(house, person, table)
    await asked.until(2)


async def test_bots_alone_stop_when_nobody_looks(house: Running, asked: Asked) -> None:
    """They finish the current decision, and continue when somebody watches again."""
    person, table = await bots_alone(house)
    line = await connected(house, person, table)
    await line.until("update")
    await line.close()
    room = await at_rest(house, table)
    before = asked.times
    entries = room.table.match.entry
    assert room.table.state == "running"
    await person.get(f"/tables/{table}")
    await at_rest(house, table)
    assert (asked.times, room.table.match.entry) == (before, entries)
    await connected(house, await house.person(), table)
    await asked.until(before + 2)


async def test_a_reloaded_page_does_not_stop_them(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short moment without connections makes no difference."""
    async with running(replace(settings, unattended_seconds=600)) as server:
        asked = Asked(server, monkeypatch)
        person, table = await bots_alone(server)
        line = await connected(server, person, table)
        await line.close()
        while server.site.desk.hall.open_room(table).audience.here():  # type: ignore[union-attr]
            await person.get(f"/tables/{table}")
        await asked.until(asked.times + 3)


async def test_after_a_restart_nobody_thinks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart no bot thinks at any table until somebody looks at it."""
    async with running(replace(settings, bot_delay=600)) as server:
        person = await server.person()
        tables = [await person.table("me", BOT), await person.table(BOT, BOT)]
        lines = [await connected(server, person, table) for table in tables]
        await lines[0].played(take(1))
    async with running(settings) as server:
        asked = Asked(server, monkeypatch)
        person.base = server.base
        visitor = await server.person()
        visitor.http.cookies = person.http.cookies
        for table in tables:
            await visitor.get(f"/tables/{table}")
            await at_rest(server, table)
        assert asked.times == 0
        line = await connected(server, visitor, tables[0])
        await my_turn(line)
        assert asked.times > 0


async def test_with_people_bots_go_on_until_a_person_is_to_decide(house: Running, asked: Asked) -> None:
    """If a person leaves while bots think, the bots move until that person is to decide."""
    person = await house.person()
    table = await person.table("me", BOT, BOT)
    line = await connected(house, person, table)
    await line.play(take(1))
    await line.close()
    room = await at_rest(house, table)
    assert room.table.match.to_move == 0
    assert asked.times >= 2
    assert sum(entry.seat > 0 for entry in room.table.match.turns) == asked.times


async def test_who_gives_the_seat_to_a_bot_leaves_bots_alone(house: Running, asked: Asked) -> None:
    """When the last person leaves their seat to a bot, the table counts as bots alone and stops."""
    person = await house.person()
    table = await person.table("me", BOT, options={"heap": 20})
    line: Line = await connected(house, person, table)
    await line.send(type="replace", seat=0, bot="uniform")
    await line.close()
    room = await at_rest(house, table)
    assert {seat.kind for seat in room.table.seats} == {"bot"}
    before = asked.times
    await at_rest(house, table)
    assert asked.times == before
    assert room.table.state == "running"


async def test_the_clock_does_not_play_a_match_nobody_looks_at(
    house: Running, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an absent player's time has run out, bots wait until somebody watches."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(0))
    person = await house.person()
    table = await person.table(BOT, "me", options={"heap": 20})
    line = await connected(house, person, table)
    await line.close()
    room = await at_rest(house, table)
    before = asked.times
    assert (room.table.state, room.table.match.to_move) == ("running", 0)
    assert room.table.match.turns[-1].seat == 1, "the clock has not decided for anybody"
    await connected(house, person, table)
    await asked.until(before + 1)
