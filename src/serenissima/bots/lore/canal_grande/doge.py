"""The Doge: plays decisions out to the end of the round in imagined worlds, and estimates what follows."""

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
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import CATCHING_UP

WORLDS = 400
"""How many worlds are imagined."""
UNCOUNTED = 0.5
"""If the match may end, the share of the budget spent on playouts; the rest is for exact counting."""
SURE_WORLDS = 8
"""In how many worlds decisions are counted out exactly, if the worlds differ."""
POSITIONS = 400
"""The limit of positions when counting out a decision in one world."""
LAST_STEP = 0.05
"""The longest a step takes, in seconds."""
FEW = 6
"""With no more decisions than this, all of them are counted out."""
DOUBT = 0.02
"""How much the chances must differ for the chooser to be likely to see which offer is better."""


class Tried:
    """A decision and its results so far, for each reply."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.worlds = 0
        self.totals = [0.0] * len(decision.replies)

    def add(self, chances: Sequence[float]) -> None:
        """Adds the results in one more world."""
        self.worlds += 1
        for i, chance in enumerate(chances):
            self.totals[i] += chance

    def worth(self) -> float:
        """The chance of winning. The player who replies picks what is worse for us, unless that is hard to see."""
        means = [total / max(1, self.worlds) for total in self.totals]
        if len(means) == 1:
            return means[0]
        first, second = means
        share = 1.0 / (1.0 + exp(max(-60.0, min(60.0, (first - second) / DOUBT))))
        return share * first + (1.0 - share) * second


class Doge:
    """Compares decisions in shared worlds, dropping the worse half each time.

    If the match may end in this round, the best ones are then counted out exactly.
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
        """All decisions it considered, the best first; none if it considered only one."""
        return self._council(view, moves, budget).weighed()

    def _council(self, view: Any, moves: Sequence[int], budget: Budget) -> Council:
        # a step under way when the time is nearly over must still end in time
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
        """A world without its history, which is not needed for playing on."""
        world: State = self._game.imagine(self._view, self._random)
        world.trail.clear()
        world.past.clear()
        return world

    def first(self) -> list[int]:
        """The first decision in the list."""
        return list(self._tried[0].decision.codes)

    def weighed(self) -> list[Weighed]:
        """All decisions, best first. If some were counted out, the others count as tried less."""
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
        """Tries every decision in this world, as long as there is time."""
        clock, world = self._clock, self._worlds[number]
        for each in left:
            codes, replies = each.decision.codes, each.decision.replies
            each.add([self._outlook.try_out(world.copy(), codes + reply, self._side) for reply in replies])
            clock.tick(len(each.totals))
            if clock.over():
                return

    def _count_out(self, ranking: list[Tried]) -> list[Tried]:
        """Counts out the best decisions, one after another, until no other promises more."""
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
        """Counts out a decision in these worlds, or in as many as there is time for."""
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
    """The worlds that differ in what players hold."""
    found: dict[tuple[int, ...], State] = {}
    for world in worlds:
        found.setdefault(tuple(world.hands), world)
    return list(found.values())
