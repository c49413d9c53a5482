# compiled with mypyc
"""Sets and counts of treasures as integers.

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
