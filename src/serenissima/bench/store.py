"""How many durable commits per second the store makes: one by one, and in groups, as servers do.

PostgreSQL is measured if `SERENISSIMA_BENCH_POSTGRES` names a database that may be written to.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import delete

from serenissima.server.storage.schema import entries
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Step, Write

POSTGRES = "SERENISSIMA_BENCH_POSTGRES"
WAITING = 100
"""How many tables wait for their commit at the same time."""
ENTRY = '{"type":"play","n":17,"seat":1,"move":"' + "3,-2:L " * 30 + '"}'


async def _rate(store: Store, waiting: int, seconds: float) -> float:
    """Rows per second when `waiting` tables each write their next entry as soon as the last one is stored."""
    end = perf_counter() + seconds
    rows = [0] * waiting

    async def table(number: int) -> None:
        while perf_counter() < end:
            name = f"bench-{waiting}-{number}"
            await store.write(Write(entries=[(name, rows[number] + 1, 0.0, ENTRY)], card=(name, "running", 0, 1, 0.0)))
            rows[number] += 1

    start = perf_counter()
    await asyncio.gather(*(table(number) for number in range(waiting)))
    return round(sum(rows) / (perf_counter() - start))


async def _figures(data: Path, db: str | None, seconds: float) -> dict[str, Any]:
    store = Store(data, db)
    store.start()
    try:
        wipe = Step(delete(entries).where(entries.c.table_id.like("bench-%")))
        await store.write(Write(steps=[wipe]))
        found = {"one_by_one_s": await _rate(store, 1, seconds), "group_s": await _rate(store, WAITING, seconds)}
        await store.write(Write(steps=[wipe]))
    finally:
        await store.stop()
    return found


def measure(quick: bool) -> dict[str, Any]:
    """Commits per second of both databases; None, with the reason, for one that is not available."""
    seconds = 0.7 if quick else 3.0
    address = os.environ.get(POSTGRES)
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, Any] = {"sqlite": asyncio.run(_figures(Path(folder), None, seconds)), "postgres": None}
        if address:
            found["postgres"] = asyncio.run(_figures(Path(folder), address, seconds))
        else:
            found["postgres_reason"] = f"{POSTGRES} names no database"
    return found
