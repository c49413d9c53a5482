"""Steps between spaces, by land or water."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise.box import SPACES
from serenissima.games.intrigues_a_venise.state.tables import NEIGHBOURS, YELLOW


def _from(start: int) -> list[int]:
    steps = [99] * (len(SPACES) + 1)
    steps[start] = 0
    edge = [start]
    for space in edge:
        for other in NEIGHBOURS[64 * YELLOW + space]:
            if steps[other] == 99:
                steps[other] = steps[space] + 1
                edge.append(other)
    return steps


STEPS = [[99] * (len(SPACES) + 1), *(_from(space) for space in SPACES)]
"""Steps from space to space; a piece that is not on the board is far from everything."""


def nearest(space: int, goals: int) -> int:
    """Steps to the nearest space of a mask."""
    return min(steps for goal, steps in enumerate(STEPS[space]) if goals >> goal & 1)
