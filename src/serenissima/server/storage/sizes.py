"""How much room things take in the database."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import BigInteger, ColumnElement, Connection, Float, Select, func, literal, not_, select, text

from serenissima.server.storage import schema
from serenissima.server.storage.keeping import BETWEEN, DAY, KINDS, Keeping
from serenissima.server.storage.writes import Write

ROW = 40
"""Bytes an entry takes besides its text, and a visitor besides their name; roughly, on both databases."""
HEAD = 600
"""Bytes a table takes with its seats, besides its options and its position."""

_tables, _entries = schema.tables, schema.entries
SIZE = (
    select(func.coalesce(func.sum(func.length(_entries.c.entry) + ROW), 0))
    .where(_entries.c.table_id == _tables.c.id)
    .scalar_subquery()
) + (func.length(_tables.c.options) + func.coalesce(func.length(_tables.c.position), 0) + HEAD)
"""The bytes a table takes, roughly."""


class Holding(msgspec.Struct, frozen=True, kw_only=True):
    """The room taken by one kind. Times are seconds since 1970.

    `days`: how long it is kept. `due`: how many could be removed now. `next`: when the next one is due.
    """

    kind: str
    count: int
    bytes: int
    oldest: float | None
    days: float
    due: int
    next: float | None


def holdings(connection: Connection, keeping: Keeping, now: float) -> list[Holding]:
    """The room taken by every kind, visitors last."""
    kinds = []
    for kind, which in KINDS.items():
        rows = select(_tables.c.changed.label("changed"), SIZE.label("size")).where(which)
        kinds.append(_holding(connection, kind, rows, keeping.days(kind), now))
    visitors = schema.visitors
    everybody = select(visitors.c.changed.label("changed"), (func.length(visitors.c.name) + 64 + ROW).label("size"))
    whole = _holding(connection, "visitors", everybody, 0, now)
    unused = _holding(connection, "visitors", everybody.where(*unseated()), keeping.visitors, now)
    kinds.append(msgspec.structs.replace(whole, days=unused.days, due=unused.due, next=unused.next))
    return kinds


def unseated() -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The condition for visitors who neither sit anywhere nor have made a table."""
    visitors = schema.visitors
    seat = select(schema.seats.c.seat).where(schema.seats.c.visitor == visitors.c.id).exists()
    host = select(_tables.c.id).where(_tables.c.host == visitors.c.id).exists()
    return (~seat, ~host)


def _holding(connection: Connection, kind: str, rows: Select[tuple[float, int]], days: float, now: float) -> Holding:
    inner = rows.subquery()
    changed = inner.c.changed
    count, size, oldest = connection.execute(
        select(func.count(), func.coalesce(func.sum(inner.c.size), 0), func.min(changed))
    ).one()
    due, coming = 0, None
    if days:
        limit = now - days * DAY
        due = connection.execute(select(func.count()).select_from(inner).where(changed < limit)).scalar_one()
        coming = connection.execute(select(func.min(changed, type_=Float)).where(changed >= limit)).scalar()
    return Holding(
        kind=kind,
        count=count,
        bytes=int(size),
        oldest=oldest,
        days=days,
        due=due,
        next=None if coming is None else coming + days * DAY,
    )


def held_by(connection: Connection, visitor: str) -> int:
    """Bytes of the tables this visitor has made and still lists."""
    off = select(schema.hidden.c.table_id).where(schema.hidden.c.visitor == visitor)
    query = select(func.coalesce(func.sum(SIZE), 0)).where(_tables.c.host == visitor, _tables.c.id.not_in(off))
    return int(connection.execute(query).scalar_one())


def large_holders(connection: Connection, least: int) -> list[str]:
    """Visitors whose own tables take more than `least` bytes, largest first."""
    rows = select(_tables.c.host.label("host"), SIZE.label("size")).where(_tables.c.host.is_not(None), not_(BETWEEN))
    inner = rows.subquery()
    total = func.sum(inner.c.size)
    query = (
        select(inner.c.host)
        .group_by(inner.c.host)
        .having(total > literal(least, BigInteger))
        .order_by(total.desc(), inner.c.host)
    )
    return list(connection.execute(query).scalars())


def used(connection: Connection) -> int:
    """Bytes in use: for SQLite, its pages without the free ones; otherwise the sum of everything."""
    if connection.dialect.name == "sqlite":
        pages = _pages(connection)
        return (pages["page_count"] - pages["freelist_count"]) * pages["page_size"]
    return sum(holding.bytes for holding in holdings(connection, Keeping(), 0.0))


def on_disk(connection: Connection) -> int:
    """Bytes the database takes on disk, free ones included."""
    if connection.dialect.name == "sqlite":
        pages = _pages(connection)
        return pages["page_count"] * pages["page_size"]
    sizes = (select(func.pg_total_relation_size(table.name)) for table in schema.metadata.sorted_tables)
    return sum(int(connection.execute(query).scalar_one()) for query in sizes)


def size_of(write: Write) -> int:
    """The bytes a new table takes, roughly."""
    return HEAD + sum(len(line) + ROW for _, _, _, line in write.entries)


def _pages(connection: Connection) -> Mapping[str, int]:
    wanted = ("page_count", "freelist_count", "page_size")
    return {name: int(connection.execute(text(f"PRAGMA {name}")).scalar_one()) for name in wanted}
