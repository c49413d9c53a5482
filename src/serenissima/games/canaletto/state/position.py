# compiled with mypyc
"""What lies on the table and whose decision it is: the data, its copy, and questions about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import State as Protocol
from serenissima.games.canaletto.box import (
    BRIBE_LIMIT,
    DEBT_COST,
    KINDS_TO_END,
    LOWEST_VALUE,
    MARKERS,
    MONEY,
    MOST_SEATS,
    PALACES,
)
from serenissima.games.canaletto.holdings import COUNT_OF, count_of, groups_of
from serenissima.games.canaletto.layouts import Laying, empty_palaces
from serenissima.games.canaletto.state.rules import Rules

# the phases: a seat decides in the first four, Fortuna in the next five
BIDDING: Final = 0
ASKING: Final = 1
SELLING: Final = 2
CHOOSING: Final = 3
PLACING: Final = 4
VALUES: Final = 5
DRAWING_PALACE: Final = 6
DRAWING_STARTER: Final = 7
REVEALING: Final = 8
OVER: Final = 9
PHASES: Final = (
    *("bidding", "asking", "selling", "choosing"),
    *("placing", "values", "drawing-palace", "drawing-starter", "revealing"),
    "over",
)
NONE: Final = -1
EVERYWHERE: Final = (1 << PALACES) - 1
ALL_MARKERS: Final = (1 << MARKERS) - 1
NO_LOTS: Final = vec[i64]([0] * PALACES)
NOTHING: Final = vec[i64]([0] * MOST_SEATS)
PURSES: Final = vec[i64]([MONEY] * MOST_SEATS)


class Position(Protocol):
    """A position. Everything in it is public: a value is not drawn before it is turned up (CAN-15)."""

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The empty board, or a copy of `source`."""
        super().__init__()
        self.rules = rules
        if source is None:
            self.phase: i64 = PLACING
            self.laying: Laying | None = empty_palaces(rules.flat)
            """The placement under way; None when it is done."""
            self.lots: vec[i64] = NO_LOTS[:]
            """The lot of each palace (see `holdings`)."""
            self.full: i64 = 0
            """The palaces that hold treasures, as a bit mask."""
            self.filled: i64 = 0
            """How many palaces hold treasures."""
            self.left: i64 = 0
            """The count of treasures on the board (see `holdings`)."""
            self.kinds: i64 = 0
            """How many groups are on the board."""
            self.money: vec[i64] = PURSES[:]
            self.debt: vec[i64] = NOTHING[:]
            self.own: vec[i64] = NOTHING[:]
            """The count of treasures of each seat."""
            self.masks: i64 = rules.everyone
            """The seats with an unused mask."""
            self.row: i64 = 0
            """The values turned up so far less 3, as nibbles."""
            self.turned: i64 = 0
            """How many values are turned up."""
            self.seen: i64 = 0
            """Which values were turned up: bit v - 3."""
            self.sold: i64 = 0
            """How many groups are sold, which is also the index of the next value."""
            self.lost: i64 = 0
            """Groups of which a treasure was discarded."""
            self.discarded: i64 = 0
            """The count of discarded treasures."""
            self.column: i64 = NONE
            self.starter: i64 = NONE
            self.turn: i64 = 0
            """The seat that decides, in every phase in which a seat does."""
            self.bid: i64 = 0
            self.high: i64 = NONE
            """The high bidder."""
            self.still_in: i64 = 0
            """The seats that have not passed in this auction."""
            self.buyer: i64 = NONE
            self.waiting: i64 = 0
            """The complete groups that are not sold yet."""
            self.quiet: i64 = 0
            """Auctions in a row without a bid."""
            self.auctions: vec[i64] = vec[i64]()
            """The auctions that are over, packed (see `ledger`)."""
            self.sales: vec[i64] = vec[i64]()
            """The sales, packed (see `ledger`)."""
        else:
            laying = source.laying
            self.phase = source.phase
            self.laying = None if laying is None else laying.copy()
            self.lots = source.lots[:]
            self.full = source.full
            self.filled = source.filled
            self.left = source.left
            self.kinds = source.kinds
            self.money = source.money[:]
            self.debt = source.debt[:]
            self.own = source.own[:]
            self.masks = source.masks
            self.row = source.row
            self.turned = source.turned
            self.seen = source.seen
            self.sold = source.sold
            self.lost = source.lost
            self.discarded = source.discarded
            self.column = source.column
            self.starter = source.starter
            self.turn = source.turn
            self.bid = source.bid
            self.high = source.high
            self.still_in = source.still_in
            self.buyer = source.buyer
            self.waiting = source.waiting
            self.quiet = source.quiet
            self.auctions = source.auctions[:]
            self.sales = source.sales[:]

    def put(self, palace: i64, group: i64) -> None:
        """Puts a treasure of a group into a palace."""
        if self.lots[palace] == 0:
            self.full |= i64(1) << palace
            self.filled += 1
        if count_of(self.left, group) == 0:
            self.kinds += 1
        bit: i64 = i64(1) << group
        self.lots[palace] |= bit
        self.left += COUNT_OF[bit]

    def worth(self, seat: int) -> int:
        """CAN-57: money less twice the debt."""
        return self.money[seat] - DEBT_COST * self.debt[seat]

    def reason(self) -> str:
        """Why the match is over: few kinds are left (CAN-55), or nobody wants what is left (CAN-33)."""
        return "kinds" if self.kinds <= KINDS_TO_END else "no-bids"

    def gondola(self) -> int:
        """CAN-26: the bid says how many palaces it stands beyond the column."""
        return self.stop_of(self.bid)

    def stop_of(self, bid: i64) -> i64:
        """CAN-26: where a bid of this much stops the gondola."""
        return (self.column + bid) & (PALACES - 1)

    def values(self) -> list[int]:
        """The values turned up so far."""
        return [int((self.row >> (4 * space) & 15) + LOWEST_VALUE) for space in range(self.turned)]

    def lot_groups(self, palace: int) -> list[int]:
        """The groups in a palace."""
        return groups_of(self.lots[palace])

    def left_of(self, seat: i64) -> i64:
        """CAN-20: the left neighbour."""
        after: i64 = seat + 1
        return 0 if after == self.rules.seats else after

    def first_palaces(self) -> i64:
        """CAN-18: the palaces that may be drawn for the first auction: those with two or three treasures, or all."""
        if not self.rules.two_plus:
            return EVERYWHERE
        found: i64 = 0
        for palace in range(PALACES):
            lot = self.lots[palace]
            if lot & (lot - 1):
                found |= i64(1) << palace
        return found

    def bribable(self) -> bool:
        """CAN-35, CAN-36: somebody has bid, and no more than 15; whether it can be raised does not matter (CAN-28)."""
        return 0 < self.bid <= BRIBE_LIMIT

    def may_bribe(self) -> bool:
        """CAN-34 to CAN-37: the seat in turn has an unused mask, and the bid allows a bribe."""
        if self.rules.interrupt or not self.bribable():
            return False
        return (self.masks >> self.turn) & 1 == 1

    def next_value(self) -> i64:
        """CAN-48: what the next sale pays; asked only after that value is turned up."""
        return (self.row >> (4 * self.sold) & 15) + LOWEST_VALUE
