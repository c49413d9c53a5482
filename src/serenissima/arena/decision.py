"""Whether the first bot of a contest is better than the others: a sequential test that may stop as soon as it is sure.

A generalised sequential probability ratio test on the share of wins. The observations are deals, since the seat orders
of a deal share their luck and are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Literal

import msgspec

from serenissima import games
from serenissima.arena.contest import Contest, Played

ERROR = 0.05
"""How often each of the two verdicts may be wrong."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 8
"""The fewest deals for a verdict: fewer say too little about the variance."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the first name wins at least `par` + `margin` of the matches (`better`) or only `par` (`not-better`).

    `open`: not sure yet (5 % error either way). `share`: its share of the wins so far; a shared win counts in part.
    """

    bot: str
    verdict: Literal["better", "not-better", "open"]
    par: float
    margin: float
    share: float
    deals: int


def decide(contest: Contest, played: Sequence[Played], margin: float) -> Decision:
    """The verdict after these matches, the first of the contest, in order. Only complete deals count."""
    name = contest.bots[0]
    par = contest.bots.count(name) / len(contest.bots)
    size = len(contest.orders())
    whole = [played[begin : begin + size] for begin in range(0, len(played) - size + 1, size)]
    shares = [mean for deal in whole if (mean := _mean(contest, name, deal)) is not None]
    ratio = _log_likelihood_ratio(shares, par, par + margin)
    sure = len(shares) >= FEWEST
    return Decision(
        bot=name,
        verdict="better" if sure and ratio >= BOUND else "not-better" if sure and ratio <= -BOUND else "open",
        par=par,
        margin=margin,
        share=sum(shares) / len(shares) if shares else 0.0,
        deals=len(shares),
    )


def _mean(contest: Contest, name: str, deal: Sequence[Played]) -> float | None:
    shares = [share_of(contest, name, match) for match in deal if match.ranks]
    return sum(shares) / len(shares) if shares else None


def share_of(contest: Contest, name: str, match: Played) -> float:
    """The share of the win of the entrants of this name: teams that tie share it, and so do partners."""
    teams = match.teams or games.game(contest.game).teams(len(contest.bots))
    winners = {team for team, rank in zip(teams, match.ranks, strict=True) if rank == 1}
    own = [team for team, bot in zip(teams, contest.bots, strict=True) if bot == name and team in winners]
    return sum(1 / teams.count(team) for team in own) / len(winners)


def _log_likelihood_ratio(shares: Sequence[float], low: float, high: float) -> float:
    """How much likelier these shares are if their mean is `high` than if it is `low`."""
    if not shares:
        return 0.0
    mean = sum(shares) / len(shares)
    # the quarter keeps a few equal deals from looking like certainty
    variance = (sum((share - mean) ** 2 for share in shares) + 0.25) / len(shares)
    return len(shares) * (high - low) * (2 * mean - low - high) / (2 * variance)
