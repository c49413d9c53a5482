"""Parting with a table: the host cancels it, a guest gets up again, and what is over leaves one's list.

A table belongs to all who have a part in it: its host, those who sit there, and those for whom a bot plays on. Before
it begins its host may cancel it. Afterwards it goes only when nobody else has a part in it, or when all of them have
taken it off their lists; until then it is hidden from those who have.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

import msgspec
from sqlalchemy import RowMapping

from serenissima.core.options import BadOption
from serenissima.games import UnknownGame, game
from serenissima.server.effect import Effect
from serenissima.server.messages import Notice, Parting
from serenissima.server.problems import Rejected
from serenissima.server.seats import Seat
from serenissima.server.table import Table


def way(
    visitor: str, state: str, host: str | None, seated: Iterable[str | None], understood: bool = True
) -> Parting | None:
    """How this visitor can part with a table; None: not at all, for now."""
    part = {host, *seated} - {None}
    if visitor not in part:
        return None
    if state == "over" or not understood:
        return "remove"
    if state == "waiting":
        return "cancel" if visitor == host else "leave"
    return "end" if part == {visitor} else None


def readable(row: RowMapping) -> bool:
    """Whether the rules of today can read a table, as far as is known: its entries are read when it is opened."""
    try:
        found = game(row["game"])
        if row["unreadable"] == found.version:
            return False
        return found.reads(row["version"], found.read_options(msgspec.json.decode(row["options"])))
    except (UnknownGame, BadOption):
        return False


def refused(how: Parting | None) -> Rejected:
    """Why somebody who could part with a table only like this cannot make it go."""
    return Rejected(409, "cancel-guest" if how == "leave" else "remove-running")


def ended(table: Table, visitor: str, ways: Container[Parting | None] = ("cancel", "end")) -> Effect:
    """The table is no more, and all who look at it hear by whom; Rejected if that is not this visitor's to say."""
    how = way(visitor, table.state, table.host, (seat.visitor for seat in table.seats))
    if how is None or how not in ways:
        raise refused(how)
    effect = Effect(before=len(table.match.log), old_wish=table.wish, gone=True)
    mine = table.played_by(visitor)
    key = {"cancel": "notice-cancelled", "end": "notice-ended"}.get(how, "notice-removed")
    name = table.seats[mine[0]].name if mine else ""
    effect.notices.append(Notice(key=key, args={"name": name, "seated": "yes" if mine else "no"}))
    return effect


def got_up(table: Table, visitor: str) -> Effect:
    """A guest gets up before the match has begun; the seat is open again."""
    mine = table.mine(visitor)
    if not mine:
        raise Rejected(403, "leave-not-seated")
    if table.state != "waiting":
        raise Rejected(409, "leave-begun")
    if table.host == visitor:
        raise Rejected(409, "leave-host")
    effect = Effect(before=len(table.match.log), old_seats=table.seats, old_wish=table.wish, changed=True)
    effect.notices.append(Notice(key="notice-got-up", args={"name": table.seats[mine[0]].name}))
    effect.chairs = [Seat(seat=seat, kind="open", name="") for seat in mine]
    table.seats = tuple(effect.chairs[mine.index(seat.seat)] if seat.seat in mine else seat for seat in table.seats)
    return effect
