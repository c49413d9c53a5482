"""What is in the box of Pebbles: stones, odds, points."""

from __future__ import annotations

from typing import Final, Literal, get_args

Stone = Literal["white", "grey", "black"]

STONES: Final[tuple[Stone, ...]] = get_args(Stone)
IN_BAG: Final = (5, 3, 2)
"""How many stones of each colour there are (TOY-3)."""
WORTH: Final = (1, 2, 4)
"""The points of each colour (TOY-12)."""
WAVE_ODDS: Final = (3, 1)
"""Calm against wave (TOY-6)."""
GREEDY: Final = 3
"""The most pebbles in one turn, and the number that calls the wave (TOY-5, TOY-6)."""
GUESS_POINTS: Final = 2
LAST_POINTS: Final = {"plain": 0, "bonus": 2, "poison": -2}
MOST_SEATS: Final = 4
