"""Successive halving: candidates are tried in the same worlds, and the worse half drops out each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from serenissima.bots.bot import Clock
from serenissima.core.state import State

T = TypeVar("T")
S = TypeVar("S", bound=State)


class Worlds(Generic[S]):
    """Imagined worlds by number. After `most` of them they are reused, since imagining costs more than playing.

    Do not change them: play in a copy.
    """

    def __init__(self, imagine: Callable[[], S], most: int) -> None:
        self._imagine = imagine
        self._most = most
        self._known: list[S] = []

    def __getitem__(self, number: int) -> S:
        at = number % self._most
        while at >= len(self._known):
            self._known.append(self._imagine())
        return self._known[at]


def halve(
    all_of_them: Sequence[T],
    try_all: Callable[[list[T], int], None],
    worth: Callable[[T], float],
    clock: Clock,
    until: float = 1.0,
) -> list[T]:
    """All candidates, best first; those that dropped out later come before those that dropped out earlier.

    `try_all(left, number)` tries the remaining ones once more, in the world of this number. Every heat gets the same
    part of the budget, of which the fraction `until` may be spent in all; the first world is always tried. Ties keep
    their order.
    """
    left, dropped = list(all_of_them), list[T]()
    heats = max(1, (len(left) - 1).bit_length())
    number = 0
    for heat in range(1, heats + 1):
        while number == 0 or clock.spent() < until * heat / heats:
            try_all(left, number)
            number += 1
        left.sort(key=worth, reverse=True)
        keep = (len(left) + 1) // 2
        dropped[:0] = left[keep:]
        del left[keep:]
    return left + dropped
