"""Seats that change while a match goes on: a new nickname, and an owner who comes back to a seat a bot has kept."""

from __future__ import annotations

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.text import sentence
from serenissima.server.effect import Effect
from serenissima.server.messages import Notice, Refused, Return
from serenissima.server.seats import Seat, different
from serenissima.server.table import Table


def renamed(table: Table, visitor: str, old: str, new: str) -> Effect | None:
    """The visitor, called `old` so far, is called `new` at this table; None if there is nothing to change.

    Of several seats of one visitor only the visitor's own is meant; the others belong to people on the same device.
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
    return _changed(table, msgspec.structs.replace(table.seats[number], name=name))


def returned(table: Table, visitor: str, message: Return) -> Effect:
    """The visitor takes back the seat that was given to a bot, and hears all that this seat has heard."""
    seat = next((seat for seat in table.seats if seat.kind == "bot" and seat.visitor == visitor), None)
    if seat is None or table.state != "running":
        reason = "over" if table.state == "over" else "nothing-kept"
        refusal = Refusal("MATCH" if reason == "over" else "TABLE", reason)
        effect = Effect(before=len(table.match.log), old_wish=table.wish)
        effect.replies.append(Refused(id=message.id, refusal=refusal, text=sentence(None, f"refusal-{reason}")))
        return effect
    effect = _changed(table, Seat(seat=seat.seat, kind="person", name=seat.name, visitor=visitor))
    effect.fresh = True
    effect.notices.append(Notice(key="notice-returned", args={"name": seat.name}))
    return effect


def _called(name: str, wanted: str) -> bool:
    """Whether this is the name, perhaps with the number that tells namesakes apart."""
    rest = name.removeprefix(wanted)
    return name.startswith(wanted) and (not rest or rest.strip().isdecimal())


def _changed(table: Table, seat: Seat) -> Effect:
    effect = Effect(before=len(table.match.log), old_seats=table.seats, old_wish=table.wish, changed=True)
    table.seats = (*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :])
    effect.chairs.append(seat)
    return effect
