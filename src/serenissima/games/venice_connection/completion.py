# compiled with mypyc
"""Exact completability: a shortest way to a closed canal through all laid tiles, or that there is none (VC-40, VC-41).

The search takes an open end with the fewest tiles that fit, tries each, and goes on, with one more tile allowed from
round to round. It gives up a branch as soon as the tiles left cannot join the ends any more. `waterway` does the same
for Mint Tide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serenissima.games.venice_connection.box import FEWEST
from serenissima.games.venice_connection.figure import EMPTY_CELLS, FIT, PLAIN_MASK, STEP, WET_OF
from serenissima.games.venice_connection.grid import FITS, WIDTH
from serenissima.games.venice_connection.waterway import Waterway

COUNT: Final = vec[i64]([(fits & PLAIN_MASK).bit_count() for fits in FITS])
"""How many plain faces fit each need."""
FAR: Final = 1000
GONE: Final = -1


class Ring:
    """The search for one ring of straights and bends.

    Ends of canal pieces are numbered; `mate` is the other end of the same piece.
    """

    __slots__ = ("at", "count", "face_on", "laid", "live", "mate", "need", "path", "ring")

    def __init__(self, tiles: list[int]) -> None:
        self.laid: vec[u8] = EMPTY_CELLS[:]
        self.need: vec[u8] = EMPTY_CELLS[:]
        self.at: vec[i64] = vec[i64]()
        """The empty cell that each end leads into; GONE when it was joined."""
        self.mate: vec[i64] = vec[i64]()
        self.live: i64 = 0
        self.path: vec[i64] = vec[i64]()
        self.count: i64 = len(tiles)
        self.ring: bool = False
        """Some of the laid tiles already form a ring."""
        for tile in tiles:
            self.laid[tile >> 5] = u8((tile & 31) + 1)
        for tile in tiles:
            self._surround(tile >> 5, WET_OF[i64(tile & 31)])
        self._find_ends(tiles)

    def _surround(self, cell: i64, wet: i64) -> None:
        side: i64
        for side in range(4):
            near = cell + STEP[side]
            if self.laid[near] == 0:
                back = side ^ 2
                self.need[near] = u8(i64(self.need[near]) | (16 << back) | (((wet >> side) & 1) << back))

    def _find_ends(self, tiles: list[int]) -> None:
        """Follows every canal piece from one end to the other."""
        seen: i64 = 0
        side: i64
        for tile in tiles:
            for side in range(4):
                cell = i64(tile >> 5)
                if (WET_OF[i64(tile & 31)] >> side) & 1 == 0 or self.laid[cell + STEP[side]] != 0:
                    continue
                # this edge is an end; sail away from it
                out: i64
                here = side
                seen += 1
                while True:
                    others = WET_OF[i64(self.laid[cell]) - 1] & ~(1 << here)
                    out = 0
                    while (others >> out) & 1 == 0:
                        out += 1
                    if self.laid[cell + STEP[out]] == 0:
                        break
                    cell += STEP[out]
                    here = out ^ 2
                    seen += 1
                # each piece is found from both its ends: keep the first finding
                first, last = i64(tile >> 5) + STEP[side], cell + STEP[out]
                if i64(tile >> 5) * 4 + side < cell * 4 + out:
                    number = i64(len(self.at))
                    self.at = append(append(self.at, first), last)
                    self.mate = append(append(self.mate, number + 1), number)
        self.live = len(self.at)
        self.ring = seen // 2 < self.count

    def shortest(self, left: i64) -> i64:
        """The fewest further tiles that close the canal, at most `left`; GONE if there is no way.

        `path` then holds them.
        """
        if self.live == 0:
            return 0 if self.ring and self._one_ring() else GONE
        if self.ring:
            return GONE  # a ring that leaves tiles outside can never be mended (VC-31)
        allowed = self._needed()
        if (allowed + self.count) & 1:
            allowed += 1  # VC-13: a closed canal has an even number of tiles
        while allowed <= left:
            if self._search(allowed):
                return allowed
            allowed += 2
        return GONE

    def _one_ring(self) -> bool:
        """Without ends: whether sailing from one tile visits all."""
        start: i64 = 0
        while self.laid[start] == 0:
            start += 1
        cell, come, visited = start, i64(GONE), i64(0)
        while visited == 0 or cell != start:
            wet = WET_OF[i64(self.laid[cell]) - 1]
            if come != GONE:
                wet &= ~(1 << come)
            out: i64 = 0
            while (wet >> out) & 1 == 0:
                out += 1
            cell += STEP[out]
            come = out ^ 2
            visited += 1
        return visited == self.count

    def _needed(self) -> i64:
        """No fewer tiles than this can join the ends: a link between two ends fills every cell from one to the
        other.
        """
        total: i64 = 0
        i: i64
        j: i64
        ends = i64(len(self.at))
        for i in range(ends):
            one = self.at[i]
            if one == GONE:
                continue
            row, column = one // WIDTH, one % WIDTH
            best: i64 = FAR
            for j in range(ends):
                other = self.at[j]
                if other == GONE or j == i or (self.mate[i] == j and self.live > 2):
                    continue
                rows = row - other // WIDTH
                columns = column - other % WIDTH
                apart = (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns) + 1
                if apart < best:
                    best = apart
            total += best
        return (total + 1) >> 1

    def _search(self, left: i64) -> bool:
        """Whether exactly the ends can be joined with at most `left` tiles."""
        if self._needed() > left:
            return False
        chosen: i64 = GONE
        fewest: i64 = FAR
        i: i64
        for i in range(i64(len(self.at))):
            if self.at[i] != GONE:
                ways = COUNT[i64(self.need[self.at[i]])]
                if ways < fewest:
                    fewest = ways
                    chosen = i
        if fewest == 0:
            return False
        cell = self.at[chosen]
        faces = FIT[i64(self.need[cell])] & PLAIN_MASK
        face: i64 = 0
        while faces and not (faces & 1 and self._try(chosen, cell, face, left)):
            faces >>= 1
            face += 1
        return faces != 0

    def _try(self, end: i64, cell: i64, face: i64, left: i64) -> bool:
        """Lays a tile on the cell of an end, searches on, and takes it back if that leads nowhere."""
        wet = WET_OF[face]
        known = i64(self.need[cell]) & 15
        onward = wet & ~known
        if onward == 0:
            return self._join(end, cell, face, left)
        out: i64 = 0
        while (onward >> out) & 1 == 0:
            out += 1
        self.laid[cell] = u8(face + 1)
        before = self._mark(cell, wet)
        self.at[end] = cell + STEP[out]
        found = before >= 0 and self._search(left - 1)
        self.at[end] = cell
        self._unmark(cell, before)
        self.laid[cell] = u8(0)
        if found:
            self.path = append(self.path, cell * 32 + face)
        return found

    def _join(self, end: i64, cell: i64, face: i64, left: i64) -> bool:
        """Lays a tile that joins two ends."""
        other: i64 = 0
        while other == end or self.at[other] != cell:
            other += 1
        mine, theirs = self.mate[end], self.mate[other]
        if mine == other:
            if self.live > 2:
                return False  # a ring that leaves the other pieces outside (VC-41)
            self.path = append(self.path, cell * 32 + face)
            return True
        self.laid[cell] = u8(face + 1)
        before = self._mark(cell, WET_OF[face])
        self.at[end] = GONE
        self.at[other] = GONE
        self.mate[mine] = theirs
        self.mate[theirs] = mine
        self.live -= 2
        found = before >= 0 and self._search(left - 1)
        self.live += 2
        self.mate[mine] = end
        self.mate[theirs] = other
        self.at[end] = cell
        self.at[other] = cell
        self._unmark(cell, before)
        self.laid[cell] = u8(0)
        if found:
            self.path = append(self.path, cell * 32 + face)
        return found

    def _mark(self, cell: i64, wet: i64) -> i64:
        """Tells the empty neighbours of a new tile; returns their old needs, negative when one of them cannot
        be filled any more.
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
                need |= (16 << back) | (((wet >> side) & 1) << back)
                self.need[near] = u8(need)
                if need & 15 and COUNT[need] == 0:
                    stuck = True
        return ~before if stuck else before

    def _unmark(self, cell: i64, before: i64) -> None:
        if before < 0:
            before = ~before
        side: i64
        for side in range(4):
            self.need[cell + STEP[side]] = u8((before >> (8 * side)) & 255)


def completion(tiles: list[int], left: list[int]) -> list[int] | None:
    """Packed tiles that make the laid ones a closed canal with what is left by kind, or None if nothing can.

    They are as few as possible among those without special tiles, or if there are none of these, among all.
    """
    plain, specials = left[0], left[1] + left[2]
    if not tiles:
        return [] if plain + specials >= FEWEST else None
    ordinary = all(tile & 31 < 12 for tile in tiles)
    if ordinary:
        ring = Ring(tiles)
        if ring.shortest(plain) != GONE:
            return [int(tile) for tile in ring.path]
        if specials == 0:
            return None
    return Waterway(tiles, plain, left[1], left[2]).shortest()


def completable(tiles: list[int], left: list[int]) -> bool:
    """Whether a closed canal can still be reached."""
    return completion(tiles, left) is not None
