"""Number, move and text of every move, and whole lines of them (VC-08, VC-09, VC-12, VC-75)."""

from __future__ import annotations

import re

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.games.venice_connection.box import FACES
from serenissima.games.venice_connection.codes import (
    BEGIN,
    CONCEDE,
    CONFIRM,
    IMPOSSIBLE,
    LAY,
    REACH,
    SHOW,
    SIZE,
    face_of,
)
from serenissima.games.venice_connection.moves import Begin, Concede, Confirm, Impossible, Lay, Move, Show
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import WIDTH, cell_at, cell_of, lay_code, x_of, y_of

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


class Alphabet(Base[State, Move]):
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

    def split_line(self, line: str) -> list[str]:
        """The tiles of a whole turn or a whole proof, or single words (VC-12)."""
        return split_line(line)

    def arrange(self, state: State, texts: list[str]) -> list[str]:
        """The tiles of a proof in an order in which each touches the growing figure (VC-43)."""
        return arrange(state, texts)


def split_line(line: str) -> list[str]:
    """The texts of a line: a turn (`0,0:F 1,0:7`), a whole proof (`proof 0,1:L 1,1:J`), or single words (VC-12)."""
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


def _cell(text: str) -> int | None:
    """The cell of a tile in words; None for other texts."""
    try:
        move = Alphabet().parse(text)
    except NotAMove:
        return None
    return cell_at(move.x, move.y) if isinstance(move, Lay) else None


def arrange(state: State, texts: list[str]) -> list[str]:
    """The texts of a line in an order in which each tile of a proof touches the growing figure (VC-12, VC-43).

    Tiles that never do come last. In a proof there is nothing to confirm: tiles alone are scratch tiles.
    """
    if state.challenged_seat() is None:
        return texts
    if len(texts) > 1 and texts[-1] == "confirm":
        texts = texts[:-1]
    figure = {tile >> 5 for tile in [*state.laid_tiles(), *state.scratch_tiles()]}
    waiting = [(text, _cell(text)) for text in texts]
    arranged: list[str] = []
    while True:
        fits = [
            (text, cell)
            for text, cell in waiting
            if cell is not None and not figure.isdisjoint((cell - 1, cell + 1, cell - WIDTH, cell + WIDTH, cell))
        ]
        if not fits:
            return [*arranged, *(text for text, _ in waiting)]
        for found in fits:
            waiting.remove(found)
            arranged.append(found[0])
            assert found[1] is not None
            figure.add(found[1])
