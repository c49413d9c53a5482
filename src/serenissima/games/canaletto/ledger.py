# compiled with mypyc
"""The auctions and sales of a match so far, each packed into one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canaletto.box import MOST_SEATS

EARLIER: Final = (1 << 20) - 1
"""Instead of the index of an auction: the group was sold before the first auction of the ledger."""
assert 4 + 4 * MOST_SEATS <= 20, "the counts of a sale have 16 bits"


class PastAuction:
    """An auction that is over. `buyer` is -1 when nobody bid."""

    __slots__ = ("bid", "borrowed", "bribe", "buyer", "lot", "palace", "starter")

    def __init__(self, palace: i64, lot: i64, starter: i64, buyer: i64, bid: i64, bribe: bool, borrowed: i64) -> None:
        self.palace: i64 = palace
        self.lot: i64 = lot
        self.starter: i64 = starter
        self.buyer: i64 = buyer
        self.bid: i64 = bid
        self.bribe = bribe
        self.borrowed: i64 = borrowed

    def price(self) -> int:
        """What it cost."""
        return 0 if self.bribe or self.buyer < 0 else int(self.bid)


def pack_auction(palace: i64, lot: i64, starter: i64, buyer: i64, bid: i64, bribe: i64, borrowed: i64) -> i64:
    """An auction that is over as one integer."""
    return palace | lot << 4 | starter << 16 | (buyer + 1) << 19 | bid << 22 | bribe << 29 | borrowed << 30


def past_auction(packed: i64) -> PastAuction:
    """The auction packed into this integer."""
    return PastAuction(
        packed & 15,
        packed >> 4 & 4095,
        packed >> 16 & 7,
        (packed >> 19 & 7) - 1,
        packed >> 22 & 127,
        (packed >> 29 & 1) == 1,
        packed >> 30,
    )


class PastSale:
    """The sale of a group: how many treasures each seat had, and the index of the auction before it, or EARLIER."""

    __slots__ = ("after", "counts", "group")

    def __init__(self, group: i64, counts: i64, after: i64) -> None:
        self.group: i64 = group
        self.counts: i64 = counts
        self.after: i64 = after

    def by_seat(self, seats: int) -> list[int]:
        """How many treasures each seat sold."""
        return [int(self.counts >> (4 * seat) & 15) for seat in range(seats)]


def pack_sale(group: i64, counts: i64, after: i64) -> i64:
    """A sale as one integer; `counts` has a nibble for each seat."""
    return group | counts << 4 | after << 20


def past_sale(packed: i64) -> PastSale:
    """The sale packed into this integer."""
    return PastSale(packed & 15, packed >> 4 & 65535, packed >> 20)
