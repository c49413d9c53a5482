"""A board as a file holds it (VE-F1, VE-F2), and what can be wrong with one."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.venise.box import Axis, BoardSide, Colour, Direction, PoleKind

SymmetryName = Literal["rectangle", "turn4", "turn2", "none"]


class PoleSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pole in a board file (VE-F1); `ports` for unusual tiles (VE-F2)."""

    at: str
    kind: PoleKind
    axis: Axis | None = None
    owner: Colour | None = None
    ports: dict[Direction, str | list[str] | None] | None = None


class BoardFile(msgspec.Struct, frozen=True, kw_only=True):
    """A board as a file holds it (VE-F1), without the figures for testing."""

    format: Literal["venise-board"] = "venise-board"
    version: Literal[1] = 1
    id: str
    name: dict[str, str]
    side: BoardSide
    level: Literal["basic", "advanced", "expert", "custom"]
    note: str
    cols: int
    rows: int
    symmetry: SymmetryName
    printed: list[str]
    starts: dict[Colour, str]
    poles: list[PoleSpec]
    gems: dict[Colour, list[str]]


class Finding(msgspec.Struct, frozen=True):
    """One thing a check found: its rule, how bad it is, a sentence (`finding-<key>`), and where it is on the board.

    `at`: names of slots, fields or places. An error keeps a board from being played.
    """

    rule: str
    grade: Literal["error", "warning", "note"]
    key: str
    args: dict[str, str | int] = {}
    at: list[str] = []
