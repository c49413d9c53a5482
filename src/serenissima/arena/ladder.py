"""The ladder of a game: ratings of all its levels, and the results of the contests between them."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from serenissima.arena.contest import Contest, Played
from serenissima.arena.decision import share_of
from serenissima.arena.interval import Z95, wilson
from serenissima.arena.manifest import Manifest
from serenissima.arena.ratings import Ratings
from serenissima.bots.ratings import MIDDLE, Ladder, Rating, Rung

POINTS = 30
"""Points per unit of openskill: 200 points more win about three of four matches between two."""
ANCHOR = "sensible"

Journal = tuple[Manifest, Sequence[Played]]


def ladder(journals: Sequence[Journal]) -> Ladder:
    """The combined results of these contests of one game. The sensible bot is in the middle if it took part."""
    ratings = Ratings()
    count: Counter[str] = Counter()
    for manifest, match in _mixed(journals):
        ratings.add(manifest.contest, match)
        count.update(set(manifest.contest.bots))
    rated = {each.bot: each for each in ratings.all()}
    middle = rated[ANCHOR].mu if ANCHOR in rated else 25.0
    return Ladder(
        levels={
            name: Rating(
                rating=round(MIDDLE + POINTS * (each.mu - middle)),
                spread=round(Z95 * POINTS * each.sigma),
                matches=count[name],
            )
            for name, each in sorted(rated.items(), key=lambda item: item[1].mu)
        },
        rungs=[_rung(*journal) for journal in journals],
    )


def _mixed(journals: Sequence[Journal]) -> Iterator[tuple[Manifest, Played]]:
    """The finished matches of all contests, interleaved, since a rating learns most from the last ones."""
    for matches in zip_longest(*(played for _, played in journals)):
        for (manifest, _), match in zip(journals, matches, strict=True):
            if match is not None and match.ranks:
                yield manifest, match


def _rung(manifest: Manifest, played: Sequence[Played]) -> Rung:
    contest = manifest.contest
    upper = contest.bots[0]
    shares = [share_of(contest, upper, match) for match in played if match.ranks]
    low, high = wilson(round(sum(shares)), len(shares))
    return Rung(
        upper=upper,
        lower=next((name for name in contest.bots if name != upper), upper),
        seats=len(contest.bots),
        matches=len(shares),
        share=round(sum(shares) / len(shares), 3) if shares else 0.0,
        low=round(low, 3),
        high=round(high, 3),
        par=contest.bots.count(upper) / len(contest.bots),
        command=_command(contest, len(played)),
    )


def _command(contest: Contest, matches: int) -> str:
    """The command that plays this contest again, without its journal."""
    parts = ["serenissima", "arena", contest.game, "--seats", ",".join(contest.bots), "--games", str(matches)]
    parts += ["--seconds", f"{contest.seconds:g}", "--seed", str(contest.seed)]
    if contest.iterations is not None:
        parts += ["--iterations", str(contest.iterations)]
    for name, value in contest.options.items():
        parts += ["--option", f"{name}={value}"]
    return shlex.join(parts)
