"""The learned networks, in `learned2.json` and `learned4.json`, for two and four players."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from serenissima.bots.learned import file_of, read
from serenissima.bots.network import Network


@lru_cache(maxsize=2)
def network(seats: int) -> Network:
    """The network for the chance that the side dividing next wins, with this number of players."""
    return read(file_of(Path(__file__).parent, seats)).network()
