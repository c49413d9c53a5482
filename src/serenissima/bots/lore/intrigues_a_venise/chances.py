"""How likely a seat's side is to win from a position, as far as the seat can know; learned from matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from serenissima.bots.learned import file_of, read
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.bots.lore.intrigues_a_venise.prospect import Prospect
from serenissima.bots.network import Network
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE, EXILE, FINISH, MARBLE
from serenissima.games.intrigues_a_venise.state import State

FORETOLD = (3,)
"""The numbers of players for which the chances predict unseen matches better than a fair share: Brier score 0.223
against 0.250 (four standard errors). With four players it is 0.246 (one standard error), which may be chance."""


@lru_cache(maxsize=2)
def network(seats: int) -> Network:
    """What was learned about matches with this many players: `learned3.json` and `learned4.json`."""
    return read(file_of(Path(__file__).parent, seats)).network()


def features(insight: Insight, prospect: Prospect, at: list[int]) -> list[float]:
    """What speaks for or against the seat's side: how near each side is to its goal, and what the seat knows."""
    ours, theirs = prospect.both(at)
    return [ours, theirs, max(insight.tasks.values())]


def chance(insight: Insight, prospect: Prospect, at: list[int]) -> float:
    """0 to 1, unless the mission can be announced at once."""
    return network(insight.seats).chance(features(insight, prospect, at))


def after(state: State, plan: Sequence[int]) -> State | None:
    """The imagined world after the movement or exile a plan begins with; None if it begins with something else."""
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
