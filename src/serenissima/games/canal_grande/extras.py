"""What Canal Grande has beyond what every game has."""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.core.game import Extras
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.view import View


def draw(view: View, names: Sequence[str]) -> str:
    """The table drawn with characters; imported when it is asked for."""
    from serenissima.games.canal_grande import terminal

    return terminal.draw(view, names)


def conserved(state: State) -> tuple[int, ...]:
    """Every card is somewhere, whatever happens (CG-824)."""
    return (state.in_play(),)


def current_round(state: State) -> int:
    """The rounds are counted through all phases (CG-401)."""
    return state.round


EXTRAS: Extras[State, View] = Extras(terminal=draw, conserved=conserved, round=current_round)
