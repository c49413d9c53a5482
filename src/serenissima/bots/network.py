# compiled with mypyc
"""A small network that estimates a chance from the features of a position; `bots/learned.py` reads it."""

from __future__ import annotations

from math import exp


class Network:
    """One hidden layer besides a linear part. Without hidden rows it is a logistic regression."""

    __slots__ = ("_base", "_linear", "_rows", "_shift", "_weights")

    def __init__(
        self, rows: list[list[float]], shift: list[float], weights: list[float], linear: list[float], base: float
    ) -> None:
        self._rows = rows
        self._shift = shift
        self._weights = weights
        self._linear = linear
        self._base = base

    def chance(self, given: list[float]) -> float:
        """The chance, 0 to 1, for as many features as the network was trained on."""
        total = self._base + _product(self._linear, given)
        for i in range(len(self._rows)):
            level = self._shift[i] + _product(self._rows[i], given)
            if level > 0.0:
                total += level * self._weights[i]
        return 1.0 / (1.0 + exp(-total))


def _product(weights: list[float], given: list[float]) -> float:
    total = 0.0
    for i in range(len(given)):
        total += weights[i] * given[i]
    return total
