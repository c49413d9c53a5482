"""A board as a short code, for links and the option `own_board`. Letters, digits, `-`, `_` and `.` only.

Inside is a list of the parts of the file, slots as single letters, compressed.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib

import msgspec

from serenissima.games.venise.board.file import BoardFile, PoleSpec
from serenissima.games.venise.board.names import slot_name
from serenissima.games.venise.box import AXES, COLOURS, GRID

MARK = "vb1."
LINK = re.compile(r"[?&]board=([\w.-]+)")
"""Where a link to the board editor has the board."""
MOST = 60_000
"""Bytes a code may unfold to."""
WATER = "."
WALLS = "nwyx"
BRIDGES = "NWYX"
STARTS = "rdet"
"""One letter for each axis, and for each colour's start; `p` is a plain pole, `s` a start without an owner."""


class BadCode(ValueError):
    """A code that was cut short or changed."""


def pack(board: BoardFile) -> str:
    """The code of a board. It leaves out poles outside the grid and second poles on a slot."""
    there: dict[str, PoleSpec] = {}
    for pole in board.poles:
        there.setdefault(pole.at, pole)
    slots = [
        slot_name(column, row) for row in reversed(range(min(board.rows, GRID[1]))) for column in range(board.cols)
    ]
    parts = [
        board.id,
        board.name,
        board.side,
        board.level,
        board.note,
        board.cols,
        board.rows,
        board.symmetry,
        " ".join(board.printed),
        "".join(_letter(there[slot]) if slot in there else WATER for slot in slots),
        {
            colour: slot
            for colour, slot in board.starts.items()
            if there.get(slot) != PoleSpec(slot, "start", owner=colour)
        },
        {colour: " ".join(fields) for colour, fields in board.gems.items()},
        {slot: pole.ports for slot, pole in there.items() if pole.ports is not None},
    ]
    squeezed = zlib.compress(json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return MARK + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def _letter(pole: PoleSpec) -> str:
    if pole.kind == "plain":
        return "p"
    if pole.kind == "start":
        return "s" if pole.owner is None else STARTS[COLOURS.index(pole.owner)]
    assert pole.axis is not None
    return (WALLS if pole.kind == "wall" else BRIDGES)[AXES.index(pole.axis)]


def expand(code: str) -> dict[str, object]:
    """The file of a code, not yet checked; BadCode if there is none in it."""
    body = code.removeprefix(MARK).strip()
    try:
        squeezed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unfolding = zlib.decompressobj()
        raw = unfolding.decompress(squeezed, MOST)
        if not unfolding.eof:
            raise BadCode
        parts = msgspec.json.decode(raw)
        own, name, side, level, note, cols, rows, symmetry, printed, letters, starts, gems, ports = parts
        low, high = GRID
        if not (low <= cols <= high and low <= rows <= high):
            raise BadCode
        slots = [slot_name(column, row) for row in reversed(range(rows)) for column in range(cols)]
        poles = [
            _pole(slot, letter, ports.get(slot)) for slot, letter in zip(slots, letters, strict=True) if letter != WATER
        ]
        owned = {pole["owner"]: pole["at"] for pole in poles if pole["kind"] == "start" and "owner" in pole}
        return {
            "id": own,
            "name": name,
            "side": side,
            "level": level,
            "note": note,
            "cols": cols,
            "rows": rows,
            "symmetry": symmetry,
            "printed": printed.split(),
            "starts": owned | dict(starts),
            "poles": poles,
            "gems": {colour: fields.split() for colour, fields in gems.items()},
        }
    except (ValueError, TypeError, AttributeError, KeyError, zlib.error, binascii.Error, RecursionError):
        raise BadCode from None


def _pole(slot: str, letter: str, ports: object) -> dict[str, object]:
    extra = {} if ports is None else {"ports": ports}
    if letter == "p":
        return {"at": slot, "kind": "plain", **extra}
    if letter == "s":
        return {"at": slot, "kind": "start", **extra}
    for kind, letters in (("wall", WALLS), ("bridge", BRIDGES)):
        if letter in letters:
            return {"at": slot, "kind": kind, "axis": AXES[letters.index(letter)], **extra}
    return {"at": slot, "kind": "start", "owner": COLOURS[STARTS.index(letter)], **extra}


def from_link(text: str) -> str:
    """The code or the file in a link to the board editor; any other text as it is. Raises BadCode."""
    found = LINK.search(text) if len(text) < MOST and not text.startswith("{") else None
    if found is None:
        return text
    code = found[1]
    if code.startswith(MARK):
        return code
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        plain = unpacker.decompress(packed, MOST)
        if not unpacker.eof:
            raise BadCode
        return plain.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise BadCode from error
