"""The store: one writer for everything that happens at tables, and threads for reading."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, select

from serenissima.server.storage import schema
from serenissima.server.storage.changes import write_of
from serenissima.server.storage.database import engine_for, migrate
from serenissima.server.storage.schema import GOING
from serenissima.server.storage.writer import Writer
from serenissima.server.storage.writes import Step, Write
from serenissima.tables.seats import Seat
from serenissima.tables.store import Change, StoredTable

DAY = 24 * 3600.0

T = TypeVar("T")


class Store(Writer):
    """The database of one server: the `Store` of its tables, and what else a server needs."""

    def __init__(self, data: Path, db: str | None = None) -> None:
        engine = engine_for(data, db)
        migrate(engine)
        super().__init__(engine)
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-read")

    async def stop(self) -> None:
        """Finishes the pending writes, then closes the database."""
        await super().stop()
        self._readers.shutdown()
        self._engine.dispose()

    def put(self, change: Change, done: Callable[[Exception | None], None]) -> None:
        """Stores a change at a table; `done` is called on the event loop when it is durable."""
        self.submit(write_of(change, done))

    async def read(self, task: Callable[[Connection], T]) -> T:
        """Runs a read in another thread."""

        def run() -> T:
            with self._engine.connect() as connection:
                return task(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def table(self, table_id: str) -> StoredTable | None:
        """A complete table; None if there is none."""

        def task(connection: Connection) -> StoredTable | None:
            tables, seats, entries = schema.tables, schema.seats, schema.entries
            row = (
                connection.execute(select(tables).where(tables.c.id == table_id, tables.c.state != GOING))
                .mappings()
                .first()
            )
            if row is None:
                return None
            sitting = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            lines = connection.execute(
                select(entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.n)
            )
            return stored_table(row, sitting.mappings().all(), list(lines.scalars()))

        return await self.read(task)

    async def length_of(self, table_id: str) -> int:
        """How many entries a table has; 0 if there is none."""

        def task(connection: Connection) -> int:
            tables = schema.tables
            return connection.execute(select(tables.c.entries).where(tables.c.id == table_id)).scalar() or 0

        return await self.read(task)

    async def game_of(self, table_id: str) -> str | None:
        """The name of the game at a table; None if there is no such table."""

        def task(connection: Connection) -> str | None:
            tables = schema.tables
            query = select(tables.c.game).where(tables.c.id == table_id, tables.c.state != GOING)
            return connection.execute(query).scalar()

        return await self.read(task)

    async def mark_unreadable(self, table_id: str, version: int | None) -> None:
        """Notes the version of the rules that cannot read the entries of a table; None: today's can."""
        rows = schema.tables
        step = Step(rows.update().where(rows.c.id == table_id).values(unreadable=version))
        await self.write(Write(steps=[step]))

    async def tables_of(
        self, visitor: str, most: int = 100, **having: str
    ) -> list[tuple[RowMapping, list[RowMapping]]]:
        """The tables this visitor made or sits at, newest first, with their seats; only those `having` these values.

        Without those the visitor has taken off their list.
        """

        def task(connection: Connection) -> list[tuple[RowMapping, list[RowMapping]]]:
            tables, seats = schema.tables, schema.seats
            mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
            off = select(schema.hidden.c.table_id).where(schema.hidden.c.visitor == visitor)
            rows = (
                connection.execute(
                    select(tables)
                    .where(tables.c.id.in_(mine) | (tables.c.host == visitor), tables.c.id.not_in(off))
                    .filter_by(**having)
                    .order_by(tables.c.changed.desc())
                    .limit(most)
                )
                .mappings()
                .all()
            )
            seated: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
            wanted = select(seats).where(seats.c.table_id.in_(list(seated))).order_by(seats.c.seat)
            for seat in connection.execute(wanted).mappings():
                seated[seat["table_id"]].append(seat)
            return [(row, seated[row["id"]]) for row in rows]

        return await self.read(task)

    async def open_tables_of(self, visitor: str, counts: Callable[[RowMapping], bool] = lambda row: True) -> int:
        """How many unfinished tables this visitor has made; only those for which `counts` is true."""

        def task(connection: Connection) -> int:
            tables = schema.tables
            wanted = select(tables.c.game, tables.c.version, tables.c.options, tables.c.unreadable)
            rows = connection.execute(wanted.where(tables.c.host == visitor, tables.c.state != "over")).mappings()
            return sum(1 for row in rows if counts(row))

        return await self.read(task)

    async def hidden_by(self, table_id: str) -> set[str]:
        """The visitors who have taken this table off their lists."""

        def task(connection: Connection) -> set[str]:
            rows = schema.hidden
            return set(connection.execute(select(rows.c.visitor).where(rows.c.table_id == table_id)).scalars())

        return await self.read(task)

    async def playing(self, visitor: str, game: str) -> list[tuple[RowMapping, list[RowMapping]]]:
        """The running tables of a game at which this visitor sits, newest first, with their seats."""
        running = await self.tables_of(visitor, game=game, state="running")
        return [(row, seats) for row, seats in running if any(_sits(seat, visitor) for seat in seats)]

    async def name_of(self, visitor: str) -> str:
        """The visitor's nickname; empty if none was set."""
        known = await self._visitor(visitor)
        return known[0] if known is not None else ""

    async def greeted(self, visitor: str, now: float) -> str:
        """The nickname of a visitor who has come. The visit is noted once a day, so that they are not forgotten."""
        known = await self._visitor(visitor)
        if known is not None and abs(now - known[1]) > DAY:
            rows = schema.visitors
            self.submit(Write(steps=[Step(rows.update().where(rows.c.id == visitor).values(changed=now))]))
        return known[0] if known is not None else ""

    async def _visitor(self, visitor: str) -> tuple[str, float] | None:
        def task(connection: Connection) -> tuple[str, float] | None:
            rows = schema.visitors
            row = connection.execute(select(rows.c.name, rows.c.changed).where(rows.c.id == visitor)).first()
            return None if row is None else (row.name, row.changed)

        return await self.read(task)


def _sits(seat: RowMapping, visitor: str) -> bool:
    return bool(seat["kind"] == "person" and seat["visitor"] == visitor)


def stored_table(row: RowMapping, seats: Sequence[RowMapping], entries: Sequence[str]) -> StoredTable:
    """A table from its rows."""
    position = row["position"]
    return StoredTable(
        id=row["id"],
        game=row["game"],
        version=row["version"],
        options=msgspec.json.decode(row["options"]),
        seed=row["seed"],
        commitment=row["commitment"],
        practice=row["practice"],
        inherited=row["inherited"],
        position=None if position is None else msgspec.json.decode(position),
        imported=row["kept"],
        invite=row["invite"],
        host=row["host"],
        rematch=row["rematch"],
        changed=row["changed"],
        clock=row["clock"],
        unreadable=row["unreadable"],
        seats=tuple(_seat(seat) for seat in seats),
        entries=entries,
    )


def _seat(row: RowMapping) -> Seat:
    return msgspec.convert({name: row[name] for name in Seat.__struct_fields__}, Seat)
