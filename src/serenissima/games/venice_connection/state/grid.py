# compiled with mypyc
"""The cells of the table, and tiles on them, as the state numbers them.

The window of places (see `codes`) has a margin of two cells on every side here, so that stepping twice in any direction
needs no check; a *cell* is its row-major number in that larger window. A tile on its cell is *packed* into one number:
32 * cell + face.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES
from serenissima.games.venice_connection.codes import LAY, REACH, SPAN, SPECIAL, SPECIAL_FACES, face_of

MARGIN: Final = 2
WIDTH: Final = 51
"""Cells in a row with the margins."""
CELLS: Final = 2601
ORIGIN: Final = 1300
"""The cell 0,0."""
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""From a cell to its neighbour in the north, east, south, west."""

assert SPAN + 2 * MARGIN == WIDTH
assert len(FACES) <= 32


def cell_at(x: i64, y: i64) -> i64:
    """The cell of coordinates within REACH (VC-08)."""
    return (y + REACH + MARGIN) * WIDTH + x + REACH + MARGIN


def x_of(cell: i64) -> i64:
    """Grows to the right (VC-08)."""
    return cell % WIDTH - REACH - MARGIN


def y_of(cell: i64) -> i64:
    """Grows downward (VC-08)."""
    return cell // WIDTH - REACH - MARGIN


def lay_code(cell: i64, face: i64) -> i64:
    """The code for laying this face on this cell."""
    row = cell // WIDTH
    place = (row - MARGIN) * SPAN + cell - row * WIDTH - MARGIN
    if face < PLAIN_FACES:
        return LAY + place * PLAIN_FACES + face
    return SPECIAL + place * SPECIAL_FACES + face - PLAIN_FACES


def cell_of(code: i64) -> i64:
    """The cell of a code in LAY or SPECIAL."""
    place = (code - LAY) // PLAIN_FACES if code < SPECIAL else (code - SPECIAL) // SPECIAL_FACES
    row = place // SPAN
    return (row + MARGIN) * WIDTH + place - row * SPAN + MARGIN


# packed tiles


def tile_at(x: i64, y: i64, face: i64) -> int:
    """The packed tile with this face on these coordinates."""
    return 32 * cell_at(x, y) + face


def tile_of(code: i64) -> int:
    """The packed tile of a code in LAY or SPECIAL."""
    return 32 * cell_of(code) + face_of(code)


def unpacked(tile: i64) -> tuple[int, int, int]:
    """x, y and face of a packed tile."""
    return x_of(tile >> 5), y_of(tile >> 5), tile & 31


def cell_text(cell: i64) -> str:
    """A cell as people name it, `2,-1` (VC-08)."""
    return f"{x_of(cell)},{y_of(cell)}"


def tile_text(tile: i64) -> str:
    """A packed tile as records write it, `2,-1:F` (VC-09)."""
    return f"{cell_text(tile >> 5)}:{FACES[tile & 31]}"


def tile_texts(tiles: Iterable[int]) -> list[str]:
    """Packed tiles as records write them."""
    return [tile_text(tile) for tile in tiles]


def hang_together(tiles: Iterable[int]) -> bool:
    """Whether packed tiles, at least one, form one figure through touching sides (VC-48)."""
    left = {tile >> 5 for tile in tiles}
    waiting = [left.pop()]
    while waiting:
        cell = waiting.pop()
        near = {cell - WIDTH, cell + 1, cell + WIDTH, cell - 1} & left
        left -= near
        waiting.extend(near)
    return not left
