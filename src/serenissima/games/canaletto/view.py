"""What a seat sees. No player holds a secret, so everybody sees the same.

What nobody knows, the values after the next one, is not in the state either: Fortuna draws each when it is turned up
(CAN-15).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.canaletto.moves import Group

Phase = Literal[
    "placing",
    "values",
    "drawing-palace",
    "drawing-starter",
    "choosing",
    "bidding",
    "asking",
    "selling",
    "revealing",
    "over",
]
"""Fortuna lays out, turns values up and draws where the first auction is and who speaks first. Players choose the first
palace, bid, are asked for a bribe, or choose what is sold next."""
BribeState = Literal["may", "not-now", "asked", "no-bid", "too-high", "used", "out", "high"]
"""Whether a player may bribe: `may` (now), `asked` (now, as a question), or why not: it is not the player's turn
(though the mask and the bid would allow it), nobody has bid, the bid is above 15, the mask is used, the player has
passed, the player is the high bidder."""


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    values: Literal["next_only", "open"]
    start_palace: Literal["two_plus", "any", "first_player"]
    bribe_timing: Literal["own_turn", "interrupt"]
    layout: Literal["uniform", "flat"]
    no_bid: Literal["move_on", "discard"]
    tie_break: Literal["shared", "debt_then_mask"]
    max_bid: int


class Palace(msgspec.Struct, frozen=True):
    """A palace and its lot.

    `next`: where the next auction would be if the gondola stopped here and the current lot were taken, over empty
    palaces (CAN-53); None if nothing would be left. Outside an auction: as the board stands.
    `bids`: the bids possible now that stop the gondola here (CAN-26), the lowest first.
    """

    lot: list[Group]
    next: int | None
    bids: list[int]


class Loan(msgspec.Struct, frozen=True):
    """A bid above the money of the seat to move.

    `debt`: what it would borrow (CAN-42); `cost`: what that takes away in the end (CAN-57).
    """

    bid: int
    debt: int
    cost: int


class Completion(msgspec.Struct, frozen=True):
    """A group whose last treasure is in the lot for sale: it is sold as soon as somebody takes the lot (CAN-47).

    `count`: how many the seat to move would have of it as the buyer; `brings`: what they would bring, or None if
    several groups are complete then and the buyer decides the order (CAN-50).
    """

    group: Group
    count: int
    brings: int | None


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat. All of it is public.

    `worth`: money less twice the debt, the score if it ended now (CAN-57). `plain`, `second`: where the counters stand
    on the money track; no second below 70. `mask`: the bribe marker is unused. `still_in`: has not passed in this
    auction. `treasures`: how many of each group, without those the seat has none of. `next_starter`: who speaks first
    in the next auction if this seat buys (CAN-54).
    """

    money: int
    debt: int
    worth: int
    plain: int
    second: int | None
    mask: bool
    still_in: bool
    bribe: BribeState
    treasures: dict[Group, int]
    next_starter: int


class Space(msgspec.Struct, frozen=True):
    """A space of the value row (CAN-06).

    `state`: `used` by the sale of `group`, the `next` one, `open` (known, later) or `hidden` (its value is None).
    """

    value: int | None
    state: Literal["used", "next", "open", "hidden"]
    group: Group | None


class Holdings(msgspec.Struct, frozen=True):
    """Everything about one group: who has what, and what became of it.

    `owned`: treasures by seat; all 0 once it is sold. `sold_at`: the value it was sold at, or None. `sold_by_seat`:
    what each seat had when it was sold. `discarded`: treasures that left the game unsold, so it is never complete.
    `waiting`: complete and not sold yet; `brings`: what each seat would get for it now (CAN-48), empty unless it waits.
    """

    group: Group
    size: int
    on_board: int
    palaces: list[int]
    owned: list[int]
    sold_at: int | None
    sold_by_seat: list[int]
    discarded: int
    waiting: bool
    brings: list[int]


class Sale(msgspec.Struct, frozen=True):
    """A group that was sold after an auction: its value and the treasures of each seat."""

    group: Group
    value: int
    counts: list[int]


class Auction(msgspec.Struct, frozen=True):
    """An auction that is over.

    `buyer` is None when nobody bid. `price` is 0 for a bribe, and `borrowed` the part of it that became debt; `bid` is
    where the bidding stood.
    `brought`: what the treasures of this lot have brought the buyer so far; `unsold`: how many of them are still
    waiting for their group. `gain`: what it has brought, less its price. `sales`: what was sold right after it.
    `wealth`: money less twice the debt of every seat after it.
    """

    number: int
    palace: int
    lot: list[Group]
    starter: int
    buyer: int | None
    price: int
    borrowed: int
    bid: int
    bribe: bool
    brought: int
    unsold: int
    gain: int
    sales: list[Sale]
    wealth: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it.

    `column`, `gondola`: palaces, None before the first auction. `lowest`, `highest`: the bids that are possible now
    (`lowest` is above `highest` when none is); `loans`: those above the money of the seat to move. `completes`:
    what taking the lot sells at once. `waiting`: complete groups the `buyer` is selling. `unseen`: values of markers
    nobody has seen; with an open row the two that were left out. `kinds`: groups with a treasure on the
    board; with two or fewer it ends (CAN-55). `quiet`: auctions in a row without a bid; with `quiet_end` it ends
    (CAN-33; with `no_bid=discard` nothing is counted).
    `start`: the worth of every seat before the first auction.
    """

    options: Table
    phase: Phase
    to_move: int | None
    auction: int
    palaces: list[Palace]
    column: int | None
    gondola: int | None
    lot: list[Group]
    bid: int
    high: int | None
    starter: int | None
    lowest: int
    highest: int
    loans: list[Loan]
    completes: list[Completion]
    players: list[Player]
    row: list[Space]
    unseen: list[int]
    groups: list[Holdings]
    buyer: int | None
    waiting: list[Group]
    kinds: int
    quiet: int
    quiet_end: int
    start: list[int]
    history: list[Auction]
