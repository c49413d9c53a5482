"""Tables over HTTP: my list, making, viewing and joining tables, and rematches."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from serenissima.server.http.asked import Asked, desk, room, visitor, visitor_id
from serenissima.server.http.making import add, add_table, fortuna, may_make
from serenissima.server.storage.new_tables import claim_rematch, made
from serenissima.server.storage.readable import readable
from serenissima.tables.making import new_table, rematch_of
from serenissima.tables.messages import Fill, Join, NewTable, TableCard, TableInfo, TableMade
from serenissima.tables.parting import way
from serenissima.tables.problems import Rejected
from serenissima.tables.seating import fill
from serenissima.tables.seats import different
from serenissima.tables.store import Conflict


@get("/api/tables", summary="My tables")
async def get_tables(request: Asked) -> list[TableCard]:
    """The tables this visitor made or sits at, newest first."""
    mine = visitor_id(request)
    cards = []
    for row, seats in await desk(request).store.tables_of(mine):
        understood = readable(row)
        movers = [seat["seat"] for seat in seats if seat["visitor"] == mine and seat["kind"] == "person"]
        cards.append(
            TableCard(
                id=row["id"],
                game=row["game"],
                names=[seat["name"] for seat in seats],
                state=row["state"],
                my_turn=row["state"] == "running" and row["to_move"] in movers,
                # while a match is running the count would reveal others' secret steps
                entries=row["entries"] if row["state"] == "over" else 0,
                parting=way(mine, row["state"], row["host"], (seat["visitor"] for seat in seats), understood),
                readable=understood,
            )
        )
    return cards


@post("/api/tables", summary="A new table", share="tables")
async def post_table(request: Asked, data: JSONBody[NewTable]) -> TableMade:
    """Makes a table. The match begins when no seat is open."""
    host = await may_make(request)
    return await add_table(
        request, new_table(data.game, data.seats, data.options, host, fortuna(request), data.position)
    )


@get("/api/tables/{table_id:str}", summary="A table", share="replays")
async def get_table(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """The table as this visitor may know it."""
    return (await room(request, table_id)).audience.info(visitor_id(request))


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Sit down", share="seats")
async def post_join(request: Asked, table_id: FromPath[str], data: JSONBody[Join]) -> TableMade:
    """Takes the first open seat; a visitor who already sits here keeps theirs."""
    opened = await room(request, table_id)
    who = await visitor(request)
    if not opened.table.mine(who.id):
        if data.invite != opened.table.invite:
            raise Rejected(403, "invite-wrong")
        names = [seat.name for seat in opened.table.seats]
        if not await opened.join(who.id, different([*names, who.name])[-1]):
            raise Rejected(409, "table-full")
    return TableMade(id=table_id)


@post("/api/tables/{table_id:str}/fill", status_code=200, summary="Fill the seats with bots", share="seats")
async def post_fill(request: Asked, table_id: FromPath[str], data: JSONBody[Fill]) -> TableMade:
    """Its host seats bots on all open seats, and the match begins."""
    opened, mine = await room(request, table_id), visitor_id(request)
    await opened.carry_out(lambda: fill(opened.table, mine, data.bot))
    return TableMade(id=table_id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again", share="tables")
async def post_rematch(request: Asked, table_id: FromPath[str]) -> TableMade:
    """The same players, each moved on by one seat; everybody who asks gets the same table."""
    opened = await room(request, table_id)
    source = opened.table
    if source.rematch is None:
        host = await may_make(request)
        table = rematch_of(source, host, opened.audience.here(), fortuna(request))
        write = made(table)
        write.steps = [*write.steps, claim_rematch(source.id, table.id)]
        try:
            await add(request, write)
            opened.set_rematch(table.id, host.id)
        except Conflict:
            # somebody else asked at the same moment
            opened.set_rematch((await desk(request).hall.read_table(table_id)).rematch or "", host.id)
    return TableMade(id=opened.table.rematch or "")


HANDLERS = [get_tables, post_table, get_table, post_join, post_fill, post_rematch]
