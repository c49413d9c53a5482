"""Positions of Pebbles written down, so that a match can begin from one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from serenissima.core.options import Options
from serenissima.core.positions import Part, Positions

from .box import GREEDY, IN_BAG, MOST_SEATS, STONES, Stone
from .state import NONE, State, rules_for

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=100)]


class Guess(Part, frozen=True):
    """A guess (TOY-8): of whom, and the colour once it is named."""

    of: Seat
    stone: Stone | None = None


class Player(Part, frozen=True, kw_only=True):
    """What a seat has: its stone (None: not drawn yet), and whether that lies open."""

    stone: Stone | None = None
    taken: Count = 0
    shown: bool = False
    peeked: Seat | None = None
    guess: Guess | None = None


class Setup(Part, frozen=True, kw_only=True):
    """A position. What is neither in the `heap` nor taken is in the lagoon.

    `waves`: Fortuna decides about a wave for the seat in turn (TOY-6).
    """

    players: tuple[Player, ...]
    heap: Count
    turn: Seat = 0
    waves: bool = False
    last_taker: Seat | None = None


def _number(seat: int | None) -> int:
    return NONE if seat is None else seat


def build(seats: int, options: Options, setup: Setup) -> State:
    """The state of a position."""
    state = State(rules_for(seats, options))
    if len(setup.players) != seats:
        raise ValueError(f"{len(setup.players)} players at a table for {seats}")
    state.heap = setup.heap
    state.taken = [player.taken for player in setup.players]
    state.lagoon = state.rules.heap - state.heap - sum(state.taken)
    if state.lagoon < 0:
        raise ValueError(f"there are {state.rules.heap} pebbles (TOY-2), not {state.rules.heap - state.lagoon}")
    for seat, player in enumerate(setup.players):
        _take_seat(state, seat, player)
    if min(state.bag()) < 0:
        raise ValueError(f"the bag has {IN_BAG} stones of {STONES} (TOY-3)")
    if not setup.turn < seats or _number(setup.last_taker) >= seats:
        raise ValueError(f"the seats are 0 to {seats - 1}")
    state.turn = setup.turn
    state.waves = setup.waves
    state.last_taker = _number(setup.last_taker)
    guess = setup.players[setup.turn].guess
    state.pointed = guess is not None and guess.stone is None
    _check(state, setup)
    return state


def _take_seat(state: State, seat: int, player: Player) -> None:
    guess = player.guess
    named = [other for other in (player.peeked, guess.of if guess else None) if other is not None]
    if seat in named or any(other >= state.rules.seats for other in named):
        raise ValueError(f"seat {seat} cannot have looked at seat {max(named)}")
    state.stones[seat] = NONE if player.stone is None else STONES.index(player.stone)
    state.shown[seat] = player.shown
    state.peeked[seat] = _number(player.peeked)
    if guess is not None:
        state.guessed[seat] = guess.of
        state.named[seat] = NONE if guess.stone is None else STONES.index(guess.stone)


def _check(state: State, setup: Setup) -> None:
    """What belongs together."""
    over = state.heap == 0 and not state.waves
    drawn = [stone != NONE for stone in state.stones]
    if drawn != sorted(drawn, reverse=True):
        raise ValueError("stones are drawn by seat 0 first (TOY-3)")
    if any(shown and not has for shown, has in zip(state.shown, drawn, strict=True)):
        raise ValueError("a stone that is not drawn cannot lie open")
    if not all(drawn) and (any(state.taken) or state.waves or state.pointed or any(map(_looked, setup.players))):
        raise ValueError("nobody has a turn before all stones are drawn (TOY-3)")
    if state.waves and (state.pointed or state.taken[state.turn] < GREEDY):
        raise ValueError(f"a wave comes to who has just taken {GREEDY} (TOY-6)")
    if over and (not all(drawn) or not all(state.shown) or state.pointed or state.last_taker == NONE):
        raise ValueError("when the heap is empty all stones lie open, and somebody took the last pebble (TOY-11)")
    waiting = [seat for seat, player in enumerate(setup.players) if player.guess and player.guess.stone is None]
    if waiting not in ([], [state.turn]):
        raise ValueError("only the seat in turn can have pointed and not named a colour (TOY-9)")
    if not over and any(
        _right(state, seat) and not state.shown[state.guessed[seat]] for seat in range(state.rules.seats)
    ):
        raise ValueError("a stone that was guessed lies open (TOY-10)")


def _looked(player: Player) -> bool:
    return player.peeked is not None or player.guess is not None


def _right(state: State, seat: int) -> bool:
    return state.named[seat] != NONE and state.named[seat] == state.stones[state.guessed[seat]]


def describe(state: State) -> Setup:
    """The position of a state."""
    return Setup(
        players=tuple(_player(state, seat) for seat in range(state.rules.seats)),
        heap=state.heap,
        turn=state.turn,
        waves=state.waves,
        last_taker=None if state.last_taker == NONE else state.last_taker,
    )


def _player(state: State, seat: int) -> Player:
    named, stone, peeked = state.named[seat], state.stones[seat], state.peeked[seat]
    guess = Guess(state.guessed[seat], None if named == NONE else STONES[named])
    return Player(
        stone=None if stone == NONE else STONES[stone],
        taken=state.taken[seat],
        shown=state.shown[seat],
        peeked=None if peeked == NONE else peeked,
        guess=None if state.guessed[seat] == NONE else guess,
    )


POSITIONS: Positions[State, Setup] = Positions(kind=Setup, build=build, describe=describe)
