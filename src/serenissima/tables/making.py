"""Making tables: new ones, forks from a position of another table, and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Sequence, Set
from dataclasses import dataclass

import msgspec

from serenissima.bots.levels import called, default_level
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.log import Left, Played
from serenissima.core.match import Match
from serenissima.core.options import BadOption, OptionValue
from serenissima.core.positions import BadPosition
from serenissima.core.text import sentence
from serenissima.games import UnknownGame, game
from serenissima.tables.messages import NewSeat
from serenissima.tables.problems import Rejected
from serenissima.tables.seats import COMPANIONS, Seat, clean_name, different
from serenissima.tables.secrecy import secret
from serenissima.tables.table import Table
from serenissima.tables.thinker import offered


@dataclass(frozen=True, slots=True)
class Visitor:
    """The visitor who asks."""

    id: str
    name: str


def new_id() -> str:
    """A table id, impossible to guess: whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def find_game(name: str) -> AnyGame:
    """The game of this name; raises Rejected if there is none."""
    try:
        return game(name)
    except UnknownGame as error:
        raise Rejected(404, "no-game", problem=str(error)) from None


def new_table(
    game_name: str,
    wanted: Sequence[NewSeat],
    options: dict[str, OptionValue],
    host: Visitor,
    fortuna: Fortuna | None = None,
    position: object = None,
) -> Table:
    """A table with these seats; the match begins once no seat is open. By default its draws are secret.

    Whoever gives a `position` knows all of it, so nobody else can sit at a table whose position holds secrets.
    """
    played = find_game(game_name)
    seats = _seats(played, wanted, host)
    if all(seat.kind == "bot" for seat in seats):
        options = {**played.unattended, **options}
    table = _begin(played, seats, options, host.id, fortuna, settle=False, position=position)
    if position is not None:
        if not _fair(table, host):
            raise Rejected(409, "position-secret")
        if table.match.to_move is None:
            raise Rejected(409, "position-over")
    return _ready(table)


def forked(
    source: Table, entry: int, wanted: Sequence[NewSeat], host: Visitor, fortuna: Fortuna | None = None
) -> Table:
    """A table that plays on from the position after `entry` entries, as the host counts them.

    It must not reveal secrets: not to the host while the match is running, and not, since the host of a finished match
    may know everything, at a table where others sit down.
    """
    if not source.forkable(host.id):
        raise Rejected(409, "fork-running")
    last = source.number(host.id) - 1
    if not 0 <= entry <= last:
        raise Rejected(400, "no-entry", last=last)
    past = source.moment(host.id, entry)
    if past and isinstance(source.match.log[past - 1], Left):
        past -= 1
    played = source.match.game
    options, position = dict(source.match.options), source.match.position
    table = _begin(played, _seats(played, wanted, host), options, host.id, fortuna, settle=False, position=position)
    table.match.take_over(source.match, past)
    if source.state != "over" and secret(table.match):
        raise Rejected(409, "fork-running")
    if not _fair(table, host):
        raise Rejected(409, "fork-secret")
    if table.match.to_move is None:
        raise Rejected(409, "fork-over")
    return _ready(table)


def _ready(table: Table) -> Table:
    """The table, with chance settled if nobody has to sit down first."""
    if table.state == "running":
        table.match.settle()
    return table


def _fair(table: Table, host: Visitor) -> bool:
    """Whether the host may know the whole position: nobody else plays, or it holds no secrets."""
    return not secret(table.match) or all(seat.kind == "bot" or seat.visitor == host.id for seat in table.seats)


def rematch_of(source: Table, host: Visitor, here: Set[str] = frozenset(), fortuna: Fortuna | None = None) -> Table:
    """A table with the same people and bots, all moved on by one seat, so that the second begins.

    `here` are the connected visitors. A match that began from a position begins there again.
    """
    if source.state != "over" or source.imported:
        raise Rejected(409, "rematch-running")
    if not source.played_by(host.id):
        raise Rejected(403, "not-seated")
    if not all(_took_part(source, seat, here) for seat in source.seats if seat.visitor != host.id):
        raise Rejected(409, "rematch-unanswered")
    count = len(source.seats)
    before = [source.seats[(seat + 1) % count] for seat in range(count)]
    seats = tuple(_again(old, seat, here | {host.id}) for seat, old in enumerate(before))
    match = source.match
    return _begin(match.game, seats, dict(match.options), host.id, fortuna, position=match.position)


def _took_part(source: Table, seat: Seat, here: Set[str]) -> bool:
    """Whether a visitor who would be seated again has moved in the previous match, or is at its table now.

    Otherwise one could seat somebody at table after table without ever getting an answer.
    """
    moved = any(isinstance(entry, Played) and entry.seat == seat.seat for entry in source.match.log)
    return seat.kind != "person" or seat.visitor is None or seat.visitor in here or moved


def _again(old: Seat, seat: int, here: Set[str]) -> Seat:
    """A seat in the next match. The owner of a seat that a bot holds gets it back if they are still here."""
    if old.kind == "person" or old.visitor in here:
        return Seat(seat=seat, kind="person", name=old.name, visitor=old.visitor)
    return msgspec.structs.replace(old, seat=seat, visitor=None)


def _begin(
    played: AnyGame,
    seats: tuple[Seat, ...],
    options: dict[str, OptionValue],
    host: str,
    fortuna: Fortuna | None,
    settle: bool = True,
    position: object = None,
) -> Table:
    persons = [seat for seat in seats if seat.kind != "bot"]
    practice = len(persons) == 1 and persons[0].kind == "person" and len(seats) > 1
    names = tuple(seat.name for seat in seats)
    try:
        match = Match(played, len(seats), options, fortuna or Fortuna(), names, practice, position)
    except BadOption as error:
        raise Rejected(400, "bad-option", problem=str(error)) from None
    except BadPosition as error:
        raise Rejected(400, "bad-position", problem=str(error)) from None
    table = Table(new_id(), match, seats, secrets.token_urlsafe(12), host)
    if settle and table.state == "running":
        match.settle()
    return table


def _seats(played: AnyGame, wanted: Sequence[NewSeat], host: Visitor) -> tuple[Seat, ...]:
    if len(wanted) not in played.seats:
        raise Rejected(400, "seats", count=len(wanted), allowed=", ".join(map(str, played.seats)))
    seats = [_seat(played, number, new, host) for number, new in enumerate(wanted)]
    names = different([seat.name for seat in seats])
    return tuple(
        msgspec.structs.replace(seat, name=name) if seat.kind != "open" else seat
        for seat, name in zip(seats, names, strict=True)
    )


def _seat(played: AnyGame, number: int, new: NewSeat, host: Visitor) -> Seat:
    if new.kind == "friend":
        return Seat(seat=number, kind="open", name="")
    given = clean_name(new.name or "", 24)
    if new.kind == "bot":
        level = new.bot or default_level(played)
        if level not in offered(played):
            raise Rejected(400, "no-bot", bot=level, allowed=", ".join(called(played)))
        return Seat(seat=number, kind="bot", name=given or COMPANIONS[number % len(COMPANIONS)], bot=level)
    if new.kind == "me":
        return Seat(seat=number, kind="person", name=given or host.name, visitor=host.id)
    name = given or sentence(None, "seat-here-name", {"number": number + 1})
    return Seat(seat=number, kind="person", name=name, visitor=host.id)
