"""Where to go: judges every position in which the movement can end, and takes the first step towards the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.intrigues_a_venise.box import PIECES
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.pieces import moves
from serenissima.games.intrigues_a_venise.state.tables import PURPLE, RED

Places = tuple[int, ...]
Steps = tuple[tuple[int, int, int], ...]
"""Marble, piece and space of each step."""
Way = tuple[Places, int, int, Steps]
"""Where the pieces are, which were moved, what is left in the bag, and the steps so far."""
MOST = 360
"""The approximate limit of final positions judged, so that all decisions take about equally long."""


class Ending(NamedTuple):
    """A position in which the movement can end: where the pieces are, which were moved, and the steps to it."""

    at: Places
    moved: int
    steps: Steps


def endings(state: State) -> list[Ending]:
    """All endings, each once, with one way to reach it; a marble or spy already picked makes the first step."""
    own = state.colours[state.active]
    start = (tuple(state.pieces.at), int(state.moved))
    found: dict[tuple[Places, int], Steps] = {}
    if not state.picked and state.may_stop:
        found[start] = ()
    pieces = state.pieces.copy()
    edge: list[Way] = [(*start, int(state.bag), ())]
    seen = {(start, int(state.bag))}
    while edge:
        fresh: list[Way] = []
        for at, moved, bag, steps in edge:
            for marble, piece in _choices(state, bag, own, not steps):
                pieces.at = vec[i64](list(at))
                mask = pieces.steps(own, marble, piece, bag)
                rest = bag - (1 << 4 * (marble - 1))
                while mask:
                    low = mask & -mask
                    mask ^= low
                    space = int(low).bit_length() - 1
                    there = (*at[:piece], space, *at[piece + 1 :])
                    key = (there, moved | 1 << piece)
                    if (key, rest) in seen:
                        continue
                    seen.add((key, rest))
                    way = (*steps, (marble, piece, space))
                    pieces.at = vec[i64](list(there))
                    if pieces.settled(own):
                        found.setdefault(key, way)
                    if rest:
                        fresh.append((*key, rest, way))
        edge = fresh
    return [Ending(at, moved, steps) for (at, moved), steps in found.items()]


def _choices(state: State, bag: int, own: int, first: bool) -> list[tuple[int, int]]:
    """The marbles of a bag with the pieces they can move."""
    found = []
    for marble in range(RED, PURPLE + 1):
        if bag >> 4 * (marble - 1) & 15 and not (first and state.picked and marble != state.picked):
            pieces = [piece for piece in range(PIECES) if moves(marble, piece, own)]
            if first and state.spy >= 0:
                pieces = [int(state.spy)]
            found += [(marble, piece) for piece in pieces]
    return found


def best(found: list[Ending], worth: Callable[[Ending], float]) -> Ending:
    """The ending with the highest worth; if there are too many, only an evenly spread selection is judged."""
    return max(found[:: 1 + len(found) // MOST], key=worth)
