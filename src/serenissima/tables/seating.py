"""Seats that change hands: people sit down, get up, change their name, hand over to a bot or come back."""

from __future__ import annotations

import msgspec

from serenissima.bots.levels import called, default_level
from serenissima.tables import wishes
from serenissima.tables.effect import Effect
from serenissima.tables.messages import Notice
from serenissima.tables.problems import Rejected
from serenissima.tables.seats import COMPANIONS, Seat, different
from serenissima.tables.table import Table
from serenissima.tables.thinker import offered


def join(table: Table, visitor: str, name: str) -> Effect | None:
    """Takes the first open seat; None if there is none. The last to sit down starts the match."""
    seat = next((seat for seat in table.seats if seat.kind == "open"), None)
    if seat is None:
        return None
    effect = table.effect()
    table.seat(effect, Seat(seat=seat.seat, kind="person", name=name, visitor=visitor))
    if table.state == "running":
        _begin(table, effect)
    return effect


def fill(table: Table, visitor: str, bot: str | None = None) -> Effect:
    """The host seats bots of this level on all open seats, and the match begins.

    If one person is left among bots it is practice, as if the table had been made like that.
    """
    if table.host != visitor:
        raise Rejected(403, "fill-not-host")
    if table.state != "waiting":
        raise Rejected(409, "fill-begun")
    people = [seat for seat in table.seats if seat.kind == "person"]
    if not people:
        raise Rejected(409, "fill-nobody")
    game = table.match.game
    level = bot or default_level(game)
    if level not in offered(game):
        raise Rejected(400, "no-bot", bot=level, allowed=", ".join(called(game)))
    effect = table.effect()
    names = [seat.name for seat in table.seats if seat.kind != "open"]
    bots = []
    for seat in (seat for seat in table.seats if seat.kind == "open"):
        names.append(different([*names, COMPANIONS[seat.seat % len(COMPANIONS)]])[-1])
        bots.append(Seat(seat=seat.seat, kind="bot", name=names[-1], bot=level))
    table.seat(effect, *bots)
    effect.notices.append(Notice(key="notice-filled", args={"count": len(bots)}))
    _begin(table, effect)
    effect.practice = table.match.practice = len(people) == 1
    return effect


def _begin(table: Table, effect: Effect) -> None:
    """Begins the match, as everybody sits."""
    table.match.names = tuple(seat.name for seat in table.seats)
    effect.entries = table.match.settle()
    effect.fresh = True


def get_up(table: Table, visitor: str) -> Effect:
    """Frees the seat of a guest before the match begins."""
    mine = table.mine(visitor)
    if not mine:
        raise Rejected(403, "leave-not-seated")
    if table.state != "waiting":
        raise Rejected(409, "leave-begun")
    if table.host == visitor:
        raise Rejected(409, "leave-host")
    effect = table.effect()
    effect.notices.append(Notice(key="notice-got-up", args={"name": table.seats[mine[0]].name}))
    table.seat(effect, *(Seat(seat=seat, kind="open", name="") for seat in mine))
    return effect


def rename(table: Table, visitor: str, old: str, new: str) -> Effect | None:
    """Renames the visitor from `old` to `new` at this table; None if there is nothing to change.

    If the visitor holds several seats only their own is renamed; the others belong to people on the same device.
    """
    mine = table.mine(visitor)
    if table.state == "over" or not mine:
        return None
    number = mine[0] if len(mine) == 1 else next((n for n in mine if _called(table.seats[n].name, old)), None)
    if number is None:
        return None
    others = [seat.name for seat in table.seats if seat.seat != number]
    name = different([*others, new])[-1]
    if name == table.seats[number].name:
        return None
    effect = table.effect()
    table.seat(effect, msgspec.structs.replace(table.seats[number], name=name))
    return effect


def give_to_bot(table: Table, effect: Effect, seat: Seat, bot: str) -> None:
    """Lets a bot hold this seat for its owner; it agrees to any wish its owner was asked about."""
    table.seat(effect, Seat(seat=seat.seat, kind="bot", name=seat.name, visitor=seat.visitor, bot=bot))
    effect.notices.append(Notice(key="notice-replaced", args={"name": seat.name, "bot": bot}))
    if table.wish is not None and seat.seat in table.wish.waiting:
        wishes.agree(table, effect, (seat.seat,))
    elif table.wish is not None and seat.seat == table.wish.seat:
        table.wish = None


def give_back(table: Table, effect: Effect, seat: Seat) -> None:
    """Gives a seat that a bot holds back to its owner, who hears everything this seat has heard."""
    table.seat(effect, Seat(seat=seat.seat, kind="person", name=seat.name, visitor=seat.visitor))
    effect.fresh = True
    effect.notices.append(Notice(key="notice-returned", args={"name": seat.name}))


def _called(name: str, wanted: str) -> bool:
    """Whether this is the wanted name, possibly with a number that tells namesakes apart."""
    rest = name.removeprefix(wanted)
    return name.startswith(wanted) and (not rest or rest.strip().isdecimal())
