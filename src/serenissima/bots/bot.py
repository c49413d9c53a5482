"""What a bot is, and what it may spend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Any, Protocol


@dataclass(frozen=True, kw_only=True)
class Budget:
    """What one decision may cost: time, iterations (None: as many as the time allows); `interrupt` ends it early."""

    seconds: float = 1.0
    iterations: int | None = None
    interrupt: Event | None = None

    def start(self) -> Clock:
        """A clock that has just begun to run."""
        return Clock(self)


class Clock:
    """A running budget."""

    __slots__ = ("_budget", "_end", "iterations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._end = monotonic() + budget.seconds
        self.iterations = 0

    def over(self) -> bool:
        """Whether nothing may be spent any more."""
        budget = self._budget
        if budget.iterations is not None and self.iterations >= budget.iterations:
            return True
        if budget.interrupt is not None and budget.interrupt.is_set():
            return True
        return monotonic() >= self._end

    def tick(self) -> None:
        """One iteration is done."""
        self.iterations += 1


class Bot(Protocol):
    """Decides for one seat. It knows that seat's view and legal codes, nothing else; other worlds it must imagine."""

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """One of `moves`, the legal codes of the viewer, who is to move. There is at least one."""
        ...
