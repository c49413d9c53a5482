"""The gondolier: closes when possible, calls when the canal is ruined, and leaves the opponent no good turn.

It looks ahead over the rings that are still possible and needs no solution, so it plays with every option. It plans
the whole turn around the tiles entered each time, so it needs no memory between decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.venice_connection.plan import DEEPEST, LOSS, WIN, Plan
from serenissima.bots.lore.venice_connection.rings import Rings
from serenissima.bots.lore.venice_connection.steps import next_step, prove
from serenissima.bots.lore.venice_connection.tide import around, tide
from serenissima.bots.luck import luck
from serenissima.core.game import AnyGame
from serenissima.games.venice_connection.box import PLAIN_FACES
from serenissima.games.venice_connection.codes import CONCEDE, IMPOSSIBLE
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_of
from serenissima.games.venice_connection.whole_turns import turn_codes

MOST_RINGS = 2_500
"""With more rings than this a position is too open to be searched to its end."""
MOST_STEPS = 120_000
MOST_POSITIONS = 20_000
"""The limit for one decision, so that it is quick and does not depend on the machine."""
MOST_SECONDS = 0.18
PER_STEP = 50
"""If the budget is a number of steps, the clock is ignored, and each step allows this many positions."""
OPENINGS = 8
"""How many first turns are considered."""


class Gondolier:
    """Plays by the rings that are still possible."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """Proves or concedes when challenged; else calls, or continues the best turn around the tiles entered."""
        if len(moves) == 1:
            return moves[0]
        random = luck(self._seed, view)
        world: State = self._game.imagine(view, random)
        if CONCEDE in moves:
            return prove(world, moves)
        entered = world.entered_tiles()
        if IMPOSSIBLE in moves and not entered and not world.completable():
            return IMPOSSIBLE
        allowed = _allowed(budget)
        if not world.laid_tiles():
            turn = self._opening(world, allowed, random)
        elif world.rules.mint_tide:
            turn = tide(world, random)
        else:
            turn = self._turn(world, entered, allowed, random)
        return next_step(turn, entered, moves, random)

    def _turn(self, world: State, entered: list[int], allowed: tuple[int, float], random: Random) -> list[int]:
        """The best whole turn that contains the tiles entered; empty if all of them ruin the position."""
        plan = self._plan(world, world.laid_tiles())
        rings = plan.containing(entered)
        if closing := plan.closing(plan.tiles, plan.cells, rings):
            return plan.unpack(closing)
        asked = plan.mask(entered)
        turns = plan.turns(plan.tiles, plan.cells, rings)
        turns = {turn: left for turn, left in turns.items() if turn & asked == asked}
        if not turns:  # there were too many rings to find one, or the tiles entered ruin the position
            return tide(world, random)
        plan.allow(*allowed)
        return plan.unpack(self._best(plan, turns, random))

    def _plan(self, world: State, laid: list[int]) -> Plan:
        rings = Rings(laid, MOST_RINGS, MOST_STEPS)
        rings.search(int(world.rules.plain))
        return Plan(laid, rings.found, rings.complete, world.rules.bridge)

    def _best(self, plan: Plan, turns: dict[int, list[int]], random: Random) -> int:
        """Searches deeper and deeper: a turn that wins, else one not seen to lose, else the one that loses latest."""
        undecided = sorted(turns, key=lambda turn: (len(turns[turn]), random.random()))
        last = undecided
        for depth in range(DEEPEST):
            alive = []
            for turn in undecided:
                value = plan.judge(turn, turns[turn], depth)
                if value == LOSS:
                    return turn
                if value != WIN:
                    alive.append(turn)
            if not alive:
                return last[-1]  # the most open of those that last longest: people may miss something
            last = undecided = alive
            if plan.stopped or not plan.complete:
                break
        return undecided[0] if plan.complete else random.choice(undecided[: 1 + len(undecided) // 4])

    def _opening(self, world: State, allowed: tuple[int, float], random: Random) -> list[int]:
        """A first turn, around the tiles entered, that the opponent cannot close and that is not seen to lose."""
        if world.entered_tiles():
            turns = around(world)
        else:
            turns = [[tile_of(code) for code in turn] for turn in turn_codes(world)]
        turns = [turn for turn in turns if all(tile & 31 < PLAIN_FACES for tile in turn)]
        random.shuffle(turns)
        fallback: list[int] = []
        judged = 0
        positions, seconds = allowed
        end = monotonic() + seconds
        for turn in turns:
            if fallback and (judged == OPENINGS or monotonic() > end):
                break
            plan = self._plan(world, turn)
            if not plan.all:
                continue
            fallback = fallback or turn
            if plan.closing(plan.tiles, plan.cells, plan.all):
                continue
            fallback = turn
            judged += 1
            plan.allow(positions // OPENINGS, seconds / OPENINGS)
            # what the opponent can do with it
            replies = plan.turns(plan.tiles, plan.cells, plan.all)
            if all(plan.judge(reply, rings, 1) != LOSS for reply, rings in replies.items()):
                return turn
        return fallback


def _allowed(budget: Budget) -> tuple[int, float]:
    """The number of positions it may visit, and the time it has."""
    if budget.iterations is None:
        return MOST_POSITIONS, min(budget.seconds, MOST_SECONDS)
    return min(MOST_POSITIONS, PER_STEP * budget.iterations), budget.seconds
