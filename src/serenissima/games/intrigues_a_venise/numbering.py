# compiled with mypyc
"""Where each kind of move begins among the codes."""

from __future__ import annotations

from typing import Final

COLOUR: Final = 0
"""COLOUR + colour."""
PLACE: Final = 4
"""PLACE + number of the arrangement, see `chart.ARRANGEMENTS`."""
IDENTITY: Final = 28
BUILD: Final = 32
MESSAGE: Final = 36
GO: Final = 40
"""GO + colour."""
MARBLES: Final = 44
"""MARBLES + number of the shake, see `chart.SHAKES`."""
NOTICE: Final = 100
"""NOTICE + mask of seats."""
SHAKE: Final = 116
MARBLE: Final = 116
"""MARBLE + kind of marble from 1 on: whites are never picked."""
SPY: Final = 122
"""SPY + spy."""
STEP: Final = 137
"""STEP + space, from 1 on, as EXTRA, MEET and EXILE."""
FINISH: Final = 196
MEET: Final = 196
ASK: Final = 255
"""ASK + 2 x colour + (0: identity, 1: build)."""
EXTRA: Final = 262
EXILE: Final = 320
ANNOUNCE: Final = 379
END: Final = 380
ANSWER: Final = 381
"""ANSWER + number of the answer, see `answers.ANSWERS`."""
TIC: Final = 1169
"""TIC + 20 x colour + 5 x gesture + (0: for all, 1 + colour: for one)."""
SIZE: Final = 1249
