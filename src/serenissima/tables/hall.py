"""The hall: tables are read from the store when somebody comes, and leave memory when nobody is there."""

from __future__ import annotations

import asyncio
import re
from contextlib import nullcontext, suppress
from time import monotonic

from serenissima.games import all_games
from serenissima.tables.messages import Notice
from serenissima.tables.problems import Rejected
from serenissima.tables.restoring import restoring
from serenissima.tables.room import Room
from serenissima.tables.settings import TableSettings
from serenissima.tables.slices import Slices
from serenissima.tables.store import Store, StoredTable
from serenissima.tables.table import Table
from serenissima.tables.thinker import Thinker

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)
"""What a table id looks like: the store is not asked for anything else."""
LONG = 2_000
"""A match with this many entries is long; ordinary ones are much shorter."""
LONG_AT_ONCE = 4
"""How many long matches are opened at the same time, since those being opened take up memory as well."""


class Hall:
    """The open rooms."""

    def __init__(self, settings: TableSettings, store: Store, thinker: Thinker) -> None:
        self.settings = settings
        self.store = store
        self.thinker = thinker
        self.slices = Slices()
        """For long work on the event loop: opening tables, writing records."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._missed: set[str] = set()
        """Tables that were removed while they were being opened."""
        self._idling: asyncio.Task[None] | None = None
        self._long = asyncio.Semaphore(LONG_AT_ONCE)

    def start(self) -> None:
        """Starts looking for unused rooms."""
        self._idling = asyncio.get_running_loop().create_task(self._drop_idle())

    def stop(self) -> None:
        """Closes all rooms."""
        if self._idling is not None:
            self._idling.cancel()
        for room in self._rooms.values():
            room.close()

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if it is not open; raises Rejected if there is no such table."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if not TABLE_ID.fullmatch(table_id):
            raise Rejected(404, "no-table")
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opened(table_id))
        return await asyncio.shield(opening)

    def _opened(self, table_id: str) -> None:
        self._opening.pop(table_id, None)
        self._missed.discard(table_id)

    def open_room(self, table_id: str) -> Room | None:
        """The room of a table if it is open."""
        return self._rooms.get(table_id)

    def forget(self, table_id: str) -> None:
        """Forgets a table that was removed; if it was a rematch, another one can be asked for."""
        self._rooms.pop(table_id, None)
        for room in self._rooms.values():
            if room.table.rematch == table_id:
                room.forget_rematch()

    def lost(self, table_id: str) -> None:
        """Closes a table that was removed from the store, and tells anybody who has just come to it."""
        if table_id in self._opening:
            self._missed.add(table_id)
        room = self._rooms.get(table_id)
        if room is not None:
            room.vanish(Notice(key="notice-removed"))
        else:
            self.forget(table_id)

    def in_use(self, table_id: str) -> bool:
        """Whether a table is in memory or being opened."""
        return table_id in self._rooms or table_id in self._opening

    async def game_at(self, table_id: str) -> str | None:
        """The name of the game at a table; None if there is no such table."""
        if not TABLE_ID.fullmatch(table_id):
            return None
        room = self._rooms.get(table_id)
        return room.table.match.game.name if room is not None else await self.store.game_of(table_id)

    async def _open(self, table_id: str) -> Room:
        table = await self.read_table(table_id)
        if table_id in self._missed:
            raise Rejected(404, "no-table")
        if any(seat.kind == "bot" for seat in table.seats) and table.state != "over":
            self.thinker.warm()
        room = self._rooms[table_id] = Room(table, self)
        self._drop_surplus(room)
        return room

    async def read_table(self, table_id: str) -> Table:
        """Reads a table from the store."""
        # what has been read and waits to be replayed takes up memory as well
        async with self._long if await self.store.length_of(table_id) >= LONG else nullcontext():
            stored = await self.store.table(table_id)
            if stored is None:
                raise Rejected(404, "no-table")
            try:
                table = await self.slices.run(restoring(stored))
            except Rejected:
                await self._note(stored, readable=False)
                raise
        await self._note(stored, readable=True)
        return table

    async def _note(self, stored: StoredTable, readable: bool) -> None:
        """Notes whether the entries of a table can be read, for those who only look at lists."""
        game = all_games().get(stored.game)
        unreadable = None if readable or game is None else game.version
        if unreadable != stored.unreadable:
            with suppress(Exception):
                # a full disk must not keep anybody from looking
                await self.store.mark_unreadable(stored.id, unreadable)

    async def _drop_idle(self) -> None:
        idle = self.settings.idle_seconds
        while True:
            await asyncio.sleep(max(0.05, idle / 5))
            self.drop_idle(idle)

    def drop_idle(self, seconds: float) -> None:
        """Closes the rooms nobody has used for this long."""
        now = monotonic()
        for table_id, room in list(self._rooms.items()):
            if room.idle() and now - room.used >= seconds:
                room.close()
                del self._rooms[table_id]

    def _drop_surplus(self, newest: Room) -> None:
        """Closes the longest unused of too many rooms without connections, never the one just opened."""
        most = self.settings.idle_rooms
        idle = [room for room in self._rooms.values() if room.idle() and room is not newest]
        surplus = sum(map(_weight, idle)) + _weight(newest) - most
        for room in sorted(idle, key=lambda room: room.used):
            if not most or surplus <= 0:
                break
            surplus -= _weight(room)
            room.close()
            del self._rooms[room.table.id]


def _weight(room: Room) -> int:
    """The memory a room takes up, as a multiple of a short one."""
    return 1 + len(room.table.match.log) // 1_000
