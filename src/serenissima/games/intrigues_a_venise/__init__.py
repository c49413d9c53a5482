"""Intrigues à Venise: four masked agents, two teams that do not know each other, and a mission for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from serenissima.core.game import About, Game
from serenissima.core.log import Entry, Left
from serenissima.core.options import Options
from serenissima.core.positions import Positions
from serenissima.games.intrigues_a_venise.alphabet import Alphabet
from serenissima.games.intrigues_a_venise.asides import asides
from serenissima.games.intrigues_a_venise.box import PIECES
from serenissima.games.intrigues_a_venise.events import Event
from serenissima.games.intrigues_a_venise.imagine import imagine
from serenissima.games.intrigues_a_venise.moves import Move
from serenissima.games.intrigues_a_venise.position import DEAL
from serenissima.games.intrigues_a_venise.refuse import caution, out_of_turn, refuse
from serenissima.games.intrigues_a_venise.rules import Rules
from serenissima.games.intrigues_a_venise.setup import Setup, describe
from serenissima.games.intrigues_a_venise.setup_reading import read as build
from serenissima.games.intrigues_a_venise.sight import View
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.table import OPTIONS
from serenissima.games.intrigues_a_venise.view import bygone, remembered, view


def new(seats: int, options: Options) -> State:
    """The table before anybody has a colour (IV-201)."""
    return State(seats, _rules(options))


# made once for a table's options, however many matches begin with them
_rules = lru_cache(maxsize=64)(Rules)


def conserved(state: State) -> tuple[int, ...]:
    """Once they are placed, all pieces stay on the board; no card is in two envelopes; a shake is three marbles."""
    placed = sum(1 for piece in range(PIECES) if state.ground.at[piece])
    whole = int(placed == 4 * state.seats + 1 or state.phase < DEAL)
    envelopes = (state.identities, state.builds, state.messages)
    dealt = [[card for card in cards if card >= 0] for cards in envelopes]
    return (whole, int(all(len(set(cards)) == len(cards) for cards in dealt)))


def dealt_teams(state: State) -> tuple[int, ...]:
    """The team of every seat: the lowest seat in it (IV-209). Empty until all identities are dealt."""
    if any(state.identities[seat] < 0 for seat in range(state.seats)):
        return ()
    cast = state.cast()
    masks = [int(cast.team_mask(seat)) for seat in range(state.seats)]
    return tuple((mask & -mask).bit_length() - 1 for mask in masks)


def leave(state: State, seat: int) -> None:
    """Whoever leaves loses together with the partner dealt to that seat (IV-627)."""
    state.leave(seat)


def unchanged(version: int, options: Options, entries: Sequence[Entry]) -> bool:
    """In version 1 whoever left lost alone, and the partner won with the enemies; nothing else has changed."""
    return version == 1 and not any(isinstance(entry, Left) for entry in entries)


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
    out_of_turn=out_of_turn,
    asides=asides,
    dealt_teams=dealt_teams,
    unattended={"round_cap": 100},
    leave=leave,
    unchanged=unchanged,
    remembered=remembered,
    bygone=bygone,
    caution=caution,
    positions=Positions(kind=Setup, build=build, describe=describe),
)
