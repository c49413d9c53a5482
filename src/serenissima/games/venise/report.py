"""What the workshop says of a board: the findings of VE-M1 to VE-M10, and figures for drawing (VE-P8)."""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.venise.box import Axis, BoardSide, Colour, Direction, PoleKind
from serenissima.games.venise.sight import Board

SymmetryName = Literal["rectangle", "turn4", "turn2", "none"]


class PoleSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pole in a board file (VE-F1); `ports` for unusual tiles (VE-F2)."""

    at: str
    kind: PoleKind
    axis: Axis | None = None
    owner: Colour | None = None
    ports: dict[Direction, str | list[str] | None] | None = None


class BoardFile(msgspec.Struct, frozen=True, kw_only=True):
    """A board as a file holds it (VE-F1). Figures for testing are left out."""

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


class Tour(msgspec.Struct, frozen=True):
    """The cheapest tour of a colour alone on the board over its four gems (VE-B6).

    `cost`: hourglasses with straight and diagonal planks alone; `stem_cost`: stems allowed. None: there is none.
    `gems`: in the order in which they are fetched; `fields`: the poles' fields passed; `places`: the planks used.
    `planks`: the fewest planks from the start to each gem, in the order of the file.
    """

    colour: Colour
    cost: int | None
    stem_cost: int | None
    gems: list[str]
    fields: list[str]
    places: list[str]
    planks: list[int | None]


class Counts(msgspec.Struct, frozen=True):
    """How many there are (`expect` of VE-F1)."""

    poles: int
    fields: int
    walls: int
    bridges: int
    short: int
    long: int
    stem: int
    crossbar: int


class Report(msgspec.Struct, frozen=True):
    """What the workshop says of a text.

    `playable`: no error was found. `file` and `board` are None if the text is no board at all. `unreachable`: fields
    that nobody can reach (VE-M9). `symmetries`: those that hold. `code`: what a link carries and the option
    `own_board` takes.
    """

    playable: bool
    findings: list[Finding]
    file: BoardFile | None
    board: Board | None
    counts: Counts | None
    symmetries: list[SymmetryName]
    unreachable: list[str]
    tours: list[Tour]
    code: str
