# compiled with mypyc
"""What an outcome is worth to a team, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serenissima.core.outcome import Outcome

FIRST: Final = 0.7
"""How much of a payoff is the first place; the rest is the share of opponents left behind."""


def payoffs(outcome: Outcome, teams: tuple[int, ...]) -> list[float]:
    """For every seat what its team got, 0 to 1: a part for the first place, the rest for opponents left behind."""
    ranks = outcome.ranks
    best: dict[int, int] = {}
    for seat, team in enumerate(teams):
        best[team] = min(best.get(team, ranks[seat]), ranks[seat])
    firsts = 0
    for rank in best.values():
        firsts += rank == 1
    found: list[float] = []
    for team in teams:
        own = best[team]
        behind = 0.0
        for other, rank in best.items():
            if other != team:
                behind += 1.0 if own < rank else 0.5 if own == rank else 0.0
        share = behind / (len(best) - 1) if len(best) > 1 else 1.0
        found.append(FIRST * (1.0 / firsts if own == 1 else 0.0) + (1.0 - FIRST) * share)
    return found
