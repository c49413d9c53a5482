"""A table without a server: everything is stored before it is heard, whatever the store."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import msgspec
import pytest

from serenissima.tables import room as rooms
from serenissima.tables.listener import GONE
from serenissima.tables.making import Visitor, new_table
from serenissima.tables.messages import NewSeat, Play
from serenissima.tables.parting import ended
from serenissima.tables.seating import join
from serenissima.tables.table import Table
from tests.tables.home import Home, Json, play

TAKE: Json = {"type": "take", "count": 1}
FORBIDDEN = ("litestar", "uvicorn", "uvloop", "websockets", "sqlalchemy", "alembic", "starlette", "sqlite3")


def two() -> Table:
    """Anna and Bruno at a table; Anna is to move."""
    table = new_table("pebbles", [NewSeat(kind="me"), NewSeat(kind="friend")], {}, Visitor("anna", "Anna"))
    join(table, "bruno", "Bruno")
    return table


def against_bot() -> Table:
    """Anna against a bot."""
    return new_table("pebbles", [NewSeat(kind="me"), NewSeat(kind="bot", bot="uniform")], {}, Visitor("anna", "Anna"))


@pytest.fixture
def home() -> Home:
    """A home without a network."""
    return Home()


def test_nothing_of_a_server_is_loaded() -> None:
    """Importing the whole package loads no web framework, no database and no server."""
    code = (
        "import pkgutil, sys, serenissima.tables as tables\n"
        "[__import__(each.name) for each in pkgutil.walk_packages(tables.__path__, 'serenissima.tables.')]\n"
        f"print(*sorted(set({FORBIDDEN!r}) & set(sys.modules)))"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == ""


async def test_a_whole_match(home: Home) -> None:
    """Two people play to the end; both hear everything, and what is stored is the match."""
    room = await home.open(two())
    ears = [await home.enter(room, "anna"), await home.enter(room, "bruno")]
    while (seat := room.table.match.to_move) is not None:
        moves = ears[seat].last("update")["sides"][0]["moves"]
        await play(room, ears[seat], moves[0])
    assert ears[0].last("update")["outcome"] == ears[1].last("update")["outcome"] is not None
    assert len(home.store.tables[room.table.id].entries) == len(room.table.match.log)


async def test_stored_before_heard(home: Home) -> None:
    """While a move is being written nobody hears of it, and whoever comes waits."""
    room = await home.open(two())
    anna, bruno = await home.enter(room, "anna"), await home.enter(room, "bruno")
    home.store.held = []
    room.request(anna, Play(entry=anna.last("update")["entry"], move=msgspec.Raw(msgspec.json.encode(TAKE))))
    before = len(bruno.heard)
    coming = asyncio.create_task(home.enter(room, "carla"))
    await asyncio.sleep(0)
    assert (len(bruno.heard), coming.done(), room.writing()) == (before, False, True)
    held, home.store.held = home.store.held, None
    held[0]()
    assert bruno.last("update")["to_move"] == 1
    assert (await coming).last("update")["to_move"] == 1


async def test_what_cannot_be_stored_did_not_happen(home: Home) -> None:
    """The mover is told, and may try again."""
    room = await home.open(two())
    anna = await home.enter(room, "anna")
    entries = room.table.match.entry
    home.store.broken = OSError("full")
    await play(room, anna, TAKE)
    assert (anna.last("refused")["refusal"]["reason"], room.table.match.entry) == ("not-saved", entries)
    home.store.broken = None
    await play(room, anna, TAKE)
    assert room.table.match.to_move == 1


async def test_somebody_else_wrote_first(home: Home) -> None:
    """Of two homes with one store, the second reloads the table, and its people see what happened."""
    other = Home()
    other.store.tables = home.store.tables
    table = two()
    here, there = await home.open(table), await other.hall.room(table.id)
    anna, twin = await home.enter(here, "anna"), await other.enter(there, "anna")
    await play(here, anna, TAKE)
    await play(there, twin, TAKE)
    assert twin.last("refused")["refusal"]["reason"] == "late"
    assert twin.last("update")["entry"] == anna.last("update")["entry"]


async def test_a_bot_answers(home: Home) -> None:
    """The driver asks the thinker as soon as it is the bot's turn, and stops when nobody watches."""
    room = await home.open(against_bot())
    anna = await home.enter(room, "anna")
    await play(room, anna, TAKE)
    while room.table.match.to_move != 0:
        await asyncio.sleep(0)
        await room.stored()
    assert home.thinker.asked == 1
    assert anna.last("update")["to_move"] == 0


async def test_a_bot_tries_again(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move that could not be stored is played a little later."""
    monkeypatch.setattr(rooms, "RETRY", 0.001)
    room = await home.open(against_bot())
    anna = await home.enter(room, "anna")
    await play(room, anna, TAKE)
    home.store.broken = OSError("full")
    while home.thinker.asked < 2:  # noqa: ASYNC110 -- the driver has no event
        await asyncio.sleep(0.001)
    home.store.broken = None
    while room.table.match.to_move != 0:  # noqa: ASYNC110 -- the driver has no event
        await asyncio.sleep(0.001)
    assert anna.last("update")["to_move"] == 0


async def test_a_table_comes_back_from_the_store(home: Home) -> None:
    """An empty room is dropped from memory, and the table is reloaded unchanged."""
    room = await home.open(two())
    anna = await home.enter(room, "anna")
    await play(room, anna, TAKE)
    record = room.table.match.record()
    room.leave(anna)
    home.hall.drop_idle(0)
    assert home.hall.open_room(room.table.id) is None
    again = await home.hall.room(room.table.id)
    assert again is not room
    assert again.table.match.record() == record


async def test_a_table_that_is_no_more(home: Home) -> None:
    """Everybody watching is told by whom it was removed, and disconnected."""
    room = await home.open(against_bot())
    anna, onlooker = await home.enter(room, "anna"), await home.enter(room, "carla")
    await room.carry_out(lambda: ended(room.table, "anna"))
    assert (onlooker.last("notice")["key"], onlooker.closed and onlooker.closed[0]) == ("notice-ended", GONE)
    assert anna.closed is not None
    assert home.store.tables == {}
