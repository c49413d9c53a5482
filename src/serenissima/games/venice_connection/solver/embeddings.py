# compiled with mypyc
"""Which closed canals contain a position? All answers at once, as the bits of one large integer.

Every way in which a canal can lie over the first tile of a position is numbered, short canals first. For each other
tile around it there is a large integer with the bits of the ways that have this very tile there; the ways that contain
a whole position are those integers combined by `&`. If nothing is left the position is ruined; the lowest bit is a
shortest canal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES
from serenissima.games.venice_connection.solver.images import ROW
from serenissima.games.venice_connection.solver.loops import loop
from serenissima.games.venice_connection.solver.symmetry import SYMMETRIES, Tile, image, inverse

ANCHORS: Final = (FACES.index("-"), FACES.index("F"))
"""Every tile can be turned or mirrored into one of these."""
ACROSS: Final = 2 * ROW + 1
SPOTS: Final = ACROSS * ACROSS * PLAIN_FACES
NO_SPOT: Final = -1


def _turning(face: int) -> tuple[int, int]:
    """How a face becomes an anchor, and which."""
    for symmetry in range(SYMMETRIES):
        turned = image((0, 0, face), symmetry)[2]
        if turned in ANCHORS:
            return symmetry, turned
    raise AssertionError(face)


TURNING: Final = [_turning(face) for face in range(PLAIN_FACES)]


def _spot(x: i64, y: i64, face: i64) -> i64:
    """The number of a tile by its place relative to the anchor; no canal reaches beyond the numbered spots."""
    if x < -ROW or x > ROW or y < -ROW or y > ROW:
        return NO_SPOT
    return ((y + ROW) * ACROSS + x + ROW) * PLAIN_FACES + face


class Ways:
    """All ways in which the canals can lie over one anchor."""

    __slots__ = ("at", "canals", "having")

    def __init__(self, canals: list[list[Tile]], anchor: int) -> None:
        self.canals: vec[i64] = vec[i64]()
        """The canal of each way."""
        self.at: vec[i64] = vec[i64]()
        """Which of its tiles lies on the anchor."""
        for number, canal in enumerate(canals):
            for at, tile in enumerate(canal):
                if tile[2] == anchor:
                    self.canals = append(self.canals, i64(number))
                    self.at = append(self.at, i64(at))
        self.having = self._prepare(canals)
        """For each spot the ways that have it, as bits."""

    def _prepare(self, canals: list[list[Tile]]) -> list[int]:
        size = len(self.canals) // 8 + 1
        bits: list[bytearray | None] = [None] * SPOTS
        spots = [vec[i64]([_spot(x, y, face) for x, y, face in canal]) for canal in canals]
        middle = _spot(0, 0, 0)
        spot: i64
        way: i64
        for way in range(i64(len(self.canals))):
            number = self.canals[way]
            anchor = canals[number][self.at[way]]
            shift = _spot(anchor[0], anchor[1], 0) - middle
            byte = way >> 3
            bit = 1 << (way & 7)
            for spot in spots[number]:
                data = bits[spot - shift]
                if data is None:
                    data = bytearray(size)
                    bits[spot - shift] = data
                data[byte] |= bit
        return [0 if data is None else int.from_bytes(data, "little") for data in bits]


class Seen:
    """A position seen from its first tile, and the ways that contain it."""

    __slots__ = ("anchor", "symmetry", "ways", "x", "y")

    def __init__(self, first: Tile) -> None:
        self.x = first[0]
        self.y = first[1]
        self.symmetry, self.anchor = TURNING[first[2]]
        self.ways = -1
        """One bit for each."""

    def spot(self, tile: Tile) -> int:
        """The spot of a tile when the first one is turned into its anchor."""
        x, y, face = image((tile[0] - self.x, tile[1] - self.y, tile[2]), self.symmetry)
        return _spot(x, y, face)

    def back(self, tile: Tile) -> Tile:
        """A tile beside the anchor, as it lies in the position."""
        x, y, face = image(tile, inverse(self.symmetry))
        return x + self.x, y + self.y, face


class Embeddings:
    """All ways in which the canals can lie over a tile."""

    __slots__ = ("_canals", "_ways")

    def __init__(self, walks: Iterable[tuple[int, int]]) -> None:
        """`walks` holds length and walk of each canal, copies left out, short ones first."""
        self._canals: list[list[Tile]] = []
        for length, walk in walks:
            self._canals.extend(_copies(loop(length, walk)))
        self._ways = {anchor: Ways(self._canals, anchor) for anchor in ANCHORS}

    def see(self, tiles: list[Tile]) -> Seen:
        """The ways that contain a position of at least one tile."""
        seen = Seen(tiles[0])
        for tile in tiles:
            seen.ways = self.having(seen, tile)
        return seen

    def having(self, seen: Seen, tile: Tile) -> int:
        """Those of the ways that have one more tile."""
        spot = seen.spot(tile)
        return 0 if spot == NO_SPOT else seen.ways & self._ways[seen.anchor].having[spot]

    def shortest(self, seen: Seen) -> list[Tile]:
        """A shortest canal that contains the position; there must be one."""
        ways = self._ways[seen.anchor]
        lowest = (seen.ways & -seen.ways).bit_length() - 1
        canal = self._canals[ways.canals[lowest]]
        left, top, _ = canal[ways.at[lowest]]
        return [seen.back((x - left, y - top, face)) for x, y, face in canal]


def _copies(canal: list[Tile]) -> list[list[Tile]]:
    """A canal and its turned and mirrored copies that are really different, each shifted to the corner."""
    found: dict[tuple[Tile, ...], list[Tile]] = {}
    for symmetry in range(SYMMETRIES):
        tiles = [image(tile, symmetry) for tile in canal]
        left = min([x for x, _, _ in tiles])
        top = min([y for _, y, _ in tiles])
        copy = sorted([(x - left, y - top, face) for x, y, face in tiles])
        found[tuple(copy)] = copy
    return list(found.values())
