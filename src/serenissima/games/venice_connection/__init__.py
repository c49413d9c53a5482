"""Venice Connection: two players build one canal from a common supply, and only closing it over all tiles wins.

Only here:

- `completion`: the fewest tiles that close the canal, found by an exact search, also with Mint Tide
- `whole_turns`: all whole turns of a position
- `turning`: the faces to which the tiles of an unfinished turn may be turned
- `solver`: every live position of a supply with its value, and the book that keeps them
- `solved`: the book of the standard game and the puzzles made from it
- `study`: analysis of positions, reviews of matches, puzzles
- `state/grid`: the cells of the table, and tiles packed into numbers
- `state/fitting`: which faces fit where, as tables
- `state/figure`: the laid tiles, the supply, and what every empty cell needs
- `state/listing`: what is needed to list moves
- `state/first_tile`: which tiles a turn may begin with
- `state/next_tile`: which tiles may follow in the same turn
"""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.venice_connection.alphabet import Alphabet
from serenissima.games.venice_connection.events import Event
from serenissima.games.venice_connection.extras import EXTRAS
from serenissima.games.venice_connection.imagine import imagine
from serenissima.games.venice_connection.moves import Move
from serenissima.games.venice_connection.options import OPTIONS
from serenissima.games.venice_connection.refuse import refuse
from serenissima.games.venice_connection.setup import Setup, build, describe
from serenissima.games.venice_connection.showing import view
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.rules import rules_for
from serenissima.games.venice_connection.view import View


def new(seats: int, options: Options) -> State:
    """The empty table before anybody has begun (VC-16 to VC-18)."""
    return State(rules_for(seats, options))


GAME: Game[State, Move, View] = Game(
    name="venice-connection",
    version=1,
    seats=(2,),
    about=About(designers=("Alex Randolph",), publisher="Drei Magier Spiele", year=1995, minutes=(5, 10), age=10),
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
