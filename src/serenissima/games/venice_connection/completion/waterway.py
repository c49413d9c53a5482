# compiled with mypyc
"""The search for one waterway of all tiles without open ends, T tiles allowed (VC-76).

It fills an empty cell that is asked for water, one with the fewest tiles that fit, until there is none, with one more
tile allowed from round to round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.box import FIRST_T, PLAIN_FACES
from serenissima.games.venice_connection.completion.growing import FAR, GONE, Growing, counts, nearest
from serenissima.games.venice_connection.state.figure import EMPTY_CELLS
from serenissima.games.venice_connection.state.fitting import FIT, PLAIN_MASK, WET_OF
from serenissima.games.venice_connection.state.grid import STEP

SHAPES: Final = vec[i64]([0, 1, 2, 3, 4, 5, 12, 13, 14, 15])
"""A face for each shape: two straights, four bends, four T."""
STRAIGHTS: Final = 2
SHAPE_MASK: Final = PLAIN_MASK | 0b1111 << FIRST_T
"""Those faces as a bit mask."""
SHAPE_COUNT: Final = counts(SHAPE_MASK)
"""How many shapes fit each need."""
LOOP: Final = 4
"""An end that meets only itself needs a T and a loop: four cells at least."""


class Waterway(Growing):
    """Laid tiles that are to become one waterway, and the supply."""

    __slots__ = ("bends", "plain", "straights", "t_bend", "t_straight", "ts", "wanting")

    def __init__(self, tiles: list[int], plain: i64, t_straight: i64, t_bend: i64) -> None:
        super().__init__(tiles, SHAPE_MASK)
        self.wanting: vec[i64] = vec[i64]()
        """Cells that are asked for water, each once; those laid since are passed over."""
        self.plain: i64 = plain
        self.t_straight: i64 = t_straight
        self.t_bend: i64 = t_bend
        self.straights: i64 = 0
        self.bends: i64 = 0
        self.ts: i64 = 0
        """Straights, bends and T laid in the search."""
        asked = EMPTY_CELLS[:]
        side: i64
        for tile in tiles:
            for side in range(4):
                near = i64(tile >> 5) + STEP[side]
                if (WET_OF[i64(tile & 31)] >> side) & 1 and self.laid[near] == 0 and asked[near] == 0:
                    asked[near] = u8(1)
                    self.wanting = append(self.wanting, near)

    def shortest(self) -> list[int] | None:
        """The fewest tiles that finish the waterway, packed with the kinds they need; None if there is no way."""
        left = self.plain + self.t_straight + self.t_bend
        allowed = self._needed()
        if allowed == 0 and self.cut_off(self.start):
            return None
        while allowed <= left:
            if self._search(allowed):
                return self._with_kinds()
            allowed += 1
        return None

    def _enough(self) -> bool:
        """Whether the supply can give the straights, bends and T laid in the search (VC-75)."""
        lacking = max(self.straights + self.bends - self.plain, 0)
        if self.ts + lacking > self.t_straight + self.t_bend:
            return False
        return lacking <= min(self.straights, self.t_straight) + min(self.bends, self.t_bend)

    def _needed(self) -> i64:
        """No fewer tiles than this can satisfy all ends; 0 when no cell asks for water."""
        cells = vec[i64]()
        costs = vec[i64]()
        i: i64
        side: i64
        for i in range(i64(len(self.wanting))):
            cell = self.wanting[i]
            if self.laid[cell] == 0:
                cells = append(cells, cell)
        count = i64(len(cells))
        spare = self.t_straight + self.t_bend - self.ts
        for i in range(count):
            wet = i64(self.need[cells[i]]) & 15
            ends: i64 = 0
            for side in range(4):
                ends += (wet >> side) & 1
            best: i64 = 1
            if ends == 1:
                best = nearest(cells, i, GONE, LOOP if spare > 0 else FAR)
            while ends > 0:
                costs = append(costs, best)
                ends -= 1
        return max(count, self._grouped(costs, spare))

    def _grouped(self, costs: vec[i64], spare: i64) -> i64:
        """New tiles join the ends in groups: pairs, and with each T one more.

        A group costs at least its dearest end.
        """
        i: i64
        j: i64
        ends = i64(len(costs))
        for i in range(1, ends):
            value = costs[i]
            j = i
            while j > 0 and costs[j - 1] < value:
                costs[j] = costs[j - 1]
                j -= 1
            costs[j] = value
        total: i64 = 0
        i = 0
        while i < ends:
            total += costs[i]
            i += 2 + spare if i == 0 else 2
        return total

    def _search(self, left: i64) -> bool:
        needed = self._needed()
        if needed == 0:
            return True
        if needed > left:
            return False
        chosen: i64 = -1
        fewest: i64 = FAR
        i: i64
        for i in range(i64(len(self.wanting))):
            cell = self.wanting[i]
            if self.laid[cell] == 0:
                count = SHAPE_COUNT[i64(self.need[cell])]
                if count < fewest:
                    fewest = count
                    chosen = cell
        if fewest == 0:
            return False
        faces = FIT[i64(self.need[chosen])]
        i = 0
        while i < len(SHAPES) and not ((faces >> SHAPES[i]) & 1 and self._try(chosen, SHAPES[i], left)):
            i += 1
        return i < len(SHAPES)

    def _tally(self, face: i64, by: i64) -> None:
        if face >= FIRST_T:
            self.ts += by
        elif face < STRAIGHTS:
            self.straights += by
        else:
            self.bends += by

    def _try(self, cell: i64, face: i64, left: i64) -> bool:
        """Lays a tile on a cell that asks for water, searches on, and takes it back if that leads nowhere."""
        found = False
        self._tally(face, 1)
        if self._enough():
            length = len(self.wanting)
            before = self.lay(cell, face)
            onward = WET_OF[face] & ~(i64(self.need[cell]) & 15)
            # when the tile opens no new end, its waterway may have become finished: then it must hold every tile
            if before >= 0 and (onward or not self.cut_off(cell)):
                self._want(cell, onward, before)
                found = self._search(left - 1)
                self.wanting = self.wanting[:length]
            self.take(cell, before)
        self._tally(face, -1)
        if found:
            self.found(cell, face)
        return found

    def _want(self, cell: i64, onward: i64, before: i64) -> None:
        """Notes the neighbours of a new tile that are asked for water for the first time."""
        side: i64
        for side in range(4):
            if (onward >> side) & 1 and (before >> (8 * side)) & 15 == 0:
                self.wanting = append(self.wanting, cell + STEP[side])

    def _with_kinds(self) -> list[int]:
        """The tiles found, each of a kind that is left: plain ones first, special sides where those run out."""
        straight, bend, plain = self.t_straight, self.t_bend, self.plain
        ordinary: i64 = 0
        i: i64
        shapes = self.path
        for i in range(i64(len(shapes))):
            if shapes[i] & 31 < PLAIN_FACES:
                ordinary += 1
        lacking = ordinary - plain
        tiles: list[int] = []
        for i in range(i64(len(shapes))):  # special straights and bends first: they have the least choice
            face = shapes[i] & 31
            if face < STRAIGHTS and lacking > 0 and straight > 0:
                straight -= 1
                lacking -= 1
                tiles.append(shapes[i] + PLAIN_FACES)
            elif STRAIGHTS <= face < PLAIN_FACES and lacking > 0 and bend > 0:
                bend -= 1
                lacking -= 1
                tiles.append(shapes[i] + PLAIN_FACES)
            elif face < PLAIN_FACES:
                tiles.append(shapes[i])
        for i in range(i64(len(shapes))):
            if shapes[i] & 31 >= PLAIN_FACES:
                if straight > 0:
                    straight -= 1
                    tiles.append(shapes[i])
                else:
                    bend -= 1
                    tiles.append(shapes[i] + 4)
        return tiles
