"""How a table is removed: first it is hidden from everybody, in one write; then its entries go, a few at a time.

So no move waits for a long match to be removed. A server that was stopped half-way finds what is left by its state and
goes on.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, RowMapping, and_, func, literal, or_, select

from serenissima.server.storage import schema
from serenissima.server.storage.schema import GOING
from serenissima.server.storage.writes import Step, Write, removal
from serenissima.tables.store import Conflict

if TYPE_CHECKING:
    from serenissima.server.storage.store import Store

log = logging.getLogger("serenissima.server")

PIECE = 400
"""Entries removed in one transaction."""


def out_of_sight(table_id: str, as_of: float | None = None) -> list[Step]:
    """Hides this table from everybody; a Conflict if it is already hidden, or has changed since `as_of`."""
    rows = schema.tables
    which = [rows.c.id == table_id, rows.c.state != GOING]
    if as_of is not None:
        which.append(rows.c.changed == as_of)
    return [
        Step(rows.update().where(*which).values(state=GOING, host=None), rows=1),
        removal(schema.seats, schema.seats.c.table_id == table_id),
        removal(schema.hidden, schema.hidden.c.table_id == table_id),
        Step(rows.update().where(rows.c.rematch == table_id).values(rematch=None)),
    ]


def off_the_list(table_id: str, visitor: str) -> Step:
    """Takes the table off this visitor's list; a Conflict if it is already off, or the table is gone."""
    rows = schema.tables
    there = select(rows.c.id, literal(visitor)).where(rows.c.id == table_id, rows.c.state != GOING)
    noted = schema.hidden.insert().from_select(["table_id", "visitor"], there)
    return Step(noted.execution_options(preserve_rowcount=True), rows=1)


def listed_by_nobody(connection: Connection) -> list[RowMapping]:
    """Tables that are on nobody's list, because the last two took them off at the same moment."""
    rows, seats, off = schema.tables, schema.seats, schema.hidden
    hidden = select(off.c.visitor).where(off.c.table_id == rows.c.id)
    lists = and_(seats.c.table_id == rows.c.id, seats.c.visitor.is_not(None), seats.c.visitor.not_in(hidden))
    query = select(rows.c.id, rows.c.changed).where(
        rows.c.id.in_(select(off.c.table_id)),
        rows.c.state != GOING,
        or_(rows.c.host.is_(None), rows.c.host.in_(hidden)),
        ~select(seats.c.seat).where(lists).exists(),
    )
    return list(connection.execute(query).mappings())


async def clear(store: Store) -> None:
    """Removes what is left of hidden tables. One that cannot be removed stays, without blocking the others."""
    stuck: set[str] = set()
    while going := await store.read(lambda connection: _going(connection, stuck)):
        whole: list[str] = []
        rows = 0
        for row in going:
            left = int(row["entries"])
            while left > PIECE:
                left -= PIECE
                await store.write(Write(steps=[_after(row["id"], left)]))
            whole.append(row["id"])
            rows += left + 1
            if rows >= PIECE:
                stuck.update(await _finish(store, whole))
                whole, rows = [], 0
        if whole:
            stuck.update(await _finish(store, whole))


async def _finish(store: Store, tables: list[str]) -> set[str]:
    """Removes these tables; returns those that could not be removed."""
    try:
        await store.write(_last(tables))
        return set()
    except Conflict:
        if len(tables) == 1:
            log.error("a table that has gone cannot be removed")
            return set(tables)
    return {table for each in tables for table in await _finish(store, [each])}


async def clear_entries(store: Store, table_id: str, last: int) -> None:
    """Removes entries that belong to no table, starting with the last."""
    for rest in range(last - last % PIECE, -1, -PIECE):
        await store.write(Write(steps=[_after(table_id, rest)]))


async def clear_lost(store: Store, before: float) -> None:
    """Removes entries that belong to no table and are older than this: long records that were never completed."""
    rows, tables = schema.entries, schema.tables
    whole = select(tables.c.id).where(tables.c.id == rows.c.table_id).exists()
    query = select(rows.c.table_id, func.max(rows.c.n)).where(~whole).group_by(rows.c.table_id)
    old = query.having(func.max(rows.c.at) < before)
    for table_id, last in await store.read(lambda connection: connection.execute(old).all()):
        await clear_entries(store, table_id, last)


def _going(connection: Connection, but: set[str]) -> list[RowMapping]:
    rows = schema.tables
    query = select(rows.c.id, rows.c.entries).where(rows.c.state == GOING, rows.c.id.not_in(but)).limit(PIECE)
    return list(connection.execute(query).mappings())


def _after(table_id: str, last: int) -> Step:
    rows = schema.entries
    return removal(rows, (rows.c.table_id == table_id) & (rows.c.n > last))


def _last(tables: list[str]) -> Write:
    """The removal of the tables themselves, with everything that still belongs to them."""
    parts = (schema.entries, schema.seats, schema.hidden)
    rest = [removal(part, part.c.table_id.in_(tables)) for part in parts]
    return Write(
        steps=[*rest, removal(schema.tables, schema.tables.c.id.in_(tables) & (schema.tables.c.state == GOING))]
    )
