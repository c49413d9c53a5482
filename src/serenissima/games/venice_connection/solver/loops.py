# compiled with mypyc
"""All closed canals up to a given length (VC-13), found by walking.

A canal is walked from its first cell, row by row, whose face is always `F`: eastward at first, back from the south. The
*walk* keeps the steps, two bits each, the first one lowest: 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import EAST, NORTH, SOUTH, WEST, WET
from serenissima.games.venice_connection.solver.images import name_of
from serenissima.games.venice_connection.solver.symmetry import Tile

LONGEST: Final = 16
"""The longest canal whose walk and figure fit into the numbers used here."""
WIDTH: Final = 32
"""The width of the field that is walked on; the first cell is in the middle of its first row."""
START: Final = 16
STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
SIDES: Final = (NORTH, EAST, SOUTH, WEST)


class Walker:
    """Walks all closed canals once."""

    __slots__ = ("field", "found", "most")

    def __init__(self, most: int) -> None:
        self.most: i64 = most
        self.field: vec[i64] = vec[i64]([0] * (WIDTH * WIDTH))
        """1 where the walk may not go (again): cells before the first one, row by row, and those of the walk."""
        self.found: vec[i64] = vec[i64]()
        """Length and walk of each canal, packed as walk * 32 + length."""
        cell: i64
        for cell in range(START + 1):
            self.field[cell] = 1
        self._walk(START + 1, 1, 1)

    def _walk(self, cell: i64, length: i64, walk: i64) -> None:
        """Goes on from a free cell that is reached with the step number `length`."""
        if cell == START + WIDTH:
            # one more step, to the north, leads back to the start
            self.found = append(self.found, walk * 32 + length + 1)
            return
        x = cell % WIDTH - START
        y = cell // WIDTH - 1
        if (x if x >= 0 else -x) + (y if y >= 0 else -y) + length + 1 > self.most:
            return
        self.field[cell] = 1
        side: i64
        for side in range(4):
            following = cell + STEP[side]
            if following >= 0 and self.field[following] == 0:
                self._walk(following, length + 1, walk | (side << (2 * length)))
        self.field[cell] = 0


def walks(most: int) -> list[tuple[int, int]]:
    """Length and walk of every closed canal of at most `most` tiles, turned and mirrored copies included."""
    return sorted([(found & 31, found >> 5) for found in [int(found) for found in Walker(most).found]])


def loop(length: int, walk: int) -> list[Tile]:
    """The tiles of a walk, in the order of the walk."""
    x = y = 0
    come = NORTH  # the way back from the first cell, as if it had been reached from the south
    tiles = []
    for step in range(length):
        side = walk >> 2 * step & 3
        go = SIDES[side]
        tiles.append((x, y, WET.index(go | SIDES[SIDES.index(come) ^ 2])))
        x += (0, 1, 0, -1)[side]
        y += (-1, 0, 1, 0)[side]
        come = go
    return tiles


def different_walks(most: int) -> list[tuple[int, int]]:
    """Length and walk of every closed canal without turned and mirrored copies: shortest first, then by name."""
    known: dict[tuple[int, int, int], int] = {}
    for length, walk in walks(most):
        shape, faces = name_of(loop(length, walk))
        known.setdefault((length, shape, faces), walk)
    return [(length, known[length, shape, faces]) for length, shape, faces in sorted(known)]
