"""Pebbles: a small game with a little of everything, to try the platform with."""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game

from .box import MOST_SEATS, OPTIONS
from .events import Event
from .imagine import imagine
from .moves import ALPHABET, Move
from .setup import POSITIONS
from .state import Position, conserved, new, refuse
from .view import View, view

__all__ = ["GAME", "conserved"]

GAME: Game[Position, Move, View] = Game(
    name="pebbles",
    version=1,
    seats=tuple(range(2, MOST_SEATS + 1)),
    about=About(designers=("Serenissima",), publisher="Serenissima", year=2026, minutes=(1, 3), age=6),
    options=OPTIONS,
    new=new,
    alphabet=ALPHABET,
    view=view,
    imagine=imagine,
    refuse=refuse,
    move_type=Move,
    event_type=Event,
    view_type=View,
    folder=Path(__file__).parent,
    positions=POSITIONS,
)
