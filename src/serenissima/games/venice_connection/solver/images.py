# compiled with mypyc
"""One name for a figure and all its shifted, turned and mirrored copies.

The name of a figure is a pair of numbers taken from the image that makes the pair least, among the images that are at
least as wide as high: its *shape*, with bit 8 * row + column for every laid cell, and its *faces*, three bits for each
tile, row by row. Rows and columns count from the corner of the box around the figure. A part of a closed canal of at
most 16 tiles is at most 8 cells wide and, being no higher than wide, at most 5 high: both numbers stay below 2**48.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import PLAIN_FACES
from serenissima.games.venice_connection.solver.symmetry import (
    FACE,
    SYMMETRIES,
    X_BY_X,
    X_BY_Y,
    Y_BY_X,
    Y_BY_Y,
    Tile,
)

ROW: Final = 8
"""The widest figure."""
BIT: Final = vec[i64]([1 << bit for bit in range(ROW * ROW - 1)])
LARGEST: Final = (1 << 62) - 1
EIGHT: Final = vec[i64]([0] * SYMMETRIES)
GRID: Final = vec[i64]([0] * (ROW * ROW))
AWAY: Final = 8
"""Tiles of a turn may lie outside the box around the figure: added to their rows and columns."""


class Images:
    """The eight images of a list of tiles; names any part of it, given as a bit mask of the list."""

    __slots__ = ("count", "faces", "faces_at", "grid", "leftmost", "shape", "top", "which", "xs", "ys")

    def __init__(self, tiles: list[Tile]) -> None:
        count = i64(len(tiles))
        self.count: i64 = count
        self.xs: vec[i64] = vec[i64]([0] * (SYMMETRIES * len(tiles)))
        self.ys: vec[i64] = self.xs[:]
        self.faces_at: vec[i64] = self.xs[:]
        """x, y and face of every tile in every image: image * count + number in the list."""
        self.shape: i64 = 0
        self.faces: i64 = 0
        """The last name that was asked for."""
        self.which: i64 = 0
        """The images that gave it, as a bit mask: more than one if the figure has symmetries of its own."""
        self.leftmost: vec[i64] = EIGHT[:]
        self.top: vec[i64] = EIGHT[:]
        self.grid: vec[i64] = GRID[:]
        """While a name is sought: the face on each bit of the shape."""
        symmetry: i64
        for number, tile in enumerate(tiles):
            x: i64 = tile[0]
            y: i64 = tile[1]
            face: i64 = tile[2]
            for symmetry in range(SYMMETRIES):
                at = symmetry * count + i64(number)
                self.xs[at] = X_BY_X[symmetry] * x + X_BY_Y[symmetry] * y
                self.ys[at] = Y_BY_X[symmetry] * x + Y_BY_Y[symmetry] * y
                self.faces_at[at] = FACE[symmetry * PLAIN_FACES + face]

    def name(self, part: i64) -> None:
        """Finds the name of a part that is not empty: `shape`, `faces`, and `which` images give it."""
        left: i64 = LARGEST
        right: i64 = -LARGEST
        top: i64 = LARGEST
        bottom: i64 = -LARGEST
        number: i64
        for number in range(self.count):
            if (part >> number) & 1:
                x = self.xs[number]
                y = self.ys[number]
                if x < left:
                    left = x
                if x > right:
                    right = x
                if y < top:
                    top = y
                if y > bottom:
                    bottom = y
        wide = right - left
        high = bottom - top
        self.shape = LARGEST
        self.faces = LARGEST
        self.which = 0
        symmetry: i64
        for symmetry in range(SYMMETRIES):
            turned = symmetry & 1
            if (wide > high and turned == 1) or (high > wide and turned == 0):
                continue  # higher than wide
            one = X_BY_X[symmetry] * left + X_BY_Y[symmetry] * top
            other = X_BY_X[symmetry] * right + X_BY_Y[symmetry] * bottom
            self.leftmost[symmetry] = one if one < other else other
            one = Y_BY_X[symmetry] * left + Y_BY_Y[symmetry] * top
            other = Y_BY_X[symmetry] * right + Y_BY_Y[symmetry] * bottom
            self.top[symmetry] = one if one < other else other
            self._compare(symmetry, part)

    def _compare(self, symmetry: i64, part: i64) -> None:
        """Keeps this image if it gives the least name so far."""
        base = symmetry * self.count
        corner = self.top[symmetry] * ROW + self.leftmost[symmetry]
        shape: i64 = 0
        number: i64
        bit: i64
        for number in range(self.count):
            if (part >> number) & 1:
                bit = self.ys[base + number] * ROW + self.xs[base + number] - corner
                shape |= BIT[bit]
                self.grid[bit] = self.faces_at[base + number]
        if shape > self.shape:
            return
        faces: i64 = 0
        bit = 0
        rest = shape
        while rest:
            if rest & 1:
                faces = faces * 8 + self.grid[bit]
            rest >>= 1
            bit += 1
        if shape == self.shape and faces >= self.faces:
            if faces == self.faces:
                self.which |= BIT[symmetry]
            return
        self.shape = shape
        self.faces = faces
        self.which = BIT[symmetry]

    def name_turn(self, turn: i64) -> i64:
        """One number for a turn and its images under the symmetries of the figure whose name was asked for last.

        It holds the tiles as `read_turn` gives them.
        """
        least: i64 = LARGEST
        symmetry: i64
        number: i64
        for symmetry in range(SYMMETRIES):
            if (self.which >> symmetry) & 1 == 0:
                continue
            base = symmetry * self.count
            # row by row: the three tiles at most are put in order by insertion
            low: i64 = 0
            middle: i64 = 0
            high: i64 = 0
            for number in range(self.count):
                if (turn >> number) & 1:
                    row = self.ys[base + number] - self.top[symmetry] + AWAY
                    column = self.xs[base + number] - self.leftmost[symmetry] + AWAY
                    tile = row << 8 | column << 3 | (self.faces_at[base + number] + 1)
                    if tile > high:
                        low, middle, high = middle, high, tile
                    elif tile > middle:
                        low, middle = middle, tile
                    else:
                        low = tile
            found = low << 26 | middle << 13 | high
            if found < least:
                least = found
        return least


def read_turn(turn: int) -> list[Tile]:
    """The tiles of a turn's number, in the frame in which the figure's name is read: its corner is 0, 0."""
    tiles: list[Tile] = []
    while turn:
        tiles.append(((turn >> 3 & 31) - AWAY, (turn >> 8 & 31) - AWAY, (turn & 7) - 1))
        turn >>= 13
    return tiles[::-1]


def read_name(shape: int, faces: int) -> list[Tile]:
    """The tiles of the figure with this name, row by row."""
    cells = [bit for bit in range(ROW * ROW) if shape >> bit & 1]
    count = len(cells)
    return [(bit % ROW, bit // ROW, faces >> 3 * (count - 1 - at) & 7) for at, bit in enumerate(cells)]


def name_of(tiles: list[Tile]) -> tuple[int, int]:
    """The name of a whole figure, shape and faces. It must be part of a closed canal of at most 16 tiles."""
    images = Images(tiles)
    images.name((1 << len(tiles)) - 1)
    return images.shape, images.faces
