"""Which turns come to a player's mind, and which ruins are obvious.

People look where something has just happened, continue the canal rather than begin a separate piece, and like to
join open ends.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from serenissima.games.venice_connection.box import WET
from serenissima.games.venice_connection.completion.ring import COUNT, Ring
from serenissima.games.venice_connection.state.grid import WIDTH

STEPS = ((0, -WIDTH), (1, 1), (2, WIDTH), (3, -1))
"""Each side (north, east, south, west) and the way to the cell beyond it."""
BY_LENGTH = (0.0, 1.0, 0.25, 0.06)
"""There are far more turns of three tiles than of one; this makes the lengths about equally likely."""
JOINED = 3.0
"""For every wet edge that meets the canal on the table."""
ALONE = 0.4
"""For a turn that meets none."""
FLOWING = 1.5
"""For every wet edge between its own tiles."""
RECENT = 2.0
"""For a turn beside the last one."""


def plausibility(turn: Sequence[int], laid: Mapping[int, int], recent: Collection[int]) -> float:
    """How readily a turn of packed tiles comes to mind. `laid`: face by cell; `recent`: cells of the last turn."""
    weight = BY_LENGTH[len(turn)]
    own = {tile >> 5: tile & 31 for tile in turn}
    joins = 0
    near = False
    for tile in turn:
        cell, wet = tile >> 5, WET[tile & 31]
        for side, step in STEPS:
            beyond = cell + step
            near = near or beyond in recent
            if wet >> side & 1:
                if beyond in laid:
                    joins += 1
                elif side in (1, 2) and beyond in own:
                    weight *= FLOWING
    if laid:
        weight *= JOINED**joins if joins else ALONE
    return weight * RECENT if near else weight


def plainly_ruined(tiles: list[int]) -> bool:
    """Whether plain tiles show at a glance that they can never become one canal.

    An open end leads into a cell that no tile fits, or some of the tiles form a ring that leaves others out.
    """
    ring = Ring(tiles)
    if ring.ring:
        return ring.shortest(0) != 0
    return any(COUNT[int(ring.need[int(cell)])] == 0 for cell in ring.at)
