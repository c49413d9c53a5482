"""How strong the bots of a game are, as it was measured: a file beside their lore, written by `serenissima ratings`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from serenissima.bots import lore
from serenissima.core.game import AnyGame

MIDDLE = 1500
"""The rating of the sensible bot."""


class Rating(msgspec.Struct, frozen=True):
    """A rating lies within `spread` of the truth in 19 of 20 cases; it comes from `matches` matches."""

    rating: int
    spread: int
    matches: int


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest between two levels showed: the share of the wins the first one had (`low` to `high` 95 %).

    `par` is what it would have if both were equal.
    """

    upper: str
    lower: str
    seats: int
    matches: int
    share: float
    low: float
    high: float
    par: float
    command: str


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of a game's levels by their names, and the contests they come from."""

    levels: dict[str, Rating]
    rungs: list[Rung]


def file_of(game: AnyGame) -> Path:
    """Where a game's ratings are."""
    return Path(lore.__path__[0]) / game.folder.name / "ratings.json"


@lru_cache(maxsize=64)
def _read(path: Path) -> Ladder:
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.is_file() else Ladder(levels={}, rungs=[])


def ladder_of(game: AnyGame) -> Ladder:
    """What was measured; empty if nothing was."""
    return _read(file_of(game))
