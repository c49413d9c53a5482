"""All tables of this server: read from the store when somebody comes, dropped from memory when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Generator, Sequence
from contextlib import nullcontext, suppress
from time import monotonic

import msgspec

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.log import Entry
from serenissima.core.match import Match
from serenissima.core.options import BadOption, Options
from serenissima.core.positions import BadPosition
from serenissima.games import UnknownGame, all_games, game
from serenissima.server import schema
from serenissima.server.bots import Bots
from serenissima.server.health import Pulse
from serenissima.server.keeping import keeping_in
from serenissima.server.limits import Limits
from serenissima.server.messages import Notice
from serenissima.server.problems import Rejected
from serenissima.server.room import Room
from serenissima.server.seats import Seat
from serenissima.server.settings import Settings
from serenissima.server.slices import Slices
from serenissima.server.store import Kept, Step, Store, Write
from serenissima.server.sweeping import Sweeper
from serenissima.server.table import Table

log = logging.getLogger("serenissima.server")

_entry = msgspec.json.Decoder(Entry)

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)
"""What an address may call a table: no database is asked about anything else."""
LONG = 2_000
"""A match of so many entries is long: no usual one is."""
LONG_AT_ONCE = 4
"""So many long matches are opened at the same time: what is half open takes up memory, too."""


class Hall:
    """The rooms that are open."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(settings.shares, settings.visitor_sockets, settings.address_sockets)
        self.bots = Bots(settings)
        self.pulse = Pulse(store)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._missed: set[str] = set()
        """Tables that went while they were being opened."""
        self._sweeping: tuple[asyncio.Task[None], ...] = ()
        keeping = settings.keeping or keeping_in(settings.data)
        self.sweeper = Sweeper(store, keeping, self.in_use, self.lost)
        self.slices = Slices()
        """Of long work on the event loop: opening tables, writing records."""
        self._long = asyncio.Semaphore(LONG_AT_ONCE)

    async def start(self) -> None:
        """Begins to serve."""
        self.store.start()
        sweeper = self.sweeper.work(self.settings.first_sweep_seconds, self.settings.sweep_seconds)
        self._sweeping = (asyncio.create_task(self._sweep()), asyncio.create_task(sweeper))

    async def stop(self) -> None:
        """Ends: what waits is kept, the workers go."""
        for task in self._sweeping:
            task.cancel()
        for room in self._rooms.values():
            room.close()
        self.bots.stop()
        await self.store.stop()

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if it is not open; Rejected if there is no such table."""
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

    def found(self, table_id: str) -> Room | None:
        """The room of a table if it is open."""
        return self._rooms.get(table_id)

    def forget(self, table_id: str) -> None:
        """This table is no more; where it was the rematch, another can be asked for."""
        self._rooms.pop(table_id, None)
        for room in self._rooms.values():
            if room.table.rematch == table_id:
                room.forget_rematch()

    def lost(self, table_id: str) -> None:
        """This table was removed; whoever came to it in that very moment is told."""
        if table_id in self._opening:
            self._missed.add(table_id)
        room = self._rooms.get(table_id)
        if room is not None:
            room.vanish(Notice(key="notice-removed"))
        else:
            self.forget(table_id)

    def in_use(self, table_id: str) -> bool:
        """Whether a table is in memory, or about to be."""
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
            self.bots.warm()
        room = self._rooms[table_id] = Room(table, self)
        self._drop_surplus(room)
        return room

    async def read_table(self, table_id: str) -> Table:
        """A table as the store has it."""
        # also what has been read, and waits to be replayed, takes up memory
        async with self._long if await self.store.length_of(table_id) >= LONG else nullcontext():
            kept = await self.store.table(table_id)
            if kept is None:
                raise Rejected(404, "no-table")
            try:
                table = await self.slices.run(restoring(kept))
            except Rejected:
                await self._note(kept, readable=False)
                raise
        await self._note(kept, readable=True)
        return table

    async def _note(self, kept: Kept, readable: bool) -> None:
        """Notes whether the entries of a table can be read, for those who only look at lists (`parting.readable`)."""
        row, found = kept.table, all_games().get(kept.table["game"])
        noted = None if readable or found is None else found.version
        if noted != row["unreadable"]:
            rows = schema.tables
            with suppress(Exception):
                # a disk that is full keeps nobody from looking
                step = Step(rows.update().where(rows.c.id == row["id"]).values(unreadable=noted))
                await self.store.write(Write(steps=[step]))

    async def _sweep(self) -> None:
        idle = self.settings.idle_seconds
        while True:
            await asyncio.sleep(max(0.05, idle / 5))
            self.drop_idle(idle)

    def drop_idle(self, idle: float) -> None:
        """Drops the rooms nobody has used for so many seconds."""
        now = monotonic()
        for table_id, room in list(self._rooms.items()):
            if room.idle() and now - room.used >= idle:
                room.close()
                del self._rooms[table_id]

    def _drop_surplus(self, newest: Room) -> None:
        """Of too many rooms that nobody is connected to, the longest unused leave; never the one just opened."""
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
    """What a room takes up in memory, in short ones."""
    return 1 + len(room.table.match.log) // 1_000


def restoring(kept: Kept) -> Generator[None, None, Table]:
    """The table of its rows: every entry is checked as it is replayed, and after each there may be a pause."""
    row = kept.table
    seats = chairs(kept.seats)
    try:
        found = game(row["game"])
    except UnknownGame as error:
        raise Rejected(409, "no-game", problem=str(error)) from None
    options = msgspec.json.decode(row["options"])
    try:
        _understood(found, row["version"], found.read_options(options))
        match = Match(
            found,
            len(seats),
            options,
            Fortuna(row["seed"]) if row["seed"] is not None else None,
            tuple(seat.name for seat in seats),
            row["practice"],
            None if row["position"] is None else msgspec.json.decode(row["position"]),
        )
    except (BadPosition, BadOption):
        raise Rejected(409, "unreadable", entry=0) from None
    match.commitment = row["commitment"]
    match.inherited = row["inherited"]
    table = Table(row["id"], match, seats, row["invite"], row["host"], row["kept"], row["rematch"])
    for _, line in kept.entries:
        try:
            match.replay(_entry.decode(line))
        except ValueError:
            raise Rejected(409, "unreadable", entry=match.entry) from None
        yield
    _understood(found, row["version"], match.options, match.log)
    table.changed = row["changed"]
    table.resume_clock(row["clock"])
    return table


def _understood(found: AnyGame, version: int, options: Options, entries: Sequence[Entry] = ()) -> None:
    """Rejected if these entries of that version of the game meant something else."""
    if not found.reads(version, options, entries):
        raise Rejected(409, "other-version", game=found.name, version=version, now=found.version)


def chairs(rows: Sequence[object]) -> tuple[Seat, ...]:
    """Seats from their rows."""
    fields = ("seat", "kind", "name", "visitor", "bot")
    return tuple(msgspec.convert({name: row[name] for name in fields}, Seat) for row in rows)  # type: ignore[index]
