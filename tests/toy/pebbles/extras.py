"""What Pebbles has beyond what every game has."""

from __future__ import annotations

from serenissima.core.game import Extras

from .state import NONE, State
from .view import View


def conserved(state: State) -> tuple[int, ...]:
    """What never changes: all pebbles, all stones."""
    drawn = len(state.stones) - state.stones.count(NONE)
    return (state.heap + state.lagoon + sum(state.taken), sum(state.bag()) + drawn)


EXTRAS: Extras[State, View] = Extras(conserved=conserved)
