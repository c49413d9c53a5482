"""What can be seen of a ruin on the table: a ring that leaves tiles outside, a hole into which no tile fits."""

from __future__ import annotations

from serenissima.games.venice_connection.box import WET
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.fitting import PLAIN_MASK
from serenissima.games.venice_connection.state.grid import STEP


def outside(world: State) -> int:
    """How many tiles lie outside the largest ring that is closed already; 0 if there is none. T tiles are no ring."""
    laid = {tile >> 5: WET[tile & 31] for tile in world.laid_tiles()}
    rings = [length for cell in laid if (length := _ring(laid, cell))]
    return len(laid) - max(rings) if rings else 0


def _ring(laid: dict[int, int], start: int) -> int:
    """The length of the ring through this cell; 0 if its canal has an open end or a T."""
    cell, back, length = start, -1, 0
    while True:
        ways = [side for side in range(4) if laid[cell] >> side & 1]
        if len(ways) != 2:
            return 0
        ahead = next(side for side in ways if side != back)
        cell, back, length = cell + STEP[ahead], ahead ^ 2, length + 1
        if cell not in laid:
            return 0
        if cell == start:
            return length


def holes(world: State) -> int:
    """How many empty cells have water flowing in, and no plain tile that fits."""
    figure = world.figure
    found = set[int]()
    for tile in world.laid_tiles():
        for side, step in enumerate(STEP):
            cell = (tile >> 5) + step
            if WET[tile & 31] >> side & 1 and not figure.laid[cell] and not figure.fitting(cell) & PLAIN_MASK:
                found.add(cell)
    return len(found)
