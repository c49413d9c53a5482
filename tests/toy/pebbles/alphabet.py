"""The alphabet of Pebbles: code, typed move and text say the same thing (TOY-14)."""

from __future__ import annotations

from typing import Final

import msgspec

from serenissima.core.game import Alphabet as Base
from serenissima.core.game import NotAMove, Refusal
from serenissima.core.state import State as Protocol

from .box import GREEDY, MOST_SEATS, STONES
from .moves import Calm, Draw, Move, Name, Peek, Point, Take, Wave

MOVES: Final[tuple[Move, ...]] = (
    *(Draw(stone) for stone in STONES),
    Calm(),
    Wave(),
    *(Take(count) for count in range(1, GREEDY + 1)),
    *(Peek(seat) for seat in range(MOST_SEATS)),
    *(Point(seat) for seat in range(MOST_SEATS)),
    *(Name(stone) for stone in STONES),
)


def _text(move: Move) -> str:
    words = [str(move.__struct_config__.tag), *(str(value) for value in msgspec.structs.astuple(move))]
    return " ".join(words)


class Alphabet(Base[Protocol, Move]):
    """All moves of Pebbles: few enough for a table."""

    size: int = len(MOVES)

    def __init__(self) -> None:
        self._codes = {move: code for code, move in enumerate(MOVES)}
        self._moves = {_text(move): move for move in MOVES}

    def move(self, code: int) -> Move:
        """The move of a code."""
        return MOVES[code]

    def code(self, move: Move) -> int:
        """The code of a move."""
        try:
            return self._codes[move]
        except KeyError:
            raise NotAMove(Refusal("TOY-14", "no-such-move", {"text": _text(move)})) from None

    def text(self, move: Move) -> str:
        """A move in words, as TOY-14 writes it."""
        return _text(move)

    def parse(self, text: str) -> Move:
        """The move of such words; blanks and capitals do not matter."""
        try:
            return self._moves[" ".join(text.lower().split())]
        except KeyError:
            raise NotAMove(Refusal("TOY-14", "no-such-move", {"text": text})) from None
