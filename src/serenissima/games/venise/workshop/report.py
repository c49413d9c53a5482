"""What the workshop says of a board: the findings of VE-M1 to VE-M10, and figures for drawing (VE-P8)."""

from __future__ import annotations

import msgspec

from serenissima.games.venise.board.file import BoardFile, Finding, SymmetryName
from serenissima.games.venise.box import Colour
from serenissima.games.venise.view import Board


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
    """How many there are of each (`expect` of VE-F1)."""

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

    `playable`: no error was found. `file` and `board` are None if the text is not a board at all. `unreachable`: fields
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
