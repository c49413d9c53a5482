"""Il Maestro: knows the solution and never gives a win away.

Winning, it closes as early as it can. Losing, it holds out as long as it can, and of equally long lines it takes the
one in which a win is hardest to find. Where there is no solution it plays like the gondolier.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.venice_connection.gondolier import Gondolier
from serenissima.bots.lore.venice_connection.plausible import plainly_ruined
from serenissima.bots.lore.venice_connection.sight import Outlook, Position, containing, outlooks, solution, weights
from serenissima.bots.lore.venice_connection.steps import next_step
from serenissima.bots.search import Weighed
from serenissima.core.game import AnyGame
from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, SHOW
from serenissima.games.venice_connection.showing import view as shown
from serenissima.games.venice_connection.solver.images import name_of
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import unpacked

DECIDED = (CONFIRM, IMPOSSIBLE, SHOW, CONCEDE)
"""The small moves that end a decision."""
MOST_TRAPS = 12
"""How many essentially different turns are compared as traps, which takes a tenth of a second."""


class Maestro:
    """Plays perfectly. The same seed and position always give the same turn, through all its small moves."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._otherwise = Gondolier(game, seed)

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The next small move of the best turn, or a call; challenged, a proof if there is one."""
        if len(moves) == 1:
            return moves[0]
        world: State = self._game.imagine(view, Random(self._seed))
        if CONCEDE in moves or solution(world.rules) is None:
            return self._otherwise.choose(view, moves, budget)
        position = Position.of(world)
        if IMPOSSIBLE in moves and not any(turn.live for turn in outlooks(position)):
            return IMPOSSIBLE
        entered = world.entered_tiles()
        salt = f"{self._seed}/{view.game}"
        turn = best(position, salt)
        if not set(entered).issubset(turn):  # somebody else began this turn
            turn = _best(position, containing(outlooks(position), world), Random(salt))
        return next_step(turn, entered, moves, Random(salt))

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """A whole turn, a call, or a whole proof: what it would choose, small move after small move."""
        world: State = self._game.imagine(view, Random(self._seed))
        seat, plan = world.to_move(), list[int]()
        while world.to_move() == seat and not (plan and plan[-1] in DECIDED):
            seen = shown(world, seat) if plan else view
            plan.append(self.choose(seen, world.codes(), budget))
            world.play(plan[-1])
        return plan

    def weigh(self, view: Any, moves: Sequence[int], budget: Budget) -> list[Weighed]:
        """Its decision, and whether the book says that it wins; nothing where there is no book."""
        world: State = self._game.imagine(view, Random(self._seed))
        if CONCEDE in moves or solution(world.rules) is None:
            return []
        turns = containing(outlooks(Position.of(world)), world)
        if not any(turn.live for turn in turns):
            return []
        won = any(turn.wins for turn in turns)
        return [Weighed(tuple(self.plan(view, moves, budget)), 1, 1.0 if won else 0.0, proven=True)]


@lru_cache(maxsize=64)
def best(position: Position, salt: str) -> tuple[int, ...]:
    """The best turn; ties are broken at random."""
    return _best(position, outlooks(position), Random(f"{salt}/{position.laid}"))


def _best(position: Position, turns: Sequence[Outlook], random: Random) -> tuple[int, ...]:
    """The best of these turns; empty if there are none."""
    order = random.sample(turns, len(turns))
    if winning := [turn for turn in order if turn.wins]:
        return min(winning, key=lambda turn: turn.turns).tiles
    if losing := [turn for turn in order if turn.live]:
        longest = max(turn.turns for turn in losing)
        return trap(position, [turn for turn in losing if turn.turns == longest])
    order.sort(key=lambda turn: plainly_ruined([*position.laid, *turn.tiles]))
    return order[0].tiles if order else ()


def trap(position: Position, turns: list[Outlook]) -> tuple[int, ...]:
    """The turn after which a plausible reply is least likely to win. Turned and mirrored copies are judged once."""
    different: dict[tuple[int, int], Outlook] = {}
    for turn in turns:
        different.setdefault(_name([*position.laid, *turn.tiles]), turn)
    tried = list(different.values())[:MOST_TRAPS]
    if len(tried) == 1:
        return tried[0].tiles
    return min(tried, key=lambda turn: chance_to_win(position.after(turn.tiles))).tiles


def chance_to_win(position: Position) -> float:
    """How likely a plausible turn that keeps the canal completable is a winning one."""
    live = [turn for turn in outlooks(position) if turn.live]
    weighed = weights(position, live)
    return sum(weight for turn, weight in zip(live, weighed, strict=True) if turn.wins) / sum(weighed)


def _name(tiles: list[int]) -> tuple[int, int]:
    """One name for a position and all its turned, mirrored and shifted copies."""
    return name_of([unpacked(tile) for tile in tiles])
