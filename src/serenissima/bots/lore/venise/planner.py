"""Plans a whole turn: tries every sequence of cards the hourglasses allow and goes for the best end it finds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic

from serenissima.bots.bot import Budget
from serenissima.bots.lore.venise.pilot import Pilot
from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.luck import luck
from serenissima.core.game import AnyGame
from serenissima.games.venise.codes import BEGIN, CHOOSE, NO_CHOICE
from serenissima.games.venise.position import MOVING, PLAY, WALKING
from serenissima.games.venise.sight import View
from serenissima.games.venise.state import State

MOST = 20_000
"""Positions looked at in one turn: nearly always all there are."""
BOARD_PHASES = (PLAY, WALKING, MOVING)
"""Where more than cards is at stake."""


class Planner:
    """Looks at everything that can be done in this turn, and no further."""

    def __init__(self, game: AnyGame, scales: Scales, seed: int) -> None:
        self._game = game
        self._scales = scales
        self._seed = seed

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The first move of the best turn."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: View, moves: Sequence[int], budget: Budget) -> list[int]:
        """The best turn. Until its end nothing hidden matters but the own hand, so one imagined world will do."""
        if len(moves) == 1:
            return [moves[0]]
        random = luck(self._seed, view)
        if moves[0] >= CHOOSE:
            return [beginning(view, moves, random)]
        world: State = self._game.imagine(view, random)
        pilot = Pilot(world.rules, self._scales, MOST)
        if world.phase not in BOARD_PHASES:
            return [pilot.tidy(world)]
        return pilot.turn.best(world, MOST, monotonic() + budget.seconds).line


def beginning(view: View, moves: Sequence[int], random: Random) -> int:
    """Any colour, and the own turn first."""
    if BEGIN + view.seat in moves:
        return BEGIN + view.seat
    return random.choice([code for code in moves if code != NO_CHOICE] or list(moves))
