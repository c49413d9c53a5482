"""Venise: lay planks between poles, walk over them, and be the first to fetch four gems."""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.core.workshop import Workshop
from serenissima.games.venise.box import SUPPLIES
from serenissima.games.venise.events import Event
from serenissima.games.venise.imagine import imagine
from serenissima.games.venise.moves import Alphabet, Move, phrase
from serenissima.games.venise.refuse import refuse
from serenissima.games.venise.setup import Setup, describe
from serenissima.games.venise.setup_reading import read as build
from serenissima.games.venise.sight import View
from serenissima.games.venise.state import State, conserved
from serenissima.games.venise.table import OPTIONS, rules_for
from serenissima.games.venise.view import view

__all__ = ["GAME", "conserved"]


def new(seats: int, options: Options) -> State:
    """The table before colours are given out (VE-S1 to VE-S14)."""
    return State(rules_for(seats, options))


def workshop() -> Workshop:
    """Own boards; imported when they are asked for."""
    from serenissima.games.venise.workshop import Workshop as Found

    return Found()


GAME: Game[State, Move, View] = Game(
    name="venise",
    version=1,
    seats=tuple(SUPPLIES),
    about=About(designers=("Cyprien Grès",), publisher="EGGAME", year=2015, minutes=(25, 45), age=8),
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
    phrase=phrase,
    workshop=workshop,
    positions=Positions(kind=Setup, build=build, describe=describe),
)
