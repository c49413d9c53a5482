# compiled with mypyc
"""How soon a piece reaches a goal: the worth of each space, by the turns the player still needs.

The marbles decide how far a piece gets in a turn, so steps are not turns: two trips by boat take longer than two
alleys.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb
from typing import Final

from serenissima.games.intrigues_a_venise.box import IN_HEAD, SHOWN, SPACES
from serenissima.games.intrigues_a_venise.state.tables import BLACK, BLUE, NEIGHBOURS, RED, YELLOW

LATER: Final = 0.8
"""The factor by which a turn of delay reduces the worth."""
SWEEPS: Final = 12
CLOSE: Final = 0.002
"""The iteration stops when a sweep changes less than this."""
_HEAD: Final = IN_HEAD["mb1988"]


def _odds(kinds: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """How likely each combination of marbles of these kinds is in a shake."""
    counts = [_HEAD[kind] for kind in kinds]
    others = sum(_HEAD) - sum(counts)
    found = {}
    for drawn in product(*[range(count + 1) for count in counts]):
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


class Turns:
    """For every space, which others can be reached in a turn, and how likely."""

    __slots__ = ("chances", "spaces")

    def __init__(self, ambassador: bool) -> None:
        kinds = (BLACK,) if ambassador else (RED, BLUE, YELLOW)
        odds = _odds(kinds)
        self.chances: list[list[float]] = [[]]
        self.spaces: list[list[list[int]]] = [[]]
        for space in SPACES:
            ways: dict[frozenset[int], float] = {}
            for drawn, chance in odds.items():
                spaces = _reach(space, kinds, drawn)
                ways[spaces] = ways.get(spaces, 0.0) + chance
            self.chances.append(list(ways.values()))
            self.spaces.append([sorted(spaces - {space}) for spaces in ways])


@lru_cache(maxsize=2)
def _turns(ambassador: bool) -> Turns:
    return Turns(ambassador)


def _expected(turns: Turns, here: int, worth: list[float]) -> float:
    """The expected worth after a turn from here, going to the best space in reach or staying."""
    chances, reached = turns.chances[here], turns.spaces[here]
    total = 0.0
    for number in range(len(chances)):
        best = worth[here]
        for space in reached[number]:
            best = max(best, worth[space])
        total += chances[number] * best
    return LATER * total


def _by_distance(goal: int) -> list[int]:
    order = [goal]
    for space in order:
        order += [int(other) for other in NEIGHBOURS[64 * YELLOW + space] if int(other) not in order]
    return order


@lru_cache(maxsize=256)
def soon(goal: int, ambassador: bool = False) -> list[float]:
    """By space: 1 on the goal, else the expected worth for a piece heading there, at most `LATER`."""
    worth = [0.0] * (len(SPACES) + 1)
    if not goal:
        return worth
    worth[goal] = 1.0
    turns = _turns(ambassador)
    order = _by_distance(goal)[1:]
    for _ in range(SWEEPS):
        change = 0.0
        for space in order:
            value = _expected(turns, space, worth)
            change = max(change, value - worth[space])
            worth[space] = value
        if change < CLOSE:
            break
    return worth


def soonest(goals: int, here: int, ambassador: bool = False) -> float:
    """The worth of the best of several goals (a mask of spaces) from here."""
    return max(soon(goal, ambassador)[here] for goal in SPACES if goals >> goal & 1)
