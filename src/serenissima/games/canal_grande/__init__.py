"""Canal Grande: one player splits the cards, the other chooses; doges call votes, and votes bring the districts of
Venice. For two, or for four in two teams.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.canal_grande.box import OPTIONS
from serenissima.games.canal_grande.events import Event
from serenissima.games.canal_grande.imagine import imagine
from serenissima.games.canal_grande.moves import Alphabet, Move
from serenissima.games.canal_grande.phrases import arrange, phrase
from serenissima.games.canal_grande.refuse import refuse
from serenissima.games.canal_grande.rules import Rules
from serenissima.games.canal_grande.seeing import view
from serenissima.games.canal_grande.setup import Setup, describe
from serenissima.games.canal_grande.setup_reading import read as build
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.view import View

__all__ = ["GAME", "conserved"]


def new(seats: int, options: Options) -> State:
    """The table before the first card is dealt (CG-301, CG-312)."""
    return State(_rules(seats, options))


# made once for a table's options, however many matches begin with them
_rules = lru_cache(maxsize=64)(Rules)


def teams(seats: int) -> tuple[int, ...]:
    """With four players, A and B against C and D (CG-311)."""
    return (0, 1) if seats == 2 else (0, 0, 1, 1)


def conserved(state: State) -> tuple[int, ...]:
    """All cards are somewhere, whatever happens (EX-26)."""
    return (state.in_play(),)


GAME: Game[State, Move, View] = Game(
    name="canal-grande",
    version=1,
    seats=(2, 4),
    about=About(
        designers=("Alan R. Moon", "Aaron Weissblum"), publisher="Adlung-Spiele", year=2002, minutes=(30, 60), age=12
    ),
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
    teams=teams,
    phrase=phrase,
    arrange=arrange,
    positions=Positions(kind=Setup, build=build, describe=describe),
)
