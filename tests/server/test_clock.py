"""The clock of the rules: when the time for a decision is up, the move the rules prescribe is played."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serenissima.core.state import TimeLimit
from serenissima.games import all_games
from serenissima.server.http import people
from serenissima.server.settings import Settings
from serenissima.server.storage import new_tables
from serenissima.tables import clock, drivers, room
from tests.server.conftest import Running, running
from tests.server.people import Person, take
from tests.server.tables import connected, two
from tests.toy.altered import altered_pebbles


def with_clock(seconds: int) -> Any:
    """Pebbles in which the second seat has this many seconds for each turn, and takes two when they are up."""
    game = all_games()["pebbles"]
    two_pebbles = game.alphabet.code(game.alphabet.parse("take 2"))
    limit = TimeLimit(seconds, two_pebbles)
    return altered_pebbles(time_limit=lambda state: limit if state.to_move() == 1 else None)


async def test_time_runs_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """When time is up the prescribed move is played for the seat, and all are told."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(0))
    first, second, _ = await two(server)
    assert first.update["seconds"] is None
    await first.played(take(1))
    assert (await first.until("notice"))["key"] == "notice-time-over"
    await second.silent()
    assert (first.view["heap"], first.update["to_move"]) == (7, 0)


async def test_time_is_told_and_survives(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An update contains the time left, and a table that is reloaded has the same deadline."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(600))
    first, second, table = await two(server)
    await first.played(take(1))
    update = await second.until("update")
    assert 590 <= update["seconds"] <= 600
    hall = server.site.desk.hall
    found = hall.open_room(table)
    assert found is not None
    deadline = found.table.deadline
    assert deadline is not None
    await first.close()
    await second.close()
    while not found.idle():
        await first.person.get(f"/tables/{table}")
    hall.drop_idle(0)
    await connected(server, first.person, table)
    again = hall.open_room(table)
    assert again is not None
    assert again is not found
    assert again.table.deadline == pytest.approx(deadline, abs=0.001)


async def test_one_clock_for_a_turn_of_several_moves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move after which the same seat still decides does not restart the clock."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(600))
    first, second, table = await two(server)
    await first.played(take(1))
    await second.until("update")
    found = server.site.desk.hall.open_room(table)
    assert found is not None
    deadline = found.table.deadline
    await second.played({"type": "point", "of_seat": 0})
    assert found.table.deadline == deadline
    await second.played({"type": "name", "stone": "black"})
    assert found.table.deadline is None


class Hands:
    """A clock set by the test: `clock.now` and the wall clock independently."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.even = 5_000.0
        self.wall = 1_800_000_000.0
        self._patch = monkeypatch
        monkeypatch.setattr(clock, "now", lambda: self.even)
        monkeypatch.setattr(drivers, "now", lambda: self.even)
        for module in (room, new_tables, people):
            monkeypatch.setattr(module, "time", lambda: self.wall)
        self.start("first-start")

    def pass_by(self, seconds: float) -> None:
        """Lets time pass."""
        self.even += seconds
        self.wall += seconds

    def start(self, mark: str) -> None:
        """Starts the machine, possibly again."""
        self._patch.setattr(clock, "BOOT", mark)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clocks of the server, set by the test."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(600))
    return Hands(monkeypatch)


async def left(server: Running, person: Person, table: str) -> int:
    """How many seconds a newcomer sees on the clock."""
    line = await connected(server, person, table)
    seconds = line.update["seconds"]
    await line.close()
    assert isinstance(seconds, int)
    return seconds


@pytest.mark.parametrize("jump", [86_400.0 * 365, -86_400.0 * 365, -1_790_000_000.0])
async def test_a_wall_clock_that_jumps_changes_nothing(server: Running, hands: Hands, jump: float) -> None:
    """Jumps of the wall clock, forwards, backwards or to 1970, do not change the time left."""
    first, second, table = await two(server)
    await first.played(take(1))
    hands.pass_by(100)
    assert await left(server, second.person, table) == 500
    hands.wall += jump
    assert await left(server, second.person, table) == 500
    hands.pass_by(50)
    assert await left(server, second.person, table) == 450
    found = server.site.desk.hall.open_room(table)
    assert found is not None
    found.drivers.go_on()
    timer = found.drivers.clock.timer
    assert timer is not None
    assert 400 < timer.when() - asyncio.get_running_loop().time() <= 450


async def restarted(settings: Settings, hands: Hands, mark: str, away: float, jump: float = 0.0) -> int:
    """The second seat's time left after 100 of 600 seconds, a stop of `away` seconds and a restart."""
    async with running(settings) as before:
        first, second, table = await two(before)
        await first.played(take(1))
        person = second.person
        hands.pass_by(100)
    hands.pass_by(away)
    hands.wall += jump
    hands.start(mark)
    async with running(settings) as after:
        person.base = after.base
        return await left(after, person, table)


@pytest.mark.parametrize("jump", [0.0, 1e8, -1e8])
async def test_a_restart_goes_on_with_what_was_left(settings: Settings, hands: Hands, jump: float) -> None:
    """The same machine has kept counting, whatever its wall clock says now."""
    assert await restarted(settings, hands, clock.BOOT, away=30, jump=jump) == 470


@pytest.mark.parametrize(("away", "jump"), [(-4_000, 0.0), (-4_000, 1e8), (-4_000, -1e8), (4_000, 0.0), (200, -1e8)])
async def test_after_a_reboot_nobody_has_lost_time(settings: Settings, hands: Hands, away: float, jump: float) -> None:
    """Nobody knows how long the machine was off: the decision at hand gets its whole time, and no more.

    The new start, or the other machine, counts from anywhere.
    """
    assert await restarted(settings, hands, "second-start", away, jump) == 600


async def test_a_clock_that_cannot_be_right_is_not_believed(hands: Hands) -> None:
    """No deadline is later than the whole time from now, and unreadable values count as another machine's."""
    assert clock.resumed(clock.written(hands.even + 10_000), 600) == hands.even + 600
    assert clock.resumed(clock.written(hands.even - 10_000), 600) == hands.even - 10_000
    assert clock.resumed(f"{clock.BOOT} soon", 600) == hands.even + 600
    assert clock.resumed(None, 600) == hands.even + 600


async def test_a_table_made_with_a_clock_keeps_it(
    server: Running, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the first decision begins when the table is made, not when it is first opened."""
    limited = altered_pebbles(time_limit=lambda state: TimeLimit(600, state.codes()[0]))
    monkeypatch.setitem(all_games(), "pebbles", limited)
    person = await server.person()
    table = await person.table("me", "here")
    hands.pass_by(60)
    assert await left(server, person, table) == 540
