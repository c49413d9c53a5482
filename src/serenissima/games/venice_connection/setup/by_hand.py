"""States set up from a drawing, for tests, analysis and documents.

A drawing says less than a written position: it does not tell whose turns its tiles were.
"""

from __future__ import annotations

from collections.abc import Mapping

from serenissima.core.options import Options, read_options
from serenissima.games.venice_connection.options import OPTIONS
from serenissima.games.venice_connection.setup.drawings import drawn, read_drawing
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_text
from serenissima.games.venice_connection.state.position import TURN
from serenissima.games.venice_connection.state.rules import rules_for


def set_up(
    drawing: str, options: Mapping[str, object] | None = None, *, left: int | None = None, to_move: int = 0
) -> State:
    """A state with the tiles of a drawing on the table and this player to move, as if the last tile had been a turn.

    The supply is that of the options; with `left` it is the tiles of the drawing and that many plain tiles more.
    """
    values = dict(read_options(OPTIONS, options or {}))
    count = len(drawn(drawing))
    if left is not None:
        values["supply"] = count + left
    state = State(rules_for(2, Options(values)))
    for tile in read_drawing(drawing, state.left_without([])):
        cell, face = tile >> 5, tile & 31
        if state.figure.laid[cell] or not state.figure.fitting(cell) >> face & 1:
            raise ValueError(f"{tile_text(tile)} does not fit in {drawing!r}")
        state.figure.lay(cell, face)
    if state.figure.left() < 0:
        raise ValueError(f"{drawing!r} has more tiles than the supply")
    state.phase = TURN
    state.turns = state.last = min(count, 1)
    state.mover = to_move
    state.starter = (to_move + state.turns) % 2
    return state
