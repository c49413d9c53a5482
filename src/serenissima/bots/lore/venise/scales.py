# compiled with mypyc
"""What a player considers, and how much it counts, in hourglasses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 7
MOST: Final = 10
"""More cards of a kind than a hand ever holds."""
ALL_CARDS: Final = 99


class Scales:
    """The weights of a judgement.

    `ahead`: cards planned in a row before thinking again; `tour`: whether the whole tour counts or only the nearest
    gem; `rivals` and `leader`: shares of the others' tours; `gem`, `joker`, `tile`: each; `cards`: the first card of
    each kind, every further one being worth `fading` times the one before; `shorts`, `longs`: 0, 1, 2 ... planks in the
    supply, more add nothing; `stranded`: a pawn that is locked in, `exposed`: one that would be if a plank were
    removed; `short`, `long`, `missing`: laying a plank, in tenths (see `Ways`).
    """

    __slots__ = (
        "ahead",
        "cards",
        "exposed",
        "fading",
        "gem",
        "held",
        "joker",
        "leader",
        "long",
        "longs",
        "missing",
        "rivals",
        "short",
        "shorts",
        "stranded",
        "tile",
        "tour",
    )

    def __init__(
        self,
        *,
        tour: bool,
        rivals: float,
        leader: float,
        gem: float,
        joker: float,
        tile: float,
        cards: list[float],
        fading: float,
        shorts: list[float],
        longs: list[float],
        stranded: float,
        exposed: float,
        short: int,
        long: int,
        missing: int,
        ahead: int = ALL_CARDS,
    ) -> None:
        self.ahead: i64 = ahead
        self.tour: bool = tour
        self.rivals: float = rivals
        self.leader: float = leader
        self.gem: float = gem
        self.joker: float = joker
        self.tile: float = tile
        self.fading: float = fading
        self.cards: vec[float] = vec[float](cards)
        held: list[float] = []
        for worth in cards:
            total = 0.0
            for _ in range(MOST):
                held.append(total)
                total += worth
                worth *= fading
        self.held: vec[float] = vec[float](held)
        """What several cards of a kind are worth together: MOST * kind + their number."""
        self.shorts: vec[float] = vec[float](shorts)
        self.longs: vec[float] = vec[float](longs)
        self.stranded: float = stranded
        self.exposed: float = exposed
        self.short: int = short
        self.long: int = long
        self.missing: int = missing

    def hand(self, counts: vec[i64], jokers: i64, tiles: i64) -> float:
        """The worth of a hand."""
        worth = self.joker * float(jokers) + self.tile * float(tiles)
        for kind in range(KINDS):
            worth += self.held[MOST * kind + counts[kind]]
        return worth

    def supply(self, short: i64, long: i64) -> float:
        """The worth of a supply of planks."""
        most_short, most_long = len(self.shorts) - 1, len(self.longs) - 1
        return (
            self.shorts[short if short < most_short else most_short]
            + self.longs[long if long < most_long else most_long]
        )

    def last(self, counts: vec[i64], kind: i64) -> float:
        """What the last card held of a kind is worth."""
        return self.held[MOST * kind + counts[kind]] - self.held[MOST * kind + counts[kind] - 1]

    def dullest(self, counts: vec[i64]) -> i64:
        """The kind of ordinary card that would be missed least; -1 if there is none."""
        found: i64 = -1
        least = 0.0
        for kind in range(KINDS):
            if counts[kind] > 0:
                worth = self.last(counts, kind)
                if found < 0 or worth < least:
                    found, least = kind, worth
        return found

    def price(self, counts: vec[i64], cards: i64) -> float:
        """What this many of the dullest cards of a hand are worth together."""
        left = counts[:]
        total = 0.0
        for _ in range(cards):
            kind = self.dullest(left)
            if kind < 0:
                break
            total += self.last(left, kind)
            left[kind] -= 1
        return total
