"""What was learned about matches: the networks in `learned2.json` and `learned4.json`, for two players and for four."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from serenissima.bots.lore.canal_grande.prospects import Network


class Learned(msgspec.Struct, frozen=True):
    """A network as it is kept in a file."""

    rows: list[list[float]]
    shift: list[float]
    weights: list[float]
    linear: list[float]
    base: float


@lru_cache(maxsize=2)
def network(seats: int) -> Network:
    """What was learned about matches with so many players."""
    learned = msgspec.json.decode(Path(__file__).with_name(f"learned{seats}.json").read_bytes(), type=Learned)
    return Network(learned.rows, learned.shift, learned.weights, learned.linear, learned.base)
