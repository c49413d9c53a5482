"""What a bot is, and how much it may spend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Any, Protocol, runtime_checkable


@dataclass(frozen=True, kw_only=True)
class Budget:
    """The limits of one decision: time, iterations (None: no limit), and `interrupt`, which ends it early."""

    seconds: float = 1.0
    iterations: int | None = None
    interrupt: Event | None = None

    def start(self) -> Clock:
        """Starts a clock for this budget."""
        return Clock(self)


class Clock:
    """A running budget."""

    __slots__ = ("_begun", "_budget", "_end", "iterations")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = monotonic()
        self._end = self._begun + budget.seconds
        self.iterations = 0

    def over(self) -> bool:
        """Whether the budget is spent."""
        budget = self._budget
        if budget.iterations is not None and self.iterations >= budget.iterations:
            return True
        if budget.interrupt is not None and budget.interrupt.is_set():
            return True
        return monotonic() >= self._end

    def spent(self) -> float:
        """The fraction of the budget that is spent; 1 when it is over."""
        budget = self._budget
        if self.over():
            return 1.0
        by_time = (monotonic() - self._begun) / budget.seconds
        return max(by_time, self.iterations / budget.iterations) if budget.iterations else by_time

    def tick(self, iterations: int = 1) -> None:
        """Counts iterations."""
        self.iterations += iterations


class Bot(Protocol):
    """Decides for one seat. It knows only that seat's view and legal codes; it must imagine everything else.

    It has no memory: its choice follows from its seed, the view, the codes and the budget alone. Its random numbers
    come from `luck`.
    """

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """One of `moves`, the legal codes of the viewer, who is to move. There is at least one."""
        ...


@runtime_checkable
class Planning(Protocol):
    """A bot that decides on several small moves at once."""

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        """One of `moves`, and the codes to play after it while they are legal and nobody else acts."""
        ...


def decide(bot: Bot, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
    """What a bot plays now, and what it means to play next."""
    return bot.plan(view, moves, budget) if isinstance(bot, Planning) else [bot.choose(view, moves, budget)]
