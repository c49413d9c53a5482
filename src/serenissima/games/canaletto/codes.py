# compiled with mypyc
"""The numbers of the moves: where each kind begins.

A bid of x is code x - 1. Pass and bribe follow the bids, so what may be done on a turn is one slice of one row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BID: Final = 0
PASS: Final = 100
BRIBE: Final = 101
DECLINE: Final = 102
SELL: Final = 103
BEGIN: Final = 115
STARTER: Final = 131
TURN_UP: Final = 135
PLACE: Final = 149
SIZE: Final = 341


def codes_of(first: i64, mask: i64) -> list[int]:
    """The codes first + n for every bit n of a mask."""
    codes: list[int] = []
    code: i64 = first
    while mask:
        if mask & 1:
            codes.append(code)
        mask >>= 1
        code += 1
    return codes
