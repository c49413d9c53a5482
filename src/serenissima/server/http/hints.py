"""What bots teach: hints and their own reasons at practice tables, and looks back at finished matches."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from serenissima.bots.motive import RANDOM
from serenissima.core.state import ONLOOKER
from serenissima.server.http.answers import compressed
from serenissima.server.http.asked import Asked, desk, room, visitor_id, who_asks
from serenissima.server.http.study import not_against_others
from serenissima.tables.encoding import encode
from serenissima.tables.messages import Why
from serenissima.tables.motives import asked_about
from serenissima.tables.problems import Rejected
from serenissima.tables.table import Table

AT_RANDOM = "uniform"
"""The bot that has no reasons."""


@get("/api/tables/{table_id:str}/hint", summary="A hint", middleware=[compressed], share="hints")
async def get_hint(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> msgspec.Raw:
    """What the strongest bot would do on my seat, from what it can see, and why. In practice, on my turn."""
    table = (await room(request, table_id)).table
    visitor = visitor_id(request)
    match = table.match
    if table.state != "running":
        raise Rejected(409, "hint-not-running")
    if not match.practice or table.others(visitor):
        raise Rejected(409, "hint-no-practice")
    asker = match.to_move if seat is None else seat
    if asker is None or asker not in table.mine(visitor) or asker != match.to_move:
        raise Rejected(409, "hint-not-your-turn")
    server = desk(request)
    spent = server.settings.spend(server.settings.hint_seconds)
    asked = (encode(match.memory(asker)), match.codes(), table.number(visitor), asker, match.seats, *spent)
    return msgspec.Raw(await server.hints.ask(who_asks(request), match.game, "hint", *asked))


@get("/api/tables/{table_id:str}/why", summary="Why a bot did that", middleware=[compressed], share="hints")
async def get_why(
    request: Asked,
    table_id: FromPath[str],
    of: FromQuery[int],
    entry: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> msgspec.Raw:
    """Why the bot on seat `of` decided as it last did, up to this entry: while the match lasts by what I can know.

    `seat`: which of my seats asks. In practice, and for anybody once the match is over.
    """
    table = (await room(request, table_id)).table
    visitor, match = visitor_id(request), table.match
    if not 0 <= of < len(table.seats):
        raise Rejected(400, "no-seat", last=len(table.seats) - 1)
    if table.state == "waiting":
        raise Rejected(409, "waiting")
    if table.seats[of].kind != "bot":
        raise Rejected(409, "why-no-bot")
    if table.state == "over":
        await not_against_others(request, match.game)
    elif table.others(visitor) or (table.mine(visitor) and not match.practice):
        raise Rejected(409, "why-no-practice")
    last = len(match.log) if entry is None else table.entry_called(visitor, entry)
    if last is None:
        raise Rejected(404, "no-entry", last=table.number(visitor) - 1)
    asked = asked_about(match, of, last, _asker(table, visitor, seat))
    if asked is None:
        raise Rejected(409, "why-nothing-yet", name=table.seats[of].name)
    if table.seats[of].bot == AT_RANDOM:
        return msgspec.Raw(encode(Why(seat=of, moves=[], why=RANDOM)))
    return msgspec.Raw(await desk(request).hints.ask(who_asks(request), match.game, "why", of, asked))


def _asker(table: Table, visitor: str, seat: int | None) -> int:
    """The seat by whose knowledge a visitor is answered; ONLOOKER for somebody who has none."""
    mine = table.watched(visitor)
    if seat is not None and seat not in mine:
        raise Rejected(403, "not-your-view")
    return seat if seat is not None else next(iter(mine), ONLOOKER)


@get("/api/tables/{table_id:str}/retrospect", summary="A look back", middleware=[compressed], share="look-backs")
async def get_retrospect(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> msgspec.Raw:
    """A seat's chances in the course of a finished match, and the three decisions that cost most."""
    table = (await room(request, table_id)).table
    mine = table.mine(visitor_id(request))
    eyes = (mine[0] if mine else 0) if seat is None else seat
    if not 0 <= eyes < len(table.seats):
        raise Rejected(400, "no-seat", last=len(table.seats) - 1)
    if table.state != "over":
        raise Rejected(409, "study-running")
    await not_against_others(request, table.match.game)
    return msgspec.Raw(await desk(request).look_backs.look_back(who_asks(request), table, eyes))


HANDLERS = [get_hint, get_why, get_retrospect]
