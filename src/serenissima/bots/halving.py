"""Successive halving: many things are tried in the same worlds, and the worse half drops out again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from serenissima.bots.bot import Clock
from serenissima.core.state import State

T = TypeVar("T")
S = TypeVar("S", bound=State)


class Worlds(Generic[S]):
    """Imagined worlds by their numbers. From number `most` on they are taken again: imagining costs more than playing.

    They must not be changed: play on in a copy.
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
    """All candidates, the best first: the earlier one drops out, the later it stands.

    `try_all(left, number)` tries what is left once more, in the world of this number. Every heat gets the same part of
    the budget, which is spent `until` there; the first world is tried in any case. Of equals the first stays.
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
