"""What all new tables share: who may make one, its Fortuna, and storing it."""

from __future__ import annotations

from serenissima.core.fortuna import Fortuna
from serenissima.server.http.asked import Asked, desk, visitor, visitor_id
from serenissima.server.rehearsal import COOKIE as REHEARSED
from serenissima.server.storage.new_tables import made, written
from serenissima.server.storage.readable import readable
from serenissima.server.storage.sizes import size_of
from serenissima.server.storage.writes import Write
from serenissima.tables.making import Visitor
from serenissima.tables.messages import TableMade
from serenissima.tables.problems import Rejected
from serenissima.tables.table import Table


async def may_make(request: Asked, unfinished: bool = True) -> Visitor:
    """The visitor who sent the request, if they may make another table; raises Rejected."""
    server = desk(request)
    much = await server.sweeper.too_much_of(visitor_id(request))
    if much is not None:
        held, allowed = (f"{size / 1_000_000:.1f}" for size in much)
        raise Rejected(507, "kept-too-much", size=held, most=allowed)
    if server.sweeper.full:
        raise Rejected(507, "storage-full")
    most = server.settings.open_tables
    if unfinished and most and await server.store.open_tables_of(visitor_id(request), readable) >= most:
        raise Rejected(429, "too-many-tables", most=most)
    return await visitor(request)


def fortuna(request: Asked) -> Fortuna:
    """Fortuna for a new table: secret, except on a rehearsing server."""
    rehearsal = desk(request).settings.rehearsal
    return Fortuna() if rehearsal is None else rehearsal.fortuna(request.cookies.get(REHEARSED, ""))


async def add(request: Asked, write: Write) -> None:
    """Stores a new table."""
    server, size = desk(request), size_of(write)
    await written(server.store, write)
    server.sweeper.added(size)


async def add_table(request: Asked, table: Table) -> TableMade:
    """Stores a table that was made."""
    await add(request, made(table))
    return TableMade(id=table.id)
