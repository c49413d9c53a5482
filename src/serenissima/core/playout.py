# compiled with mypyc
"""Random playouts, compiled together with the states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.state import FORTUNA, NOBODY, State

CHUNK: Final = 48
"""The number of random bits per chunk: few enough for `Dice.below` to stay uniform."""


class Dice:
    """A small, fast random generator for playouts (xorshift64*).

    Never used to decide anything in a match: that is up to Fortuna.
    """

    __slots__ = ("_s",)

    def __init__(self, seed: int) -> None:
        self._s: i64 = (i64(seed & 0xFFFFFFFF) * 2654435761 + 88675123) & 0x3FFFFFFFFFFFFFFF | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        x: i64 = self._s
        x ^= (x << 13) & 0x3FFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0x3FFFFFFFFFFFFFFF
        self._s = x
        return (x >> 11) % n

    def ticket(self) -> float:
        """A number in [0, 1)."""
        return int(self.below(1 << CHUNK)) / (1 << CHUNK)

    def below_any(self, n: int) -> int:
        """A number below `n`, however large `n` is."""
        if n < 1 << CHUNK:
            return self.below(n)
        number = 0
        room = n << CHUNK
        size = 1
        while size < room:
            # an int: an i64 would make the sum an i64 too
            more: int = self.below(1 << CHUNK)
            number = (number << CHUNK) + more
            size <<= CHUNK
        return number % n


def draw(odds: list[int], dice: Dice) -> int:
    """An index drawn with these integer weights."""
    total = 0
    for w in odds:
        total += w
    r = dice.below_any(total)
    for i, w in enumerate(odds):
        r -= w
        if r < 0:
            return i
    raise ValueError("odds must have a positive sum")


def step(state: State, seat: int, dice: Dice) -> int:
    """A random code for the seat to move: Fortuna's by her odds, a player's uniformly."""
    codes = state.codes()
    if seat == FORTUNA:
        return codes[draw(state.odds(), dice)]
    return codes[dice.below(len(codes))]


def playout(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Plays at random until the match is over or `limit` moves were made; returns the number of moves."""
    moves = 0
    seat = state.to_move()
    while seat != NOBODY and moves < limit:
        state.play(state.pick(dice.ticket()))
        moves += 1
        seat = state.to_move()
    return moves
