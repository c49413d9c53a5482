"""Canal Grande: one player splits the cards, the other chooses; doges call votes, and votes win the districts of
Venice. For two, or for four in two teams.

Only here:

- `cards`: a pile of cards as one number
- `trail`: how the cards moved through the hands, and what a seat remembers of it
- `recall`: hands that fit what a seat remembers
- `worth`: what cards are worth to a player when all hands are known
- `hindsight`: every split of a match judged with all hands open
- `state/running_vote`: a vote that is not decided yet
"""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.canal_grande.alphabet import Alphabet
from serenissima.games.canal_grande.events import Event
from serenissima.games.canal_grande.extras import EXTRAS
from serenissima.games.canal_grande.imagine import imagine
from serenissima.games.canal_grande.moves import Move
from serenissima.games.canal_grande.options import OPTIONS
from serenissima.games.canal_grande.refuse import refuse
from serenissima.games.canal_grande.setup import Setup, build, describe
from serenissima.games.canal_grande.showing import view
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.rules import rules_for
from serenissima.games.canal_grande.view import View


def new(seats: int, options: Options) -> State:
    """The table before the first card is dealt (CG-301, CG-312)."""
    return State(rules_for(seats, options))


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
    positions=Positions(kind=Setup, build=build, describe=describe),
    extras=EXTRAS,
)
