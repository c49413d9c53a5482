"""The alphabet of a game: its moves as numbers, typed values and text, and how a line of several moves is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from serenissima.core.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M = TypeVar("M")

UNREADABLE: Final = -1
"""The code passed to `refuse` when a seat that is not to move sends something that is not a move at all."""


class Alphabet(ABC, Generic[S_contra, M]):
    """All moves a game knows, numbered. Code, typed move and text are interchangeable (a contract test proves it).

    The first type parameter is the state `arrange` reads; a game that does not override it uses `core.state.State`.
    """

    size: int
    """Codes go from 0 to size - 1."""

    @abstractmethod
    def move(self, code: int) -> M:
        """The typed move of a code from 0 to size - 1."""

    @abstractmethod
    def code(self, move: M) -> int:
        """The code of a move; raises NotAMove if its values could never be legal."""

    @abstractmethod
    def text(self, move: M) -> str:
        """The text of a move, as people type it and records store it."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """Parses the text of a move; raises NotAMove, with what was expected."""

    def split_line(self, line: str) -> list[str]:
        """Splits what a person types in one go into the texts of single moves; by default at semicolons."""
        return [part.strip() for part in line.split(";") if part.strip()]

    def arrange(self, state: S_contra, texts: list[str]) -> list[str]:
        """Puts the texts of a line into an order in which they can be played from this state; by default unchanged."""
        return texts
