# compiled with mypyc
"""The search for one ring of straights and bends.

It takes an open end with the fewest tiles that fit, tries each, and goes on, with two more tiles allowed from round to
round. It gives up a branch as soon as the tiles left cannot join the ends any more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venice_connection.completion.growing import FAR, GONE, Growing, counts, nearest
from serenissima.games.venice_connection.state.fitting import FIT, PLAIN_MASK, WET_OF
from serenissima.games.venice_connection.state.grid import STEP

COUNT: Final = counts(PLAIN_MASK)
"""How many plain faces fit each need."""


class Ring(Growing):
    """Laid tiles that are to become one ring.

    Ends of canal pieces are numbered; `mate` is the other end of the same piece.
    """

    __slots__ = ("at", "live", "mate", "ring")

    def __init__(self, tiles: list[int]) -> None:
        super().__init__(tiles, PLAIN_MASK)
        self.at: vec[i64] = vec[i64]()
        """The empty cell that each end leads into; GONE when it was joined."""
        self.mate: vec[i64] = vec[i64]()
        self.live: i64 = 0
        """Ends that are not joined yet."""
        self.ring: bool = False
        """Some of the laid tiles already form a ring."""
        self._find_ends(tiles)

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
            return 0 if self.ring and not self.cut_off(self.start) else GONE
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

    def _needed(self) -> i64:
        """No fewer tiles than this can join the ends: a link fills every cell from one end to the other."""
        total: i64 = 0
        i: i64
        for i in range(i64(len(self.at))):
            if self.at[i] != GONE:
                total += nearest(self.at, i, self.mate[i] if self.live > 2 else GONE, FAR)
        return (total + 1) >> 1

    def _search(self, left: i64) -> bool:
        """Whether the ends can all be joined with at most `left` tiles."""
        if self._needed() > left:
            return False
        chosen: i64 = GONE
        fewest: i64 = FAR
        i: i64
        for i in range(i64(len(self.at))):
            if self.at[i] != GONE:
                count = COUNT[i64(self.need[self.at[i]])]
                if count < fewest:
                    fewest = count
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
        onward = WET_OF[face] & ~(i64(self.need[cell]) & 15)
        if onward == 0:
            return self._join(end, cell, face, left)
        out: i64 = 0
        while (onward >> out) & 1 == 0:
            out += 1
        before = self.lay(cell, face)
        self.at[end] = cell + STEP[out]
        found = before >= 0 and self._search(left - 1)
        self.at[end] = cell
        self.take(cell, before)
        if found:
            self.found(cell, face)
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
            self.found(cell, face)
            return True
        before = self.lay(cell, face)
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
        self.take(cell, before)
        if found:
            self.found(cell, face)
        return found
