"""What was learned about matches: the networks in `learned2.json` and `learned4.json`, for two players and for four."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.bots.learned import file_of, read
from serenissima.bots.network import Network


@lru_cache(maxsize=2)
def network(seats: int) -> Network:
    """How likely the side that divides next is to win, with this number of players."""
    return read(file_of(Path(__file__).parent, seats)).network()
