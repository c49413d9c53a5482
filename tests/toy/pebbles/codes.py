"""The numbers of the moves of Pebbles: where each kind begins."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
CALM: Final = 3
WAVE: Final = 4
TAKE: Final = 5
PEEK: Final = 8
POINT: Final = 12
NAME: Final = 16
