"""How much of what chance makes is looked at: enough for every change, more in a long run (`make long`).

The seeds are the same every time: a long run goes on where the others stop.
"""

from __future__ import annotations

import os

LONG = os.environ.get("SERENISSIMA_LONG") == "1"


def size(usual: int, *, long: int) -> int:
    """How many matches, positions or seeds."""
    return long if LONG else usual
