"""How a table goes: first out of everybody's sight, in one write; then its entries, a few at a time.

Whoever waits for a move never waits for a long match to be removed. A server that is stopped in between finds what is
left by its state, and goes on.
"""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, func, select

from serenissima.server import schema
from serenissima.server.schema import GOING
from serenissima.server.store import Step, Store, Write, removal

PIECE = 400
"""Entries that are removed in one transaction."""


def out_of_sight(table_id: str, as_of: float | None = None) -> list[Step]:
    """Nobody finds this table any more; a Conflict if it has gone already, or has changed since `as_of`."""
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


async def clear(store: Store) -> None:
    """Removes all that is left of tables that have gone."""
    while found := await store.read(_going):
        whole: list[str] = []
        rows = 0
        for row in found:
            left = int(row["entries"])
            while left > PIECE:
                left -= PIECE
                await store.write(Write(steps=[_after(row["id"], left)]))
            whole.append(row["id"])
            rows += left + 1
            if rows >= PIECE:
                await store.write(_last(whole))
                whole, rows = [], 0
        if whole:
            await store.write(_last(whole))


async def clear_lost(store: Store, before: float) -> None:
    """Removes entries of no table that were written before this time: of a long record that was cut off half-way."""
    rows, tables = schema.entries, schema.tables
    whole = select(tables.c.id).where(tables.c.id == rows.c.table_id).exists()
    query = select(rows.c.table_id, func.max(rows.c.n)).where(~whole).group_by(rows.c.table_id)
    old = query.having(func.max(rows.c.at) < before)
    for table_id, last in await store.read(lambda connection: connection.execute(old).all()):
        for rest in range(last - last % PIECE, -1, -PIECE):
            await store.write(Write(steps=[_after(table_id, rest)]))


def _going(connection: Connection) -> list[RowMapping]:
    rows = schema.tables
    query = select(rows.c.id, rows.c.entries).where(rows.c.state == GOING).limit(PIECE)
    return list(connection.execute(query).mappings())


def _after(table_id: str, last: int) -> Step:
    rows = schema.entries
    return removal(rows, (rows.c.table_id == table_id) & (rows.c.n > last))


def _last(tables: list[str]) -> Write:
    """The tables themselves, with what entries they still have."""
    which = schema.tables.c.id.in_(tables) & (schema.tables.c.state == GOING)
    entries = removal(schema.entries, schema.entries.c.table_id.in_(tables))
    return Write(steps=[entries, removal(schema.tables, which)])
