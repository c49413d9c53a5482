# compiled with mypyc
"""What the search is told: likely moves, quick players, and what a position is worth between two auctions."""

from __future__ import annotations

from math import exp
from typing import Final

from serenissima.bots.lore.canaletto.offers import Offers
from serenissima.bots.lore.canaletto.reckoning import coming_values, estates
from serenissima.bots.tree import Guide
from serenissima.core.playout import Dice
from serenissima.core.state import State as Protocol
from serenissima.games.canaletto.alphabet import SELL
from serenissima.games.canaletto.board import ASKING, BIDDING, NONE, SELLING, Board
from serenissima.games.canaletto.holdings import count_of

SHARP: Final = 1.5
"""Ducats by which a move must be better to be about three times as likely."""
RARE: Final = 1e-5
"""What is left for moves that look hopeless."""
HASTE: Final = 3.0
"""The same as SHARP for quick players, who are less sure."""


def judged(board: Board, codes: list[int], haste: bool = False) -> list[float]:
    """How good each code is for the player who decides, in ducats."""
    seat: int = board.turn
    if board.phase == BIDDING or board.phase == ASKING:
        return Offers(board, seat, haste).judge(codes)
    if board.phase == SELLING:
        return _sales(board, codes, seat)
    return [0.0] * len(codes)


def _sales(board: Board, codes: list[int], seat: int) -> list[float]:
    """CAN-50: what selling each group now, rather than next, means for the seat against the mean of the others."""
    values = coming_values(board)
    now, later = values[0], values[1]
    found: list[float] = []
    for code in codes:
        own = 0.0
        others = 0.0
        for other in range(board.rules.seats):
            count: int = count_of(board.own[other], code - SELL)
            if other == seat:
                own += count
            else:
                others += count
        found.append((now - later) * (own - others / (int(board.rules.seats) - 1)))
    return found


class Reckoner(Guide):
    """Guides the search with what treasures may bring."""

    def likely(self, world: Protocol, codes: list[int]) -> list[float] | None:
        """By how many ducats a move is worse than the best."""
        assert isinstance(world, Board)
        return _weights(judged(world, codes), SHARP)

    def quick(self, world: Protocol, codes: list[int], dice: Dice) -> int:
        """Any move, the better the likelier."""
        assert isinstance(world, Board)
        weights = _weights(judged(world, codes, True), HASTE)
        total = 0.0
        for weight in weights:
            total += weight
        rest = total * (int(dice.below(1 << 30)) / (1 << 30))
        for i in range(len(codes)):
            rest -= weights[i]
            if rest < 0.0:
                return codes[i]
        return codes[-1]

    def worth(self, world: Protocol, moves: int) -> list[float] | None:
        """When an auction has just opened: by what everybody may end with."""
        assert isinstance(world, Board)
        if world.phase != BIDDING or world.high != NONE or world.still_in != world.rules.everyone:
            return None
        return chances(world)


def chances(board: Board) -> list[float]:
    """Every seat's chance of the first place: the farther from the end, the less a lead says."""
    wealth = estates(board)
    left: int = board.filled
    scale = 2.0 + 1.1 * left
    top = max(wealth)
    odds = [exp((each - top) / scale) for each in wealth]
    total = sum(odds)
    return [each / total for each in odds]


def _weights(worth: list[float], scale: float) -> list[float]:
    top = max(worth)
    return [exp(max((each - top) / scale, -11.0)) + RARE for each in worth]
