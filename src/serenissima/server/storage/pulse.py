"""Whether the store can be written, tried every now and then."""

from __future__ import annotations

import asyncio
import logging
from secrets import token_hex
from time import monotonic

from sqlalchemy import select

from serenissima.server.storage import schema
from serenissima.server.storage.database import trouble
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write, insert, removal
from serenissima.tables.problems import Rejected

log = logging.getLogger("serenissima.server")

PATIENCE = 5.0
"""Seconds after which a store that does not answer counts as failed."""
FRESH = 1.0
"""Seconds for which a result is reused, so that frequent checks do not cause frequent writes."""


class Pulse:
    """Checks the store: writes something, removes it again, and reads what was written last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[str] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Raises Rejected with the problem, if there is one."""
        if self._asked is None or (self._asked.done() and monotonic() - self._at > FRESH):
            self._at = monotonic()
            self._asked = asyncio.create_task(self._problem())
        kind = await asyncio.shield(self._asked)
        if kind:
            raise Rejected(503, "unwell", kind=kind)

    async def _problem(self) -> str:
        """The problem; empty if there is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(self._trial())
                await self._store.read(lambda connection: connection.execute(NEWEST).first())
        except TimeoutError:
            return "slow"
        except Exception as error:
            log.warning("the store is not well: %s", type(error).__name__)
            return trouble(error)
        return ""

    def _trial(self) -> Write:
        rows = schema.visitors
        nobody = f"health-{token_hex(8)}"
        return Write(
            steps=[insert(rows, id=nobody, name="", changed=0.0), removal(rows, rows.c.id == nobody)],
        )


NEWEST = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(1)
