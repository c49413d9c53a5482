"""Builds the events of a move of Pebbles, with their rules and who hears them. Called only if somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.core.state import EVERYONE, Told

from . import events
from .box import STONES

if TYPE_CHECKING:
    from .state import State


def _tell(state: State, rule: str, event: events.Event, to: int = EVERYONE, reveals: bool = False) -> None:
    """Tells those in `to`, a bit mask of seats, that this has happened and by which rule."""
    assert state.told is not None
    state.told.append(Told(event, rule, to, reveals))


def drawn(state: State, seat: int) -> None:
    """TOY-3: everybody sees that a stone is drawn; its colour is for the owner alone."""
    _tell(state, "TOY-3", events.Drawn(seat))
    _tell(state, "TOY-3", events.Seen(seat, seat, STONES[state.stones[seat]]), to=1 << seat)


def taken(state: State, count: int) -> None:
    """TOY-5: how many were taken, and how many are left."""
    _tell(state, "TOY-5", events.Taken(state.turn, count, state.heap))


def washed(state: State, comes: bool) -> None:
    """TOY-6: whether a wave came."""
    _tell(state, "TOY-6", events.Washed(state.turn, comes))


def peeked(state: State, of_seat: int) -> None:
    """TOY-7: everybody sees who looks at whose stone; the colour is for the one who looks."""
    _tell(state, "TOY-7", events.Peeked(state.turn, of_seat))
    stone = STONES[state.stones[of_seat]]
    _tell(state, "TOY-7", events.Seen(state.turn, of_seat, stone), to=1 << state.turn, reveals=True)


def pointed(state: State, of_seat: int) -> None:
    """TOY-8: whose stone is to be guessed."""
    _tell(state, "TOY-8", events.Pointed(state.turn, of_seat))


def guessed(state: State, of_seat: int, stone: int, right: bool) -> None:
    """TOY-10: a wrong guess brings something to light, too: what the stone is not."""
    _tell(state, "TOY-10", events.Guessed(state.turn, of_seat, STONES[stone], right), reveals=True)


def shown(state: State, rule: str, seat: int) -> None:
    """TOY-10, TOY-11: a stone is laid open."""
    _tell(state, rule, events.Shown(seat, STONES[state.stones[seat]]), reveals=True)
