# compiled with mypyc
"""The table as numbers: cells, and the ranges of move codes.

No tile ever lies further than `REACH` cells from the first one (VC-06), so a square window is enough. Inside, the
window has a margin of two cells, so that stepping twice in any direction needs no check; a *cell* is its row-major
number there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, KIND, PLAIN_FACES, WET

REACH: Final = 23
"""The largest coordinate: 20 tiles and 4 special ones in one line."""
SPAN: Final = 47
"""Cells in a row of the window: -REACH to REACH."""
MARGIN: Final = 2
WIDTH: Final = 51
"""Cells in a row with the margins."""
CELLS: Final = 2601
ORIGIN: Final = 1300
"""The cell 0,0."""

# codes, in contiguous ranges
BEGIN: Final = 0
"""BEGIN + seat: Fortuna draws who begins."""
CONFIRM: Final = 2
IMPOSSIBLE: Final = 3
SHOW: Final = 4
CONCEDE: Final = 5
LAY: Final = 6
"""LAY + 6 * place + face: a plain tile; a place is a cell of the window without its margin, row by row."""
SPECIAL: Final = 13260
"""SPECIAL + 14 * place + (face - 6): a special tile of Mint Tide."""
SIZE: Final = 44186

SPECIAL_FACES: Final = 14
assert len(FACES) == PLAIN_FACES + SPECIAL_FACES
assert SPECIAL - LAY == PLAIN_FACES * SPAN * SPAN
assert SIZE - SPECIAL == SPECIAL_FACES * SPAN * SPAN


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


def face_of(code: i64) -> i64:
    """The face of a code in LAY or SPECIAL."""
    if code < SPECIAL:
        return (code - LAY) % PLAIN_FACES
    return (code - SPECIAL) % SPECIAL_FACES + PLAIN_FACES


def tile_text(cell: i64, face: i64) -> str:
    """A tile as records write it, `2,-1:F` (VC-09)."""
    return f"{x_of(cell)},{y_of(cell)}:{FACES[face]}"


# what fits

NEEDS: Final = 256
"""A cell's *need* is 16 * (edges whose neighbour is laid) + (those of them that must be wet)."""


def fitting(need: int) -> int:
    """The faces, as a bit mask, that agree with a need on every known edge (VC-29)."""
    known, wet = need >> 4, need & 15
    return sum(1 << face for face, edges in enumerate(WET) if edges & known == wet)


FITS: Final = [fitting(need) for need in range(NEEDS)]
FACES_OF_KIND: Final = [sum(1 << face for face, kind in enumerate(KIND) if kind == k) for k in range(3)]
"""The faces each kind of tile can show, as bit masks (VC-75)."""
