"""Plans a whole turn: tries every sequence of cards the hourglasses allow and goes for the best position it finds.

Until the end of a turn nothing hidden matters but the own hand, so one imagined world will do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from serenissima.bots.bot import Budget, Clock
from serenissima.bots.lore.venise.worth import CARD, FADING, JOKER, Temper, dullest, worth
from serenissima.core.game import AnyGame
from serenissima.core.state import NOBODY
from serenissima.games.venise.codes import (
    BEGIN,
    CHOOSE,
    DISCARD,
    END_PLAY,
    END_TURN,
    EXCHANGE,
    GIVE,
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    JOKER_WALK,
    LIFT,
    NO_CHOICE,
    PLACE_COUNT,
    REMOVE,
    SET,
    STOP,
)
from serenissima.games.venise.position import AFTER_JOKER, DISCARDING, GIVING, MOVING, PLAY, TRIM, WALKING
from serenissima.games.venise.sight import View
from serenissima.games.venise.state import State

MOST = 6_000
"""Positions looked at in one decision."""
Key = tuple[object, ...]


class Planner:
    """Looks at everything that can be done in this turn."""

    def __init__(self, game: AnyGame, temper: Temper, seed: int) -> None:
        self._game = game
        self._temper = temper
        self._random = Random(seed)

    def choose(self, view: View, moves: Sequence[int], budget: Budget) -> int:
        """The first move of the best turn."""
        if len(moves) == 1:
            return moves[0]
        if moves[0] >= CHOOSE:
            return self._beginning(view, moves)
        world: State = self._game.imagine(view, self._random)
        counts = [int(count) for count in world.me().hand]
        if world.phase == GIVING:
            return GIVE + dullest(counts)
        if world.phase in (TRIM, DISCARDING):
            return self._trim(world, moves, counts)
        if world.phase in (PLAY, WALKING, MOVING):
            return Turn(world, self._temper, budget.start()).best(moves)
        return END_PLAY if END_PLAY in moves else moves[0]

    def _beginning(self, view: View, moves: Sequence[int]) -> int:
        """Any colour, and the own turn first."""
        if BEGIN + view.seat in moves:
            return BEGIN + view.seat
        return self._random.choice([code for code in moves if code != NO_CHOICE] or list(moves))

    def _trim(self, world: State, moves: Sequence[int], counts: list[int]) -> int:
        """Discards the dullest cards, or four of them for a joker where that is worth more."""
        if EXCHANGE in moves and price(counts, 4) < JOKER + price(counts, max(0, int(world.surplus()))):
            return EXCHANGE
        return END_TURN if END_TURN in moves else DISCARD + dullest(counts)


def price(counts: Sequence[int], cards: int) -> float:
    """What the dullest so many cards of a hand are worth together."""
    left, total = list(counts), 0.0
    for _ in range(cards):
        kind = dullest(left)
        total += CARD[kind] * FADING ** (left[kind] - 1)
        left[kind] -= 1
    return total


class Turn:
    """The search through one turn. Positions that were seen are not looked at again."""

    def __init__(self, world: State, temper: Temper, clock: Clock) -> None:
        self._world = world
        self._seat = int(world.seat)
        self._temper = temper
        self._clock = clock
        self._seen: set[Key] = set()

    def best(self, moves: Sequence[int]) -> int:
        """The first move of the best line; lines are tried round by round, so that time is shared among the moves."""
        found = {code: float("-inf") for code in moves}
        waiting: list[tuple[State, int]] = []
        for code in _sensible(self._world, moves):
            self._reach(self._world, code, code, found, waiting)
        at = 0
        while at < len(waiting) and at < MOST and not self._clock.over():
            state, first = waiting[at]
            at += 1
            for code in _sensible(state, state.codes()):
                self._reach(state, code, first, found, waiting)
        return max(found, key=lambda code: found[code])

    def _reach(
        self, state: State, code: int, first: int, found: dict[int, float], waiting: list[tuple[State, int]]
    ) -> None:
        """Plays a move; a position where the turn could end is judged, one where it goes on is kept."""
        after = state.copy()
        if code == END_PLAY:
            found[first] = max(found[first], self._judge(after))
            return
        after.play(code)
        if code == EXCHANGE:
            while after.phase == GIVING:
                after.play(GIVE + dullest([int(count) for count in after.me().hand]))
        if after.to_move() == NOBODY or after.seat != self._seat or after.players[self._seat].completed:
            found[first] = max(found[first], worth(after, self._seat, self._temper))
            return
        key = _key(after)
        if key in self._seen:
            return
        self._seen.add(key)
        if after.phase == AFTER_JOKER:
            found[first] = max(found[first], self._judge(after))
            return
        if after.phase == PLAY:
            found[first] = max(found[first], self._judge(after))
        waiting.append((after, first))

    def _judge(self, state: State) -> float:
        return worth(state, self._seat, self._temper)


def _key(state: State) -> Key:
    me = state.me()
    return (
        state.phase,
        me.pawn,
        tuple(state.planks.lying()),
        tuple(me.hand),
        me.jokers,
        me.short,
        me.long,
        me.tiles,
        me.gems,
        state.used,
        state.steps_left,
        state.lifted,
        len(state.path) > 1,
    )


def _sensible(state: State, codes: Sequence[int]) -> list[int]:
    """Without jokers where the card itself is at hand for no more, and without more than one exchange in a row."""
    legal = set(codes)
    return [code for code in codes if not _wasteful(code, legal)]


def _wasteful(code: int, legal: set[int]) -> bool:
    if JOKER_LAY <= code < REMOVE or JOKER_REMOVE <= code < LIFT or JOKER_LIFT <= code < SET:
        return code - PLACE_COUNT in legal
    if JOKER_WALK <= code < STOP:
        # three steps for two hourglasses are a bargain; fewer are not, unless there is no other card
        return code != JOKER_WALK + 2
    return False
