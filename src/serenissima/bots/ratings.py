"""The measured strength of a game's bots: a file beside their lore, written by `serenissima ratings`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from serenissima.bots import lore
from serenissima.core.game import AnyGame

MIDDLE = 1500
"""The rating of the sensible bot."""


class Rating(msgspec.Struct, frozen=True):
    """In 19 of 20 cases a rating is within `spread` of the true value; it is based on `matches` matches."""

    rating: int
    spread: int
    matches: int


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a contest between two levels: the first one's share of the wins (`low` to `high`: 95 %).

    `par` is its share if both were equal.
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
    """The ratings of a game's levels by name, and the contests they are based on."""

    levels: dict[str, Rating]
    rungs: list[Rung]


def file_of(game: AnyGame) -> Path:
    """The file with a game's ratings."""
    return Path(lore.__path__[0]) / game.folder.name / "ratings.json"


@lru_cache(maxsize=64)
def _read(path: Path) -> Ladder:
    return msgspec.json.decode(path.read_bytes(), type=Ladder) if path.is_file() else Ladder(levels={}, rungs=[])


def ladder_of(game: AnyGame) -> Ladder:
    """The measured ratings; empty if there are none."""
    return _read(file_of(game))
