"""The perft files of the games: how many sequences of a given number of moves there are, Fortuna's included."""

from __future__ import annotations

from pathlib import Path

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.options import OptionValue

TESTS = Path(__file__).parents[1]


class Count(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a perft file: the number of sequences of this length with these options."""

    seats: int
    depth: int
    count: int
    options: dict[str, OptionValue] = {}


def counts(game: AnyGame) -> list[Count]:
    """The perft file of a game: `perft.json` among its tests; a game may have none."""
    file = TESTS / "games" / game.folder.name / "perft.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Count]) if file.is_file() else []
