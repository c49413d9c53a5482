"""The result of a contest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serenissima.arena.contest import Contest, Played
from serenissima.arena.decision import Decision, decide
from serenissima.arena.interval import wilson
from serenissima.arena.manifest import Manifest
from serenissima.arena.ratings import Rated, ratings


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one entrant did. `rate` is wins per finished match, `low` to `high` its 95 % interval."""

    bot: str
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float
    errors: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """All matches summed up.

    A draw is a first place shared between teams; a match that broke off counts for nobody. `ratings` lists every name
    once. `decision` says whether the first name is better than the others, as far as these matches can tell.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    bots: tuple[Standing, ...]
    ratings: tuple[Rated, ...]
    decision: Decision | None
    draws: int
    average_length: float
    errors: tuple[str, ...]
    manifest: Manifest


def result(contest: Contest, played: Sequence[Played], margin: float | None = None, command: str = "") -> Result:
    """Sums up the matches so far; `margin` is by how much the first name must be better to count as better."""
    finished = [match for match in played if match.ranks]
    return Result(
        game=contest.game,
        seats=contest.bots,
        games=len(played),
        seed=contest.seed,
        bots=tuple(_standing(contest, entrant, played) for entrant in range(len(contest.bots))),
        ratings=ratings(contest, finished),
        decision=None if margin is None else decide(contest, played, margin),
        draws=sum(match.drawn for match in finished),
        average_length=sum(match.moves for match in finished) / len(finished) if finished else 0.0,
        errors=tuple(match.error for match in played if match.error),
        manifest=Manifest.of(contest, command),
    )


def _standing(contest: Contest, entrant: int, played: Sequence[Played]) -> Standing:
    finished = [match for match in played if match.ranks]
    firsts = [match for match in finished if match.ranks[entrant] == 1]
    draws = sum(match.drawn for match in firsts)
    wins = len(firsts) - draws
    low, high = wilson(wins, len(finished))
    return Standing(
        bot=contest.bots[entrant],
        wins=wins,
        draws=draws,
        losses=len(finished) - wins - draws,
        rate=wins / len(finished) if finished else 0.0,
        low=low,
        high=high,
        errors=sum(match.culprit == entrant for match in played),
    )
