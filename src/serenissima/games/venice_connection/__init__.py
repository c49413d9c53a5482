"""Venice Connection: two players build one canal from a common supply, and only a canal that closes over all
tiles wins.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.core.study import Study
from serenissima.games.venice_connection.events import Event
from serenissima.games.venice_connection.grid import CONCEDE
from serenissima.games.venice_connection.imagine import imagine
from serenissima.games.venice_connection.moves import Alphabet, Move, phrase
from serenissima.games.venice_connection.proof import arrange
from serenissima.games.venice_connection.refuse import refuse
from serenissima.games.venice_connection.rules import Rules
from serenissima.games.venice_connection.setup import Setup, build, describe
from serenissima.games.venice_connection.state import PROVE, State
from serenissima.games.venice_connection.table import OPTIONS
from serenissima.games.venice_connection.view import View, view


def new(seats: int, options: Options) -> State:
    """The empty table before anybody has begun (VC-16 to VC-18)."""
    return State(_rules(options))


# made once for a table's options, however many matches begin with them
_rules = lru_cache(maxsize=64)(Rules)


def seconds(state: State) -> int | None:
    """The time for a proof, if the table has a limit (VC-46)."""
    return state.rules.proof_seconds or None if state.phase == PROVE else None


def late(state: State) -> int:
    """When it is over the proof has failed (VC-46)."""
    return CONCEDE


def shared(state: State) -> bool:
    """Nothing is hidden but the scratch tiles of a proof (VC-81)."""
    return state.phase != PROVE or state.rules.show_building


def study() -> Study:
    """Analysis, reviews and puzzles; imported when they are asked for."""
    from serenissima.games.venice_connection.study import Study as Found

    return Found()


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
    phrase=phrase,
    arrange=arrange,
    seconds=seconds,
    late=late,
    study=study,
    shared=shared,
    positions=Positions(kind=Setup, build=build, describe=describe),
)
