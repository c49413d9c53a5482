# compiled with mypyc
"""Comparing whole decisions by playing each of them out in the same imagined worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.bots.tree import Guide, play_out
from serenissima.core.playout import Dice
from serenissima.core.state import State

if TYPE_CHECKING:
    from collections.abc import Callable


class Candidate:
    """A plan, and the payoffs of its playouts for the seat that makes it."""

    __slots__ = ("plan", "total", "visits")

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.visits: int = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """The mean payoff so far."""
        return self.total / self.visits if self.visits else 0.5


class Comparison:
    """`all` are the plans being compared."""

    __slots__ = ("_guide", "_teams", "all")

    def __init__(self, plans: list[list[int]], teams: Callable[[int], tuple[int, ...]], guide: Guide) -> None:
        self._teams = teams
        self._guide = guide
        self.all = [Candidate(plan) for plan in plans]

    def play(self, left: list[Candidate], world: State, seed: int) -> None:
        """Plays every remaining plan in a copy of this world, each with the same dice."""
        seat = world.to_move()
        for candidate in left:
            dice = Dice(seed)
            twin = world.copy()
            for code in candidate.plan:
                # if the plan cannot be completed in this world, the quick player goes on
                if twin.to_move() != seat or code not in twin.codes():
                    break
                twin.play(code)
            shares = play_out(twin, self._guide, dice, self._teams)
            candidate.visits += 1
            candidate.total += 0.5 if shares is None else shares[seat]
