"""How soon a piece arrives: what being at a goal is worth now, a turn of its player further away, and so on.

The marbles decide how far a piece comes in a turn, so steps are not turns: who needs two boats waits longer than who
needs two alleys (10.4).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb

from serenissima.games.intrigues_a_venise.board import SPACES
from serenissima.games.intrigues_a_venise.box import IN_HEAD, SHOWN
from serenissima.games.intrigues_a_venise.chart import BLACK, BLUE, NEIGHBOURS, RED, YELLOW

LATER = 0.8
"""What is done a turn later is worth so much of what is done now."""
SWEEPS = 12
_HEAD = IN_HEAD["mb1988"]


def _odds(kinds: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """How likely a shake holds so many marbles of each of these kinds."""
    counts = [_HEAD[kind] for kind in kinds]
    others = sum(_HEAD) - sum(counts)
    found = {}
    for drawn in product(*(range(count + 1) for count in counts)):
        rest = SHOWN - sum(drawn)
        if 0 <= rest <= others:
            ways = comb(others, rest)
            for count, taken in zip(counts, drawn, strict=True):
                ways *= comb(count, taken)
            found[drawn] = ways / comb(sum(_HEAD), SHOWN)
    return found


def _reach(space: int, kinds: tuple[int, ...], drawn: tuple[int, ...]) -> frozenset[int]:
    """Where one piece can be after using any of these marbles in any order."""
    found = {space}
    for nth, kind in enumerate(kinds):
        if drawn[nth]:
            rest = (*drawn[:nth], drawn[nth] - 1, *drawn[nth + 1 :])
            for other in NEIGHBOURS[64 * kind + space]:
                found |= _reach(int(other), kinds, rest)
    return frozenset(found)


@lru_cache(maxsize=2)
def _turns(ambassador: bool) -> dict[int, list[tuple[float, tuple[int, ...]]]]:
    """For every space how likely which spaces can be reached in a turn."""
    kinds = (BLACK,) if ambassador else (RED, BLUE, YELLOW)
    odds = _odds(kinds)
    found = {}
    for space in SPACES:
        ways: dict[frozenset[int], float] = {}
        for drawn, chance in odds.items():
            spaces = _reach(space, kinds, drawn)
            ways[spaces] = ways.get(spaces, 0.0) + chance
        found[space] = [(chance, tuple(spaces - {space})) for spaces, chance in ways.items()]
    return found


@lru_cache(maxsize=256)
def soon(goal: int, ambassador: bool = False) -> list[float]:
    """By space: 1 on the goal, else what can be expected of a piece that hurries there, one turn `LATER` at least."""
    worth = [0.0] * (len(SPACES) + 1)
    if not goal:
        return worth
    worth[goal] = 1.0
    turns = _turns(ambassador)
    order = [goal]
    for space in order:
        order += [int(other) for other in NEIGHBOURS[64 * YELLOW + space] if int(other) not in order]
    for _ in range(SWEEPS):
        change = 0.0
        for space in order[1:]:
            stay = worth[space]
            value = LATER * sum(
                chance * max(stay, *(worth[other] for other in spaces)) if spaces else chance * stay
                for chance, spaces in turns[space]
            )
            change = max(change, value - stay)
            worth[space] = value
        if change < 0.002:
            break
    return worth


def soonest(goals: int, here: int, ambassador: bool = False) -> float:
    """The same for the best of several goals, a mask of spaces."""
    return max(soon(goal, ambassador)[here] for goal in SPACES if goals >> goal & 1)
