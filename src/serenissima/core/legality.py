"""What may be played in a position, and why other moves are refused."""

from __future__ import annotations

from typing import Any

import msgspec

from serenissima.core.alphabet import UNREADABLE
from serenissima.core.decoding import read_move
from serenissima.core.game import AnyGame
from serenissima.core.illegal import IllegalMove
from serenissima.core.refusal import NOT_YOUR_TURN, NotAMove, Refusal
from serenissima.core.state import NOBODY, State


class Legality:
    """Answers what is legal in one position of a match. `over`: nothing is, whatever the state says."""

    def __init__(self, game: AnyGame, state: State, over: bool) -> None:
        self._game = game
        self._state = state
        self._seat = NOBODY if over else state.to_move()

    def codes(self) -> list[int]:
        """The legal codes of the seat to move; empty when the match is over."""
        return [] if self._seat == NOBODY else self._state.codes()

    def code(self, move: Any) -> int:
        """The code of a move (typed or as text); UNREADABLE if it is not a move at all."""
        letters = self._game.alphabet
        try:
            return letters.code(letters.parse(move) if isinstance(move, str) else move)
        except NotAMove:
            return UNREADABLE

    def parse(self, text: str) -> Any:
        """Parses the text of a move; raises IllegalMove, with what was expected."""
        try:
            return self._game.alphabet.parse(text)
        except NotAMove as error:
            raise self.refused(error.refusal) from None

    def read(self, raw: bytes | msgspec.Raw) -> Any:
        """Decodes a move in JSON (`Match.read`)."""
        try:
            return read_move(self._game, raw)
        except NotAMove as impossible:
            # do not list legal moves: the reader may not be the seat to move
            raise IllegalMove(self._game, impossible.refusal) from None

    def split(self, line: str) -> list[str]:
        """Splits a line into the texts of its moves, in an order in which they can be played."""
        try:
            texts = self._game.alphabet.split_line(line)
        except NotAMove as error:
            raise self.refused(error.refusal) from None
        return self._game.alphabet.arrange(self._state, texts)

    def check(self, move: Any) -> int:
        """The code of a legal move (typed or as text); raises IllegalMove otherwise."""
        try:
            code = self._game.alphabet.code(self.parse(move) if isinstance(move, str) else move)
        except NotAMove as error:
            raise self.refused(error.refusal) from None
        if self._seat == NOBODY:
            raise self.refused(Refusal("MATCH", "over"))
        if code not in self._state.codes():
            raise self.refused(self._game.refuse(self._state, self._seat, code))
        return code

    def refused(self, refusal: Refusal) -> IllegalMove:
        """The error for the seat to move, listing what is legal."""
        alphabet = self._game.alphabet
        legal = tuple(alphabet.text(alphabet.move(code)) for code in self.codes())
        return IllegalMove(self._game, refusal, legal, self._state.copy(), self._seat)

    def out_of_turn(self, seat: int, move: Any) -> IllegalMove:
        """The error for a seat that is not to move and tried this move (typed or as text)."""
        if self._seat == NOBODY:
            return IllegalMove(self._game, NOT_YOUR_TURN)
        refusal = self._game.refuse(self._state, seat, self.code(move))
        return IllegalMove(self._game, refusal, (), self._state.copy(), seat)
