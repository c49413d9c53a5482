"""Looking at a match: positions, events, the record, its proof, forking it; and the QR code of an invitation."""

from __future__ import annotations

from io import BytesIO

import segno
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from serenissima.server.http.answers import compressed
from serenissima.server.http.asked import Asked, desk, room, visitor_id, who_asks
from serenissima.server.http.making import add_table, fortuna, may_make
from serenissima.tables.heard import each_heard
from serenissima.tables.making import forked
from serenissima.tables.messages import Fork, Frame, HeardEvent, Proved, TableMade
from serenissima.tables.problems import Rejected
from serenissima.tables.scene import sides_at
from serenissima.tables.table import Table


def _viewing_seats(table: Table, visitor: str, seat: int | None) -> tuple[int, ...]:
    """The seats this visitor may look through: their own; any once the match is over. Empty: as an onlooker."""
    mine = table.watched(visitor)
    if seat is None:
        return mine
    if not 0 <= seat < len(table.seats):
        raise Rejected(400, "no-seat", last=len(table.seats) - 1)
    if seat not in mine and table.state != "over":
        raise Rejected(403, "not-your-view")
    return (seat,)


@get(
    "/api/tables/{table_id:str}/at/{entry:int}",
    summary="A position of the match",
    middleware=[compressed],
    share="replays",
)
async def get_frame(
    request: Asked, table_id: FromPath[str], entry: FromPath[int], seat: FromQuery[int | None] = None
) -> Frame:
    """The match after this many entries, as this visitor could see it then; once it is over, as any `seat` could.

    While it lasts, only entries that this visitor can know of are counted.
    """
    table = (await room(request, table_id)).table
    visitor = visitor_id(request)
    eyes = _viewing_seats(table, visitor, seat)
    last = table.number(visitor) - 1
    if table.state == "waiting":
        raise Rejected(409, "waiting")
    if not 0 <= entry <= last:
        raise Rejected(404, "no-entry", last=last)
    moment = table.moment(visitor, entry)
    past = table.match.at(moment)
    to_move = past.to_move
    return Frame(
        entry=entry,
        last=last,
        to_move=None if to_move is not None and to_move < 0 else to_move,
        sides=sides_at(past, eyes, passed=table.state == "running" and table.match.gone_on(moment)),
        outcome=past.outcome,
        round=past.game.round(past.state),
    )


@get("/api/tables/{table_id:str}/log", summary="All that was heard", middleware=[compressed], share="replays")
async def get_log(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> list[HeardEvent]:
    """The events this visitor heard, with their entries; once the match is over, those any `seat` heard."""
    table = (await room(request, table_id)).table
    visitor = visitor_id(request)
    eyes = _viewing_seats(table, visitor, seat)
    if table.state == "waiting":
        return []
    heard = each_heard(table, eyes, counting=table.viewers(visitor))
    return await desk(request).hall.slices.gather(heard)


@get(
    "/api/tables/{table_id:str}/record",
    media_type="application/x-ndjson",
    summary="The record",
    middleware=[compressed],
    share="replays",
)
async def get_record(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """The whole match as JSON lines, once it is over."""
    table = (await room(request, table_id)).table
    if table.state != "over":
        raise Rejected(409, "record-running")
    file = f"{table.match.game.name}-{table.id}.jsonl"
    return Response(
        await desk(request).archive.record(table),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{file}"'},
    )


@get("/api/tables/{table_id:str}/verify", summary="Was chance fair?", share="replays")
async def get_proof(request: Asked, table_id: FromPath[str]) -> Proved:
    """Recomputes every draw from the seed, once the match is over."""
    table = (await room(request, table_id)).table
    if table.state != "over":
        raise Rejected(409, "verify-running")
    match = table.match
    proof = await desk(request).archive.prove(who_asks(request), table)
    seed = match.fortuna.seed if match.fortuna is not None else None
    return Proved(
        draws=proof.draws,
        commitment=match.commitment,
        seed=seed,
        problem=proof.problem,
        from_position=proof.from_position,
    )


@post("/api/tables/{table_id:str}/fork", summary="Play on from here", share="tables")
async def post_fork(request: Asked, table_id: FromPath[str], data: JSONBody[Fork]) -> TableMade:
    """A new table that plays on from the position after `entry` entries."""
    host = await may_make(request)
    table = (await room(request, table_id)).table
    return await add_table(request, forked(table, data.entry, data.seats, host, fortuna(request)))


@get(
    "/api/tables/{table_id:str}/qr.svg",
    media_type="image/svg+xml",
    summary="The invitation as a QR code",
    share="replays",
)
async def get_qr(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """The invitation link for those who sit here; the link to look on for others."""
    table = (await room(request, table_id)).table
    base = desk(request).settings.base or f"{request.url.scheme}://{request.headers.get('host', '')}"
    link = f"{base}/t/{table.id}"
    if table.mine(visitor_id(request)):
        link += f"?invite={table.invite}"
    out = BytesIO()
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError:  # the address is taken from the request, so it can be of any length
        raise Rejected(400, "long-address") from None
    code.save(out, kind="svg", scale=8, border=2, light="white", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


HANDLERS = [get_frame, get_log, get_record, get_proof, post_fork, get_qr]
