"""Successive halving, and worlds that are imagined once."""

from __future__ import annotations

from collections import Counter

import pytest

from serenissima.bots.bot import Budget
from serenissima.bots.halving import Worlds, halve
from serenissima.core.state import State
from tests.bots.test_compare import Lock


def test_the_best_are_tried_most_and_come_first() -> None:
    """Each heat costs the same; the earlier a candidate is dropped, the later it is listed, the worse last."""
    tried: Counter[int] = Counter()
    clock = Budget(seconds=60, iterations=300).start()

    def try_all(left: list[int], number: int) -> None:
        tried.update(left)
        clock.tick(len(left))

    ranking = halve(range(8), try_all, float, clock)
    assert ranking == [7, 6, 5, 4, 3, 2, 1, 0]
    assert tried[7] == tried[6] > tried[5] == tried[4] > tried[3] == tried[0] > 0
    assert 300 <= sum(tried.values()) < 300 + 8


def test_of_equals_the_first_is_kept() -> None:
    """The first guess stays first until something better is found."""
    clock = Budget(seconds=60, iterations=9).start()
    assert halve("abc", lambda left, number: clock.tick(len(left)), lambda letter: 0.0, clock) == ["a", "b", "c"]


@pytest.mark.parametrize("until", [0.25, 1.0])
def test_it_leaves_the_rest_of_the_budget(until: float) -> None:
    """Everything is tried once, whatever the budget, and what is not needed is left over."""
    numbers: list[int] = []
    clock = Budget(seconds=60, iterations=400).start()

    def try_all(left: list[int], number: int) -> None:
        numbers.append(number)
        clock.tick(len(left))

    halve([1, 2, 3], try_all, float, clock, until)
    assert numbers == list(range(len(numbers)))
    assert clock.iterations == pytest.approx(400 * until, abs=4)
    over = Budget(seconds=0).start()
    numbers.clear()
    assert halve([1, 2], try_all, float, over) == [2, 1]
    assert numbers == [0]


def test_worlds_are_imagined_when_they_are_needed_and_then_taken_again() -> None:
    """Of three worlds, number 3 is number 0 again."""
    made: list[State] = []

    def imagine() -> State:
        made.append(Lock())
        return made[-1]

    worlds = Worlds(imagine, 3)
    assert worlds[1] is made[1] and len(made) == 2
    assert worlds[3] is made[0] and worlds[5] is made[2]
    assert len(made) == 3
