"""What is answered over HTTP to those who part with a table (`parting.py`)."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import FromPath

from serenissima.server.clearing import off_the_list, out_of_sight
from serenissima.server.hall import Hall
from serenissima.server.parting import ended, got_up, readable, way
from serenissima.server.problems import Rejected
from serenissima.server.routes import Asked, desk, room, visitor_id
from serenissima.server.store import Conflict, Write


@delete("/api/tables/{table_id:str}", summary="Part with a table", share="seats")
async def delete_table(request: Asked, table_id: FromPath[str]) -> None:
    """Cancels my table whose match has not begun, ends mine against bots, takes one that is over off my list."""
    hall, mine = desk(request).hall, visitor_id(request)
    if await hall.game_at(table_id) is None:
        raise Rejected(404, "no-table")
    found = await hall.store.tables_of(mine, id=table_id)
    if not found:
        raise Rejected(403, "remove-not-yours")
    row, seats = found[0]
    part = {row["host"], *(seat["visitor"] for seat in seats)} - {None}
    how = way(mine, row["state"], row["host"], part, readable(row))
    try:
        if how == "remove" or not await _ended(request, table_id):
            await _removed(hall, mine, table_id, part)
    except (Conflict, Rejected) as error:
        if isinstance(error, Rejected) and error.status != 404:
            raise
        # asked twice at once: what was wished is so
        if await hall.store.tables_of(mine, id=table_id):
            raise


@post("/api/tables/{table_id:str}/leave", status_code=204, summary="Get up again", share="seats")
async def post_leave(request: Asked, table_id: FromPath[str]) -> None:
    """A guest gets up before the match has begun; the seat is open again."""
    found, mine = await room(request, table_id), visitor_id(request)
    await found.carry_out(lambda: got_up(found.table, mine))


async def _ended(request: Asked, table_id: str) -> bool:
    """Ends a table that has not begun or has no other people; False if its entries cannot be read any more.

    Rejected if others play there, or it is somebody else's to cancel.
    """
    mine = visitor_id(request)
    try:
        found = await room(request, table_id)
    except Rejected as error:
        if error.status != 409:
            raise
        return False
    await found.carry_out(lambda: ended(found.table, mine))
    desk(request).hall.sweeper.wake()
    return True


async def _removed(hall: Hall, visitor: str, table_id: str, part: set[str]) -> None:
    """Takes a table off a list; when it is on nobody's any more, it goes."""
    if part - await hall.store.hidden_by(table_id) != {visitor}:
        await hall.store.write(Write(steps=[off_the_list(table_id, visitor)]))
        if part - await hall.store.hidden_by(table_id):
            return
        # the others have taken it off theirs in the same moment
    if (found := hall.found(table_id)) is not None:
        await found.carry_out(lambda: ended(found.table, visitor, ("remove",)))
    else:
        await hall.store.write(Write(steps=out_of_sight(table_id)))
        hall.lost(table_id)
    hall.sweeper.wake()


HANDLERS = [delete_table, post_leave]
