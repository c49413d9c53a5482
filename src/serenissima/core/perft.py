# compiled with mypyc
"""Counting move sequences: the simplest proof that two engines follow the same rules."""

from __future__ import annotations

from serenissima.core.state import NOBODY, State


def branches(state: State) -> list[State]:
    """The positions one move later, in the order of the codes; none when the match is over."""
    positions: list[State] = []
    if state.to_move() == NOBODY:
        return positions
    for code in state.codes():
        after = state.copy()
        after.play(code)
        positions.append(after)
    return positions


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly `depth` moves, Fortuna's included; matches that end sooner add none."""
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
