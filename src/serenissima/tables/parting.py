"""Parting with a table: its host cancels it, a guest leaves it, and a finished one is removed from one's list.

A table belongs to its host, those who sit there, and those for whom a bot plays on. Before it begins its host may
cancel it. Afterwards it is removed only if it belongs to nobody else, or once all of them have taken it off their
lists; until then it is hidden from those who have.
"""

from __future__ import annotations

from collections.abc import Container, Iterable

from serenissima.tables.effect import Effect
from serenissima.tables.messages import Notice, Parting
from serenissima.tables.problems import Rejected
from serenissima.tables.table import Table


def way(
    visitor: str, state: str, host: str | None, seated: Iterable[str | None], understood: bool = True
) -> Parting | None:
    """How this visitor can part with a table; None: not at all for now."""
    part = {host, *seated} - {None}
    if visitor not in part:
        return None
    if state == "over" or not understood:
        return "remove"
    if state == "waiting":
        return "cancel" if visitor == host else "leave"
    return "end" if part == {visitor} else None


def refused(how: Parting | None) -> Rejected:
    """The error for a visitor who wants to remove a table but can only part with it in this way."""
    return Rejected(409, "cancel-guest" if how == "leave" else "remove-running")


def ended(table: Table, visitor: str, ways: Container[Parting | None] = ("cancel", "end")) -> Effect:
    """Removes the table and tells everybody who looks at it by whom; raises Rejected if this visitor may not."""
    how = way(visitor, table.state, table.host, (seat.visitor for seat in table.seats))
    if how is None or how not in ways:
        raise refused(how)
    effect = table.effect()
    effect.gone = True
    mine = table.played_by(visitor)
    key = {"cancel": "notice-cancelled", "end": "notice-ended"}.get(how, "notice-removed")
    name = table.seats[mine[0]].name if mine else ""
    effect.notices.append(Notice(key=key, args={"name": name, "seated": "yes" if mine else "no"}))
    return effect
