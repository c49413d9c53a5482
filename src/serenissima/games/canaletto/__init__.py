"""Canaletto: lots of treasures under the hammer in sixteen palaces, and every ducat bid moves the gondola on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.log import Entry
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.canaletto.accounts import conserved
from serenissima.games.canaletto.box import BRIBE_LIMIT
from serenissima.games.canaletto.events import Event
from serenissima.games.canaletto.imagine import imagine
from serenissima.games.canaletto.moves import Alphabet, Move
from serenissima.games.canaletto.position import phrase
from serenissima.games.canaletto.refuse import out_of_turn, refuse
from serenissima.games.canaletto.rules import Rules
from serenissima.games.canaletto.setup import Setup, build, describe
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.table import OPTIONS
from serenissima.games.canaletto.view import View, view

__all__ = ["GAME", "conserved"]


def new(seats: int, options: Options) -> State:
    """The empty palaces, before the first treasure is placed (CAN-11)."""
    return State(_rules(seats, options))


# made once for a table's options, however many matches begin with them
_rules = lru_cache(maxsize=64)(Rules)


def shared(state: State) -> bool:
    """No player holds a secret (CAN-15)."""
    return True


def unchanged(version: int, options: Options, entries: Sequence[Entry]) -> bool:
    """Version 2 lets players bribe at the highest bid of the table (CAN-28).

    All that was possible before still is; but with `interrupt` the others are now asked after such a bid up to 15.
    """
    return version == 1 and (options.choice("bribe_timing") != "interrupt" or options.number("max_bid") > BRIBE_LIMIT)


GAME: Game[State, Move, View] = Game(
    name="canaletto",
    version=2,
    seats=(3, 4, 2),
    about=About(designers=("Günter Cornett",), publisher="Hans im Glück", year=1995, minutes=(30, 60), age=12),
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
    shared=shared,
    out_of_turn=out_of_turn,
    unchanged=unchanged,
    positions=Positions(kind=Setup, build=build, describe=describe),
)
