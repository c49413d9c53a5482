"""Venise: lay planks between poles, walk over them, and be the first to fetch four gems.

Only here:

- `board`: names, files, checks and neighbours of a board, and the tables a match is played on; the boards that come
  with the game are files in `boards`
- `outlook`: the shortest ways to a player's gems, now and after every legal move
- `routes`: the shortest ways from a spot, over planks on the board and planks still to be laid
- `state/paying`: hourglasses and tiles for the cards that are played
- `state/piles`: the draw pile and the discard pile
- `state/planks`: the planks on the board
- `state/player`: what one player has
- `workshop`: boards that players make: checks, fairness, symmetry, proposals
"""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.venise.alphabet import Alphabet
from serenissima.games.venise.box import SUPPLIES
from serenissima.games.venise.events import Event
from serenissima.games.venise.extras import EXTRAS
from serenissima.games.venise.imagine import imagine
from serenissima.games.venise.moves import Move
from serenissima.games.venise.options import OPTIONS
from serenissima.games.venise.refuse import refuse
from serenissima.games.venise.setup import Setup, build, describe
from serenissima.games.venise.showing import view
from serenissima.games.venise.state import State
from serenissima.games.venise.state.rules import rules_for
from serenissima.games.venise.view import View


def new(seats: int, options: Options) -> State:
    """The table before colours are given out (VE-S1 to VE-S14)."""
    return State(rules_for(seats, options))


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
    positions=Positions(kind=Setup, build=build, describe=describe),
    extras=EXTRAS,
)
