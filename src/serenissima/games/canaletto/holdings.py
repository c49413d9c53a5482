# compiled with mypyc
"""Sets and counts of treasures as integers, and packed entries of the history.

A *lot* is a bit mask of groups (a palace never holds two of one group, CAN-11). A *count* of all groups is twelve
nibbles, group g in bits 4g to 4g+3.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.canaletto.box import GROUPS, SIZES

LOTS: Final = 1 << len(GROUPS)


def _spread(lot: int) -> int:
    return sum(1 << 4 * group for group in range(len(GROUPS)) if lot >> group & 1)


COUNT_OF: Final = vec[i64]([_spread(lot) for lot in range(LOTS)])
"""The count that has one of each group of a lot."""
WHOLE: Final = sum(size << 4 * group for group, size in enumerate(SIZES))
"""The count of all treasures."""


def count_of(count: i64, group: i64) -> i64:
    """How many treasures of a group."""
    return (count >> (4 * group)) & 15


def groups_of(lot: i64) -> list[int]:
    """The groups of a lot."""
    groups: list[int] = []
    group: i64 = 0
    while lot:
        if lot & 1:
            groups.append(group)
        lot >>= 1
        group += 1
    return groups


class Fallen:
    """A hammer that fell: an auction that is over. `buyer` is -1 when nobody bid."""

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


def packed(palace: i64, lot: i64, starter: i64, buyer: i64, bid: i64, bribe: i64, borrowed: i64) -> i64:
    """An auction that is over as one integer, for the history of a state."""
    return palace | lot << 4 | starter << 16 | (buyer + 1) << 19 | bid << 22 | bribe << 29 | borrowed << 30


def fallen(note: i64) -> Fallen:
    """The auction of such an integer."""
    return Fallen(
        note & 15,
        note >> 4 & 4095,
        note >> 16 & 7,
        (note >> 19 & 7) - 1,
        note >> 22 & 127,
        (note >> 29 & 1) == 1,
        note >> 30,
    )
