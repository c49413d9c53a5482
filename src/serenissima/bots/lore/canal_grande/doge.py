"""The Doge: plays every decision on in imagined worlds, to the end of the round, and knows what positions lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from random import Random
from typing import Any

from serenissima.bots.bot import Budget, Clock
from serenissima.bots.halving import Worlds, halve
from serenissima.bots.lore.canal_grande.decisions import Decision, decisions
from serenissima.bots.lore.canal_grande.learned import network
from serenissima.bots.lore.canal_grande.prospects import Outlook
from serenissima.bots.lore.canal_grande.reckoning import Reckoning
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.games.canal_grande.cards import DOG, GON, count, one
from serenissima.games.canal_grande.position import CATCHING_UP
from serenissima.games.canal_grande.rules import won_with
from serenissima.games.canal_grande.state import State

WORLDS = 400
"""So many worlds are imagined."""
UNCOUNTED = 0.5
"""The share of the budget spent on playing on where the match may end; the rest is for counting out."""
SURE_WORLDS = 8
"""In so many worlds decisions are counted out, if they differ."""
POSITIONS = 400
"""So many positions are looked at to count a decision out in one world."""
LAST_STEP = 0.05
"""What a step takes at most, in seconds."""
FEW = 6
"""If there are no more decisions than these, all are counted out."""
DOUBT = 0.02
"""How much two offers must differ, in chances to win, for the chooser to be likely to see it."""


class Tried:
    """A decision and how it did so far, for each reply."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.worlds = 0
        self.totals = [0.0] * len(decision.replies)

    def add(self, chances: Sequence[float]) -> None:
        """How it did in one more world."""
        self.worlds += 1
        for i, chance in enumerate(chances):
            self.totals[i] += chance

    def worth(self) -> float:
        """The chance to win. Who replies takes what is worse for us, unless it is hard to tell."""
        means = [total / max(1, self.worlds) for total in self.totals]
        if len(means) == 1:
            return means[0]
        first, second = means
        share = 1.0 / (1.0 + exp(max(-60.0, min(60.0, (first - second) / DOUBT))))
        return share * first + (1.0 - share) * second


class Doge:
    """Compares decisions in common worlds and drops the worse half again and again.

    Where the match may end in this round, the best ones are then counted out.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The first small move of the best decision."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """The best decision with all its small moves."""
        if len(moves) == 1:
            return [moves[0]]
        council = self._council(view, moves, budget)
        weighed = council.weighed()
        return list(weighed[0].plan) if weighed else council.first()

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """All decisions it thought of, the best first; nothing where it thinks of one only."""
        return self._council(view, moves, budget).weighed()

    def _council(self, view: Any, moves: Sequence[int], budget: Budget) -> Council:
        # the step that is under way when the time is over shall end in time, too
        seconds = budget.seconds - min(LAST_STEP, 0.2 * budget.seconds)
        clock = replace(budget, seconds=seconds).start()
        return Council(self._game, view, list(moves), self._seed, clock)


class Council:
    """One decision being made."""

    def __init__(self, game: AnyGame, view: Any, moves: list[int], seed: int, clock: Clock) -> None:
        self._game = game
        self._view = view
        self._clock = clock
        self._random = Random(f"{seed}/{view.round}/{view.stage}/{len(view.memory)}")
        self._worlds = Worlds(self._imagine, WORLDS)
        world = self._worlds[0]
        self._side = world.rules.side(world.to_move())
        self._dice = Dice(self._random.getrandbits(32))
        self._network = network(world.rules.seats)
        self._outlook = Outlook(self._network, self._dice)
        self._tried = [Tried(decision) for decision in decisions(world, moves)]

    def _imagine(self) -> State:
        """A world without what happened before: that is not needed to play on."""
        world: State = self._game.imagine(self._view, self._random)
        world.trail.clear()
        world.past.clear()
        return world

    def first(self) -> list[int]:
        """What came to mind first."""
        return list(self._tried[0].decision.codes)

    def weighed(self) -> list[Weighed]:
        """All decisions, the best first. What was not counted out, where that was done, counts as tried less."""
        if len(self._tried) == 1:
            return []
        near = in_reach(self._worlds[0])
        ranking = self._compare(UNCOUNTED if near else 1.0)
        most = max(each.worlds for each in ranking)
        counted = self._count_out(ranking) if near else []
        sure = [Weighed(tuple(each.decision.codes), most, each.worth()) for each in counted]
        known = {each.plan for each in sure}
        for each in ranking:
            if tuple(each.decision.codes) not in known:
                tries = min(each.worlds, (most - 1) // 2) if sure else each.worlds
                sure.append(Weighed(tuple(each.decision.codes), tries, each.worth()))
        return sure

    def _compare(self, until: float) -> list[Tried]:
        """The decisions, the best first."""
        return halve(self._tried, self._try_all, Tried.worth, self._clock, until)

    def _try_all(self, left: list[Tried], number: int) -> None:
        """Every decision in this world, until the time is over."""
        clock, world = self._clock, self._worlds[number]
        for each in left:
            codes, replies = each.decision.codes, each.decision.replies
            each.add([self._outlook.try_out(world.copy(), codes + reply, self._side) for reply in replies])
            clock.tick(len(each.totals))
            if clock.over():
                return

    def _count_out(self, ranking: list[Tried]) -> list[Tried]:
        """The best ones when the match may end in this round: one after the other, until none promises more."""
        worlds = different([self._worlds[number] for number in range(SURE_WORLDS)])
        reckoning = Reckoning(self._network, self._dice, POSITIONS)
        waiting = sorted(ranking, key=Tried.worth, reverse=True)
        found: list[Tried] = []
        for each in waiting:
            if self._clock.over():
                break
            if found and len(waiting) > FEW and max(map(Tried.worth, found)) >= each.worth():
                break
            found.append(self._counted(each.decision, worlds, reckoning))
        return sorted(found, key=Tried.worth, reverse=True)

    def _counted(self, decision: Decision, worlds: list[State], reckoning: Reckoning) -> Tried:
        """A decision counted out in these worlds, or in some of them."""
        counted = Tried(decision)
        for world in worlds:
            chances = []
            for reply in decision.replies:
                chances.append(reckoning.try_out(world.copy(), decision.codes + reply, self._side))
                self._clock.tick(1 + reckoning.looked // 2)
            counted.add(chances)
            if self._clock.over():
                break
        return counted


def in_reach(world: State) -> bool:
    """Whether the match may end before the next round begins."""
    votes = count(world.first + world.second + world.pending, DOG) > 0 or world.resolving == DOG
    if not votes and world.stage != CATCHING_UP:
        return False
    return any(won_with(trophies + one(kind)) for trophies in world.trophies for kind in range(GON))


def different(worlds: list[State]) -> list[State]:
    """Worlds that differ in what players hold."""
    found: dict[tuple[int, ...], State] = {}
    for world in worlds:
        found.setdefault(tuple(world.hands), world)
    return list(found.values())
