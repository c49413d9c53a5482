# compiled with mypyc
"""The guide of the search: likely moves, quick players, and the value of a position between two auctions."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from serenissima.bots.lore.canaletto.offers import Offers, noise
from serenissima.bots.lore.canaletto.reckoning import coming_values, estates
from serenissima.bots.lore.canaletto.weights import HAND, Weights
from serenissima.bots.tree import Guide
from serenissima.core.playout import Dice
from serenissima.core.state import State as Protocol
from serenissima.games.canaletto.box import KINDS_TO_END
from serenissima.games.canaletto.codes import BRIBE, PASS, SELL
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.state.position import ASKING, BIDDING, CHOOSING, NONE, SELLING, Position

WAVER: Final = 0.4
"""The standard deviation, in ducats, of the noise in players' judgements, so that they are not predictable."""
SHARP: Final = 1.5
"""How many ducats better a move must be to be about three times as likely."""
RARE: Final = 1e-5
"""The likelihood of moves that look hopeless."""
CHOICES: Final = 12
"""The most moves compared, besides passing and bribing."""
WORSE: Final = 9.0
"""How many ducats worse than the best a move may look and still be compared; passing and bribing always are."""
HORIZON: Final = 25
"""After this many moves a playout stops at the next auction: after about four auctions."""
NEAR: Final = 3
"""With this many lots left or fewer, the search looks for the end."""


def judged(position: Position, codes: list[int], weights: Weights = HAND) -> list[float]:
    """How good each code is for the player to decide, in ducats."""
    if position.phase == BIDDING or position.phase == ASKING:
        return Offers(position, weights).judge(position, codes)
    if position.phase == SELLING:
        return _sales(position, codes)
    return [0.0] * len(codes)


def _sales(position: Position, codes: list[int]) -> list[float]:
    """CAN-50: what selling each group now, rather than next, gains the buyer over the average of the others."""
    values = coming_values(position)
    better = values[0] - values[1]
    others = float(int(position.rules.seats) - 1)
    found: list[float] = []
    for code in codes:
        group: i64 = code - SELL
        own: int = count_of(position.own[position.turn], group)
        held: i64 = 0
        for seat in range(position.rules.seats):
            held += count_of(position.own[seat], group)
        found.append(better * (float(own) - float(int(held) - own) / others))
    return found


class Reckoner(Guide):
    """Guides the search by what treasures may fetch.

    In its playouts the searching player uses the weights `own`, all others use `others`.
    """

    def __init__(self, own: Weights = HAND, others: Weights = HAND) -> None:
        self._weights = own
        self._others = others
        self._seat: int = NONE
        self._world: Protocol | None = None
        self._number: int = -1
        self._own_offers: Offers | None = None
        self._offers: Offers | None = None

    def likely(self, world: Protocol, codes: list[int]) -> list[float] | None:
        """The more ducats a move is worse than the best, the less likely it is."""
        assert isinstance(world, Position)
        worth = judged(world, codes, self._weights)
        top = max(worth)
        return [exp(max((each - top) / SHARP, -11.0)) + RARE for each in worth]

    def quick(self, world: Protocol, codes: list[int], dice: Dice) -> int:
        """The move that looks best at a glance. Each auction is assessed once."""
        assert isinstance(world, Position)
        if world.phase == BIDDING or world.phase == ASKING:
            return self._reckoned(world).decide(world, dice, WAVER)
        if world.phase == CHOOSING:
            return codes[dice.below(len(codes))]
        worth = _sales(world, codes)
        found = codes[0]
        best = worth[0] + noise(dice, WAVER)
        for i in range(1, len(codes)):
            each = worth[i] + noise(dice, WAVER)
            if each > best:
                best = each
                found = codes[i]
        return found

    def _reckoned(self, position: Position) -> Offers:
        """The auction as the player to move sees it, assessed once, since a world only ever moves on."""
        number = len(position.auctions)
        if self._world is not position or self._number != number:
            self._world = position
            self._number = number
            self._own_offers = None
            self._offers = None
        if position.turn == self._seat:
            if self._own_offers is None:
                self._own_offers = Offers(position, self._weights)
            return self._own_offers
        if self._offers is None:
            self._offers = Offers(position, self._others)
        return self._offers

    def worth(self, world: Protocol, moves: int) -> list[float] | None:
        """At an auction after the horizon, every seat's chance, by what everybody may end with."""
        assert isinstance(world, Position)
        if moves < HORIZON or world.phase != BIDDING or world.high != NONE or world.still_in != world.rules.everyone:
            return None
        return chances(world)

    def plans(self, world: Protocol) -> list[list[int]] | None:
        """The moves that look good, best first, and always passing and bribing."""
        assert isinstance(world, Position)
        self._seat = world.to_move()
        if world.phase == CHOOSING:
            return None
        codes = world.codes()
        worth = judged(world, codes, self._weights)
        best = sorted([(-worth[i], codes[i]) for i in range(len(codes))])
        top = best[0][0]
        found: list[list[int]] = []
        for i in range(len(best)):
            code = best[i][1]
            if code in (PASS, BRIBE) or (i < CHOICES and best[i][0] <= top + WORSE):
                found.append([code])
        return found

    def settled(self, world: Protocol) -> int:
        """Nobody has secrets, and with few lots left the end is near."""
        assert isinstance(world, Position)
        return int(world.rules.seats) if world.filled <= NEAR and world.phase != CHOOSING else 0

    def key(self, world: Protocol) -> tuple[int, ...] | None:
        """Everything but the history; the row of values only if something can still be sold."""
        assert isinstance(world, Position)
        auction: i64 = world.phase | (world.turn + 1) << 4 | (world.high + 1) << 8 | world.still_in << 12
        auction |= world.bid << 16 | (world.buyer + 1) << 24 | (world.starter + 1) << 28 | world.masks << 32
        auction |= world.column << 36 | world.quiet << 40
        left: i64 = world.full | world.waiting << 16 | world.lost << 28 | world.sold << 40
        row: i64 = world.row >> (4 * world.sold) if world.kinds > KINDS_TO_END or world.waiting else 0
        purses: i64 = 0
        debts: i64 = 0
        found = [0] * 4
        for seat in range(world.rules.seats):
            purses = purses << 12 | world.money[seat]
            debts = debts << 12 | world.debt[seat]
            found[seat] = world.own[seat]
        return (auction, left, row, purses, debts, found[0], found[1], found[2], found[3])


def chances(position: Position) -> list[float]:
    """Every seat's chance of first place: the further away the end, the less a lead means."""
    wealth = estates(position)
    left: int = position.filled
    scale = HAND.steady + HAND.open * float(left)
    top = max(wealth)
    odds = [exp((each - top) / scale) for each in wealth]
    total = sum(odds)
    return [each / total for each in odds]
