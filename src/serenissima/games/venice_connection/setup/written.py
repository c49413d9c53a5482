"""Positions as they are written down.

Tiles are written as records have them, `0,0:F 1,0:7` (VC-09), in the order they were laid.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from serenissima.core.game import NotAMove
from serenissima.core.positions import Part
from serenissima.games.venice_connection.alphabet import Alphabet
from serenissima.games.venice_connection.moves import Lay
from serenissima.games.venice_connection.state.grid import tile_of, tile_texts
from serenissima.games.venice_connection.view import Phase

Side = Literal[0, 1]
Reason = Literal["closed", "out_of_tiles", "proof", "no_proof", "ruined", "refuted"]
Small = Annotated[int, Meta(ge=0, le=24)]

_LETTERS = Alphabet()


class Result(Part, frozen=True, kw_only=True):
    """A game of the match that is over: who began and won it, why, its tiles, and the proof if one was shown."""

    winner: Side
    reason: Reason
    starter: Side
    tiles: str
    proof: str = ""


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `to_move`: who decides; when it is over, whose turn it would be. `turns`, `last`: turns made in this game and tiles
    of the last one; if they are not given, as if all tiles but the last had been there before. `entered`: the tiles of
    the turn that is being made. `scratch`: those of a proof that is being made. `reason`: why it is over. `results`:
    the earlier games of the match.
    """

    phase: Phase = "turn"
    to_move: Side = 0
    tiles: str = ""
    turns: Small | None = None
    last: Small | None = None
    entered: str = ""
    scratch: str = ""
    reason: Reason | None = None
    results: tuple[Result, ...] = ()


def read_tiles(words: str) -> list[int]:
    """The packed tiles of these words."""
    tiles = []
    for word in words.split():
        try:
            move = _LETTERS.parse(word)
            code = _LETTERS.code(move)
        except NotAMove:
            raise ValueError(f"{word[:40]!r} is no tile: one is written 2,-1:F (VC-09)") from None
        if not isinstance(move, Lay):
            raise ValueError(f"{word[:40]!r} is no tile: one is written 2,-1:F (VC-09)")
        tiles.append(tile_of(code))
    return tiles


def write_tiles(tiles: list[int]) -> str:
    """Packed tiles as words."""
    return " ".join(tile_texts(tiles))
