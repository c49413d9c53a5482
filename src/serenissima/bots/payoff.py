# compiled with mypyc
"""What an outcome is worth to a team, in any game: only first place counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serenissima.core.outcome import Outcome


def payoffs(outcome: Outcome, teams: tuple[int, ...]) -> list[float]:
    """For every seat its share of first place: 1 if its team won alone, 0 if another did.

    So the mean of many payoffs is a chance of winning.
    """
    winners: set[int] = set()
    for seat, team in enumerate(teams):
        if outcome.ranks[seat] == 1:
            winners.add(team)
    share = 1.0 if outcome.together else 1.0 / len(winners) if winners else 0.0
    return [share if team in winners else 0.0 for team in teams]
