# compiled with mypyc
"""The tables the state looks things up in, made from the data of the box."""

from __future__ import annotations

from itertools import permutations
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise.box import (
    COLOURS,
    EMBASSY,
    IN_HEAD,
    LAND_ROUTES,
    MARBLES,
    SPACES,
    WATER_ROUTES,
)

WHITE: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
PURPLE: Final = 5
"""The marbles by what they do: nothing, land, water, either, the Ambassador, another's spy."""


def _near(routes: tuple[tuple[int, int], ...]) -> list[set[int]]:
    near: list[set[int]] = [set() for _ in range(EMBASSY + 1)]
    for one, other in routes:
        near[one].add(other)
        near[other].add(one)
    return near


def _neighbours() -> list[list[int]]:
    """By 64 x marble + space: where a piece can go with this marble; two routes to one space count once."""
    land, water = _near(LAND_ROUTES), _near(WATER_ROUTES)
    found: list[list[int]] = [[] for _ in range(64 * len(MARBLES))]
    for space in SPACES:
        either = sorted(land[space] | water[space])
        found[64 * RED + space] = sorted(land[space])
        found[64 * BLUE + space] = sorted(water[space])
        found[64 * YELLOW + space] = found[64 * BLACK + space] = found[64 * PURPLE + space] = either
    return found


NEIGHBOURS: Final = vec[vec[i64]]([vec[i64](targets) for targets in _neighbours()])

BIT: Final = vec[i64]([1 << space for space in range(EMBASSY + 1)])
"""The mask of each space. In compiled code a shifted literal would have only 32 bits."""

STARTS: Final = vec[vec[i64]](
    [vec[i64]([space for space, what in SPACES.items() if what.colour == colour]) for colour in COLOURS]
)
"""The start spaces of each colour in the order of their ids (IV-111)."""


def _mask(*grounds: str) -> int:
    return sum(1 << space for space, what in SPACES.items() if what.ground in grounds)


PLAIN_SPACES: Final = _mask("white")
EXILES: Final = {
    "white": PLAIN_SPACES,
    "white_or_numbered": _mask("white", "numbered"),
    "any_unnumbered": _mask("white", "start", "embassy"),
}
"""Where a spy can be exiled to, as a mask of spaces, by the option `exile` (IV-502)."""
AMBASSADOR_EXILES: Final = _mask("start", "embassy")
"""Where the Ambassador can be exiled to (IV-503)."""

ARRANGEMENTS: Final = list(permutations(range(4)))
"""The 24 ways to put four builds on four spaces (IV-203)."""


def _shakes() -> list[tuple[int, int, int]]:
    kinds = range(len(MARBLES))
    return [(one, two, three) for one in kinds for two in kinds[one:] for three in kinds[two:]]


SHAKES: Final = _shakes()
"""Every multiset of three kinds of marbles."""


def bag_of(marbles: list[int]) -> int:
    """The counts of marbles that can be used, four bits for each kind."""
    return sum(1 << 4 * (marble - 1) for marble in marbles if marble != WHITE)


BAGS: Final = vec[i64]([bag_of(list(shake)) for shake in SHAKES])
"""The usable marbles of every shake."""


def weight(shake: tuple[int, int, int], phantom: str) -> int:
    """How many of the 120 ways to draw three of ten marbles give these (IV-301)."""
    ways = 1
    for kind, count in enumerate(IN_HEAD[phantom]):
        ways *= comb(count, shake.count(kind))
    return ways
