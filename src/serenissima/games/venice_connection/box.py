# compiled with mypyc
"""What is in the box: tiles, the faces they can show and the kinds of tiles.

Data only (VC-01 to VC-05, VC-73 to VC-75).
"""

from __future__ import annotations

from typing import Final

TILES: Final = 16
"""Tiles of the standard game (VC-01)."""
FEWEST: Final = 4
"""The smallest supply a table can choose (VC-71)."""
MOST: Final = 20
"""The largest supply a table can choose (VC-71), without the special tiles."""
SPECIALS: Final = 4
"""Special tiles of Mint Tide: two T/straight and two T/bend (VC-73)."""
STRIP: Final = 3
"""The most tiles of one turn (VC-23)."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = ("N", "E", "S", "W")

FACES: Final = (
    *("|", "-", "L", "F", "7", "J"),
    *("|*", "-*", "L*", "F*", "7*", "J*"),
    *("n-", "e-", "s-", "w-"),
    *("nL", "eL", "sL", "wL"),
)
"""Every face a tile can show: plain; straights and bends of special tiles; T of a T/straight, T of a T/bend
(VC-74, VC-75).
"""
PLAIN_FACES: Final = 6
FIRST_T: Final = 12
"""The first face that is a T; all before it are straights and bends."""

WET_OF_SHAPE: Final = {
    "|": NORTH | SOUTH,
    "-": EAST | WEST,
    "L": NORTH | EAST,
    "F": EAST | SOUTH,
    "7": SOUTH | WEST,
    "J": NORTH | WEST,
    "n": EAST | SOUTH | WEST,
    "e": NORTH | SOUTH | WEST,
    "s": NORTH | EAST | WEST,
    "w": NORTH | EAST | SOUTH,
}
"""The wet edges of each shape; a T is named by its one dry edge (VC-74)."""
WET: Final = [WET_OF_SHAPE[face[0]] for face in FACES]
"""The wet edges of each face."""

PLAIN: Final = 0
T_STRAIGHT: Final = 1
T_BEND: Final = 2
KINDS: Final = 3
KIND: Final = [0] * 6 + [1, 1, 2, 2, 2, 2] + [1] * 4 + [2] * 4
"""The kind of tile that shows each face."""
