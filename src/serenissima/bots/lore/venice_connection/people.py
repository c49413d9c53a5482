"""Bots that make human mistakes: they see few turns ahead, consider only turns that come to mind, and miss things.

What they see is exact as far as it goes: with the solution, looking n turns ahead means comparing a number with n.
Every lapse is determined by the seed and the position, so a turn stays the same through its small moves, and a missed
call stays missed until something is laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.venice_connection.gondolier import Gondolier
from serenissima.bots.lore.venice_connection.plausible import plainly_ruined
from serenissima.bots.lore.venice_connection.sight import (
    Outlook,
    Position,
    containing,
    outlooks,
    packed,
    solution,
    weights,
)
from serenissima.bots.lore.venice_connection.steps import next_step
from serenissima.core.game import AnyGame
from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.codes import CONCEDE, IMPOSSIBLE
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.whole_turns import turn_codes

GLANCES = 40
"""How many other turns are tried instead of one that visibly ruins the position."""
MOST_TURNS = 1_500
"""How many turns are considered; with Mint Tide there are many thousands."""


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How a player behaves. Probabilities are from 0 to 1."""

    name: str
    horizon: int
    """How many turns it sees ahead: 1 to close at once, 2 to avoid giving that chance, 3 to force the opponent to."""
    breadth: int
    """How many turns it considers to find a winning one."""
    blunders: float
    """The probability, at each turn, of not asking whether the canal can still be closed."""
    overlooks: float
    """The probability, for each turn considered, of missing that it loses."""
    calls: float
    """The probability of noticing that the opponent's canal is ruined."""
    calls_plain: float
    """That probability if the ruin shows at a glance."""
    guesses: float
    """Without a solution: the probability of taking any plausible turn instead of the gondolier's."""


PEOPLE = (
    Temper(
        name="apprentice",
        horizon=2, breadth=6, blunders=0.35, overlooks=0.3, calls=0.5, calls_plain=0.9, guesses=0.6,
    ),
    Temper(
        name="boatman",
        horizon=3, breadth=12, blunders=0.1, overlooks=0.1, calls=0.8, calls_plain=0.98, guesses=0.3,
    ),
    Temper(
        name="pilot",
        horizon=6, breadth=60, blunders=0.015, overlooks=0.003, calls=0.95, calls_plain=1.0, guesses=0.1,
    ),
)  # fmt: skip
"""Weakest first."""


class Person:
    """Plays with a temper. Closes whenever it can, and answers a call with a proof whenever there is one."""

    def __init__(self, game: AnyGame, temper: Temper, seed: int) -> None:
        self._game = game
        self._temper = temper
        self._seed = seed
        self._careful = Gondolier(game, seed)

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The next small move of the turn that seems best, or a call."""
        if len(moves) == 1:
            return moves[0]
        world: State = self._game.imagine(view, Random(self._seed))
        if CONCEDE in moves:
            return self._careful.choose(view, moves, budget)
        position = Position.of(world)
        random = Random(f"{self._seed}/{view.game}/{position.laid}")
        solved = solution(world.rules) is not None
        ruined = not any(turn.live for turn in outlooks(position)) if solved else not world.completable()
        if ruined and self._notices(world, random) and IMPOSSIBLE in moves:
            return IMPOSSIBLE
        entered = world.entered_tiles()
        if solved:
            turn = self._turn(position, ruined, random)
        elif ruined or random.random() < self._temper.guesses:
            turn = guess(position, random)
        else:
            return self._careful.choose(view, moves, budget)
        return next_step(turn, entered, moves, random)

    def _notices(self, world: State, random: Random) -> bool:
        plain = not world.rules.mint_tide and plainly_ruined(world.laid_tiles())
        return random.random() < (self._temper.calls_plain if plain else self._temper.calls)

    def _turn(self, position: Position, ruined: bool, random: Random) -> tuple[int, ...]:
        """The turn it decides on; if somebody else has entered other tiles, one around those."""
        blind = ruined or random.random() < self._temper.blunders
        order = as_they_come(position, outlooks(position), random)
        turn = self._decide(position, order, blind, random)
        if set(position.world.entered_tiles()).issubset(turn):
            return turn
        return self._decide(position, containing(order, position.world), blind, random)

    def _decide(self, position: Position, order: list[Outlook], blind: bool, random: Random) -> tuple[int, ...]:
        """Chooses from turns in the order in which they come to mind; empty if there are none."""
        temper = self._temper
        live = [turn for turn in order if turn.live]
        if closing := next((turn for turn in live if turn.result == "closes"), None):
            return closing.tiles
        if blind or not live:
            return _not_plain(position, [turn.tiles for turn in order])
        seen = [turn for turn in live[: temper.breadth] if turn.wins and turn.turns <= temper.horizon]
        if seen:
            return min(seen, key=lambda turn: turn.turns).tiles
        for turn in live:
            if turn.wins or turn.turns > temper.horizon or random.random() < temper.overlooks:
                return turn.tiles
        return max(live, key=lambda turn: turn.turns).tiles


def as_they_come(position: Position, turns: Sequence[Outlook], random: Random) -> list[Outlook]:
    """All turns in the order in which they come to mind: random, but the more plausible, the earlier."""
    ranks = [random.random() ** (1 / weight) for weight in weights(position, turns)]
    return [turns[at] for at in sorted(range(len(turns)), key=lambda at: ranks[at], reverse=True)]


def guess(position: Position, random: Random) -> tuple[int, ...]:
    """A plausible turn without a solution: one that closes the canal, if there is one."""
    turns = [packed(turn) for turn in turn_codes(position.world)]
    missing = position.world.completion() if position.laid else None
    if missing is not None and len(missing) <= STRIP and (closing := tuple(sorted(missing))) in turns:
        return closing
    turns = random.sample(turns, min(len(turns), MOST_TURNS))
    order = as_they_come(position, [Outlook(tiles, "", 0) for tiles in turns], random)
    fitting = containing(order, position.world)
    return _not_plain(position, [turn.tiles for turn in fitting])


def _not_plain(position: Position, order: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The first that does not visibly ruin the position, else simply the first."""
    if not position.world.rules.mint_tide:
        for turn in order[:GLANCES]:
            if not plainly_ruined([*position.laid, *turn]):
                return turn
    return order[0] if order else ()
