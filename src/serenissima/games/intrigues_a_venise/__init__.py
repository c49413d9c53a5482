"""Intrigues à Venise: four masked agents, two teams that do not know each other, and a mission for each.

Only here:

- `duty`: who has which mission, by its name
- `worlds`: exact deduction, the deals of the other envelopes that fit every answer
- `facts`: what a view tells about the other envelopes, and what holds in each world
- `state/answers`: the cards that can be shown for a question, numbered
- `state/question`: questions with their answers, and tics, packed into numbers
- `state/mission`: who is who, and whether a mission is accomplished
- `state/pieces`: the pieces on the board and the steps they may take
- `state/tables`: the tables the state looks things up in, made from the box
"""

from __future__ import annotations

from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.events import Event
from serenissima.games.intrigues_a_venise.extras import EXTRAS
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.moves import Move
from serenissima.games.intrigues_a_venise.options import OPTIONS
from serenissima.games.intrigues_a_venise.refuse import refuse
from serenissima.games.intrigues_a_venise.setup import Setup, build, describe
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.rules import rules_for
from serenissima.games.intrigues_a_venise.view import View


def new(seats: int, options: Options) -> State:
    """The table before anybody has a colour (IV-201)."""
    return State(rules_for(seats, options))


GAME: Game[State, Move, View] = Game(
    name="intrigues-a-venise",
    version=2,
    seats=(4, 3),
    about=About(designers=("Alex Randolph", "Leo Colovini"), publisher="MB", year=1988, minutes=(45, 90), age=10),
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
