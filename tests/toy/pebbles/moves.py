"""The moves of Pebbles and their alphabet: code, typed move and text say the same thing (TOY-14)."""

from __future__ import annotations

from typing import Final

import msgspec

from serenissima.core.game import NotAMove, Refusal

from .box import GREEDY, MOST_SEATS, STONES, Stone


class Draw(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Fortuna lets the next player draw this stone (TOY-3)."""

    stone: Stone


class Calm(msgspec.Struct, frozen=True, tag_field="type", tag="calm"):
    """Fortuna sends no wave (TOY-6)."""


class Wave(msgspec.Struct, frozen=True, tag_field="type", tag="wave"):
    """Fortuna sends a wave (TOY-6)."""


class Take(msgspec.Struct, frozen=True, tag_field="type", tag="take"):
    """Take pebbles from the heap (TOY-5)."""

    count: int


class Peek(msgspec.Struct, frozen=True, tag_field="type", tag="peek"):
    """Look secretly at another player's stone (TOY-7)."""

    of_seat: int


class Point(msgspec.Struct, frozen=True, tag_field="type", tag="point"):
    """Point at the player whose stone will be guessed (TOY-8)."""

    of_seat: int


class Name(msgspec.Struct, frozen=True, tag_field="type", tag="name"):
    """Name the colour (TOY-8)."""

    stone: Stone


Move = Draw | Calm | Wave | Take | Peek | Point | Name

MOVES: Final[tuple[Move, ...]] = (
    *(Draw(stone) for stone in STONES),
    Calm(),
    Wave(),
    *(Take(count) for count in range(1, GREEDY + 1)),
    *(Peek(seat) for seat in range(MOST_SEATS)),
    *(Point(seat) for seat in range(MOST_SEATS)),
    *(Name(stone) for stone in STONES),
)
# where each kind begins among the codes
DRAW: Final = 0
CALM: Final = 3
WAVE: Final = 4
TAKE: Final = 5
PEEK: Final = 8
POINT: Final = 12
NAME: Final = 16


def _text(move: Move) -> str:
    words = [str(move.__struct_config__.tag), *(str(value) for value in msgspec.structs.astuple(move))]
    return " ".join(words)


class Pebbles:
    """The alphabet: few moves, so it is a table."""

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


ALPHABET: Final = Pebbles()
