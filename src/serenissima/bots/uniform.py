"""The weakest bot: every legal move is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.luck import luck


class Uniform:
    """Chooses at random. Runs on every game and cannot fail."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """Any of the legal moves."""
        return luck(self._seed, view).choice(moves)
