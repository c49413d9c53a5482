"""Pebbles: a small game with a little of everything, to try the platform with."""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options

from .alphabet import Alphabet
from .box import MOST_SEATS
from .events import Event
from .extras import EXTRAS
from .imagine import imagine
from .moves import Move
from .options import OPTIONS
from .refuse import refuse
from .setup import POSITIONS
from .showing import view
from .state import State, rules_for
from .view import View


def new(seats: int, options: Options) -> State:
    """The table before the stones are drawn (TOY-2)."""
    return State(rules_for(seats, options))


GAME: Game[State, Move, View] = Game(
    name="pebbles",
    version=1,
    seats=tuple(range(2, MOST_SEATS + 1)),
    about=About(designers=("Serenissima",), publisher="Serenissima", year=2026, minutes=(1, 3), age=6),
    options=OPTIONS,
    new=new,
    alphabet=Alphabet(),
    view=view,
    imagine=imagine,
    refuse=refuse,
    move_type=Move,
    event_type=Event,
    view_type=View,
    folder=Path(__file__).parent,
    positions=POSITIONS,
    extras=EXTRAS,
)
