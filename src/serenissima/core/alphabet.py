"""The alphabet of a game: the number, the typed form and the text of every move, and whole lines of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from serenissima.core.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M = TypeVar("M")

UNREADABLE: Final = -1
"""Stands for the code of something that is no move at all, where `refuse` explains why a seat has to wait."""


class Alphabet(ABC, Generic[S_contra, M]):
    """All moves a game knows, numbered. Code, typed move and text say the same thing (a contract test proves it).

    The first type is the state that `arrange` looks at: `core.state.State` where it is not overridden.
    """

    size: int
    """Codes go from 0 to size - 1."""

    @abstractmethod
    def move(self, code: int) -> M:
        """The typed move of a code from 0 to size - 1."""

    @abstractmethod
    def code(self, move: M) -> int:
        """Its number; raises NotAMove when the values are outside what the rules can ever allow."""

    @abstractmethod
    def text(self, move: M) -> str:
        """What a person types and a record keeps."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move of a text; raises NotAMove with what would be right."""

    def split_line(self, line: str) -> list[str]:
        """The texts of the single moves in what a person types in one go: here, whatever semicolons separate."""
        return [part.strip() for part in line.split(";") if part.strip()]

    def arrange(self, state: S_contra, texts: list[str]) -> list[str]:
        """The texts of a line in an order in which they can be played from this state: here, as they stand."""
        return texts
