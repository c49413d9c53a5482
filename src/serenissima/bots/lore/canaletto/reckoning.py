# compiled with mypyc
"""What treasures may still fetch: when their group is likely to be sold, and at which value.

The order in which groups leave the board is estimated as if palaces were emptied in random order: of two groups with
k and l pieces left, the first is complete before the second with probability l / (k + l).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.lore.canaletto.weights import HAND, Weights
from serenissima.games.canaletto.box import (
    DEBT_COST,
    GROUPS,
    KINDS_TO_END,
    LOWEST_VALUE,
    MARKERS,
    MOST_SEATS,
    PALACES,
    SIZES,
    SPACES,
)
from serenissima.games.canaletto.holdings import COUNT_OF, count_of
from serenissima.games.canaletto.state.position import Position

KINDS: Final = len(GROUPS)
MOST_PIECES: Final = max(SIZES)
NO_PRICES: Final = vec[float]([0.0] * KINDS)
NO_CHANCES: Final = vec[float]([0.0] * (KINDS + 1))
NO_VALUES: Final = vec[float]([0.0] * (SPACES + KINDS))
NO_GAINS: Final = vec[float]([0.0] * MOST_SEATS)


def coming_values(position: Position) -> vec[float]:
    """What each space of the row pays, from the next one on; the mean of the unseen markers if it is face down.

    There are no sales beyond the row; zeros there keep the sums simple.
    """
    unseen = 0
    total = 0
    for marker in range(MARKERS):
        if not position.seen >> marker & 1:
            unseen += 1
            total += marker + LOWEST_VALUE
    mean = float(total) / float(unseen) if unseen else 0.0
    values: vec[float] = NO_VALUES[:]
    for space in range(position.sold, SPACES):
        if space < position.turned:
            value: int = (position.row >> (4 * space) & 15) + LOWEST_VALUE
            values[space - position.sold] = float(value)
        else:
            values[space - position.sold] = mean
    return values


def token_prices(position: Position, left: i64, sold_first: i64, values: vec[float], late: float) -> vec[float]:
    """What a piece of each group may fetch if `left` is the count on the board and `sold_first` groups are sold first.

    It depends only on how many pieces of the group and of every other one are left.
    """
    prices: vec[float] = NO_PRICES[:]
    pieces: vec[i64] = vec[i64]()
    present: i64 = 0
    for group in range(KINDS):
        count: i64 = count_of(left, group)
        if count and not position.lost >> group & 1:
            pieces = append(pieces, count)
            present |= i64(1) << count
    if len(pieces) <= KINDS_TO_END:
        return prices
    by_pieces: vec[float] = NO_PRICES[:]
    for size in range(1, MOST_PIECES + 1):
        if present >> size & 1:
            by_pieces[size] = _price(size, pieces, sold_first, values, late)
    for group in range(KINDS):
        if not position.lost >> group & 1:
            prices[group] = by_pieces[count_of(left, group)]
    return prices


def _price(count: i64, pieces: vec[i64], sold_first: i64, values: vec[float], late: float) -> float:
    """The price for a group with `count` pieces left, one of those in `pieces`: the mean over the selling order."""
    number: i64 = len(pieces)
    chances: vec[float] = NO_CHANCES[:]
    chances[0] = 1.0
    known: i64 = 0
    itself = True
    for other in pieces:
        if itself and other == count:
            itself = False
            continue
        before = float(int(count)) / float(int(count + other))
        known += 1
        for place in range(known, 0, -1):
            chances[place] = chances[place] * (1.0 - before) + chances[place - 1] * before
        chances[0] *= 1.0 - before
    price = 0.0
    for place in range(number):
        share = late if place >= number - KINDS_TO_END else 1.0
        price += chances[place] * values[sold_first + place] * share
    return price


class Lot:
    """The lot of one palace as the next to be sold: what it is worth to every seat.

    `gain[s]`: what taking it is worth to seat s, compared with somebody else taking it; `windfall[s]`: what s gets from
    it whoever takes it. `left` is the count on the board, `skipped` how many sales come before; `prices`, if given,
    what pieces that stay unsold may fetch.
    """

    def __init__(
        self,
        position: Position,
        palace: i64,
        left: i64,
        skipped: i64,
        values: vec[float],
        late: float,
        prices: vec[float] | None = None,
    ) -> None:
        lot: i64 = position.lots[palace]
        after: i64 = left - COUNT_OF[lot]
        gone: i64 = 0
        self.gone: i64 = 0
        """How many groups it completes."""
        for group in range(KINDS):
            if lot >> group & 1 and count_of(after, group) == 0 and not position.lost >> group & 1:
                gone |= i64(1) << group
                self.gone += 1
        self.prices: vec[float] = (
            token_prices(position, after, skipped + self.gone, values, late) if prices is None else prices
        )
        worth = 0.0
        for group in range(KINDS):
            if (lot & ~gone) >> group & 1:
                worth += self.prices[group]
        self.gain: vec[float] = NO_GAINS[:]
        self.windfall: vec[float] = NO_GAINS[:]
        for seat in range(position.rules.seats):
            if gone:
                self._complete(position.own[seat], gone, skipped, values, seat)
            self.gain[seat] += worth

    def _complete(self, own: i64, gone: i64, skipped: i64, values: vec[float], seat: i64) -> None:
        """Adds what the completed groups mean for one seat: sold in its own order if it buys, else in any order."""
        most = [0.0, 0.0, 0.0]
        best = [0.0, 0.0, 0.0]
        held: i64 = 0
        total = 0.0
        at = 0
        for group in range(KINDS):
            if gone >> group & 1:
                count: i64 = count_of(own, group)
                held += count
                most[at] = float(int(count)) + 1.0
                best[at] = values[skipped + at]
                total += best[at]
                at += 1
        most.sort(reverse=True)
        best.sort(reverse=True)
        windfall = total / float(at) * float(int(held))
        self.gain[seat] = most[0] * best[0] + most[1] * best[1] + most[2] * best[2] - windfall
        self.windfall[seat] = windfall


def trust(position: Position, weights: Weights) -> float:
    """The share of what treasures may fetch that counts now."""
    sold: int = position.sold
    return min(weights.caution + (1.0 - weights.caution) * float(sold) / weights.sure, 1.0)


def estates(position: Position, weights: Weights = HAND) -> list[float]:
    """The wealth of every seat: money minus twice the debt, what its treasures may fetch, and its mask."""
    values = coming_values(position)
    believed = trust(position, weights)
    left: int = position.filled
    mask = weights.mask * min(1.0, float(max(left - 1, 0)) / 6.0) if position.kinds > KINDS_TO_END else 0.0
    prices = token_prices(position, position.left, 0, values, weights.late)
    found: list[float] = []
    for seat in range(position.rules.seats):
        own: i64 = position.own[seat]
        wealth = float(int(position.money[seat] - DEBT_COST * position.debt[seat]))
        for group in range(KINDS):
            count: int = count_of(own, group)
            if count:
                wealth += believed * float(count) * prices[group]
        if position.masks >> seat & 1:
            wealth += mask
        found.append(wealth)
    return found


def next_full(full: i64, palace: i64) -> i64:
    """The first palace with treasures from this one on (CAN-53)."""
    while not (full >> palace) & 1:
        palace = (palace + 1) & (PALACES - 1)
    return palace
