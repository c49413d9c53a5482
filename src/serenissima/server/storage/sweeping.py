"""The sweeper: removes what has expired, and makes room when there is too much.

It works in small steps through the one writer, so that a move waits for one of them at most. Tables in memory are left
alone: somebody is looking at them.
"""

from __future__ import annotations

import asyncio
import logging
import time as clocks
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, time
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, func, select

from serenissima.server.storage import schema
from serenissima.server.storage.clearing import PIECE, clear, clear_lost, listed_by_nobody, out_of_sight
from serenissima.server.storage.keeping import DAY, KINDS, MUCH, SHARED, Keeping, spares
from serenissima.server.storage.sizes import SIZE, held_by, large_holders, unseated, used
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write, insert, removal
from serenissima.tables.store import Conflict

log = logging.getLogger("serenissima.server")

BATCH = 25
"""Tables hidden at once."""
JUST_NOW = 3600.0
"""Seconds within which any server completes a record that is being imported."""
ENOUGH = 0.95
"""Room is made down to this fraction of the limit, so that it lasts a while."""
PAUSE = 60.0
"""Seconds between two attempts to make room."""
JUMP = 3600.0
"""If the wall clock jumps by more seconds than this, it is not trusted for a day, and nothing expires."""
AWAY = 30 * DAY
"""Nor if it is further than this from the last sweep of any server: it may have been changed since."""


class Pace:
    """Whether the wall clock runs evenly."""

    def __init__(self) -> None:
        self._apart = time() - uptime()
        self._jumped: float | None = None

    def even(self) -> bool:
        """Whether it has not jumped within a day."""
        apart = time() - uptime()
        if abs(apart - self._apart) > JUMP:
            log.warning("the clock of this machine has jumped: nothing expires for a day")
            self._jumped = uptime()
        self._apart = apart
        return self._jumped is None or uptime() - self._jumped > DAY

    def compare(self, last: float | None) -> None:
        """Compares the wall clock with the time of the last sweep, by any server; called once."""
        if last is not None and abs(time() - last) > AWAY:
            log.warning("the last sweep was long ago, or the clock of this machine is wrong: nothing expires for a day")
            self._jumped = uptime()


def uptime() -> float:
    """Seconds since the machine started, including sleep where the system reports it."""
    boottime = getattr(clocks, "CLOCK_BOOTTIME", None)
    return monotonic() if boottime is None else clocks.clock_gettime(boottime)


class Sweeper:
    """Sweeps regularly. `full`: there is no room for new tables, and nothing that may be removed."""

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        in_use: Callable[[str], bool] = lambda table_id: False,
        lost: Callable[[str], None] = lambda table_id: None,
    ) -> None:
        self._store = store
        self._keeping = keeping
        self._in_use = in_use
        self._lost = lost
        """Called with every table that was removed."""
        self._size = 0
        self._woken = asyncio.Event()
        self._swept = -PAUSE
        self._pace = Pace()
        self._looked = False
        self.full = False

    async def work(self, first: float, pause: float) -> None:
        """Runs as long as the server: sweeps after `first` seconds, then after every `pause`."""
        due = monotonic() + first
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - monotonic())):
                    await self._woken.wait()
            self._woken.clear()
            try:
                if self._crowded():
                    due = min(due, self._swept + PAUSE)
                if monotonic() >= due:
                    await self.sweep()
                    due = monotonic() + pause
                else:
                    await clear(self._store)
            except Exception as error:
                log.error("sweeping failed: %s", type(error).__name__)
                due = max(due, monotonic() + PAUSE)

    def wake(self) -> None:
        """Starts removing the remains of a table that was hidden."""
        self._woken.set()

    def added(self, size: int) -> None:
        """Notes that `size` bytes were added since the last sweep."""
        self._size += size
        if self._crowded():
            self._woken.set()

    async def too_much_of(self, visitor: str) -> tuple[int, int] | None:
        """The bytes this visitor uses and may use, if they use too many; else None."""
        most = self._keeping.part(self._keeping.each)
        held = await self._store.read(lambda connection: held_by(connection, visitor)) if most else 0
        return (held, most) if held > most else None

    async def sweep(self, asked: bool = False) -> Counter[str]:
        """Removes what is due, and more if there is too much; returns how many of each kind were removed.

        `asked`: by an operator, who has checked the clock.
        """
        self._swept = monotonic()
        gone: Counter[str] = Counter()
        await clear(self._store)
        if not self._looked:
            # only a server that was interrupted leaves them, so checking once after the start is enough
            await clear_lost(self._store, time() - JUST_NOW)
            self._pace.compare(await self._store.read(_last_sweep))
            self._looked = True
        await self._remove_tables(await self._store.read(listed_by_nobody))
        if asked or self._pace.even():
            noted = [removal(schema.sweeps, schema.sweeps.c.at.is_not(None)), insert(schema.sweeps, at=time())]
            await self._store.write(Write(steps=noted))
            for kind, which in KINDS.items():
                if self._keeping.days(kind):
                    gone[kind] += await self._expire(which, time() - self._keeping.days(kind) * DAY)
            if self._keeping.visitors:
                gone["visitors"] += await self._forget_visitors(time() - self._keeping.visitors * DAY)
        self._size = await self._store.read(used)
        if self._crowded():
            goal = int(self._keeping.bytes * ENOUGH)
            for shared in (False, True):
                if self._size > goal:
                    gone += await self._make_room(self._size - goal, shared)
                    # sizes of tables are estimates, so measure again before removing anything of others
                    self._size = await self._store.read(used)
        self.full = self._crowded()
        if gone.total():
            log.info("swept: %s", ", ".join(f"{count} {kind}" for kind, count in gone.items() if count))
        return gone

    def _crowded(self) -> bool:
        return 0 < self._keeping.bytes < self._size

    async def _make_room(self, excess: int, shared: bool) -> Counter[str]:
        """Removes the least valuable tables, oldest first, until `excess` bytes are free or nothing may be removed.

        Either tables that are `shared` between people, or tables that belong to one visitor alone.
        """
        gone: Counter[str] = Counter()
        much = self._keeping.part(MUCH)
        holders = [] if shared else await self._store.read(lambda connection: large_holders(connection, much))
        for spare in SHARED if shared else spares(holders):
            skipped = 0
            while excess > 0:
                oldest = await self._store.read(_oldest(spare.which, time() - spare.days * DAY, skipped, measured=True))
                wanted: list[RowMapping] = []
                for row in oldest:
                    if excess > 0:
                        wanted.append(row)
                        excess -= int(row["size"])
                went = await self._remove_tables(wanted)
                gone[spare.kind] += len(went)
                excess += sum(int(row["size"]) for row in wanted if row["id"] not in went)
                skipped += len(wanted) - len(went)
                if len(oldest) < BATCH:
                    break
        return gone

    async def _expire(self, which: ColumnElement[bool], before: float) -> int:
        count = skipped = 0
        while True:
            oldest = await self._store.read(_oldest(which, before, skipped))
            went = await self._remove_tables(oldest)
            count += len(went)
            skipped += len(oldest) - len(went)
            if len(oldest) < BATCH:
                return count

    async def _remove_tables(self, rows: Sequence[RowMapping]) -> set[str]:
        """Removes these tables, except those in use or changed meanwhile; returns which were removed."""
        free = [row for row in rows if not self._in_use(row["id"])]
        writes = [Write(steps=out_of_sight(row["id"], row["changed"])) for row in free]
        answers = await asyncio.gather(*map(self._store.write, writes), return_exceptions=True)
        for answer in answers:
            if answer is not None and not isinstance(answer, Conflict):
                raise answer
        went = {row["id"] for row, answer in zip(free, answers, strict=True) if answer is None}
        for table_id in went:
            self._lost(table_id)
        await clear(self._store)
        return went

    async def _forget_visitors(self, before: float) -> int:
        rows = schema.visitors
        old = rows.c.changed < before

        def task(connection: Connection) -> list[str]:
            return list(connection.execute(select(rows.c.id).where(old, *unseated()).limit(PIECE)).scalars())

        count = 0
        while unused := await self._store.read(task):
            await self._store.write(Write(steps=[removal(rows, rows.c.id.in_(unused) & old)]))
            count += len(unused)
        return count


def _last_sweep(connection: Connection) -> float | None:
    return connection.execute(select(func.max(schema.sweeps.c.at))).scalar()


def _oldest(
    which: ColumnElement[bool], before: float, skipped: int, measured: bool = False
) -> Callable[[Connection], Sequence[RowMapping]]:
    rows = schema.tables
    wanted: list[Any] = [rows.c.id, rows.c.changed, *([SIZE.label("size")] if measured else ())]
    query = select(*wanted).where(which, rows.c.changed < before).order_by(rows.c.changed, rows.c.id)
    return lambda connection: connection.execute(query.offset(skipped).limit(BATCH)).mappings().all()
