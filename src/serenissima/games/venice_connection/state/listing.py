# compiled with mypyc
"""What is needed to list moves: what is left, what a cell needs, and the codes of a cell.

A turn is entered tile by tile (VC-83). Along a line the cells that can belong to one turn follow each other; with the
option `bridge` laid tiles in between are skipped (VC-72). Two new tiles that lie side by side share an edge, on which
they must agree (VC-29).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES
from serenissima.games.venice_connection.codes import SIZE
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.fitting import KIND_OF, OF_KIND, PLAIN_MASK, WET_OF
from serenissima.games.venice_connection.state.grid import CELLS, STEP, lay_code
from serenissima.games.venice_connection.state.position import NONE

CODE: Final = list(range(SIZE))
"""Every code once as an object, so that listing moves makes no new ones."""
UNKNOWN: Final[list[int]] = []
LISTS: Final = [UNKNOWN] * (CELLS * 64)
"""The codes of a cell for each set of plain faces; filled when first asked for."""
LONGEST: Final = 8
RUNS: Final = [UNKNOWN] * (CELLS * LONGEST)
"""The codes of 1 to LONGEST cells of a row with all plain faces; filled when first asked for."""


def plain_codes(cell: i64, faces: i64) -> list[int]:
    """The codes for laying these plain faces, at least one, on a cell. The list is shared: never change it."""
    found = LISTS[cell * 64 + faces]
    if found is UNKNOWN:
        found = [CODE[lay_code(cell, face)] for face in range(PLAIN_FACES) if faces >> face & 1]
        LISTS[cell * 64 + faces] = found
    return found


def run_codes(cell: i64, length: i64) -> list[int]:
    """The codes for laying any plain face on `length` cells of a row. The list is shared: never change it."""
    found = RUNS[cell * LONGEST + length - 1]
    if found is UNKNOWN:
        first = lay_code(cell, 0)
        found = CODE[first : first + PLAIN_FACES * length]
        RUNS[cell * LONGEST + length - 1] = found
    return found


class Listing:
    """The listing for one figure, and what is left beside the tiles entered."""

    __slots__ = ("bridge", "figure", "free", "kinds", "left0", "left1", "left2", "special")

    def __init__(self, figure: Figure, bridge: bool, kinds: i64) -> None:
        self.figure = figure
        self.bridge = bridge
        self.kinds: i64 = kinds
        """1, or 3 with Mint Tide."""
        self.free: bool = len(figure.order) == 0
        """The table is empty, so no contact is needed (VC-28)."""
        self.left0: i64 = figure.plain
        self.left1: i64 = figure.t_straight
        self.left2: i64 = figure.t_bend
        self.special: list[int] | None = None
        """Codes of special tiles, which come after all others."""

    # the codes

    def add(self, codes: list[int], cell: i64, faces: i64) -> None:
        """Lists these faces on this cell."""
        if faces & PLAIN_MASK:
            codes.extend(plain_codes(cell, faces & PLAIN_MASK))
        if faces > PLAIN_MASK:
            for face in range(PLAIN_FACES, len(FACES)):
                if faces >> i64(face) & 1:
                    if self.special is None:
                        self.special = []
                    self.special.append(CODE[lay_code(cell, face)])

    def add_special(self, codes: list[int]) -> None:
        """Lists the special tiles after all others, since codes ascend."""
        if self.special is not None:
            codes.extend(self.special)

    # the supply

    def take(self, face: i64) -> None:
        """One tile of this face is entered: it is no longer left."""
        kind = KIND_OF[face]
        if kind == 0:
            self.left0 -= 1
        elif kind == 1:
            self.left1 -= 1
        else:
            self.left2 -= 1

    def left(self) -> i64:
        """Tiles left beside those entered."""
        return self.left0 + self.left1 + self.left2

    def after(self, kind: i64, other: i64) -> i64:
        """The faces that can be laid when one tile of each of these kinds (NONE: no tile) is taken as well (VC-75).

        0 if they cannot be taken.
        """
        a = self.left0 - i64(kind == 0) - i64(other == 0)
        if self.kinds == 1:
            return PLAIN_MASK if a > 0 else 0
        b = self.left1 - i64(kind == 1) - i64(other == 1)
        c = self.left2 - i64(kind == 2) - i64(other == 2)
        if a < 0 or b < 0 or c < 0:
            return 0
        faces: i64 = 0
        if a > 0:
            faces = PLAIN_MASK
        if b > 0:
            faces |= OF_KIND[1]
        if c > 0:
            faces |= OF_KIND[2]
        return faces

    # the line

    def next(self, cell: i64, side: i64) -> i64:
        """The next cell in line on this side for a tile of the same turn; NONE if a laid tile is in the way (VC-27)."""
        cell += STEP[side]
        if self.figure.laid[cell] == 0:
            return cell
        if not self.bridge:
            return NONE
        while self.figure.laid[cell] != 0:
            cell += STEP[side]
        return cell

    def in_contact(self, cell: i64) -> bool:
        """Whether a tile on this cell satisfies VC-28 for its turn."""
        return self.free or self.figure.need[cell] != 0

    def asked(self, cell: i64, side: i64, neighbour: i64, face: i64) -> i64:
        """The need of a cell when a tile of the same turn with this face is on the next cell of this side."""
        need = i64(self.figure.need[cell])
        if neighbour == cell + STEP[side]:
            need |= (16 << side) | (((WET_OF[face] >> (side ^ 2)) & 1) << side)
        return need
