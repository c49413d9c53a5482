# compiled with mypyc
"""The eight symmetries of the square grid, for cells and for faces.

A symmetry is a number from 0 to 7: the table is first mirrored left to right if it is 4 or more, then turned clockwise
by `number % 4` quarter turns. 0 changes nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import PLAIN_FACES, WET

SYMMETRIES: Final = 8


def _axes(symmetry: int) -> tuple[int, int, int, int]:
    """(a, b, c, d): the cell x, y goes to a * x + b * y, c * x + d * y."""
    a, b, c, d = (-1, 0, 0, 1) if symmetry >= 4 else (1, 0, 0, 1)
    for _ in range(symmetry % 4):
        a, b, c, d = -c, -d, a, b
    return a, b, c, d


def _face(symmetry: int, face: int) -> int:
    """The face that a face becomes."""
    wet = WET[face]
    if symmetry >= 4:
        wet = wet & 5 | (wet & 2) << 2 | (wet & 8) >> 2
    for _ in range(symmetry % 4):
        wet = (wet << 1 | wet >> 3) & 15
    return WET.index(wet)


AXES: Final = [_axes(symmetry) for symmetry in range(SYMMETRIES)]
X_BY_X: Final = vec[i64]([axes[0] for axes in AXES])
X_BY_Y: Final = vec[i64]([axes[1] for axes in AXES])
Y_BY_X: Final = vec[i64]([axes[2] for axes in AXES])
Y_BY_Y: Final = vec[i64]([axes[3] for axes in AXES])
FACE: Final = vec[i64]([_face(symmetry, face) for symmetry in range(SYMMETRIES) for face in range(PLAIN_FACES)])
"""Indexed by symmetry * PLAIN_FACES + face."""

Tile = tuple[int, int, int]
"""A laid tile: x, y, face."""


def image(tile: Tile, symmetry: int) -> Tile:
    """Where a tile goes and what it shows there."""
    a, b, c, d = AXES[symmetry]
    x, y, face = tile
    return a * x + b * y, c * x + d * y, int(FACE[symmetry * PLAIN_FACES + face])


def inverse(symmetry: int) -> int:
    """The symmetry that takes back what this one does."""
    return symmetry if symmetry >= 4 else -symmetry % 4
