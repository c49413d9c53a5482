"""What is kept: one writer that commits everything waiting at once, and reads that may take their time.

A durable commit costs a disk flush, so one thread with one connection takes all writes that arrived during the last
flush into one transaction. Who asked is told only after the commit. If a group fails each write is tried alone, so that
one bad write harms no other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, RowMapping, select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError

from serenissima.server import schema
from serenissima.server.database import Driver, driver_for, engine_for, migrate
from serenissima.server.schema import GOING

log = logging.getLogger("serenissima.server")

MOST_AT_ONCE = 512
"""Writes in one transaction."""
CROWD = 4
"""When so many were written together there is a crowd, and it pays to wait a moment for more."""
MOMENT = 0.003
"""Seconds; a group costs about as much as the moves of this time."""

DAY = 24 * 3600.0

EntryRow = tuple[str, int, float, str]
"""Table, number, time, the entry as JSON."""
CardRow = tuple[str, str, int | None, int, float]
"""Table, state, seat to move, number of entries, time: what lists of tables show."""

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else wrote first: an entry of that number is there, or a row is no longer as it was."""


@dataclass(slots=True)
class Step:
    """A statement other than appending entries; `rows`: how many it must change, else the write is a Conflict."""

    statement: Executable
    rows: int | None = None


@dataclass(slots=True)
class Write:
    """What is to be kept together or not at all.

    `done` is called on the event loop with the error, or None when it is durable.
    """

    entries: list[EntryRow] = field(default_factory=list)
    card: CardRow | None = None
    steps: Sequence[Step] = ()
    done: Callable[[Exception | None], None] = lambda error: None


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is in the database."""

    table: RowMapping
    seats: Sequence[RowMapping]
    entries: Sequence[tuple[float, str]]


class Store:
    """The database of one server."""

    def __init__(self, data: Path, db: str | None = None) -> None:
        self._engine: Engine = engine_for(data, db)
        migrate(self._engine)
        self._driver: Driver = driver_for(self._engine)
        self._clashes = (IntegrityError, self._engine.dialect.loaded_dbapi.IntegrityError)
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-read")
        self._writer: Thread | None = None

    # writing

    def start(self) -> None:
        """Starts the writer; must be called on the event loop that is to hear of the commits."""
        loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._work, args=(loop,), name="store-write", daemon=True)
        self._writer.start()

    def submit(self, write: Write) -> None:
        """Puts a write in the queue; its `done` is called later, on the event loop."""
        self._waiting.put(write)

    async def write(self, write: Write) -> None:
        """Returns when the write is durable; raises what went wrong."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        write.done = done
        self.submit(write)
        await future

    async def stop(self) -> None:
        """Lets the writer finish what is waiting, then closes the database."""
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        connection: Connection | None = None
        ending = crowd = False
        while not ending:
            group, ending = self._next_group(crowd)
            crowd = len(group) >= CROWD
            if not group:
                continue
            try:
                if connection is None:
                    connection = self._engine.connect()
                answers = self._commit(connection, group)
                if any(error is not None and not isinstance(error, Conflict) for _, error in answers):
                    # one that began on a read-only or full disk would stay so: the next group gets a new one
                    connection.invalidate()
                    connection.close()
                    connection = None
            except Exception as error:
                # no connection, or one that broke: whoever waits hears of it, and the next group gets a new one
                log.exception("writing failed")
                connection = None
                answers = [(write, error) for write in group]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, answers)
        if connection is not None:
            connection.close()

    def _next_group(self, crowd: bool) -> tuple[list[Write], bool]:
        """What waits, and whether it is the last; in a crowd, with what comes in the next moment."""
        first = self._waiting.get()
        if first is None:
            return [], True
        if crowd:
            sleep(MOMENT)
        group = [first]
        while len(group) < MOST_AT_ONCE:
            try:
                write = self._waiting.get_nowait()
            except Empty:
                break
            if write is None:
                return group, True
            group.append(write)
        return group, False

    def _commit(self, connection: Connection, group: list[Write]) -> list[tuple[Write, Exception | None]]:
        try:
            self.commit(connection, group)
        except Exception as error:
            if len(group) == 1:
                log.warning("a write was not kept: %s", type(error).__name__)
                return [(group[0], Conflict() if isinstance(error, self._clashes) else error)]
            return [answer for write in group for answer in self._commit(connection, [write])]
        return [(write, None) for write in group]

    def commit(self, connection: Connection, group: Sequence[Write]) -> None:
        """Commits all these writes in one transaction."""
        with connection.begin():
            self._append(connection.connection.cursor(), group)
            for write in group:
                for step in write.steps:
                    changed = connection.execute(step.statement).rowcount
                    if step.rows is not None and changed != step.rows:
                        raise Conflict

    def _append(self, cursor: DBAPICursor, group: Sequence[Write]) -> None:
        """The part that every move needs, straight through the driver."""
        rows = [row for write in group for row in write.entries]
        if rows:
            self._driver.append(cursor, rows)
        cards = {write.card[0]: write.card for write in group if write.card is not None}
        if cards:
            self._driver.note(cursor, list(cards.values()))
            if cursor.rowcount != len(cards):
                # a table that went meanwhile takes no entries
                raise Conflict
        cursor.close()

    # reading

    async def read(self, task: Callable[[Connection], T]) -> T:
        """Runs a read in another thread."""

        def run() -> T:
            with self._engine.connect() as connection:
                return task(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def table(self, table_id: str) -> Kept | None:
        """The whole of a table; None if there is none."""

        def task(connection: Connection) -> Kept | None:
            tables, seats, entries = schema.tables, schema.seats, schema.entries
            row = (
                connection.execute(select(tables).where(tables.c.id == table_id, tables.c.state != GOING))
                .mappings()
                .first()
            )
            if row is None:
                return None
            chairs = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            lines = connection.execute(
                select(entries.c.at, entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.n)
            )
            return Kept(row, chairs.mappings().all(), [(line.at, line.entry) for line in lines])

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

    async def tables_of(
        self, visitor: str, most: int = 100, **having: str
    ) -> list[tuple[RowMapping, list[RowMapping]]]:
        """The tables this visitor made or sits at, newest first, with their seats; only those `having` these values.

        Not those that the visitor has taken off the list.
        """

        def task(connection: Connection) -> list[tuple[RowMapping, list[RowMapping]]]:
            tables, seats = schema.tables, schema.seats
            mine = select(seats.c.table_id).where(seats.c.visitor == visitor)
            off = select(schema.hidden.c.table_id).where(schema.hidden.c.visitor == visitor)
            found = (
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
            chairs: dict[str, list[RowMapping]] = {row["id"]: [] for row in found}
            wanted = select(seats).where(seats.c.table_id.in_(list(chairs))).order_by(seats.c.seat)
            for chair in connection.execute(wanted).mappings():
                chairs[chair["table_id"]].append(chair)
            return [(row, chairs[row["id"]]) for row in found]

        return await self.read(task)

    async def open_tables_of(self, visitor: str, counts: Callable[[RowMapping], bool] = lambda row: True) -> int:
        """How many unfinished tables this visitor has made, of those that count."""

        def task(connection: Connection) -> int:
            tables = schema.tables
            wanted = select(tables.c.game, tables.c.version, tables.c.options, tables.c.unreadable)
            found = connection.execute(wanted.where(tables.c.host == visitor, tables.c.state != "over")).mappings()
            return sum(1 for row in found if counts(row))

        return await self.read(task)

    async def hidden_by(self, table_id: str) -> set[str]:
        """The visitors who have taken this table off their lists."""

        def task(connection: Connection) -> set[str]:
            rows = schema.hidden
            return set(connection.execute(select(rows.c.visitor).where(rows.c.table_id == table_id)).scalars())

        return await self.read(task)

    async def playing(self, visitor: str, game: str) -> list[tuple[RowMapping, list[RowMapping]]]:
        """The running tables of a game at which this visitor sits, newest first, with their seats."""
        found = await self.tables_of(visitor, game=game, state="running")
        return [(row, chairs) for row, chairs in found if any(_sits(chair, visitor) for chair in chairs)]

    async def name_of(self, visitor: str) -> str:
        """The visitor's nickname; empty if none was set."""
        found = await self._visitor(visitor)
        return found[0] if found is not None else ""

    async def greeted(self, visitor: str, now: float) -> str:
        """The nickname of a visitor who has come. That they came is noted once a day, so that it is not forgotten."""
        found = await self._visitor(visitor)
        if found is not None and abs(now - found[1]) > DAY:
            rows = schema.visitors
            self.submit(Write(steps=[Step(rows.update().where(rows.c.id == visitor).values(changed=now))]))
        return found[0] if found is not None else ""

    async def _visitor(self, visitor: str) -> tuple[str, float] | None:
        def task(connection: Connection) -> tuple[str, float] | None:
            rows = schema.visitors
            found = connection.execute(select(rows.c.name, rows.c.changed).where(rows.c.id == visitor)).first()
            return None if found is None else (found.name, found.changed)

        return await self.read(task)


def _sits(chair: RowMapping, visitor: str) -> bool:
    return bool(chair["kind"] == "person" and chair["visitor"] == visitor)


def _tell(answers: Sequence[tuple[Write, Exception | None]]) -> None:
    for write, error in answers:
        try:
            write.done(error)
        except Exception:
            log.exception("after a commit")


def removal(table: Any, which: Any) -> Step:
    """Rows that are taken away."""
    return Step(table.delete().where(which))


def insert(table: Any, **values: Any) -> Step:
    """A new row."""
    return Step(table.insert().values(**values))
