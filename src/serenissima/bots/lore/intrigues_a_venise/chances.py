"""How likely a seat's side wins from a position, as far as the seat can know: fitted to how matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.prospect import Prospect
from serenissima.games.intrigues_a_venise.numbering import ANNOUNCE, EXILE, FINISH, MARBLE
from serenissima.games.intrigues_a_venise.state import State

WEIGHTS = (-0.25, -0.37, 0.34, -0.57, 1.25)
"""One for each of `features`, by `python tests/bots/fit_intrigues.py 480 2`.

They foretell a little: the mean surprise at who won fresh matches is 0.614, knowing only how many win 0.629.
"""


def features(insight: Insight, prospect: Prospect, at: list[int]) -> tuple[float, float, float, float, float]:
    """What speaks for the own side: how many play, how near it is, how near the others are, what it knows."""
    ours, theirs = prospect.both(at)
    task = max(insight.tasks.values())
    return float(insight.seats == 4), float(insight.seats == 3), ours, theirs, task


def chance(insight: Insight, prospect: Prospect, at: list[int]) -> float:
    """0 to 1, unless the mission can be announced at once."""
    total = sum(weight * value for weight, value in zip(WEIGHTS, features(insight, prospect, at), strict=True))
    return 1 / (1 + exp(-total))


def after(state: State, plan: Sequence[int]) -> State | None:
    """The imagined world after the movement or the exile a plan begins with; None: it begins with something else."""
    seat = state.to_move()
    begun = plan[0] == FINISH
    for code in plan:
        if not (MARBLE < code < FINISH or EXILE < code < ANNOUNCE) or state.to_move() != seat:
            break
        if code not in state.codes():
            return None
        state.play(code)
        begun = True
    return state if begun else None
