# compiled with mypyc
"""The turns that stay on one closed canal, as bit masks of its tiles (VC-23 to VC-28, VC-72).

Faces need no thought here: all tiles come from one canal, so they fit each other, and the tiles left always suffice.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.solver.symmetry import Tile


class Strips:
    """What may be laid in one turn from a canal: its tiles, those that must lie between them, those it touches."""

    __slots__ = ("at", "between", "bridge", "near", "tiles", "touching")

    def __init__(self, tiles: list[Tile], bridge: bool) -> None:
        self.tiles: vec[i64] = vec[i64]()
        self.between: vec[i64] = vec[i64]()
        """Laid tiles that fill the gaps; without `bridge` there are none (VC-27)."""
        self.touching: vec[i64] = vec[i64]()
        """At least one of these must be laid already (VC-28)."""
        self.bridge = bridge
        self.at = {(x, y): number for number, (x, y, _) in enumerate(tiles)}
        self.near: vec[i64] = vec[i64]([self._around(x, y) for x, y, _ in tiles])
        """The tiles that touch each tile."""
        for number, (x, y, _) in enumerate(tiles):
            self._add([number], 0)
            self._extend([number], 0, x, y, 1, 0)
            self._extend([number], 0, x, y, 0, 1)

    def _extend(self, strip: list[int], between: int, x: int, y: int, dx: int, dy: int) -> None:
        """Adds all longer strips that begin like this one and go on in its direction (VC-26)."""
        while True:
            x, y = x + dx, y + dy
            number = self.at.get((x, y))
            if number is None:
                return
            longer = [*strip, number]
            self._add(longer, between)
            if len(longer) < STRIP:
                self._extend(longer, between, x, y, dx, dy)
            if not self.bridge:
                return
            between |= 1 << number

    def _add(self, strip: list[int], between: int) -> None:
        touching: i64 = 0
        for number in strip:
            touching |= self.near[number]
        self.tiles = append(self.tiles, sum([1 << number for number in strip]))
        self.between = append(self.between, between)
        self.touching = append(self.touching, touching)

    def _around(self, x: int, y: int) -> int:
        """The tiles on the four cells around a cell, as a bit mask."""
        cells = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return sum([1 << self.at[cell] for cell in cells if cell in self.at])
