# compiled with mypyc
"""Every closed canal that contains the laid tiles, and so everything that can become of a position (VC-41).

Laying tiles only ever removes rings (VC-14), so the rings of a position determine everything that can follow.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.venice_connection.box import PLAIN_FACES, WET
from serenissima.games.venice_connection.state.fitting import NEEDS, fitting
from serenissima.games.venice_connection.state.grid import CELLS, WIDTH

STEPS: Final = [-WIDTH, 1, WIDTH, -1]
"""From a cell to its northern, eastern, southern and western neighbour."""
SHORTEST: Final = 4
"""No ring has fewer tiles (VC-13)."""


def _turnings() -> list[list[list[int]]]:
    """For every need and side by which a canal enters: each face that fits, followed by the side it leaves by."""
    table: list[list[list[int]]] = []
    for need in range(NEEDS):
        fits = fitting(need)
        row: list[list[int]] = []
        for side in range(4):
            pairs: list[int] = []
            for face in range(PLAIN_FACES):
                out = WET[face] & ~(1 << side)
                if fits >> face & 1 and out != WET[face]:
                    pairs += [face, out.bit_length() - 1]
            row.append(pairs)
        table.append(row)
    return table


TURNINGS: Final = _turnings()


class Rings:
    """The search. A ring is found once: followed from the first laid tile, out by one side and back by the other."""

    def __init__(self, laid: list[int], most: int, steps: int) -> None:
        self.found: list[list[int]] = []
        """Rings as lists of packed tiles (32 * cell + face), shorter ones first."""
        self.complete = True
        """Whether these are all: False when there are more than `most`, or the search took more than `steps` steps."""
        self._most = most
        self._steps = steps
        self._face = [-1] * CELLS
        self._need = [0] * CELLS
        self._visited = [False] * CELLS
        self._path: list[int] = []
        self._laid = [tile >> 5 for tile in laid]
        for tile in laid:
            self._face[tile >> 5] = tile & 31
        for tile in laid:
            for side in range(4):
                near = (tile >> 5) + STEPS[side]
                back = side ^ 2
                self._need[near] |= 16 << back | (WET[tile & 31] >> side & 1) << back
        self._home = laid[0] >> 5
        self._home_row = self._home // WIDTH
        self._home_column = self._home % WIDTH

    def search(self, longest: int) -> None:
        """Finds the rings of at most `longest` tiles."""
        start = self._face[self._home]
        out = WET[start].bit_length() - 1
        self._visited[self._home] = True
        length = SHORTEST
        while length <= longest and self.complete:
            self._path = [self._home * 32 + start]
            self._sail(self._home + STEPS[out], out ^ 2, length - 1, len(self._laid) - 1)
            length += 2

    def _sail(self, cell: int, come: int, left: int, unmet: int) -> None:
        """Continues into a cell by the side `come`; exactly `left` tiles remain, `unmet` of them laid ones."""
        if cell == self._home:
            if left == 0 and unmet == 0 and WET[self._face[cell]] >> come & 1:
                self._add()
            return
        if not self.complete or left < 1 or left < unmet or self._visited[cell]:
            return
        self._steps -= 1
        if self._steps < 0:
            self.complete = False
            return
        if self._too_far(cell, left, unmet):
            return
        face = self._face[cell]
        self._visited[cell] = True
        if face >= 0:
            if WET[face] >> come & 1:
                out = (WET[face] & ~(1 << come)).bit_length() - 1
                self._path.append(cell * 32 + face)
                self._sail(cell + STEPS[out], out ^ 2, left - 1, unmet - 1)
                self._path.pop()
        else:
            pairs = TURNINGS[self._need[cell]][come]
            i = 0
            while i < len(pairs):
                out = pairs[i + 1]
                self._path.append(cell * 32 + pairs[i])
                self._sail(cell + STEPS[out], out ^ 2, left - 1, unmet)
                self._path.pop()
                i += 2
        self._visited[cell] = False

    def _too_far(self, cell: int, left: int, unmet: int) -> bool:
        """Whether the start, or a laid tile on the way, cannot be reached with the tiles left."""
        row, column = cell // WIDTH, cell % WIDTH
        home = abs(row - self._home_row) + abs(column - self._home_column)
        if home > left:
            return True
        if unmet:
            for other in self._laid:
                if not self._visited[other]:
                    rows, columns = other // WIDTH, other % WIDTH
                    there = abs(row - rows) + abs(column - columns)
                    back = abs(rows - self._home_row) + abs(columns - self._home_column)
                    if there + back > left:
                        return True
        return False

    def _add(self) -> None:
        if len(self.found) >= self._most:
            self.complete = False
        else:
            self.found.append(self._path[:])
