"""A position as text (VC-11), and states set up from it for tests and analysis."""

from __future__ import annotations

from collections.abc import Mapping

from serenissima.core.options import Options, read_options
from serenissima.games.venice_connection.box import FACES, KIND, T_STRAIGHT, WET_OF_SHAPE
from serenissima.games.venice_connection.grid import ORIGIN, WIDTH, cell_at, tile_text, x_of, y_of
from serenissima.games.venice_connection.rules import Rules
from serenissima.games.venice_connection.state import TURN, State
from serenissima.games.venice_connection.table import OPTIONS

SPECIAL_T = FACES.index("n-")
SHAPE_FACES = {shape: next(i for i, face in enumerate(FACES) if face[0] == shape) for shape in WET_OF_SHAPE}


def drawing(tiles: list[int]) -> str:
    """The packed tiles row by row, `.` for an empty cell, with the prefix `@x,y ` unless the corner is 0,0 (VC-11).

    Special tiles are drawn by their shape alone: a straight, a bend, or the dry side of a T (VC-74).
    """
    if not tiles:
        return ""
    shapes = {(x_of(tile >> 5), y_of(tile >> 5)): FACES[tile & 31][0] for tile in tiles}
    left, right = min(x for x, _ in shapes), max(x for x, _ in shapes)
    top, bottom = min(y for _, y in shapes), max(y for _, y in shapes)
    rows = ["".join(shapes.get((x, y), ".") for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    corner = "" if left == top == 0 else f"@{left},{top} "
    return corner + "/".join(rows)


def drawn(position: str) -> list[tuple[int, str]]:
    """The cells and shapes of a drawn position, row by row."""
    cell = ORIGIN
    if position.startswith("@"):
        corner, _, position = position[1:].partition(" ")
        x, y = corner.split(",")
        cell = cell_at(int(x), int(y))
    found = []
    for row, line in enumerate(position.split("/")):
        for column, shape in enumerate(line):
            if shape in WET_OF_SHAPE:
                found.append((cell + row * WIDTH + column, shape))
            elif shape != ".":
                raise ValueError(f"{shape!r} in {position!r} is no face and no empty cell")
    return found


def packed(position: str, left: list[int]) -> list[int]:
    """The tiles of a drawn position.

    Straights and bends are plain tiles; a T is T/straight while such are left, then T/bend.
    """
    tiles = []
    for cell, shape in drawn(position):
        face = SHAPE_FACES[shape]
        if face >= SPECIAL_T and left[T_STRAIGHT] == 0:
            face += 4
        left[KIND[face]] -= 1
        tiles.append(32 * cell + face)
    return tiles


def from_position(
    position: str, options: Mapping[str, object] | None = None, *, left: int | None = None, to_move: int = 0
) -> State:
    """A state with this position on the table and this player to move, as if the last tile had been a turn.

    The supply is that of the options; with `left`, so large that exactly so many plain tiles are left.
    """
    values = dict(read_options(OPTIONS, options or {}))
    count = len(drawn(position))
    if left is not None:
        values["supply"] = count + left
    state = State(Rules(Options(values)))
    for tile in packed(position, state.left_without([])):
        cell, face = tile >> 5, tile & 31
        if state.figure.laid[cell] or not state.figure.fitting(cell) >> face & 1:
            raise ValueError(f"{tile_text(cell, face)} does not fit in {position!r}")
        state.figure.lay(cell, face)
    if state.figure.left() < 0:
        raise ValueError(f"{position!r} has more tiles than the supply")
    state.phase = TURN
    state.turns = state.last = min(count, 1)
    state.mover = to_move
    state.starter = (to_move + state.turns) % 2
    return state
