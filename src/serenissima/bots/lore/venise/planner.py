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
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import MOVING, PLAY, WALKING
from serenissima.games.venise.view import View

MOST = 20_000
"""The limit of positions per turn: nearly always enough for all there are."""
BOARD_PHASES = (PLAY, WALKING, MOVING)
"""The phases in which more than cards is at stake."""


class Planner:
    """Considers everything that can be done in this turn, and nothing beyond."""

    def __init__(self, game: AnyGame, scales: Scales, seed: int) -> None:
        self._game = game
        self._scales = scales
        self._seed = seed

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The first move of its plan."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: View, moves: Sequence[int], budget: Budget) -> list[int]:
        """What it does next: its whole turn, or the rest of it."""
        if len(moves) == 1:
            return [moves[0]]
        if moves[0] >= CHOOSE:
            return [_beginning(view, moves, luck(self._seed, view))]
        return self._turn(view, moves, budget)

    def _turn(self, view: View, moves: Sequence[int], budget: Budget) -> list[int]:
        """The best turn. Until it ends only its own hand matters of what is hidden, so one imagined world suffices."""
        world: State = self._game.imagine(view, luck(self._seed, view))
        pilot = Pilot(world.rules, self._scales, MOST)
        if world.phase not in BOARD_PHASES:
            return [pilot.tidy(world)]
        return pilot.turn.best(world, MOST, monotonic() + budget.seconds).line


def _beginning(view: View, moves: Sequence[int], random: Random) -> int:
    """Any colour, and its own turn first."""
    if BEGIN + view.seat in moves:
        return BEGIN + view.seat
    return random.choice([code for code in moves if code != NO_CHOICE] or list(moves))
