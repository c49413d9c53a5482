"""Canaletto: lots of treasures under the hammer in sixteen palaces, and every ducat bid moves the gondola on.

Only here:

- `holdings`: sets and counts of treasures as integers
- `layouts`: all legal placements of the treasures, counted, and one that is under way
- `ledger`: the auctions and sales so far, each packed into one integer
"""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.canaletto.alphabet import Alphabet
from serenissima.games.canaletto.events import Event
from serenissima.games.canaletto.extras import EXTRAS
from serenissima.games.canaletto.imagine import imagine
from serenissima.games.canaletto.moves import Move
from serenissima.games.canaletto.options import OPTIONS
from serenissima.games.canaletto.refuse import refuse
from serenissima.games.canaletto.setup import Setup, build, describe
from serenissima.games.canaletto.showing import view
from serenissima.games.canaletto.state import State
from serenissima.games.canaletto.state.rules import rules_for
from serenissima.games.canaletto.view import View


def new(seats: int, options: Options) -> State:
    """The empty palaces, before the first treasure is placed (CAN-11)."""
    return State(rules_for(seats, options))


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
    positions=Positions(kind=Setup, build=build, describe=describe),
    extras=EXTRAS,
)
