"""Looking back at a match from one seat: its chances over time, and which of its decisions cost it most.

Each decision is judged by the view it was made with, so only by what the seat could see at the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from serenissima.bots.advice import percent
from serenissima.bots.bot import Budget
from serenissima.bots.compare import Candidate, Comparison
from serenissima.bots.levels import adviser, guide_of
from serenissima.bots.search import Appraising, Foreseeing, Weighed
from serenissima.core.game import AnyGame
from serenissima.core.study import Said

MOMENTS = 3
CLOSER = 8
"""How many of the worst decisions are examined again, with more time."""
COST = 0.05
"""A decision that cost less than this is not worth mentioning."""
LONGEST = 0.25
"""The most seconds a decision gets in the first pass."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat saw before an entry, what it could play, and the small moves it then made."""

    entry: int
    view: Any
    codes: list[int]
    played: list[int]


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with the chance it left, and with the best one; `games` were imagined to compare the two.

    No games: it was `proven`, or judged without playing on. `standing`: the chance before the decision, whichever it
    would be, from a bot that estimates all seats' chances at once.
    """

    entry: int
    best: tuple[int, ...]
    chance: float
    best_chance: float
    games: int
    played: tuple[int, ...]
    proven: bool = False
    standing: float | None = None

    @property
    def before(self) -> float:
        """The chance before the decision: `standing` if known, since assuming the best decision promises too much."""
        return self.best_chance if self.standing is None else self.standing

    @property
    def cost(self) -> float:
        """The chance lost by it."""
        return self.best_chance - self.chance


class Lookback(msgspec.Struct, frozen=True, kw_only=True):
    """All decisions in order, and those that cost most, also in order."""

    judged: list[Judged]
    moments: list[Judged]


def look_back(
    game: AnyGame, decisions: Sequence[Decision], seconds: float, seed: int, iterations: int | None = None
) -> Lookback:
    """Judges every decision quickly, then the worst ones again, in about this many seconds.

    `iterations`: the most per decision, in each pass.
    """
    if not decisions:
        return Lookback(judged=[], moments=[])
    glance = Budget(seconds=min(LONGEST, 0.6 * seconds / len(decisions)), iterations=iterations)
    closer = Budget(seconds=0.4 * seconds / CLOSER, iterations=iterations)
    judged: dict[int, Judged] = {}
    for decision in decisions:
        first = judge(game, decision, glance, seed)
        if first is not None:
            judged[decision.entry] = first
    worst = sorted((each for each in judged.values() if each.cost > 0), key=lambda each: -each.cost)[:CLOSER]
    again = {each.entry for each in worst}
    for decision in decisions:
        if decision.entry in again:
            second = judge(game, decision, closer, seed + 1)
            judged[decision.entry] = second or judged[decision.entry]
    costly = sorted((judged[entry] for entry in again if judged[entry].cost >= COST), key=lambda each: -each.cost)
    return Lookback(judged=list(judged.values()), moments=sorted(costly[:MOMENTS], key=lambda each: each.entry))


def judge(game: AnyGame, decision: Decision, budget: Budget, seed: int) -> Judged | None:
    """Half of the budget finds the best decision, the other half compares it with the one that was made.

    None: nothing can be said about it.
    """
    part = Budget(
        seconds=budget.seconds / 2, iterations=None if budget.iterations is None else max(1, budget.iterations // 2)
    )
    counsel = adviser(game, seed)
    weighed = counsel.weigh(decision.view, decision.codes, part) if len(decision.codes) > 1 else []
    played = decision.played
    # a proof says nothing about moves it does not name
    if weighed and weighed[0].proven and any(list(each.plan) == played[: len(each.plan)] for each in weighed):
        return _proven(decision, weighed)
    if isinstance(counsel, Appraising):
        return _appraised(counsel, decision, weighed, part)
    best = list(weighed[0].plan) if weighed else played
    plans = [played] if best == played[: len(best)] else [best, played]
    compared = _compared(game, decision, plans, part, seed)
    mine = compared[-1]
    better = max(compared, key=Candidate.mean)
    return Judged(
        entry=decision.entry,
        best=tuple(better.plan),
        chance=mine.mean(),
        best_chance=better.mean(),
        games=mine.visits,
        played=tuple(played),
    )


def _proven(decision: Decision, weighed: Sequence[Weighed]) -> Judged:
    """For decisions where the end was in reach: nothing has to be estimated."""
    made = next((each for each in weighed if list(each.plan) == decision.played[: len(each.plan)]), weighed[0])
    return Judged(
        entry=decision.entry,
        best=weighed[0].plan,
        chance=made.payoff,
        best_chance=weighed[0].payoff,
        games=0,
        played=tuple(decision.played),
        proven=True,
    )


def _appraised(counsel: Appraising, decision: Decision, weighed: Sequence[Weighed], budget: Budget) -> Judged | None:
    """For bots that can judge both decisions themselves."""
    chance = counsel.appraise(decision.view, decision.played, budget)
    if chance is None:
        return None
    best: tuple[int, ...] = tuple(decision.played)
    best_chance = chance
    if weighed and list(weighed[0].plan) != decision.played[: len(weighed[0].plan)]:
        other = counsel.appraise(decision.view, weighed[0].plan, budget)
        if other is not None and other > chance:
            best, best_chance = weighed[0].plan, other
    return Judged(
        entry=decision.entry,
        best=best,
        chance=chance,
        best_chance=best_chance,
        games=0,
        played=tuple(decision.played),
        standing=_standing(counsel, decision, budget),
    )


def _standing(counsel: Appraising, decision: Decision, budget: Budget) -> float | None:
    """The chance of the seat before the decision."""
    foreseen = counsel.outlook(decision.view, (), budget) if isinstance(counsel, Foreseeing) else None
    return None if foreseen is None else foreseen[decision.view.seat]


def _compared(game: AnyGame, decision: Decision, plans: list[list[int]], budget: Budget, seed: int) -> list[Candidate]:
    """The plans after playouts in the same worlds."""
    random = Random(seed)
    comparison = Comparison(plans, game.teams, guide_of(game))
    clock = budget.start()
    while True:
        comparison.play(comparison.all, game.imagine(decision.view, random), random.getrandbits(32))
        clock.tick(len(plans))
        if clock.over():
            return comparison.all


def told(judged: Judged) -> Said:
    """The sentence about a decision that cost something."""
    figures: dict[str, str | int] = {
        "chance": percent(judged.chance),
        "best": percent(judged.best_chance),
        "games": judged.games,
    }
    if not judged.games:
        return Said("moment-proven" if judged.proven else "moment-judged", figures)
    return Said("moment-won" if judged.best_chance > 0.95 else "moment-better", figures)
