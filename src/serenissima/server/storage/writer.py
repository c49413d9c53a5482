"""One writer that commits everything waiting at once.

A durable commit costs a disk flush, so one thread with one connection puts all writes that arrived during the last
flush into one transaction. Callers are told only after the commit. If a group fails, each write is tried alone, so
that one bad write does not harm the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError

from serenissima.server.storage.database import Driver, driver_for
from serenissima.server.storage.writes import Write
from serenissima.tables.store import Conflict

log = logging.getLogger("serenissima.server")

MOST_AT_ONCE = 512
"""The most writes in one transaction."""
CROWD = 4
"""If this many were written together, it pays to wait a moment for more."""
MOMENT = 0.003
"""In seconds; a group costs about as much as the moves arriving in this time."""


class Writer:
    """Writes to one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._driver: Driver = driver_for(engine)
        self._clashes = (IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._writer: Thread | None = None

    def start(self) -> None:
        """Starts the writer; must be called on the event loop that is told of the commits."""
        loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._work, args=(loop,), name="store-write", daemon=True)
        self._writer.start()

    def submit(self, write: Write) -> None:
        """Puts a write in the queue; its `done` is called later, on the event loop."""
        self._waiting.put(write)

    async def write(self, write: Write) -> None:
        """Returns when the write is durable; raises its error."""
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
        """Finishes the pending writes."""
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)

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
                    # a connection opened on a read-only or full disk would stay unusable: the next group gets a new one
                    connection.invalidate()
                    connection.close()
                    connection = None
            except Exception as error:
                # no connection, or a broken one: report it to those who wait; the next group gets a new one
                log.exception("writing failed")
                connection = None
                answers = [(write, error) for write in group]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, answers)
        if connection is not None:
            connection.close()

    def _next_group(self, crowd: bool) -> tuple[list[Write], bool]:
        """The pending writes, and whether they are the last; in a crowd, with those of the next moment."""
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
                log.warning("a write was not stored: %s", type(error).__name__)
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
        """Appends the entries and cards, which every move needs, directly through the driver."""
        rows = [row for write in group for row in write.entries]
        if rows:
            self._driver.append(cursor, rows)
        cards = {write.card[0]: write.card for write in group if write.card is not None}
        if cards:
            self._driver.note(cursor, list(cards.values()))
            if cursor.rowcount != len(cards):
                # a table that was removed meanwhile takes no more entries
                raise Conflict
        cursor.close()


def _tell(answers: Sequence[tuple[Write, Exception | None]]) -> None:
    for write, error in answers:
        try:
            write.done(error)
        except Exception:
            log.exception("after a commit")
