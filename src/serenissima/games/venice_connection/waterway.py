# compiled with mypyc
"""Exact completability with Mint Tide: one waterway of all tiles without open ends, T tiles allowed (VC-76)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.box import PLAIN_FACES
from serenissima.games.venice_connection.figure import EMPTY_CELLS, STEP, WET_OF
from serenissima.games.venice_connection.grid import FITS, WIDTH

SHAPES: Final = vec[i64]([0, 1, 2, 3, 4, 5, 12, 13, 14, 15])
"""A face for each shape: two straights, four bends, four T."""
STRAIGHTS: Final = 2
T_FACES: Final = 0b1111 << 12
SHAPED: Final = vec[i64]([fits & (63 | T_FACES) for fits in FITS])
"""The shapes that fit each need, as a bit mask of those faces."""
FAR: Final = 1000
LOOP: Final = 4
"""An end that meets only itself needs a T and a loop: four cells at least."""


class Waterway:
    """The search: cells that are asked for water are filled until there is none."""

    __slots__ = (
        "bends",
        "count",
        "laid",
        "need",
        "path",
        "plain",
        "straights",
        "t_bend",
        "t_straight",
        "ts",
        "wanting",
    )

    def __init__(self, tiles: list[int], plain: i64, t_straight: i64, t_bend: i64) -> None:
        self.laid: vec[u8] = EMPTY_CELLS[:]
        self.need: vec[u8] = EMPTY_CELLS[:]
        self.wanting: vec[i64] = vec[i64]()
        """Cells that are or were empty and asked for water; those laid since are passed over."""
        self.path: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.plain: i64 = plain
        self.t_straight: i64 = t_straight
        self.t_bend: i64 = t_bend
        self.straights: i64 = 0
        self.bends: i64 = 0
        self.ts: i64 = 0
        for tile in tiles:
            self.laid[tile >> 5] = u8((tile & 31) + 1)
            self.count += 1
        for tile in tiles:
            self._mark(tile >> 5, WET_OF[i64(tile & 31)])

    def shortest(self) -> list[int] | None:
        """The fewest tiles that finish the waterway, packed with the kinds they need; None if there is no way."""
        left = self.plain + self.t_straight + self.t_bend
        allowed = self._needed()
        if allowed == 0 and not self._whole(self._any_laid()):
            return None
        while allowed <= left:
            if self._search(allowed):
                return self._with_kinds()
            allowed += 1
        return None

    def _any_laid(self) -> i64:
        cell: i64 = 0
        while self.laid[cell] == 0:
            cell += 1
        return cell

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
        j: i64
        side: i64
        for i in range(i64(len(self.wanting))):
            cell = self.wanting[i]
            if self.laid[cell] == 0 and not self._listed(cells, cell):
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
                best = LOOP if spare > 0 else FAR
                for j in range(count):
                    if j != i:
                        rows = cells[i] // WIDTH - cells[j] // WIDTH
                        columns = cells[i] % WIDTH - cells[j] % WIDTH
                        apart = (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns) + 1
                        if apart < best:
                            best = apart
            while ends > 0:
                costs = append(costs, best)
                ends -= 1
        return max(count, self._grouped(costs, spare))

    def _listed(self, cells: vec[i64], cell: i64) -> bool:
        i: i64 = 0
        while i < len(cells) and cells[i] != cell:
            i += 1
        return i < len(cells)

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
                faces = SHAPED[i64(self.need[cell])]
                ways: i64 = 0
                while faces:
                    faces &= faces - 1
                    ways += 1
                if ways < fewest:
                    fewest = ways
                    chosen = cell
        if fewest == 0:
            return False
        faces = SHAPED[i64(self.need[chosen])]
        i = 0
        while i < len(SHAPES) and not ((faces >> SHAPES[i]) & 1 and self._try(chosen, SHAPES[i], left)):
            i += 1
        return i < len(SHAPES)

    def _tally(self, face: i64, by: i64) -> None:
        if face >= 12:
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
            self.laid[cell] = u8(face + 1)
            self.count += 1
            before = self._mark(cell, WET_OF[face])
            # when the tile opens no new end, its waterway may have become finished: then it must hold every tile
            joined = WET_OF[face] == i64(self.need[cell]) & 15
            if before >= 0 and (not joined or self._whole(cell)):
                found = self._search(left - 1)
            self._unmark(cell, before)
            self.count -= 1
            self.laid[cell] = u8(0)
            self.wanting = self.wanting[:length]
        self._tally(face, -1)
        if found:
            self.path = append(self.path, cell * 32 + face)
        return found

    def _whole(self, start: i64) -> bool:
        """Whether the waterway through this cell has an open end or holds every tile."""
        seen = EMPTY_CELLS[:]
        seen[start] = u8(1)
        waiting = vec[i64]([start])
        at: i64 = 0
        side: i64
        while at < len(waiting):
            cell = waiting[at]
            at += 1
            wet = WET_OF[i64(self.laid[cell]) - 1]
            for side in range(4):
                near = cell + STEP[side]
                if (wet >> side) & 1 and seen[near] == 0:
                    if self.laid[near] == 0:
                        return True
                    seen[near] = u8(1)
                    waiting = append(waiting, near)
        return len(waiting) == self.count

    def _mark(self, cell: i64, wet: i64) -> i64:
        """Tells the empty neighbours of a tile; returns their old needs, negative when one of them cannot be
        filled any more.
        """
        before: i64 = 0
        stuck = False
        side: i64
        for side in range(4):
            near = cell + STEP[side]
            need = i64(self.need[near])
            before |= need << (8 * side)
            if self.laid[near] == 0:
                back = side ^ 2
                if (wet >> side) & 1:
                    if need & 15 == 0:
                        self.wanting = append(self.wanting, near)
                    need |= 1 << back
                need |= 16 << back
                self.need[near] = u8(need)
                if need & 15 and SHAPED[need] == 0:
                    stuck = True
        return ~before if stuck else before

    def _unmark(self, cell: i64, before: i64) -> None:
        if before < 0:
            before = ~before
        side: i64
        for side in range(4):
            self.need[cell + STEP[side]] = u8((before >> (8 * side)) & 255)

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
