"""Long work that reports its progress: solving a game, composing puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol


class Task(Protocol):
    """Work done in small steps. Its report and result are available once `work()` has run to its end."""

    steps: int

    def work(self) -> Iterator[object]:
        """Yields once for each step."""
        ...

    def report(self) -> Mapping[str, object]:
        """Its figures: numbers, words, lists of objects, and objects."""
        ...

    def encoded(self) -> bytes:
        """The result, as the game packs it."""
        ...
