# compiled with mypyc
"""Where each kind of move begins among the codes.

A bid of x is code x - 1; then pass and bribe, so that what may be done on a turn is one slice of one row.
"""

from __future__ import annotations

from typing import Final

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
