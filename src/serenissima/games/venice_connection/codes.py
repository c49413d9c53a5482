# compiled with mypyc
"""The numbers of the moves, in contiguous ranges.

No tile ever lies further than `REACH` cells from the first one (VC-06), so the places where tiles can be laid form a
square window. A *place* is its row-major number there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES

REACH: Final = 23
"""The largest coordinate: 20 tiles and 4 special ones in one line."""
SPAN: Final = 47
"""Places in a row of the window: -REACH to REACH."""
SPECIAL_FACES: Final = 14

BEGIN: Final = 0
"""BEGIN + seat: Fortuna draws who begins."""
CONFIRM: Final = 2
IMPOSSIBLE: Final = 3
SHOW: Final = 4
CONCEDE: Final = 5
LAY: Final = 6
"""LAY + 6 * place + face: a plain tile."""
SPECIAL: Final = 13260
"""SPECIAL + 14 * place + (face - 6): a special tile of Mint Tide."""
SIZE: Final = 44186

assert SPAN == 2 * REACH + 1
assert len(FACES) == PLAIN_FACES + SPECIAL_FACES
assert SPECIAL - LAY == PLAIN_FACES * SPAN * SPAN
assert SIZE - SPECIAL == SPECIAL_FACES * SPAN * SPAN


def face_of(code: i64) -> i64:
    """The face of a code in LAY or SPECIAL."""
    if code < SPECIAL:
        return (code - LAY) % PLAIN_FACES
    return (code - SPECIAL) % SPECIAL_FACES + PLAIN_FACES
