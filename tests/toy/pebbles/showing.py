"""Builds the view of a seat of Pebbles, up from nothing."""

from __future__ import annotations

from .box import STONES
from .state import NONE, State
from .view import Guess, Player, View


def _knows(state: State, viewer: int, seat: int) -> bool:
    """TOY-3, TOY-7, TOY-10: their own stone, the one peeked at, and those laid open."""
    if state.stones[seat] == NONE:
        return False
    return state.shown[seat] or viewer == seat or (viewer >= 0 and state.peeked[viewer] == seat)


def _player(state: State, viewer: int, seat: int) -> Player:
    guess = None
    if state.guessed[seat] != NONE:
        named = state.named[seat]
        guess = Guess(state.guessed[seat], None if named == NONE else STONES[named])
    return Player(
        taken=state.taken[seat],
        drawn=state.stones[seat] != NONE,
        stone=STONES[state.stones[seat]] if _knows(state, viewer, seat) else None,
        open=state.shown[seat],
        peeked=None if state.peeked[seat] == NONE else state.peeked[seat],
        guess=guess,
    )


def view(state: State, seat: int) -> View:
    """The view of a seat, or of an onlooker."""
    return View(
        seat=seat,
        to_move=state.to_move(),
        turn=state.turn,
        heap=state.heap,
        lagoon=state.lagoon,
        players=tuple(_player(state, seat, other) for other in range(state.rules.seats)),
        waves=state.waves,
        last_taker=None if state.last_taker == NONE else state.last_taker,
        heap_size=state.rules.heap,
        peek=state.rules.peek,
        last=state.rules.last,
    )
