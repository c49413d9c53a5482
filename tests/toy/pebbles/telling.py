"""Builds the events of a move of Pebbles, with their rules and who hears them. Called only if somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import STONES
from .events import Drawn, Guessed, Peeked, Pointed, Seen, Shown, Taken, Washed

if TYPE_CHECKING:
    from .state import State


def drawn(state: State, seat: int) -> None:
    """TOY-3: everybody sees that a stone is drawn; its colour is for the owner alone."""
    state.tell("TOY-3", Drawn(seat))
    state.tell("TOY-3", Seen(seat, seat, STONES[state.stones[seat]]), to=1 << seat)


def taken(state: State, count: int) -> None:
    """TOY-5: how many were taken, and how many are left."""
    state.tell("TOY-5", Taken(state.turn, count, state.heap))


def washed(state: State, comes: bool) -> None:
    """TOY-6: whether a wave came."""
    state.tell("TOY-6", Washed(state.turn, comes))


def peeked(state: State, of_seat: int) -> None:
    """TOY-7: everybody sees who looks at whose stone; the colour is for the one who looks."""
    state.tell("TOY-7", Peeked(state.turn, of_seat))
    stone = STONES[state.stones[of_seat]]
    state.tell("TOY-7", Seen(state.turn, of_seat, stone), to=1 << state.turn, reveals=True)


def pointed(state: State, of_seat: int) -> None:
    """TOY-8: whose stone is to be guessed."""
    state.tell("TOY-8", Pointed(state.turn, of_seat))


def guessed(state: State, of_seat: int, stone: int, right: bool) -> None:
    """TOY-10: a wrong guess brings something to light, too: what the stone is not."""
    state.tell("TOY-10", Guessed(state.turn, of_seat, STONES[stone], right), reveals=True)


def shown(state: State, rule: str, seat: int) -> None:
    """TOY-10, TOY-11: a stone is laid open."""
    state.tell(rule, Shown(seat, STONES[state.stones[seat]]), reveals=True)
