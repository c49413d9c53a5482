"""Information-set Monte-Carlo search over imagined worlds. It works for every game, better with a guide.

It grows a tree move by move; if the guide names whole decisions, those are compared by playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Protocol, runtime_checkable

import msgspec

from serenissima.bots.bot import Budget, Clock
from serenissima.bots.compare import Candidate, Comparison
from serenissima.bots.exact import Exact
from serenissima.bots.halving import Worlds, halve
from serenissima.bots.luck import luck
from serenissima.bots.tree import Guide, Tree
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.core.state import State

WORLDS = 300
"""How many worlds are imagined."""
ALONE = 20
"""How many playouts measure a decision that is the only one worth considering."""
CERTAINTY = 0.25
"""The share of the budget that may be spent on searching to the end."""


class Weighed(msgspec.Struct, frozen=True):
    """What a search found about a decision: how often it was tried, and its chance of winning, 0 to 1.

    `plan` are its small moves, one or more. No tries: it was judged without playing on. `proven`: the chance is not an
    estimate but was computed to the end.
    """

    plan: tuple[int, ...]
    visits: int
    payoff: float
    proven: bool = False

    @property
    def code(self) -> int:
        """The first of its small moves."""
        return self.plan[0]


@runtime_checkable
class Weighing(Protocol):
    """A bot that can rate several decisions."""

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """What it considered, best first; nothing if it has no figures."""
        ...


@runtime_checkable
class Appraising(Protocol):
    """A bot that can rate a decision somebody else has made."""

    def appraise(self, view: Any, plan: Sequence[int], budget: Budget) -> float | None:
        """The chance of winning after these small moves; None if it cannot tell."""
        ...


@runtime_checkable
class Foreseeing(Protocol):
    """A bot that can estimate the chances of all seats at once."""

    def outlook(self, view: Any, plan: Sequence[int], budget: Budget) -> list[float] | None:
        """The chance of every seat after these small moves of the viewer, if any; adding up to 1. None: cannot tell."""
        ...


def ranked(decisions: Sequence[Weighed]) -> list[Weighed]:
    """The best first: the highest chance among those tried about as often as any; then by their tries."""
    enough = max((weighed.visits for weighed in decisions), default=0) / 2
    return sorted(
        (weighed for weighed in decisions if weighed.visits),
        key=lambda weighed: (weighed.visits >= enough, weighed.payoff if weighed.visits >= enough else weighed.visits),
        reverse=True,
    )


def together(searches: Sequence[Sequence[Weighed]]) -> list[Weighed]:
    """Combines the results of several searches of one decision, best first."""
    for search in searches:
        if search and search[0].proven:
            return list(search)
    sums: dict[tuple[int, ...], tuple[int, float]] = {}
    for search in searches:
        for weighed in search:
            visits, total = sums.get(weighed.plan, (0, 0.0))
            sums[weighed.plan] = (visits + weighed.visits, total + weighed.visits * weighed.payoff)
    return ranked([Weighed(plan, visits, total / visits) for plan, (visits, total) in sums.items() if visits])


class Search:
    """Repeatedly imagines a world that fits the view, plays on in it, and learns from the result."""

    def __init__(self, game: AnyGame, seed: int, guide: Guide | None = None, seconds: float | None = None) -> None:
        self._game = game
        self._seed = seed
        self._guide = guide if guide is not None else Guide()
        self._seconds = seconds
        """It never thinks longer than this, whatever the budget allows."""

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The first small move of its plan."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """The most promising decision. Without any time, the guide's best guess, or any move."""
        if len(moves) == 1:
            return [moves[0]]
        weighed = self.weigh(view, moves, budget)
        return list(weighed[0].plan) if weighed else [luck(self._seed, view).choice(moves)]

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """What it tried, the best first."""
        if self._seconds is not None and budget.seconds > self._seconds:
            budget = replace(budget, seconds=self._seconds)
        clock = budget.start()
        random = luck(self._seed, view)
        worlds: Worlds[State] = Worlds(lambda: self._game.imagine(view, random), WORLDS)
        plans = self._guide.plans(worlds[0])
        certain = self._certain(worlds[0], plans or [], clock)
        if certain:
            return certain
        legal = set(moves)
        plans = [plan for plan in plans or () if plan and plan[0] in legal]
        if plans:
            return self._compare(worlds, plans, clock, random)
        return self._grow(worlds, moves, clock, random)

    def _certain(self, world: State, plans: list[list[int]], clock: Clock) -> list[Weighed]:
        """The one decision that is certainly best; empty if nothing is certain, or nothing good is.

        With more than two teams only a win is certain: others need not take away what they could.
        """
        seats = self._guide.settled(world)
        if not seats:
            return []
        exact = Exact(self._guide, self._game.teams, seats, clock, CERTAINTY)
        sure = exact.sure(world, [plan[0] for plan in plans])
        best = max((payoff for _, payoff in sure), default=0.0)
        if best <= 0.0 or (best < 1.0 and len(set(self._game.teams(seats))) > 2):
            return []
        code = next(code for code, payoff in sure if payoff == best)
        return [Weighed((code,), 1, best, proven=True)]

    def _compare(self, worlds: Worlds[State], plans: list[list[int]], clock: Clock, random: Random) -> list[Weighed]:
        if clock.over():
            return [Weighed(tuple(plans[0]), 0, 0.5)]
        comparison = Comparison(plans, self._game.teams, self._guide)
        if len(plans) == 1:
            for number in range(ALONE):
                comparison.play(comparison.all, worlds[number], random.getrandbits(32))
            return [Weighed(tuple(plans[0]), ALONE, comparison.all[0].mean())]

        def try_all(left: list[Candidate], number: int) -> None:
            comparison.play(left, worlds[number], random.getrandbits(32))
            clock.tick(len(left))

        halve(comparison.all, try_all, Candidate.mean, clock)
        return ranked([Weighed(tuple(each.plan), each.visits, each.mean()) for each in comparison.all])

    def _grow(self, worlds: Worlds[State], moves: Sequence[int], clock: Clock, random: Random) -> list[Weighed]:
        tree = Tree(self._game.teams, self._guide, Dice(random.getrandbits(32)))
        number = 0
        while not clock.over():
            # each world once, in order, then any of them
            at = number if number < WORLDS else random.randrange(WORLDS)
            tree.walk(worlds[at].copy())
            clock.tick()
            number += 1
        children = tree.root.children
        tried = [Weighed((code,), children[code].visits, children[code].mean()) for code in moves if code in children]
        return ranked(tried)
