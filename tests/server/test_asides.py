"""Asides at a table: nobody's turn, never taken back, and no interruption to a bot."""

from __future__ import annotations

import asyncio

import pytest

from serenissima.games import all_games
from serenissima.server.settings import Settings
from serenissima.tables import bots as driver
from serenissima.tables import wishes
from serenissima.tables.thinker import Choice, Decision
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import connected, two
from tests.server.test_pace import nodding_pebbles

NOD = {"type": "calm"}


async def test_an_aside_cannot_be_taken_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is told that there is nothing to undo, and nobody is asked for consent."""
    monkeypatch.setitem(all_games(), "pebbles", nodding_pebbles())
    first, second, _ = await two(server)
    await first.played(take(1))
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    await first.played(NOD)
    await first.send(type="undo", entry=first.entry, to=first.entry - 1)
    assert (await first.until("refused"))["refusal"]["reason"] == "nothing-to-undo"
    await second.silent()
    assert second.update["wish"] is None


async def test_a_request_that_fails_leaves_the_table_as_it_was(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was not stored did not happen, for seats and requests to undo as well."""
    first, second, table = await two(server)
    room = await server.site.desk.hall.room(table)
    monkeypatch.setattr(wishes, "agree", lambda *_: 1 / 0)
    await first.played(take(1))
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    await first.send(type="undo", entry=first.entry)
    await first.until("update")
    await second.close()
    await first.silent()
    await first.send(type="replace", seat=1, bot="uniform")
    await first.until("refused")
    assert [seat.kind for seat in room.table.seats] == ["person", "person"]
    assert room.table.wish is not None


async def test_a_bot_is_not_interrupted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many asides are made while it thinks, a bot is asked once."""
    monkeypatch.setitem(all_games(), "pebbles", nodding_pebbles())
    asked, due = 0, asyncio.Event()

    async def until_due(moment: float) -> None:
        await due.wait()

    monkeypatch.setattr(driver, "_until", until_due)
    async with running(settings) as server:

        async def takes(decision: Decision, *_: object) -> Choice:
            nonlocal asked
            asked += 1
            # a bot that nods itself would be asked again
            return [decision.codes[0]], False

        monkeypatch.setattr(server.site.desk.bots, "choose", takes)
        person = await server.person()
        table = await person.table("me", {"kind": "bot", "bot": "uniform"})
        line = await connected(server, person, table)
        await line.played(take(1))
        for _ in range(3):
            await line.played(NOD)
            await asyncio.sleep(0)
        assert asked == 1
        due.set()
        while line.update["to_move"] == 1:
            await line.until("update")
