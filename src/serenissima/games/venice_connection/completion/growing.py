# compiled with mypyc
"""The tiles of a search for a closed canal: those on the table, and those that the search lays and takes back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.state.figure import EMPTY_CELLS, OPEN, sail
from serenissima.games.venice_connection.state.fitting import FIT, NEEDS, WET_OF, fitting
from serenissima.games.venice_connection.state.grid import STEP, WIDTH

GONE: Final = -1
FAR: Final = 1000
"""Farther than any cell from any other."""


def counts(faces: int) -> vec[i64]:
    """How many of these faces fit each need."""
    return vec[i64]([(fitting(need) & faces).bit_count() for need in range(NEEDS)])


def nearest(cells: vec[i64], at: i64, mate: i64, best: i64) -> i64:
    """The tiles of a shortest canal from one of these cells to another, both included; at most `best`.

    Cells that are GONE do not count, nor does the one numbered `mate`.
    """
    row, column = cells[at] // WIDTH, cells[at] % WIDTH
    j: i64
    for j in range(i64(len(cells))):
        other = cells[j]
        if other != GONE and j != at and j != mate:
            rows = row - other // WIDTH
            columns = column - other % WIDTH
            apart = (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns) + 1
            if apart < best:
                best = apart
    return best


class Growing:
    """Laid tiles, and what the empty cells around them need (see `state.fitting`)."""

    __slots__ = ("count", "faces", "laid", "need", "path", "start")

    def __init__(self, tiles: list[int], faces: i64) -> None:
        self.laid: vec[u8] = EMPTY_CELLS[:]
        self.need: vec[u8] = EMPTY_CELLS[:]
        self.faces: i64 = faces
        """The faces that the search can lay."""
        self.path: vec[i64] = vec[i64]()
        """The tiles found, packed."""
        self.count: i64 = 0
        """The tiles laid."""
        self.start: i64 = tiles[0] >> 5 if tiles else 0
        """The cell of one of them."""
        for tile in tiles:
            self.laid[tile >> 5] = u8((tile & 31) + 1)
        for tile in tiles:
            self.lay(tile >> 5, i64(tile & 31))

    def lay(self, cell: i64, face: i64) -> i64:
        """Lays a tile; returns what its neighbours needed before, negative if one of them cannot be filled any more."""
        self.laid[cell] = u8(face + 1)
        self.count += 1
        wet = WET_OF[face]
        before: i64 = 0
        stuck = False
        side: i64
        for side in range(4):
            near = cell + STEP[side]
            need = i64(self.need[near])
            before |= need << (8 * side)
            if self.laid[near] == 0:
                back = side ^ 2
                need |= (16 << back) | (((wet >> side) & 1) << back)
                self.need[near] = u8(need)
                if need & 15 and FIT[need] & self.faces == 0:
                    stuck = True
        return ~before if stuck else before

    def take(self, cell: i64, before: i64) -> None:
        """Takes the tile laid last back; `before` is what `lay` returned."""
        if before < 0:
            before = ~before
        side: i64
        for side in range(4):
            self.need[cell + STEP[side]] = u8((before >> (8 * side)) & 255)
        self.count -= 1
        self.laid[cell] = u8(0)

    def found(self, cell: i64, face: i64) -> None:
        """A tile of the way that was found. The last one comes first."""
        self.path = append(self.path, cell * 32 + face)

    def cut_off(self, cell: i64) -> bool:
        """Whether the waterway through this cell is closed and leaves tiles outside: it cannot be mended (VC-31)."""
        tiles = sail(self.laid, cell)
        return tiles != OPEN and tiles != self.count
