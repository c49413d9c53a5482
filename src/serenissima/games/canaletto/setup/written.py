"""A position as it is written down: everything on the table, whatever is being decided, so a match can begin there.

Treasures are short names, `St Ri`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.canaletto.box import LAST_BID, LOWEST_VALUE, MARKERS, MONEY, MOST_SEATS, PALACES
from serenissima.games.canaletto.view import Phase

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Palace = Annotated[int, Meta(ge=0, lt=PALACES)]
Ducats = Annotated[int, Meta(ge=0, le=100_000)]
Bid = Annotated[int, Meta(ge=0, le=LAST_BID)]
Value = Annotated[int, Meta(ge=LOWEST_VALUE, lt=LOWEST_VALUE + MARKERS)]
Held = Annotated[int, Meta(ge=0, le=4)]


class Holder(Part, frozen=True, kw_only=True):
    """What a seat has. `still_in`: it has not passed in this auction."""

    money: Ducats = MONEY
    debt: Ducats = 0
    mask: bool = True
    still_in: bool = True
    treasures: str = ""


class Hammer(Part, frozen=True, kw_only=True):
    """An auction that is over; without a `buyer` nobody bid."""

    palace: Palace
    lot: str
    starter: Seat
    buyer: Seat | None = None
    bid: Bid = 0
    bribe: bool = False
    borrowed: Ducats = 0


class Sold(Part, frozen=True, kw_only=True):
    """A group that was sold: how many treasures each seat had, and after which auction; None: before the first one."""

    group: str
    counts: tuple[Held, ...]
    after: Annotated[int, Meta(ge=1, le=100_000)] | None = None


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `lots`: the treasures of the sixteen palaces, `La Mi/Ca//...`, also while they are being placed. `values`: those
    turned up, in the order of the row; `sold` is in the same order. `discarded`: treasures that left the game unsold.
    Treasures that are nowhere left it earlier. `turn`: who decides, if a seat does.
    """

    phase: Phase = "bidding"
    lots: str
    players: tuple[Holder, ...]
    values: tuple[Value, ...] = ()
    column: Palace | None = None
    starter: Seat | None = None
    turn: Seat | None = None
    bid: Bid = 0
    high: Seat | None = None
    buyer: Seat | None = None
    waiting: str = ""
    quiet: Annotated[int, Meta(ge=0, le=PALACES)] = 0
    discarded: str = ""
    sold: tuple[Sold, ...] = ()
    auctions: tuple[Hammer, ...] = ()
