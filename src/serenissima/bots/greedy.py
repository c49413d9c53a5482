"""Looks one move ahead: chooses the move after which its own view looks best, over a few imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.luck import luck
from serenissima.bots.payoff import payoffs
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice, step
from serenissima.core.state import FORTUNA, State

WORLDS = 8


class Greedy:
    """Tries every move in some imagined worlds and rates the resulting view by the lore's `value`."""

    def __init__(self, game: AnyGame, value: Callable[[Any], float], seed: int, worlds: int = WORLDS) -> None:
        self._game = game
        self._value = value
        self._seed = seed
        self._worlds = worlds

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The move with the best total over the worlds there was time for; ties are broken at random."""
        clock = budget.start()
        random = luck(self._seed, view)
        order = list(moves)
        random.shuffle(order)
        sums = dict.fromkeys(order, 0.0)
        for _ in range(self._worlds):
            world = self._game.imagine(view, random)
            worth = {}
            for code in order:
                worth[code] = self._after(world, code, random.getrandbits(32))
                if clock.over():
                    break
            if len(worth) < len(order) and clock.iterations > 0:
                break  # a world in which only some moves were tried would be unfair to the others
            for code, share in worth.items():
                sums[code] += share
            clock.tick()
        return max(order, key=lambda code: sums[code])

    def _after(self, world: State, code: int, seed: int) -> float:
        seat = world.to_move()
        after = world.copy()
        after.play(code)
        dice = Dice(seed)
        while after.to_move() == FORTUNA:
            after.play(step(after, FORTUNA, dice))
        outcome = after.outcome()
        if outcome is not None:
            return payoffs(outcome, self._game.teams(len(outcome.ranks)))[seat]
        return self._value(self._game.view(after, seat))
