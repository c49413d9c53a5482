"""A full state that fits what a seat sees.

Only the scratch tiles of the other player can be unknown; none are assumed (VC-81).
"""

from __future__ import annotations

from random import Random

import msgspec

from serenissima.core.options import Options
from serenissima.games.venice_connection.box import FACES
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_at
from serenissima.games.venice_connection.state.position import NONE, PHASES, REASONS, Finished
from serenissima.games.venice_connection.state.rules import rules_for
from serenissima.games.venice_connection.view import Result, Tile, View


def _packed(tiles: list[Tile]) -> list[int]:
    return [tile_at(tile.x, tile.y, FACES.index(tile.face)) for tile in tiles]


def _finished(state: State, result: Result) -> Finished:
    tiles = _packed(result.tiles)
    return Finished(
        result.winner,
        REASONS.index(result.reason),
        result.starter,
        tiles,
        _packed(result.proof),
        state.left_without(tiles),
    )


def imagine(view: View, random: Random) -> State:
    """A state whose view, for the same seat, is this view."""
    state = State(rules_for(2, Options(msgspec.to_builtins(view.options))))
    over = view.phase == "over"
    last = view.results[-1] if over else None
    results = view.results[:-1] if over else view.results
    for tile in _packed([*view.tiles, *(last.proof if last else view.scratch)]):
        state.figure.lay(tile >> 5, tile & 31)
    state.scratch = len(last.proof if last else view.scratch)
    for tile in _packed(view.entered):
        state.enter(tile)
    state.phase = PHASES.index(view.phase)
    state.game = view.game
    state.won0, state.won1 = view.wins
    state.starter = NONE if view.starter is None else view.starter
    state.mover = max(view.to_move or 0, 0)
    state.turns = view.turns
    state.last = view.last
    state.history = [_finished(state, result) for result in results]
    if last is not None:
        state.winner = last.winner
        state.reason = REASONS.index(last.reason)
    return state
