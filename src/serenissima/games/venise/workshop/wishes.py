"""What a proposed board should be like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.study import Unfit
from serenissima.games.venise.board.checks import STANDARD
from serenissima.games.venise.board.file import SymmetryName
from serenissima.games.venise.box import GRID, BoardSide

Length = Literal["short", "usual", "long"]
"""How long a match on the board lasts."""
Difficulty = Literal["easy", "medium", "hard"]
"""How hard it is to find one's way: few walls and straight bridges, or many walls and slanting ones."""


class Wishes(msgspec.Struct, frozen=True):
    """Size, side and symmetry, how long a match lasts and how hard it is."""

    cols: int
    rows: int
    side: BoardSide
    symmetry: SymmetryName
    length: Length = "usual"
    difficulty: Difficulty = "medium"


def read_wishes(given: Mapping[str, str]) -> Wishes:
    """Wishes as an address gives them; Unfit if one is unknown or cannot be fulfilled."""
    values = {"cols": str(STANDARD[0]), "rows": str(STANDARD[1]), "side": "day", "symmetry": "rectangle"}
    values |= {"length": "usual", "difficulty": "medium"}
    unknown = [name for name in given if name not in values]
    if unknown:
        raise Unfit(Refusal("VE-F1", "no-wish", {"wish": unknown[0][:40], "wishes": ", ".join(values)}))
    values.update(given)
    sizes = [int(values[key]) if values[key].isdecimal() and len(values[key]) == 1 else 0 for key in ("cols", "rows")]
    low, high = GRID
    if not all(low <= size <= high for size in sizes):
        raise Unfit(Refusal("VE-F1", "wish-size", {"low": low, "high": high}))
    sides, symmetries = get_args(BoardSide), [name for name in get_args(SymmetryName) if name != "none"]
    known = {"side": sides, "symmetry": symmetries, "length": get_args(Length), "difficulty": get_args(Difficulty)}
    for key, choices in known.items():
        if values[key] not in choices:
            raise Unfit(Refusal("VE-F1", "wish-choice", {"wish": key, "choices": ", ".join(choices)}))
    if values["symmetry"] == "turn4" and sizes[0] != sizes[1]:
        raise Unfit(Refusal("VE-M6", "wish-square"))
    return msgspec.convert({**values, "cols": sizes[0], "rows": sizes[1]}, Wishes)
