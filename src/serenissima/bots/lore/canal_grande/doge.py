"""The Doge: plays every decision on in imagined worlds, to the end of the round, and knows what positions lead to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from serenissima.bots.bot import Budget
from serenissima.bots.lore.canal_grande.decisions import Decision, decisions
from serenissima.bots.lore.canal_grande.prospects import Network, Outlook
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.games.canal_grande.state import State

WORLDS = 400
"""So many worlds are imagined; then they are taken again."""
FIRST_WORLDS = 4
"""In so many worlds every decision is tried before any is dropped."""
DOUBT = 0.02
"""How much two offers must differ, in chances to win, for the chooser to be likely to see it."""


class Learned(msgspec.Struct, frozen=True):
    """A network as it is kept in a file."""

    w1: list[list[float]]
    b1: list[float]
    w2: list[float]
    b2: float
    lin: list[float]


@lru_cache(maxsize=2)
def network(seats: int) -> Network:
    """What was learned about matches with so many players."""
    learned = msgspec.json.decode(Path(__file__).with_name(f"learned{seats}.json").read_bytes(), type=Learned)
    return Network(learned.w1, learned.b1, learned.w2, learned.lin, learned.b2)


class Tried:
    """A decision and how it did so far, for each reply."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.worlds = 0
        self.totals = [0.0] * len(decision.replies)

    def worth(self) -> float:
        """The chance to win. Who replies takes what is worse for us, unless it is hard to tell."""
        means = [total / max(1, self.worlds) for total in self.totals]
        if len(means) == 1:
            return means[0]
        first, second = means
        share = 1.0 / (1.0 + exp(max(-60.0, min(60.0, (first - second) / DOUBT))))
        return share * first + (1.0 - share) * second


class Spent:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = monotonic()
        self.playouts = 0

    def share(self) -> float:
        """0 to 1, or more."""
        budget = self._budget
        if budget.interrupt is not None and budget.interrupt.is_set():
            return 1.0
        share = (monotonic() - self._began) / budget.seconds if budget.seconds > 0 else 1.0
        if budget.iterations is not None:
            share = max(share, self.playouts / budget.iterations)
        return share


class Doge:
    """Compares decisions in common worlds and drops the worse half again and again."""

    def __init__(self, game: AnyGame, seed: int, rounds: int = 1) -> None:
        self._game = game
        self._seed = seed
        self._rounds = rounds

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The first small move of the best decision."""
        return self.plan(view, moves, budget)[0]

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """The best decision with all its small moves."""
        if len(moves) == 1:
            return [moves[0]]
        spent = Spent(budget)
        random = Random(f"{self._seed}/{view.round}/{view.stage}/{len(view.memory)}")
        worlds: list[State] = [self._game.imagine(view, random)]
        tried = [Tried(decision) for decision in decisions(worlds[0], list(moves))]
        if len(tried) > 1:
            tried = self._compare(view, worlds, tried, random, spent)
        return tried[0].decision.codes

    def _compare(
        self, view: Any, worlds: list[State], tried: list[Tried], random: Random, spent: Spent
    ) -> list[Tried]:
        """The decisions that are left when the budget is, the best first."""
        side = worlds[0].rules.side(worlds[0].to_move())
        outlook = Outlook(network(worlds[0].rules.seats), Dice(random.getrandbits(32)), self._rounds)
        heats = max(1, (len(tried) - 1).bit_length())
        number = 0
        for heat in range(heats):
            until = (heat + 1) / heats
            while True:
                if number >= len(worlds) and len(worlds) < WORLDS:
                    worlds.append(self._game.imagine(view, random))
                world = worlds[number % len(worlds)]
                number += 1
                for each in tried:
                    each.worlds += 1
                    for i, reply in enumerate(each.decision.replies):
                        each.totals[i] += outlook.try_out(world.copy(), each.decision.codes + reply, side)
                        spent.playouts += 1
                if spent.share() >= until and (heat or number >= FIRST_WORLDS or spent.share() >= 1.0):
                    break
            tried.sort(key=Tried.worth, reverse=True)
            del tried[(len(tried) + 1) // 2 :]
            if spent.share() >= 1.0:
                break
        return tried
