# compiled with mypyc
"""The numbers of the moves: where the range of each kind begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOUR: Final = 0
"""COLOUR + colour."""
PLACE: Final = 4
"""PLACE + number of the arrangement, see `state.tables.ARRANGEMENTS`."""
IDENTITY: Final = 28
BUILD: Final = 32
MESSAGE: Final = 36
GO: Final = 40
"""GO + colour."""
MARBLES: Final = 44
"""MARBLES + number of the shake, see `state.tables.SHAKES`."""
NOTICE: Final = 100
"""NOTICE + mask of seats."""
SHAKE: Final = 116
MARBLE: Final = 116
"""MARBLE + kind of marble. Kinds count from 1 here: a white marble (0) is never picked."""
SPY: Final = 122
"""SPY + spy."""
STEP: Final = 137
"""STEP + space. Spaces count from 1, here and in MEET, EXTRA and EXILE."""
FINISH: Final = 196
MEET: Final = 196
ASK: Final = 255
"""ASK + 2 x colour + (0: identity, 1: build)."""
EXTRA: Final = 262
EXILE: Final = 320
ANNOUNCE: Final = 379
END: Final = 380
ANSWER: Final = 381
"""ANSWER + number of the answer, see `state.answers.ANSWERS`."""
TIC: Final = 1169
"""TIC + 20 x colour + 5 x gesture + (0: for all, 1 + colour: for one)."""
SIZE: Final = 1249


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
