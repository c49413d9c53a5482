"""What bots teach: a hint at practice tables, and a look back at a match that is over."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from serenissima.server.answers import compressed
from serenissima.server.problems import Rejected
from serenissima.server.reading import ReadingRoom
from serenissima.server.routes import Asked, archive, desk, room, visitor_id, who_asks
from serenissima.server.settings import Settings
from serenissima.server.sight import encode
from serenissima.server.study import not_against_others

REMEMBERED = 64
"""So many looks back are kept."""


class Classroom(ReadingRoom):
    """A process of its own, so that a long look back keeps nobody waiting who asks for an analysis."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.remembered: OrderedDict[tuple[str, int], bytes] = OrderedDict()

    def remember(self, table_id: str, seat: int, answer: bytes) -> None:
        """Keeps an answer; the oldest is forgotten."""
        self.remembered[table_id, seat] = answer
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)


def classroom(request: Asked) -> Classroom:
    """Where this server's bots teach."""
    found = request.scope["classroom"]  # type: ignore[typeddict-item]
    assert isinstance(found, Classroom)
    return found


def _hints(request: Asked) -> ReadingRoom:
    """Where hints are found: in another process again, for a look back takes many times as long."""
    found = request.scope["hints"]  # type: ignore[typeddict-item]
    assert isinstance(found, ReadingRoom)
    return found


@get("/api/tables/{table_id:str}/hint", summary="A hint", middleware=[compressed], share="hints")
async def get_hint(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> msgspec.Raw:
    """What the strongest bot would do on my seat, from what it can see, and why. In practice, on my turn."""
    found = await room(request, table_id)
    mine = found.table.mine(visitor_id(request))
    match = found.table.match
    if found.table.state != "running":
        raise Rejected(409, "hint-not-running")
    if not match.practice or found.table.others(visitor_id(request)):
        raise Rejected(409, "hint-no-practice")
    asker = match.to_move if seat is None else seat
    if asker is None or asker not in mine or asker != match.to_move:
        raise Rejected(409, "hint-not-your-turn")
    entry = found.table.number(visitor_id(request))
    view = encode(match.memory(asker))
    settings = desk(request).hall.settings
    asked = (view, match.codes(), entry, asker, *settings.spend(settings.hint_seconds))
    return msgspec.Raw(await _hints(request).ask(who_asks(request), match.game, "hint", *asked))


@get("/api/tables/{table_id:str}/retrospect", summary="A look back", middleware=[compressed], share="look-backs")
async def get_retrospect(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> msgspec.Raw:
    """How a seat's chances went in a match that is over, and the three decisions that cost most."""
    table = (await room(request, table_id)).table
    mine = table.mine(visitor_id(request))
    eyes = (mine[0] if mine else 0) if seat is None else seat
    if not 0 <= eyes < len(table.seats):
        raise Rejected(400, "no-seat", last=len(table.seats) - 1)
    if table.state != "over":
        raise Rejected(409, "study-running")
    await not_against_others(request, table.match.game)
    school = classroom(request)
    known = school.remembered.get((table.id, eyes))
    if known is None:
        settings = desk(request).hall.settings
        asked = (await archive(request).record(table), eyes, *settings.spend(settings.look_back_seconds))
        known = await school.ask(who_asks(request), table.match.game, "retrospect", *asked)
        school.remember(table.id, eyes, known)
    return msgspec.Raw(known)


HANDLERS = [get_hint, get_retrospect]
