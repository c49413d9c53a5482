"""What an outcome is worth to a team, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.outcome import Outcome


def payoffs(outcome: Outcome, teams: Sequence[int]) -> list[float]:
    """For every seat the share of its opponents that its team left behind, a tie counting half (1 best, 0 worst)."""
    best = {team: min(outcome.ranks[seat] for seat, own in enumerate(teams) if own == team) for team in set(teams)}
    return [_share(best[team], [best[other] for other in teams if other != team]) for team in teams]


def _share(rank: int, others: Sequence[int]) -> float:
    if not others:
        return 1.0 if rank == 1 else 0.0
    return sum(1.0 if rank < other else 0.5 if rank == other else 0.0 for other in others) / len(others)
