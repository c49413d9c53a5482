"""Players who calculate but do not search: they judge their options and take what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from serenissima.bots.bot import Budget
from serenissima.bots.lore.canaletto.guide import WAVER, judged
from serenissima.bots.lore.canaletto.weights import HAND, ROUGH, Weights
from serenissima.bots.luck import luck
from serenissima.core.game import AnyGame
from serenissima.games.canaletto.codes import BRIBE, PASS
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.position import ASKING, BIDDING
from serenissima.games.canaletto.view import View

MEAN_VALUE = 9.5
"""The average of the value markers (CAN-05)."""
MISJUDGED = 4.0
"""The standard deviation, in ducats, of the shopkeeper's error about a lot."""


class Merchant:
    """Takes what it judges best, with a little noise so that it is not predictable."""

    def __init__(self, game: AnyGame, seed: int, weights: Weights = HAND) -> None:
        self._game = game
        self._seed = seed
        self._weights = weights

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The best of the moves."""
        codes = list(moves)
        random = luck(self._seed, view)
        world = self._game.imagine(view, random)
        worth = judged(world, codes, self._weights)
        wavering = [each + random.gauss(0, WAVER) for each in worth]
        return codes[max(range(len(codes)), key=wavering.__getitem__)]


class Shopkeeper:
    """Calculates like the merchant, but roughly, and overrates or underrates each lot for the whole auction.

    So it overbids for some lots and lets others go.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The move that would be best if the lot were worth what it thinks."""
        auction = f"{self._seed}/{len(view.history)}"
        wrong = Random(auction).gauss(0, MISJUDGED)
        random = Random(f"{auction}/{view.bid}/{len(moves)}")
        world: State = self._game.imagine(view, random)
        if world.phase not in (BIDDING, ASKING):
            return random.choice(moves)
        codes = list(moves)
        worth = judged(world, codes, ROUGH)
        found = [
            each + random.gauss(0, WAVER) + (0.0 if code == PASS else wrong)
            for code, each in zip(codes, worth, strict=True)
        ]
        return codes[max(range(len(codes)), key=found.__getitem__)]


@dataclass(frozen=True)
class Fancy:
    """The share of the mean value that a simple player pays for a piece: from `least` to `most`, varying by lot.

    From a bid of `tempting` on it uses its mask.
    """

    least: float = 0.4
    most: float = 0.85
    tempting: int = 9


class Broker:
    """Pays a share of the mean value for every piece, whatever it is, and looks no further than the lot.

    The share is a whim that lasts for an auction, so it overbids now and then; it forgets that borrowed money counts
    double, and that the last two kinds are never sold.
    """

    def __init__(self, game: AnyGame, seed: int, fancy: Fancy | None = None) -> None:
        self._game = game
        self._seed = seed
        self._fancy = fancy or Fancy()

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """A small raise while the lot is cheap, the mask when it is large and expensive, a pass otherwise."""
        whim = Random(f"{self._seed}/{len(view.history)}")
        random = Random(f"{self._seed}/{len(view.history)}/{view.bid}/{len(moves)}")
        world: State = self._game.imagine(view, random)
        if world.phase not in (BIDDING, ASKING):
            return random.choice(moves)
        pieces = len(view.lot)
        limit = whim.uniform(self._fancy.least, self._fancy.most) * MEAN_VALUE * pieces
        if BRIBE in moves and pieces > 1 and view.bid >= self._fancy.tempting:
            return BRIBE
        raises = [code for code in moves if code < PASS and code + 1 <= limit][:4]
        if raises:
            return random.choice(raises)
        return PASS if PASS in moves else moves[-1]
