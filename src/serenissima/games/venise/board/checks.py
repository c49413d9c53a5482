"""Whether a board can be played (VE-M1 to VE-M5); each finding names its place on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from serenissima.games.venise.board.file import BoardFile, Finding
from serenissima.games.venise.board.graph import Ways
from serenissima.games.venise.board.names import slot_at, slot_name
from serenissima.games.venise.board.reader import read, shown
from serenissima.games.venise.board.survey import Survey, survey
from serenissima.games.venise.box import COLOURS, GEMS, TILES, Colour

STANDARD = (5, 4)
"""Columns and rows of the boards that come with the game (VE-G2)."""
PRINTED = ["C2", "C3"]
"""The printed poles of the night face (VE-G7)."""


def faults(text: str) -> tuple[BoardFile | None, list[Finding]]:
    """The board of a text, and all errors that keep it from being played."""
    found = read(text)
    if found.board is None:
        return None, found.findings
    errors = [finding for finding in check(found.board, survey(found.board)) if finding.grade == "error"]
    return found.board, [*found.findings, *errors]


def check(board: BoardFile, known: Survey) -> Iterator[Finding]:
    """VE-M1 to VE-M5: errors, which keep a board from being played, and some warnings."""
    yield from _slots(board)
    starts = list(_starts(board))
    yield from starts
    yield from _tiles(board)
    gems = list(_gems(board, known))
    yield from gems
    if not any(finding.grade == "error" for finding in (*starts, *gems)):
        yield from _reach(board, Ways(known))


def _starts(board: BoardFile) -> Iterator[Finding]:
    """VE-M1: four start poles, in the corners, one for each colour."""
    corners = [slot_name(column, row) for row in (board.rows - 1, 0) for column in (0, board.cols - 1)]
    poles = [pole for pole in board.poles if pole.kind == "start"]
    for pole in poles:
        if pole.at not in corners:
            yield Finding("VE-M1", "error", "start-not-corner", {"at": shown(pole.at)}, [pole.at])
        if pole.owner is None:
            yield Finding("VE-M1", "error", "start-unowned", {"at": shown(pole.at)}, [pole.at])
    for colour in COLOURS:
        own = [pole.at for pole in poles if pole.owner == colour]
        if not own:
            yield Finding("VE-M1", "error", "no-start", {"colour": colour})
        elif len(own) > 1:
            yield Finding("VE-M1", "error", "two-starts", {"colour": colour, "slots": ", ".join(map(shown, own))}, own)
        elif board.starts.get(colour) != own[0]:
            said = shown(board.starts.get(colour, "–"))
            args: dict[str, str | int] = {"colour": colour, "said": said, "at": shown(own[0])}
            yield Finding("VE-M1", "error", "start-differs", args, own)
    for corner in corners:
        if not any(pole.at == corner for pole in poles):
            yield Finding("VE-M1", "error", "corner-empty", {"at": corner}, [corner])


def _slots(board: BoardFile) -> Iterator[Finding]:
    """VE-M2: every slot inside the grid, none used twice; printed poles are poles."""
    last = slot_name(board.cols - 1, board.rows - 1)
    for pole in board.poles:
        at = slot_at(pole.at)
        if at is None or at[0] >= board.cols or at[1] >= board.rows:
            yield Finding("VE-M2", "error", "outside", {"at": shown(pole.at), "last": last}, [pole.at])
    for slot, count in Counter(pole.at for pole in board.poles).items():
        if count > 1:
            yield Finding("VE-M2", "error", "slot-twice", {"at": shown(slot), "count": count}, [slot])
    for slot in board.printed:
        if not any(pole.at == slot for pole in board.poles):
            yield Finding("VE-M2", "error", "printed-no-pole", {"at": shown(slot)}, [slot])


def _tiles(board: BoardFile) -> Iterator[Finding]:
    """VE-M3: the tiles of the box, and the printed poles of the night face."""
    standard = (board.cols, board.rows) == STANDARD
    grade: Literal["error", "warning"] = "error" if standard else "warning"
    tiles = [pole for pole in board.poles if pole.at not in board.printed]
    two_fields = sum(pole.kind in ("wall", "bridge") for pole in tiles)
    if len(tiles) != TILES or two_fields != TILES - len(COLOURS):
        args: dict[str, str | int] = {
            "count": len(tiles),
            "two": two_fields,
            "tiles": TILES,
            "want": TILES - len(COLOURS),
        }
        yield Finding("VE-M3", grade, "tiles", args)
    for pole in tiles:
        if pole.kind == "plain":
            yield Finding("VE-M3", grade, "plain-tile", {"at": shown(pole.at)}, [pole.at])
    if standard and board.side == "night" and sorted(board.printed) != PRINTED:
        yield Finding("VE-M3", "error", "night-printed", {"slots": ", ".join(PRINTED)}, PRINTED)
    if board.side == "day" and board.printed:
        yield Finding("VE-M3", grade, "day-printed", {"slots": ", ".join(map(shown, board.printed))}, board.printed)


def _gems(board: BoardFile, known: Survey) -> Iterator[Finding]:
    """VE-M4: four for each colour, on fields that exist, none twice, none on a start."""
    for colour in COLOURS:
        count = len(board.gems.get(colour, []))
        if count != GEMS:
            where = board.gems.get(colour, [])
            yield Finding("VE-M4", "error", "gem-count", {"colour": colour, "count": count, "want": GEMS}, where)
    here: dict[str, list[Colour]] = {}
    for colour, fields in board.gems.items():
        for field in fields:
            here.setdefault(field, []).append(colour)
    starts = {pole.at for pole in board.poles if pole.kind == "start"}
    for field, colours in here.items():
        if len(colours) > 1:
            yield Finding(
                "VE-M4", "error", "gems-meet", {"field": shown(field), "colours": ", ".join(colours)}, [field]
            )
        if field not in known.fields:
            slot = field.split(".")[0]
            has = ", ".join(name for name in known.fields if name.split(".")[0] == slot) or "–"
            args: dict[str, str | int] = {"field": shown(field), "colour": colours[0], "has": has}
            yield Finding("VE-M4", "error", "gem-nowhere", args, [slot])
        elif field in starts:
            yield Finding("VE-M4", "error", "gem-on-start", {"field": field, "colour": colours[0]}, [field])


def _reach(board: BoardFile, ways: Ways) -> Iterator[Finding]:
    """VE-M5: every gem can be reached from its owner's start; better without stems."""
    for colour in COLOURS:
        start = board.starts[colour]
        easily, somehow = ways.plain.reachable(start), ways.stems.reachable(start)
        for gem in board.gems[colour]:
            args: dict[str, str | int] = {"colour": colour, "field": gem}
            if gem not in somehow:
                yield Finding("VE-M5", "error", "gem-unreachable", args, [gem])
            elif gem not in easily:
                yield Finding("VE-M5", "warning", "gem-by-stem", args, [gem])
