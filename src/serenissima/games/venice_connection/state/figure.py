# compiled with mypyc
"""The tiles on the table and the supply, kept so that the question "what fits where" needs no search.

For every empty cell the *need* (see `fitting`) is kept up to date as tiles are laid; for every row there are bit masks
of the laid cells, of the *contact* cells (empty, touching a laid tile), and of two sorts of contact cells that are
needed to list moves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.codes import REACH
from serenissima.games.venice_connection.state.fitting import EASY, FILLS, FIT, KIND_OF, WET_OF
from serenissima.games.venice_connection.state.grid import CELLS, MARGIN, STEP, WIDTH

BIT: Final = vec[i64]([1 << x for x in range(WIDTH)])
EMPTY_CELLS: Final = vec[u8]([0] * CELLS)
EMPTY_ROWS: Final = vec[i64]([0] * WIDTH)
OPEN: Final = -1


def sail(laid: vec[u8], start: i64) -> i64:
    """How many tiles the waterway through a laid cell has; OPEN if it has an open end (VC-41, VC-76).

    `laid` is 1 + face of the tile on each cell, 0 where there is none.
    """
    seen = EMPTY_CELLS[:]
    seen[start] = u8(1)
    waiting = vec[i64]([start])
    at: i64 = 0
    side: i64
    while at < len(waiting):
        cell = waiting[at]
        at += 1
        wet = WET_OF[i64(laid[cell]) - 1]
        for side in range(4):
            near = cell + STEP[side]
            if (wet >> side) & 1 and seen[near] == 0:
                if laid[near] == 0:
                    return OPEN
                seen[near] = u8(1)
                waiting = append(waiting, near)
    return i64(len(waiting))


class Figure:
    """Laid tiles and what is left of the supply."""

    __slots__ = (
        "bottom",
        "contact",
        "easy",
        "fills",
        "laid",
        "leftmost",
        "need",
        "occupied",
        "open_ends",
        "order",
        "plain",
        "rightmost",
        "t_bend",
        "t_straight",
        "top",
    )

    def __init__(self, plain: i64, t_straight: i64, t_bend: i64, source: Figure | None = None) -> None:
        """An empty table with this supply, or a copy of `source`."""
        self.plain: i64 = plain
        self.t_straight: i64 = t_straight
        self.t_bend: i64 = t_bend
        if source is None:
            self.laid: vec[u8] = EMPTY_CELLS[:]
            """1 + face of the tile on each cell, 0 where there is none."""
            self.need: vec[u8] = EMPTY_CELLS[:]
            self.order: vec[i64] = vec[i64]()
            """The packed tiles in the order they were laid."""
            self.occupied: vec[i64] = EMPTY_ROWS[:]
            self.contact: vec[i64] = EMPTY_ROWS[:]
            self.fills: vec[i64] = EMPTY_ROWS[:]
            """Contact cells where some plain tile fits."""
            self.easy: vec[i64] = EMPTY_ROWS[:]
            """Contact cells where some plain tile fits, whatever value one more edge must have."""
            self.open_ends: i64 = 0
            self.top: i64 = REACH + MARGIN
            self.bottom: i64 = REACH + MARGIN
            self.leftmost: i64 = REACH + MARGIN
            self.rightmost: i64 = REACH + MARGIN
        else:
            self.laid = source.laid[:]
            self.need = source.need[:]
            self.order = source.order[:]
            self.occupied = source.occupied[:]
            self.contact = source.contact[:]
            self.fills = source.fills[:]
            self.easy = source.easy[:]
            self.open_ends = source.open_ends
            self.top = source.top
            self.bottom = source.bottom
            self.leftmost = source.leftmost
            self.rightmost = source.rightmost

    def copy(self) -> Figure:
        """An independent copy."""
        return Figure(self.plain, self.t_straight, self.t_bend, self)

    def count(self) -> i64:
        """Tiles on the table."""
        return i64(len(self.order))

    def left(self) -> i64:
        """Tiles left, of all kinds (VC-50)."""
        return self.plain + self.t_straight + self.t_bend

    def touches(self, cell: i64) -> bool:
        """Whether a cell shares an edge with a laid tile (VC-28)."""
        return self.need[cell] != 0

    def fitting(self, cell: i64) -> i64:
        """The faces that agree with all laid neighbours, whatever is left (VC-29), as a bit mask."""
        return FIT[i64(self.need[cell])]

    def lay(self, cell: i64, face: i64) -> None:
        """Puts a tile on an empty cell where it fits, and takes it out of the supply."""
        kind = KIND_OF[face]
        if kind == 0:
            self.plain -= 1
        elif kind == 1:
            self.t_straight -= 1
        else:
            self.t_bend -= 1
        self.order = append(self.order, cell * 32 + face)
        self.laid[cell] = u8(face + 1)
        row = cell // WIDTH
        column = cell - row * WIDTH
        bit = BIT[column]
        self.occupied[row] |= bit
        self.contact[row] &= ~bit
        self.fills[row] &= ~bit
        self.easy[row] &= ~bit
        if row < self.top:
            self.top = row
        if row > self.bottom:
            self.bottom = row
        if column < self.leftmost:
            self.leftmost = column
        if column > self.rightmost:
            self.rightmost = column
        wet = WET_OF[face]
        side: i64
        for side in range(4):
            self._notice(cell + STEP[side], side ^ 2, (wet >> side) & 1)

    def _notice(self, cell: i64, side: i64, wet: i64) -> None:
        """Notes for a cell that its neighbour on this side was laid, and whether their common edge is wet."""
        if self.laid[cell] != 0:
            self.open_ends -= wet
            return
        self.open_ends += wet
        need = i64(self.need[cell]) | (16 << side) | (wet << side)
        self.need[cell] = u8(need)
        row = cell // WIDTH
        bit = BIT[cell - row * WIDTH]
        self.contact[row] |= bit
        if FILLS[need] != 0:
            self.fills[row] |= bit
        else:
            self.fills[row] &= ~bit
        if EASY[need] != 0:
            self.easy[row] |= bit
        else:
            self.easy[row] &= ~bit

    def closed(self) -> bool:
        """Whether all tiles form one closed canal: no open end and one waterway through every tile (VC-41, VC-76)."""
        if self.open_ends != 0 or len(self.order) == 0:
            return False
        return sail(self.laid, self.order[0] >> 5) == len(self.order)
