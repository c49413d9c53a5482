# compiled with mypyc
"""All whole turns of a position, for analysis and bots.

They are the turns that can be entered tile by tile, found independently of that (VC-23 to VC-29).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES, STRIP
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.fitting import FIT, KIND_OF, WET_OF
from serenissima.games.venice_connection.state.grid import ORIGIN, STEP, WIDTH, lay_code, tile_of, tile_text, unpacked
from serenissima.games.venice_connection.state.listing import CODE
from serenissima.games.venice_connection.state.position import TURN

Turn = tuple[tuple[int, int, str], ...]
"""The tiles of a turn as (x, y, face), by cell from the top left."""


class Turns:
    """Collects the turns of one position as tuples of codes."""

    __slots__ = ("bridge", "cells", "faces", "figure", "found", "left", "most", "shapes")

    def __init__(self, figure: Figure, bridge: bool) -> None:
        self.figure = figure
        self.bridge = bridge
        self.found: list[tuple[int, ...]] = []
        self.cells: vec[i64] = vec[i64]([0, 0, 0])
        self.faces: vec[i64] = vec[i64]([0, 0, 0])
        self.left: vec[i64] = vec[i64]([figure.plain, figure.t_straight, figure.t_bend])
        self.shapes: i64 = PLAIN_FACES if figure.t_straight + figure.t_bend == 0 else len(FACES)
        self.most: i64 = min(figure.left(), STRIP)

    def all(self) -> list[tuple[int, ...]]:
        """Strips of every length from every cell, eastward and southward (VC-26)."""
        figure = self.figure
        if len(figure.order) == 0:
            self._from(ORIGIN, True)
            return self.found
        row: i64
        column: i64
        for row in range(figure.top - self.most, figure.bottom + self.most + 1):
            for column in range(figure.leftmost - self.most, figure.rightmost + self.most + 1):
                if figure.laid[row * WIDTH + column] == 0:
                    self._from(row * WIDTH + column, False)
        return self.found

    def _from(self, cell: i64, contact: bool) -> None:
        """The strips that begin on this cell. On the empty table no contact is needed (VC-28)."""
        for side in (1, 2):
            self.cells[0] = cell
            touching = contact or self.figure.need[cell] != 0
            length: i64 = 1
            while True:
                if touching and (length > 1 or side == 1):
                    self._fill(0, length, side)
                if length == self.most or not self._extend(length, side):
                    break
                touching = touching or self.figure.need[self.cells[length]] != 0
                length += 1

    def _extend(self, length: i64, side: i64) -> bool:
        """Adds the next cell of the line; with `bridge` laid tiles in between are passed over (VC-27, VC-72)."""
        cell = self.cells[length - 1] + STEP[side]
        while self.figure.laid[cell] != 0:
            if not self.bridge:
                return False
            cell += STEP[side]
        self.cells[length] = cell
        return True

    def _fill(self, at: i64, length: i64, side: i64) -> None:
        """Tries every face on every cell of the strip (VC-24, VC-29, VC-75)."""
        if at == length:
            one = CODE[lay_code(self.cells[0], self.faces[0])]
            if length == 1:
                self.found.append((one,))
                return
            two = CODE[lay_code(self.cells[1], self.faces[1])]
            if length == 2:
                self.found.append((one, two))
            else:
                self.found.append((one, two, CODE[lay_code(self.cells[2], self.faces[2])]))
            return
        cell = self.cells[at]
        need = i64(self.figure.need[cell])
        if at > 0 and self.cells[at - 1] + STEP[side] == cell:
            back = side ^ 2
            need |= (16 << back) | (((WET_OF[self.faces[at - 1]] >> side) & 1) << back)
        fitting = FIT[need]
        face: i64
        for face in range(self.shapes):
            kind = KIND_OF[face]
            if (fitting >> face) & 1 and self.left[kind] > 0:
                self.left[kind] -= 1
                self.faces[at] = face
                self._fill(at + 1, length, side)
                self.left[kind] += 1


def turn_codes(state: State) -> list[tuple[int, ...]]:
    """Every legal turn as the codes of its tiles, whatever is entered already; empty when nobody may lay.

    On the empty table shifted copies are given once, as VC-10 records them.
    """
    if state.phase != TURN:
        return []
    return Turns(state.figure, state.rules.bridge).all()


def turn_text(turn: tuple[int, ...]) -> str:
    """A turn of codes as records write it (VC-09)."""
    return " ".join([tile_text(tile_of(code)) for code in turn])


def turns(state: State) -> list[Turn]:
    """Every legal turn, typed."""
    return [
        tuple([(x, y, FACES[face]) for x, y, face in [unpacked(tile_of(code)) for code in turn]])
        for turn in turn_codes(state)
    ]
