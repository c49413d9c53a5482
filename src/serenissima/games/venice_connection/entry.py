# compiled with mypyc
"""Which tiles may be entered next: a turn is entered tile by tile (VC-83).

A tile may be entered as long as some legal move (VC-23 to VC-29) contains it and everything entered before. Along a
line the cells that can belong to one move follow each other; with the option `bridge` laid tiles in between are skipped
(VC-72). Two new tiles that lie side by side are *joined*: their common edge must agree (VC-29).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, STRIP, WET
from serenissima.games.venice_connection.figure import BIT, FIT, KIND_OF, PLAIN_MASK, STEP, WET_OF, Figure
from serenissima.games.venice_connection.grid import (
    CELLS,
    CONFIRM,
    FACES_OF_KIND,
    MARGIN,
    ORIGIN,
    SIZE,
    SPAN,
    WIDTH,
    lay_code,
)

OF_KIND: Final = vec[i64](FACES_OF_KIND)
WET_FACES: Final = vec[i64]([sum(1 << f for f, wet in enumerate(WET) if wet >> side & 1) for side in range(4)])
"""The faces whose edge on each side is wet."""
ALL_FACES: Final = (1 << len(FACES)) - 1
NONE: Final = -1

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
        found = [CODE[lay_code(cell, face)] for face in range(6) if faces >> face & 1]
        LISTS[cell * 64 + faces] = found
    return found


def run_codes(cell: i64, length: i64) -> list[int]:
    """The codes for laying any plain face on one of so many cells of a row. The list is shared: never change it."""
    found = RUNS[cell * LONGEST + length - 1]
    if found is UNKNOWN:
        first = lay_code(cell, 0)
        found = CODE[first : first + 6 * length]
        RUNS[cell * LONGEST + length - 1] = found
    return found


class Entry:
    """The listing for one position: figure, tiles entered so far, and whether bridging is allowed."""

    __slots__ = ("bridge", "figure", "free", "kinds", "left0", "left1", "left2", "special")

    def __init__(self, figure: Figure, bridge: bool, kinds: i64) -> None:
        self.figure = figure
        self.bridge = bridge
        self.kinds: i64 = kinds
        """1, or 3 with Mint Tide."""
        self.free: bool = len(figure.order) == 0
        """On the empty table no contact is asked for (VC-28)."""
        self.left0: i64 = figure.plain
        self.left1: i64 = figure.t_straight
        self.left2: i64 = figure.t_bend
        self.special: list[int] | None = None
        """Codes of special tiles, which come after all others."""

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
        """The faces that can be laid when one tile of each of these kinds (NONE: no tile) is taken as well; 0
        if it cannot (VC-75).
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
        """The next cell of the line on this side that a tile of the same move may take; NONE if a laid tile is
        in the way (VC-27).
        """
        cell += STEP[side]
        if self.figure.laid[cell] == 0:
            return cell
        if not self.bridge:
            return NONE
        while self.figure.laid[cell] != 0:
            cell += STEP[side]
        return cell

    def in_contact(self, cell: i64) -> bool:
        """Whether a tile on this cell satisfies VC-28 for its move."""
        return self.free or self.figure.need[cell] != 0

    def asked(self, cell: i64, side: i64, neighbour: i64, face: i64) -> i64:
        """The need of a cell when a tile of the same move with this face is on the next cell of this side."""
        need = i64(self.figure.need[cell])
        if neighbour == cell + STEP[side]:
            need |= (16 << side) | (((WET_OF[face] >> (side ^ 2)) & 1) << side)
        return need

    # what may be entered

    def add(self, codes: list[int], cell: i64, faces: i64) -> None:
        """Lists these faces on this cell."""
        if faces & PLAIN_MASK:
            codes.extend(plain_codes(cell, faces & PLAIN_MASK))
        if faces > PLAIN_MASK:
            for face in range(6, len(FACES)):
                if faces >> i64(face) & 1:
                    if self.special is None:
                        self.special = []
                    self.special.append(CODE[lay_code(cell, face)])

    def first(self, codes: list[int]) -> None:
        """Nothing entered yet: every tile that some legal move contains."""
        if self.free:
            self._on_empty_table(codes)
            return
        figure = self.figure
        here = self.after(NONE, NONE)
        left = self.left()
        contact = figure.contact
        occupied = figure.occupied
        row: i64
        column: i64
        away = left if left < STRIP else STRIP
        for row in range(figure.top - away, figure.bottom + away + 1):
            touching = contact[row]
            near: i64 = 0
            surely: i64 = 0
            if left >= 2:
                empty = ~(occupied[row] | touching)
                near = (touching << 1) | (touching >> 1) | contact[row - 1] | contact[row + 1]
                if self.left0 >= 2:
                    easy = figure.easy
                    surely = ((easy[row] << 1) | (easy[row] >> 1) | easy[row - 1] | easy[row + 1]) & empty
                if left >= 3:
                    above = ~(occupied[row - 1] | contact[row - 1])
                    below = ~(occupied[row + 1] | contact[row + 1])
                    near |= ((touching << 1 & empty) << 1) | ((touching >> 1 & empty) >> 1)
                    near |= (contact[row - 2] & above) | (contact[row + 2] & below)
                    if self.left0 >= 3:
                        fills = figure.fills
                        line = ((fills[row] << 1 & empty) << 1) | ((fills[row] >> 1 & empty) >> 1)
                        surely |= (line | (fills[row - 2] & above) | (fills[row + 2] & below)) & empty
                near &= empty
            any_cell = touching | near
            if any_cell == 0:
                continue
            column = figure.leftmost - away
            while any_cell >> column:
                bit = BIT[column]
                cell = row * WIDTH + column
                column += 1
                if any_cell & bit == 0:
                    continue
                if touching & bit:
                    self.add(codes, cell, FIT[i64(figure.need[cell])] & here)
                elif surely & bit == 0:
                    self.add(codes, cell, self._off(cell))
                elif here != PLAIN_MASK:
                    self.add(codes, cell, here)
                else:
                    length: i64 = 1
                    while surely & BIT[column] and length < LONGEST:
                        column += 1
                        length += 1
                    codes.extend(run_codes(cell, length))

    def _on_empty_table(self, codes: list[int]) -> None:
        """The first tile of all may be entered on a small cross; the shift of VC-10 is made at confirm (VC-83)."""
        here = self.after(NONE, NONE)
        step: i64
        for step in range(-2, 3):
            if step == 0:
                for column in range(-2, 3):
                    self.add(codes, ORIGIN + column, here)
            else:
                self.add(codes, ORIGIN + step * WIDTH, here)

    def _off(self, cell: i64) -> i64:
        """The faces for a cell that touches no laid tile: others of the same move must lead to a contact cell
        (VC-28).
        """
        faces: i64 = 0
        kind: i64
        side: i64
        wet: i64
        for kind in range(self.kinds):
            if self.after(kind, NONE) == 0:
                continue
            for side in range(4):
                for wet in range(2):
                    if self._leads(cell, side, wet, kind):
                        right = WET_FACES[side] if wet else ~WET_FACES[side]
                        faces |= OF_KIND[kind] & right
        return faces

    def _leads(self, cell: i64, side: i64, wet: i64, kind: i64) -> bool:
        """Whether a tile of this kind on a cell off the figure can be part of a move that makes contact on this
        side.
        """
        figure = self.figure
        back = side ^ 2
        edge = (16 << back) | (wet << back)
        second = cell + STEP[side]
        need = i64(figure.need[second])
        if need != 0:
            return FIT[need | edge] & self.after(kind, NONE) != 0
        third = second + STEP[side]
        need = i64(figure.need[third])
        if need == 0:
            return False
        other: i64
        between: i64
        for other in range(self.kinds):
            last = self.after(kind, other)
            for between in range(2):
                middle = FIT[edge | (16 << side) | (between << side)] & OF_KIND[other]
                if middle and FIT[need | (16 << back) | (between << back)] & last:
                    return True
        return False

    def second(self, codes: list[int], cell: i64, face: i64) -> None:
        """One tile is entered: confirm it, or a second in one line with it."""
        self.take(face)
        if self.in_contact(cell):
            codes.append(CONFIRM)
        if self.left() == 0:
            return
        self._outward(codes, cell, face, 0, True)
        self._outward(codes, cell, face, 3, True)
        self._outward(codes, cell, face, 1, False)
        self._outward(codes, cell, face, 2, False)

    def _outward(self, codes: list[int], cell: i64, face: i64, side: i64, far_first: bool) -> None:
        """The next two cells of the line on one side of the only tile entered."""
        near = self.next(cell, side)
        if near == NONE:
            return
        if not far_first:
            self.add(codes, near, self._beside(cell, face, side, near))
        if self.left() >= 2:
            far = self.next(near, side)
            if far != NONE:
                self.add(codes, far, self._beyond(cell, face, side, near, far))
        if far_first:
            self.add(codes, near, self._beside(cell, face, side, near))

    def _beside(self, cell: i64, face: i64, side: i64, near: i64) -> i64:
        """The faces for the cell that follows the tile entered."""
        fitting = FIT[self.asked(near, side ^ 2, cell, face)] & self.after(NONE, NONE)
        if self.in_contact(cell) or self.in_contact(near):
            return fitting
        # neither touches the figure: a third tile must, before or behind them (VC-28)
        faces: i64 = 0
        if self.left() < 2:
            return faces
        before = cell + STEP[side ^ 2]
        behind = near + STEP[side]
        kind: i64
        wet: i64
        for kind in range(self.kinds):
            last = self.after(kind, NONE)
            if self._contact_cell(before) and FIT[self.asked(before, side, cell, face)] & last:
                faces |= fitting & OF_KIND[kind]
            elif self._contact_cell(behind):
                for wet in range(2):
                    edge = (16 << (side ^ 2)) | (wet << (side ^ 2))
                    if FIT[i64(self.figure.need[behind]) | edge] & last:
                        faces |= fitting & OF_KIND[kind] & (WET_FACES[side] if wet else ~WET_FACES[side])
        return faces

    def _contact_cell(self, cell: i64) -> bool:
        """Empty, and in contact."""
        return self.figure.laid[cell] == 0 and self.figure.need[cell] != 0

    def _beyond(self, cell: i64, face: i64, side: i64, near: i64, far: i64) -> i64:
        """The faces for the cell after next: the one between must be fillable (VC-27)."""
        if not (self.in_contact(cell) or self.in_contact(near) or self.in_contact(far)):
            return 0
        back = side ^ 2
        between = self.asked(near, back, cell, face)
        need = i64(self.figure.need[far])
        faces: i64 = 0
        kind: i64
        wet: i64
        for kind in range(self.kinds):
            middle = self.after(kind, NONE)
            if far != near + STEP[side]:
                if FIT[between] & middle:
                    faces |= FIT[need] & OF_KIND[kind]
                continue
            for wet in range(2):
                if FIT[between | (16 << side) | (wet << side)] & middle:
                    faces |= FIT[need | (16 << back) | (wet << back)] & OF_KIND[kind]
        return faces & self.after(NONE, NONE)

    def third(self, codes: list[int], cell: i64, face: i64, other: i64, other_face: i64) -> None:
        """Two tiles are entered: confirm them if they touch, or the third of the strip."""
        self.take(face)
        self.take(other_face)
        if other < cell:
            cell, other = other, cell
            face, other_face = other_face, face
        side: i64 = 1 if cell // WIDTH == other // WIDTH else 2
        here = self.after(NONE, NONE)
        middle = self.next(cell, side)
        if middle != other:
            need = self.asked(middle, side ^ 2, cell, face) | self.asked(middle, side, other, other_face)
            self.add(codes, middle, FIT[need] & here)
            return
        touching = self.in_contact(cell) or self.in_contact(other)
        if touching:
            codes.append(CONFIRM)
        if here == 0:
            return
        before = self.next(cell, side ^ 2)
        if before != NONE and (touching or self.in_contact(before)):
            self.add(codes, before, FIT[self.asked(before, side, cell, face)] & here)
        behind = self.next(other, side)
        if behind != NONE and (touching or self.in_contact(behind)):
            self.add(codes, behind, FIT[self.asked(behind, side ^ 2, other, other_face)] & here)

    def scratch(self, codes: list[int]) -> None:
        """A proof is built: any empty cell that touches the figure, any face that fits, no limits of a move (VC-43)."""
        figure = self.figure
        here = self.after(NONE, NONE)
        if here == 0:
            return
        row: i64
        column: i64
        for row in range(figure.top - 1, figure.bottom + 2):
            touching = figure.contact[row]
            column = figure.leftmost - 1
            while touching >> column:
                if touching & BIT[column]:
                    cell = row * WIDTH + column
                    self.add(codes, cell, FIT[i64(figure.need[cell])] & here)
                column += 1


assert SPAN + 2 * MARGIN == WIDTH
