# compiled with mypyc
"""Random playouts, compiled together with the states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.state import FORTUNA, NOBODY, State

CHUNK: Final = 48
"""Bits that `Dice.below` gives without favouring any number."""


class Dice:
    """A small fast generator for playouts (xorshift64*).

    Never used where a match decides anything: that is Fortuna's.
    """

    __slots__ = ("_s",)

    def __init__(self, seed: int) -> None:
        self._s: i64 = (i64(seed & 0xFFFFFFFF) * 2654435761 + 88675123) & 0x3FFFFFFFFFFFFFFF | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        x: i64 = self._s
        x ^= (x << 13) & 0x3FFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0x3FFFFFFFFFFFFFFF
        self._s = x
        return (x >> 11) % n

    def ticket(self) -> float:
        """A number from 0 up to 1."""
        return int(self.below(1 << CHUNK)) / (1 << CHUNK)

    def below_any(self, n: int) -> int:
        """A number below `n`, however large `n` is."""
        if n < 1 << CHUNK:
            return self.below(n)
        number = 0
        room = n << CHUNK
        size = 1
        while size < room:
            # an int, not an i64: that would be the type of the sum
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
    """One random code for whoever is to move: Fortuna's by her odds, a player's uniformly."""
    codes = state.codes()
    if seat == FORTUNA:
        return codes[draw(state.odds(), dice)]
    return codes[dice.below(len(codes))]


def playout(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Plays at random until it is over (or `limit` moves); returns the number of moves made."""
    moves = 0
    seat = state.to_move()
    while seat != NOBODY and moves < limit:
        state.play(state.pick(dice.ticket()))
        moves += 1
        seat = state.to_move()
    return moves
