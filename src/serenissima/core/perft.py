# compiled with mypyc
"""Counting move sequences: the plainest proof that two engines know the same rules."""

from __future__ import annotations

from serenissima.core.state import NOBODY, State


def branches(state: State) -> list[State]:
    """The positions one move later, in the order of the codes; none when it is over."""
    positions: list[State] = []
    if state.to_move() == NOBODY:
        return positions
    for code in state.codes():
        after = state.copy()
        after.play(code)
        positions.append(after)
    return positions


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` moves there are, Fortuna's included; a match that ends sooner adds none."""
    if depth == 0:
        return 1
    if state.to_move() == NOBODY:
        return 0
    codes = state.codes()
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        after = state.copy()
        after.play(code)
        count += perft(after, depth - 1)
    return count
