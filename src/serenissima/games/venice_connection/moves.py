"""The decisions of Venice Connection, and the alphabet: code <-> move <-> text (VC-08, VC-09, VC-12, VC-75)."""

from __future__ import annotations

import re

import msgspec

from serenissima.core.game import NotAMove, Refusal
from serenissima.games.venice_connection.box import FACES
from serenissima.games.venice_connection.grid import (
    BEGIN,
    CONCEDE,
    CONFIRM,
    IMPOSSIBLE,
    LAY,
    REACH,
    SHOW,
    SIZE,
    cell_at,
    cell_of,
    face_of,
    lay_code,
    x_of,
    y_of,
)


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """Fortuna's: this seat makes the first turn (VC-18)."""

    seat: int


class Lay(msgspec.Struct, frozen=True, tag_field="type", tag="lay"):
    """Enter a tile of this turn (VC-83); while proving, add a private scratch tile (VC-44)."""

    x: int
    y: int
    face: str


class Confirm(msgspec.Struct, frozen=True, tag_field="type", tag="confirm"):
    """The tiles entered are this turn's move (VC-83)."""


class Impossible(msgspec.Struct, frozen=True, tag_field="type", tag="impossible"):
    """The call: the canal can no longer be closed (VC-36)."""


class Show(msgspec.Struct, frozen=True, tag_field="type", tag="proof"):
    """Submit the laid and scratch tiles as the closed canal (VC-41)."""


class Concede(msgspec.Struct, frozen=True, tag_field="type", tag="concede"):
    """The challenged player gives up (VC-42)."""


Move = Begin | Lay | Confirm | Impossible | Show | Concede

_WORDS: dict[str, tuple[int, Move]] = {
    "confirm": (CONFIRM, Confirm()),
    "impossible": (IMPOSSIBLE, Impossible()),
    "proof": (SHOW, Show()),
    "concede": (CONCEDE, Concede()),
}
_BY_CODE = dict(_WORDS.values())
_TEXT_OF = {type(move): text for text, (_, move) in _WORDS.items()}
_CODE_OF = {type(move): code for code, move in _WORDS.values()}
_TILE = re.compile(r"([+-]?\d{1,4}),([+-]?\d{1,4}):(\S{1,2})")
_BEGIN = re.compile(r"begin ([01])")


class Alphabet:
    """All moves of Venice Connection, numbered."""

    size = SIZE

    def move(self, code: int) -> Move:
        """The typed move of a code."""
        if not 0 <= code < SIZE:
            raise IndexError(f"no code {code}; codes go from 0 to {SIZE - 1}")
        if code >= LAY:
            cell = cell_of(code)
            return Lay(x_of(cell), y_of(cell), FACES[face_of(code)])
        return _BY_CODE[code] if code in _BY_CODE else Begin(code - BEGIN)

    def code(self, move: Move) -> int:
        """The number of a move."""
        if isinstance(move, Lay):
            if move.face not in FACES:
                raise NotAMove(Refusal("VC-09", "no-face", {"face": move.face, "faces": " ".join(FACES)}))
            if abs(move.x) > REACH or abs(move.y) > REACH:
                raise NotAMove(Refusal("VC-28", "too-far", {"reach": REACH}))
            return lay_code(cell_at(move.x, move.y), FACES.index(move.face))
        if isinstance(move, Begin):
            if move.seat not in (0, 1):
                raise NotAMove(Refusal("VC-18", "no-seat"))
            return BEGIN + move.seat
        return _CODE_OF[type(move)]

    def text(self, move: Move) -> str:
        """What a person types and a record keeps."""
        if isinstance(move, Lay):
            return f"{move.x},{move.y}:{move.face}"
        if isinstance(move, Begin):
            return f"begin {move.seat}"
        return _TEXT_OF[type(move)]

    def parse(self, text: str) -> Move:
        """The move of a text."""
        text = text.strip()
        if text in _WORDS:
            return _WORDS[text][1]
        if tile := _TILE.fullmatch(text):
            lay = Lay(int(tile[1]), int(tile[2]), tile[3])
            self.code(lay)
            return lay
        if begin := _BEGIN.fullmatch(text):
            return Begin(int(begin[1]))
        raise NotAMove(Refusal("VC-12", "no-move", {"text": text}))


def phrase(line: str) -> list[str]:
    """What a person types in one go: a whole turn (`0,0:F 1,0:7`), a whole proof (`proof 0,1:L 1,1:J`), or
    single words (VC-12).
    """
    words = [word.rstrip(",") for word in line.replace(";", " ").split()]
    tiles = [word for word in words if ":" in word]
    others = [word for word in words if ":" not in word]
    if tiles and not others:
        return [*tiles, "confirm"]
    if tiles and others == ["proof"]:
        return [*tiles, "proof"]
    if words and words[0] == "begin":
        return [" ".join(words)]
    return words
