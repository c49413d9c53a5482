"""Players who reckon but do not search: they see the table, judge what they can do, and take what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from serenissima.bots.bot import Budget
from serenissima.bots.lore.canaletto.guide import judged
from serenissima.core.game import AnyGame
from serenissima.games.canaletto.alphabet import BRIBE, PASS
from serenissima.games.canaletto.board import ASKING, BIDDING
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.view import View

MEAN_VALUE = 9.5
"""What a value marker shows on average (CAN-05)."""


class Merchant:
    """Takes what its reckoning finds best, with a little wavering, so that it cannot be read like a book."""

    def __init__(self, game: AnyGame, seed: int, waver: float = 0.4) -> None:
        self._game = game
        self._random = Random(seed)
        self._waver = waver

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The best of the moves."""
        codes = list(moves)
        world = self._game.imagine(view, self._random)
        worth = judged(world, codes)
        wavering = [each + self._random.gauss(0, self._waver) for each in worth]
        return codes[max(range(len(codes)), key=wavering.__getitem__)]


@dataclass(frozen=True)
class Thrift:
    """How much of the mean value a simple player pays for a piece, and from which price on the mask is tempting."""

    least: float = 0.35
    most: float = 0.65
    tempting: int = 9


class Broker:
    """Pays a share of the mean value for every piece, raises by a few ducats, and looks no further than the lot."""

    def __init__(self, game: AnyGame, seed: int, thrift: Thrift | None = None) -> None:
        self._game = game
        self._random = Random(seed)
        self._thrift = thrift or Thrift()

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """A small raise while the lot is cheap, the mask when it is rich and dear, otherwise out."""
        world: State = self._game.imagine(view, self._random)
        if world.phase not in (BIDDING, ASKING):
            return self._random.choice(moves)
        pieces = len(view.lot)
        share = self._random.uniform(self._thrift.least, self._thrift.most)
        limit = min(share * MEAN_VALUE * pieces, float(world.money[world.turn]))
        if BRIBE in moves and pieces > 1 and view.bid >= self._thrift.tempting:
            return BRIBE
        raises = [code for code in moves if code < PASS and code + 1 <= limit][:4]
        if raises:
            return self._random.choice(raises)
        return PASS if PASS in moves else moves[-1]
