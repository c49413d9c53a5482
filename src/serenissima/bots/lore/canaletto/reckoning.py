# compiled with mypyc
"""What treasures may still bring: by when their group is likely to be sold, and at which value.

The order in which groups leave the board is guessed as if the palaces were emptied in random order: of two groups with
k and l pieces left, the first is complete before the second with a chance of l / (k + l).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canaletto.board import Board
from serenissima.games.canaletto.box import DEBT_COST, GROUPS, KINDS_TO_END, LOWEST_VALUE, MARKERS, PALACES, SPACES
from serenissima.games.canaletto.holdings import COUNT_OF, count_of

KINDS: Final = len(GROUPS)
CAUTION: Final = 0.66
"""How much of what treasures may bring counts at the start, when money is scarce and buys more than its worth."""
SURE: Final = 9.0
"""So many groups must be sold until all of it counts."""
MASK: Final = 9.0
"""What a mask saves while there are enough lots left to choose from."""
LATE: Final = 0.35
"""The last two kinds on the board are not sold, but which they will be is a guess, and several may go at once."""


def coming_values(board: Board) -> list[float]:
    """What each space of the row from the next one on pays; the mean of the unseen markers where it is hidden."""
    unseen = 0
    total = 0
    for marker in range(MARKERS):
        if not board.seen >> marker & 1:
            unseen += 1
            total += marker + LOWEST_VALUE
    mean = total / unseen if unseen else 0.0
    values: list[float] = []
    for space in range(board.sold, SPACES):
        if space < board.turned:
            values.append(float(int((board.row >> (4 * space) & 15) + LOWEST_VALUE)))
        else:
            values.append(mean)
    # a sale beyond the row cannot be; zeros keep the sums simple
    return values + [0.0] * KINDS


def token_prices(board: Board, left: i64, sold_first: int, values: list[float]) -> list[float]:
    """What a piece of each group may bring when `left` is the count on the board and `sold_first` groups go before."""
    prices = [0.0] * KINDS
    kinds: list[int] = []
    pieces: list[float] = []
    for group in range(KINDS):
        count: int = count_of(left, group)
        if count and not board.lost >> group & 1:
            kinds.append(group)
            pieces.append(float(count))
    number = len(kinds)
    if number <= KINDS_TO_END:
        return prices
    for i in range(number):
        chances = [0.0] * number
        chances[0] = 1.0
        for j in range(number):
            if j != i:
                before = pieces[i] / (pieces[i] + pieces[j])
                for place in range(number - 1, 0, -1):
                    chances[place] = chances[place] * (1.0 - before) + chances[place - 1] * before
                chances[0] *= 1.0 - before
        price = 0.0
        for place in range(number):
            share = LATE if place >= number - KINDS_TO_END else 1.0
            price += chances[place] * values[sold_first + place] * share
        prices[kinds[i]] = price
    return prices


class Lot:
    """The lot of one palace as the next to be sold: what it is worth to every seat.

    `gain[s]`: what seat s has of it if s takes it rather than another; `windfall[s]`: what s gets from it whoever
    takes it.
    """

    def __init__(self, board: Board, palace: i64, left: i64, skipped: int, values: list[float]) -> None:
        lot: i64 = board.lots[palace]
        after: i64 = left - COUNT_OF[lot]
        self.gone: list[int] = []
        kept: list[int] = []
        for group in range(KINDS):
            if lot >> group & 1:
                if count_of(after, group) == 0 and not board.lost >> group & 1:
                    self.gone.append(group)
                else:
                    kept.append(group)
        self.prices = token_prices(board, after, skipped + len(self.gone), values)
        coming = values[skipped : skipped + len(self.gone)]
        mean = sum(coming) / len(coming) if coming else 0.0
        best = sorted(coming, reverse=True)
        worth = 0.0
        for group in kept:
            worth += self.prices[group]
        self.gain: list[float] = []
        self.windfall: list[float] = []
        for seat in range(board.rules.seats):
            own: i64 = board.own[seat]
            held = [int(count_of(own, group)) for group in self.gone]
            windfall = mean * sum(held)
            counts = sorted([count + 1 for count in held], reverse=True)
            income = 0.0
            for i in range(len(counts)):
                income += counts[i] * best[i]
            self.gain.append(worth + income - windfall)
            self.windfall.append(windfall)


def trust(board: Board) -> float:
    """How much of what treasures may bring counts now."""
    return min(CAUTION + (1.0 - CAUTION) * int(board.sold) / SURE, 1.0)


def estates(board: Board) -> list[float]:
    """How every seat stands: money less twice the debt, what its treasures may bring, and its mask."""
    values = coming_values(board)
    believed = trust(board)
    left: int = board.filled
    mask = MASK * min(1.0, max(left - 1, 0) / 6.0) if board.kinds > KINDS_TO_END else 0.0
    prices = token_prices(board, board.left, 0, values)
    found: list[float] = []
    for seat in range(board.rules.seats):
        own: i64 = board.own[seat]
        wealth = float(int(board.money[seat] - DEBT_COST * board.debt[seat]))
        for group in range(KINDS):
            count: int = count_of(own, group)
            if count:
                wealth += believed * count * prices[group]
        if board.masks >> seat & 1:
            wealth += mask
        found.append(wealth)
    return found


def next_full(full: i64, palace: i64) -> i64:
    """The first palace with treasures from this one on (CAN-53)."""
    while not (full >> palace) & 1:
        palace = (palace + 1) & (PALACES - 1)
    return palace
