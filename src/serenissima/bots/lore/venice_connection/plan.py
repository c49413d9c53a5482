# compiled with mypyc
"""The rest of a game, played on the rings that are still possible.

A turn that keeps the canal completable is a strip of tiles of some ring; whoever lays the last strip of a ring wins,
and whoever ruins the position loses (VC-32, VC-36). Sets of tiles and cells are bit masks.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.state.grid import WIDTH

WIN: Final = 1
LOSS: Final = -1
UNKNOWN: Final = 0
DEEPEST: Final = 20
"""A game has no more turns than tiles."""


class Strip:
    """A turn: its tiles, its cells, the cells around it, and those in between that must already be laid (VC-72)."""

    def __init__(self, tiles: int, cells: int, around: int, gap: int) -> None:
        self.tiles = tiles
        self.cells = cells
        self.around = around
        self.gap = gap

    def fits(self, tiles: int, cells: int) -> bool:
        """Whether it can be laid on a table with these tiles (VC-25, VC-27, VC-28)."""
        return self.tiles & tiles == 0 and self.gap & ~cells == 0 and (cells == 0 or self.around & cells != 0)


class Plan:
    """Everything that can follow from a position, provided that `rings` are complete."""

    def __init__(self, laid: list[int], rings: list[list[int]], complete: bool, bridge: bool) -> None:
        self.bridge = bridge
        self.complete = complete
        self.stopped = False
        """The last judgement ran out of positions or time."""
        self._bit: dict[int, int] = {}
        self._cell_bit: dict[int, int] = {}
        self._strips: dict[int, Strip] = {}
        self._known: dict[int, int] = {}
        self._left = 0
        self._end = 0.0
        for ring in rings:
            for tile in ring:
                if tile not in self._bit:
                    self._bit[tile] = 1 << len(self._bit)
                if tile >> 5 not in self._cell_bit:
                    self._cell_bit[tile >> 5] = 1 << len(self._cell_bit)
        self._ring: list[int] = [self.mask(ring) for ring in rings]
        self._of_ring: list[list[Strip]] = [self._cut(ring) for ring in rings]
        self.tiles = self.mask(laid)
        self.cells = 0
        for tile in laid:
            self.cells |= self._cell_bit.get(tile >> 5, 0)  # without rings no cell has a bit
        self.all: list[int] = list(range(len(rings)))

    def mask(self, tiles: list[int]) -> int:
        """The set of these packed tiles; tiles of no ring are left out."""
        found = 0
        for tile in tiles:
            found |= self._bit.get(tile, 0)
        return found

    def containing(self, tiles: list[int]) -> list[int]:
        """The rings with all these tiles; none if one of the tiles is in no ring."""
        for tile in tiles:
            if tile not in self._bit:
                return []
        wanted = self.mask(tiles)
        return [ring for ring in self.all if self._ring[ring] & wanted == wanted]

    def unpack(self, tiles: int) -> list[int]:
        """The packed tiles of a set, by cell."""
        return sorted([tile for tile, bit in self._bit.items() if tiles & bit])

    def _cut(self, ring: list[int]) -> list[Strip]:
        """Every strip of a ring: up to three tiles in a line, side by side or, with `bridge`, over other tiles."""
        face = {tile >> 5: tile for tile in ring}
        found: list[Strip] = []
        for tile in ring:
            cell = tile >> 5
            found.append(self._strip([tile], 0))
            for step in (1, WIDTH):
                line: list[int] = []
                near = cell + step
                while near in face and (self.bridge or len(line) < STRIP - 1):
                    line.append(face[near])
                    near += step
                for i in range(len(line)):
                    if i == 0 or self.bridge:
                        found.append(self._strip([tile, line[i]], self._cells(line[:i])))
                    for j in range(i + 1, len(line)):
                        if j == 1 or self.bridge:
                            gap = self._cells(line[:i]) | self._cells(line[i + 1 : j])
                            found.append(self._strip([tile, line[i], line[j]], gap))
        return found

    def _cells(self, tiles: list[int]) -> int:
        found = 0
        for tile in tiles:
            found |= self._cell_bit[tile >> 5]
        return found

    def _strip(self, tiles: list[int], gap: int) -> Strip:
        """The strip of these tiles: one object, whatever rings it is part of."""
        mask = self.mask(tiles)
        strip = self._strips.get(mask)
        if strip is None:
            around = 0
            for tile in tiles:
                for step in (-WIDTH, -1, 1, WIDTH):
                    around |= self._cell_bit.get((tile >> 5) + step, 0)
            strip = Strip(mask, self._cells(tiles), around, gap)
            self._strips[mask] = strip
        return strip

    # looking ahead

    def turns(self, tiles: int, cells: int, rings: list[int]) -> dict[int, list[int]]:
        """Every turn that keeps the canal completable, with the rings it leaves."""
        found: dict[int, list[int]] = {}
        for ring in rings:
            for strip in self._of_ring[ring]:
                if strip.fits(tiles, cells):
                    left = found.get(strip.tiles)
                    if left is None:
                        found[strip.tiles] = [ring]
                    else:
                        left.append(ring)
        return found

    def closing(self, tiles: int, cells: int, rings: list[int]) -> int:
        """A turn that closes the canal now; 0 if there is none."""
        for ring in rings:
            missing = self._ring[ring] & ~tiles
            strip = self._strips.get(missing)
            if strip is not None and strip.fits(tiles, cells):
                return missing
        return 0

    def judge(self, turn: int, rings: list[int], depth: int) -> int:
        """What a turn from the first position means for the opponent, searching `depth` turns: WIN, LOSS or UNKNOWN."""
        strip = self._strips[turn]
        return self._judge(self.tiles | turn, self.cells | strip.cells, rings, depth)

    def allow(self, positions: int, seconds: float) -> None:
        """Limits the cost of all following judgements together."""
        self._left = positions
        self._end = monotonic() + seconds
        self.stopped = False

    def _judge(self, tiles: int, cells: int, rings: list[int], depth: int) -> int:
        known = self._known.get(tiles, UNKNOWN)
        if known != UNKNOWN:
            return known
        if self.closing(tiles, cells, rings):
            return WIN
        if depth == 0 or self._spent():
            return UNKNOWN
        turns = self.turns(tiles, cells, rings)
        order = sorted(turns, key=lambda turn: len(turns[turn]))
        value = LOSS if self.complete else UNKNOWN
        for turn in order:
            after = self._judge(tiles | turn, cells | self._strips[turn].cells, turns[turn], depth - 1)
            if after == LOSS:
                value = WIN
                break
            if after == UNKNOWN:
                value = UNKNOWN
                if self.stopped:
                    break
        if value != UNKNOWN:
            self._known[tiles] = value
        return value

    def _spent(self) -> bool:
        self._left -= 1
        if self._left < 0 or (self._left % 64 == 0 and monotonic() > self._end):
            self.stopped = True
        return self.stopped
