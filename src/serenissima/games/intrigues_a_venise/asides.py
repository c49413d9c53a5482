"""Tics: what anybody may do at any time, outside the order of turns (IV-902 to IV-905)."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise.box import GESTURES
from serenissima.games.intrigues_a_venise.numbering import TIC
from serenissima.games.intrigues_a_venise.rules import DISCREET
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.view import tics_left


def asides(state: State, seat: int) -> list[int]:
    """The codes of the tics this seat may make now: for all to see, or each meant for one other player (IV-904)."""
    if state.noticing or tics_left(state, seat) == 0:
        return []
    colour = state.colours[seat]
    others = [state.colours[other] for other in range(state.seats) if other != seat]
    whom = [1 + other for other in sorted(others)] if state.rules.tics == DISCREET else [0]
    return [TIC + 20 * colour + 5 * gesture + to for gesture in range(len(GESTURES)) for to in whom]
