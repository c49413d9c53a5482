"""The rules' clock: when the time for a decision is over, the rules' own choice is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serenissima.games import all_games
from tests.server.conftest import Running
from tests.server.people import take
from tests.server.tables import connected, two


def with_clock(seconds: int) -> Any:
    """Pebbles in which the second seat has so many seconds for each turn, and takes two when they are over."""
    game = all_games()["pebbles"]
    two_pebbles = game.alphabet.code(game.alphabet.parse("take 2"))
    return replace(
        game,
        seconds=lambda state: seconds if state.to_move() == 1 else None,
        late=lambda state: two_pebbles,
    )


async def test_time_runs_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is over the late move is played for the seat, and all are told."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(0))
    first, second, _ = await two(server)
    assert first.update["seconds"] is None
    await first.played(take(1))
    assert (await first.until("notice"))["key"] == "notice-time-over"
    await second.silent()
    assert (first.view["heap"], first.update["to_move"]) == (7, 0)


async def test_time_is_told_and_survives(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An update says how much time is left; a table that is read again has the same deadline."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(600))
    first, second, table = await two(server)
    await first.played(take(1))
    update = await second.until("update")
    assert 590 <= update["seconds"] <= 600
    hall = server.site.hall
    room = hall.found(table)
    assert room is not None
    deadline = room.table.deadline
    await first.close()
    await second.close()
    while not room.idle():
        await first.person.get(f"/tables/{table}")
    hall.drop_idle(0)
    await connected(server, first.person, table)
    again = hall.found(table)
    assert again is not None
    assert again is not room
    assert again.table.deadline == deadline


async def test_one_clock_for_a_turn_of_several_moves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is not wound up again by a move after which the same seat still decides."""
    monkeypatch.setitem(all_games(), "pebbles", with_clock(600))
    first, second, table = await two(server)
    await first.played(take(1))
    await second.until("update")
    room = server.site.hall.found(table)
    assert room is not None
    deadline = room.table.deadline
    await second.played({"type": "point", "of_seat": 0})
    assert room.table.deadline == deadline
    await second.played({"type": "name", "stone": "black"})
    assert room.table.deadline is None
