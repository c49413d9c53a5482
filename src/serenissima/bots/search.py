"""Tree search over imagined worlds: plain information-set Monte-Carlo tree search. Runs on every game."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.payoff import payoffs
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice, playout, step
from serenissima.core.state import FORTUNA, NOBODY, State

EXPLORE = 0.7
"""How much an uncertain move is worth trying."""
NARROW = 12
"""A node tries up to this many moves at once; beyond that it widens with the square root of its visits."""
WIDEN = 3.0
LONG = 5_000
"""A playout that has not ended after so many moves counts as a tie."""


class Node:
    """What was learned about one sequence of moves, in all worlds in which it could be played."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0
        """The sum of the payoffs of the seat that made the last move of the sequence."""

    def worth(self) -> float:
        """How promising it is to go here: the mean, and a bonus for what was often possible but seldom tried."""
        return self.total / self.visits + EXPLORE * sqrt(log(self.available) / self.visits)


class Search:
    """Again and again: imagines a world that fits the view, walks down the tree, plays out at random, learns."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._random = Random(seed)
        self._dice = Dice(self._random.getrandbits(32))

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The move that was tried most often. With no time at all, any move."""
        if len(moves) == 1:
            return moves[0]
        clock = budget.start()
        root = Node()
        while not clock.over():
            self._iterate(root, self._game.imagine(view, self._random))
            clock.tick()
        tried = {code: node for code, node in root.children.items() if code in moves}
        if not tried:
            return self._random.choice(moves)
        return max(tried, key=lambda code: (tried[code].visits, tried[code].total))

    def _iterate(self, root: Node, world: State) -> None:
        path: list[tuple[int, Node]] = []
        node = root
        seat = world.to_move()
        while seat != NOBODY:
            code = step(world, FORTUNA, self._dice) if seat == FORTUNA else self._pick(node, world.codes())
            fresh = code not in node.children
            node = node.children.setdefault(code, Node())
            path.append((seat, node))
            world.play(code)
            seat = world.to_move()
            if fresh:
                break
        playout(world, self._dice, LONG)
        self._learn(root, path, world)

    def _pick(self, node: Node, codes: list[int]) -> int:
        """A new move while the node is narrow for its visits, else the most promising of those it knows."""
        known = [code for code in codes if code in node.children]
        for code in known:
            node.children[code].available += 1
        if len(known) < len(codes) and len(known) < NARROW + WIDEN * sqrt(node.visits):
            while True:
                code = codes[self._random.randrange(len(codes))]
                if code not in node.children:
                    return code
        return max(known, key=lambda code: node.children[code].worth())

    def _learn(self, root: Node, path: list[tuple[int, Node]], world: State) -> None:
        outcome = world.outcome()
        shares = None if outcome is None else payoffs(outcome, self._game.teams(len(outcome.ranks)))
        root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.available = max(node.available, 1)
            if seat >= 0:
                node.total += 0.5 if shares is None else shares[seat]
