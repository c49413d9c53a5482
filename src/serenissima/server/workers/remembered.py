"""Remembers the newest of answers that took long to compute."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Remembered(Generic[K, T]):
    """At most this many; the oldest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[K, T] = OrderedDict()

    def get(self, key: K) -> T | None:
        """The answer; None if it is not remembered."""
        return self._answers.get(key)

    def put(self, key: K, answer: T) -> None:
        """Remembers an answer."""
        self._answers[key] = answer
        if len(self._answers) > self._most:
            self._answers.popitem(last=False)
