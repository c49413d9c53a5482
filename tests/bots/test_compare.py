"""Whole decisions: how plans are compared, what a planning bot is asked, and how two searches are combined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Self

import pytest

import serenissima
from serenissima.arena import contest
from serenissima.arena.contest import Contest, play
from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.compare import Comparison
from serenissima.bots.search import Search, Weighed, together
from serenissima.bots.tree import Guide
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome
from serenissima.core.playout import Dice
from serenissima.core.state import NOBODY, State
from tests.playing import each_alone


class Lock(State):
    """Three digits, one after another; the right number opens it and wins, any other loses."""

    def __init__(self, number: tuple[int, ...] = (4, 2, 7)) -> None:
        super().__init__()
        self.number = number
        self.dialled: list[int] = []

    def to_move(self) -> int:
        return 0 if len(self.dialled) < len(self.number) else NOBODY

    def codes(self) -> list[int]:
        return list(range(10))

    def play(self, code: int) -> None:
        self.dialled.append(code)

    def copy(self) -> Self:
        twin = type(self)(self.number)
        twin.dialled = list(self.dialled)
        return twin

    def outcome(self) -> Outcome | None:
        if self.to_move() != NOBODY:
            return None
        return Outcome(ranks=(1, 2) if tuple(self.dialled) == self.number else (2, 1), reason="x")


class Numbers(Guide):
    """Proposes some numbers, the right one last."""

    def plans(self, world: State) -> list[list[int]] | None:
        return [[each, 2, 7] for each in (1, 3, 5, 6, 8, 9, 4)]


def test_a_plan_that_cannot_be_played_on_is_played_out() -> None:
    """An illegal code ends its plan, but not the comparison."""
    comparison = Comparison([[4, 99, 7], [4, 2, 7]], each_alone, Guide())
    for seed in range(4):
        comparison.play(comparison.all, Lock(), seed)
    assert [each.visits for each in comparison.all] == [4, 4]
    assert comparison.all[1].mean() == 1.0


def locked(toy: AnyGame) -> AnyGame:
    """The toy game, except that every imagined world is a lock."""
    return replace(toy, imagine=lambda view, random: Lock())


@pytest.mark.parametrize("iterations", [14, 100])
def test_a_search_with_plans_keeps_to_the_plan(iterations: int) -> None:
    """The search returns the whole plan, and spends about its budget."""
    game = locked(serenissima.game("pebbles"))
    budget = Budget(seconds=60, iterations=iterations)
    found = Search(game, 1, Numbers()).weigh(None, list(range(10)), budget)
    assert found[0].plan == (4, 2, 7)
    assert found[0].payoff == 1.0
    assert iterations <= sum(each.visits for each in found) <= iterations + 7
    assert Search(game, 1, Numbers()).plan(None, list(range(10)), budget) == [4, 2, 7]
    assert Search(game, 1, Numbers()).choose(None, list(range(10)), budget) == 4


def test_plans_that_are_not_legal_are_not_looked_at() -> None:
    """Only plans that begin with a legal code are compared; without any, the tree decides."""
    game = locked(serenissima.game("pebbles"))
    found = Search(game, 1, Numbers()).weigh(None, [1, 3], Budget(seconds=60, iterations=20))
    assert {each.plan for each in found} == {(1, 2, 7), (3, 2, 7)}
    found = Search(game, 1, Numbers()).weigh(None, [0, 2], Budget(seconds=60, iterations=20))
    assert {each.plan for each in found} <= {(0,), (2,)}


def test_without_any_budget_the_best_guess_is_taken() -> None:
    """Without any budget the first plan is taken."""
    game = locked(serenissima.game("pebbles"))
    assert Search(game, 1, Numbers()).plan(None, list(range(10)), Budget(seconds=0)) == [1, 2, 7]


def test_searches_of_the_same_decision_add_up() -> None:
    """Tries are added and chances averaged by them; the best of the frequently tried moves comes first."""
    one = [Weighed((1, 2), 60, 0.5), Weighed((3,), 40, 0.6)]
    two = [Weighed((3,), 60, 0.7), Weighed((4,), 1, 1.0)]
    found = together([one, two])
    assert [(each.plan, each.visits) for each in found] == [((3,), 100), ((1, 2), 60), ((4,), 1)]
    assert [each.payoff for each in found] == pytest.approx([0.66, 0.5, 1.0])
    assert together([[], []]) == []


class Planner(Uniform):
    """Plans three moves at once, and counts how often it is asked."""

    asked = 0

    def plan(self, view: Any, moves: Sequence[int], budget: Budget) -> list[int]:
        type(self).asked += 1
        return [self.choose(view, moves, budget)] * 3


def test_what_is_planned_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a contest a plan continues while it is legal and nobody else acts; otherwise the bot is asked again."""

    def made(game: AnyGame, name: str, seed: int = 0) -> Bot:
        return Planner(seed)

    monkeypatch.setattr(contest, "bot", made)
    Planner.asked = 0
    played = play(Contest(game="pebbles", bots=("uniform", "uniform"), matches=1, seed=3), 0)
    assert not played.error
    assert 0 < Planner.asked <= played.moves


def test_a_bot_that_does_not_plan_decides_about_one_move() -> None:
    """`decide` asks whatever the bot can answer."""
    assert decide(Uniform(1), None, [7], Budget()) == [7]
    assert decide(Planner(1), None, [7], Budget()) == [7, 7, 7]


def test_the_same_dice_for_every_plan() -> None:
    """Two equal plans meet the same luck in every world."""

    class Lucky(Guide):
        def quick(self, world: State, codes: list[int], dice: Dice) -> int:
            return dice.below(2) + 6

    comparison = Comparison([[4, 2], [4, 2]], each_alone, Lucky())
    random = Random(5)
    for _ in range(40):
        comparison.play(comparison.all, Lock(), random.getrandbits(32))
    assert comparison.all[0].total == comparison.all[1].total
    assert 0.0 < comparison.all[0].mean() < 1.0
