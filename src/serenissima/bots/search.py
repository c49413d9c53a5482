"""Information-set Monte-Carlo tree search over imagined worlds. Runs on every game, better with a guide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from serenissima.bots.bot import Budget
from serenissima.bots.tree import Guide, Tree
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.core.state import State

WORLDS = 300
"""So many worlds are imagined; then they are taken again, since imagining costs more than walking."""


class Weighed(msgspec.Struct, frozen=True):
    """What a search found about a move: how often it was tried, and the payoff it may bring, 0 to 1."""

    code: int
    visits: int
    payoff: float


class Search:
    """Again and again: imagines a world that fits the view, walks down the tree, plays out, learns."""

    def __init__(self, game: AnyGame, seed: int, guide: Guide | None = None, seconds: float | None = None) -> None:
        self._game = game
        self._random = Random(seed)
        self._dice = Dice(self._random.getrandbits(32))
        self._guide = guide if guide is not None else Guide()
        self._seconds = seconds
        """Whatever the budget allows, it never thinks longer."""

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The move that was tried most often. With no time at all, any move."""
        if len(moves) == 1:
            return moves[0]
        weighed = self.weigh(view, moves, budget)
        return weighed[0].code if weighed else self._random.choice(moves)

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """The moves it tried, the best first."""
        if self._seconds is not None and budget.seconds > self._seconds:
            budget = replace(budget, seconds=self._seconds)
        clock = budget.start()
        worlds: list[State] = []
        tree = Tree(self._game.teams, self._guide, self._dice)
        while not clock.over():
            if len(worlds) < WORLDS:
                worlds.append(self._game.imagine(view, self._random))
                world = worlds[-1].copy()
            else:
                world = worlds[self._random.randrange(WORLDS)].copy()
            tree.walk(world)
            clock.tick()
        children = tree.root.children
        found = [Weighed(code, children[code].visits, children[code].mean()) for code in moves if code in children]
        tried = [weighed for weighed in found if weighed.visits]
        return sorted(tried, key=lambda weighed: (weighed.visits, weighed.payoff), reverse=True)
