"""Parting with a table over HTTP (`tables/parting.py`)."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import FromPath

from serenissima.server.desk import Desk
from serenissima.server.http.asked import Asked, desk, room, visitor_id
from serenissima.server.storage.clearing import off_the_list, out_of_sight
from serenissima.server.storage.readable import readable
from serenissima.server.storage.writes import Write
from serenissima.tables.parting import ended, way
from serenissima.tables.problems import Rejected
from serenissima.tables.seating import get_up
from serenissima.tables.store import Conflict


@delete("/api/tables/{table_id:str}", summary="Part with a table", share="seats")
async def delete_table(request: Asked, table_id: FromPath[str]) -> None:
    """Cancels my table before its match begins, ends my match against bots, or takes a finished one off my list."""
    server, mine = desk(request), visitor_id(request)
    if await server.hall.game_at(table_id) is None:
        raise Rejected(404, "no-table")
    listed = await server.store.tables_of(mine, id=table_id)
    if not listed:
        raise Rejected(403, "remove-not-yours")
    row, seats = listed[0]
    part = {row["host"], *(seat["visitor"] for seat in seats)} - {None}
    how = way(mine, row["state"], row["host"], part, readable(row))
    try:
        if how == "remove" or not await _ended(request, table_id):
            await _removed(server, mine, table_id, part)
    except (Conflict, Rejected) as error:
        if isinstance(error, Rejected) and error.status != 404:
            raise
        # requested twice at once: it is already done
        if await server.store.tables_of(mine, id=table_id):
            raise


@post("/api/tables/{table_id:str}/leave", status_code=204, summary="Get up again", share="seats")
async def post_leave(request: Asked, table_id: FromPath[str]) -> None:
    """A guest gets up before the match begins; the seat is open again."""
    opened, mine = await room(request, table_id), visitor_id(request)
    await opened.carry_out(lambda: get_up(opened.table, mine))


async def _ended(request: Asked, table_id: str) -> bool:
    """Ends a table that has not begun or has no other people; False if its entries can no longer be read.

    Raises Rejected if others play there, or if only its host may cancel it.
    """
    mine = visitor_id(request)
    try:
        opened = await room(request, table_id)
    except Rejected as error:
        if error.status != 409:
            raise
        return False
    await opened.carry_out(lambda: ended(opened.table, mine))
    desk(request).sweeper.wake()
    return True


async def _removed(server: Desk, visitor: str, table_id: str, part: set[str]) -> None:
    """Takes a table off this visitor's list, and removes it once it is on nobody's."""
    if part - await server.store.hidden_by(table_id) != {visitor}:
        await server.store.write(Write(steps=[off_the_list(table_id, visitor)]))
        if part - await server.store.hidden_by(table_id):
            return
        # the others took it off theirs at the same moment
    if (opened := server.hall.open_room(table_id)) is not None:
        await opened.carry_out(lambda: ended(opened.table, visitor, ("remove",)))
    else:
        await server.store.write(Write(steps=out_of_sight(table_id)))
        server.hall.lost(table_id)
    server.sweeper.wake()


HANDLERS = [delete_table, post_leave]
