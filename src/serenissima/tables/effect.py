"""The effect of a request at a table. Nobody hears of it until it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from serenissima.core.log import Entry
from serenissima.tables.messages import Notice, Outgoing, UndoWish
from serenissima.tables.seats import Seat


@dataclass(slots=True)
class Effect:
    """The effect of a request.

    `entries` and `seats` (those that changed) must be stored first; then `replies` go to the asker and `notices` to the
    table. `shown`: the asker gets an update even if nothing looks different. `fresh`: everybody hears everything again,
    because something was undone; `renewed`: the asker is shown the current match. `gone`: the table no longer exists.
    `practice`: only now one person plays against bots alone.
    """

    before: int
    entries: list[Entry] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    replies: list[Outgoing] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    shown: bool = False
    fresh: bool = False
    renewed: bool = False
    changed: bool = False
    gone: bool = False
    practice: bool = False
    old_seats: tuple[Seat, ...] | None = None
    old_wish: UndoWish | None = None
