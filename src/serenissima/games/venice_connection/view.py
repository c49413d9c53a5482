"""The structs of what a seat sees.

All is public but the scratch tiles of a proof (VC-81) and completability (VC-82).
"""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal["start", "turn", "prove", "over"]


class Tile(msgspec.Struct, frozen=True):
    """A tile on the table; the face as in VC-09 and VC-75."""

    x: int
    y: int
    face: str


class OpenEnd(msgspec.Struct, frozen=True):
    """A wet edge (N, E, S or W) of the tile on x,y whose neighbouring cell is empty."""

    x: int
    y: int
    side: str


class Left(msgspec.Struct, frozen=True):
    """Tiles left in the supply: all, and by kind (VC-75). Entered and visible scratch tiles are already taken out."""

    total: int
    plain: int
    t_straight: int
    t_bend: int


class Table(msgspec.Struct, frozen=True):
    """The options of the table."""

    challenge: Literal["prove", "arbiter", "auto"]
    supply: int
    bridge: bool
    starter: Literal["random", "seat-1", "seat-2", "alternate"]
    match_length: int
    mint_tide: bool
    teaching: bool
    show_proof_building: bool
    proof_seconds: int


class Result(msgspec.Struct, frozen=True):
    """A finished game (VC-60).

    `completion`: tiles that would have closed the canal; empty when it is closed or there are none. `left`: tiles that
    were left in the supply, a proof taken out.
    """

    winner: int
    reason: str
    starter: int
    tiles: list[Tile]
    proof: list[Tile]
    completable: bool
    completion: list[Tile]
    left: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. The last `last` of `tiles` were laid in the last turn.

    `most`: the most tiles a turn may have now (VC-23). `turnable`: the faces to which each of the `entered` tiles, or
    of the `scratch` tiles of a proof, could be turned with all others as they are.
    """

    options: Table
    phase: Phase
    game: int
    wins: tuple[int, int]
    starter: int | None
    to_move: int | None
    challenged: int | None
    turns: int
    tiles: list[Tile]
    last: int
    entered: list[Tile]
    scratch: list[Tile]
    turnable: list[list[str]]
    most: int
    left: Left
    open_ends: list[OpenEnd]
    position: str
    completable: bool | None
    results: list[Result]
