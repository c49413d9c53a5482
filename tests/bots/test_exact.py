"""Searching to the very end: what is certain against everybody, what chance leaves open, and when to give up."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Self

import pytest

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.exact import Exact
from serenissima.bots.search import Search
from serenissima.bots.tree import Guide
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY, State
from tests.playing import each_alone

PLENTY = Budget(seconds=600, iterations=100_000)


class Heap(State):
    """One to three matches are taken in turn; who takes the last one wins.

    After every turn a coin is tossed, if there is one: one time in four it takes a match for the player before it.
    """

    def __init__(self, left: int, seats: int = 2, coin: bool = False) -> None:
        super().__init__()
        self.left = left
        self.seats = seats
        self.coin = coin
        self.turn = 0
        self.tossing = False

    def to_move(self) -> int:
        if self.left == 0:
            return NOBODY
        return FORTUNA if self.tossing else self.turn

    def codes(self) -> list[int]:
        return [0, 1] if self.tossing else list(range(1, min(3, self.left) + 1))

    def odds(self) -> list[int]:
        return [3, 1]

    def play(self, code: int) -> None:
        self.left -= code
        self.tossing = self.coin and not self.tossing
        if self.left and not self.tossing:
            self.turn = (self.turn + 1) % self.seats

    def copy(self) -> Self:
        twin = type(self)(self.left, self.seats, self.coin)
        twin.turn = self.turn
        twin.tossing = self.tossing
        return twin

    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        return Outcome(ranks=tuple(1 if seat == self.turn else 2 for seat in range(self.seats)), reason="last")


class Near(Guide):
    """Says that the end is near, and what the rest depends on."""

    def __init__(self, seats: int = 2, remembers: bool = True) -> None:
        self.seats = seats
        self.remembers = remembers

    def settled(self, world: State) -> int:
        return self.seats

    def key(self, world: State) -> tuple[int, ...] | None:
        assert isinstance(world, Heap)
        return (world.left, world.turn, world.tossing) if self.remembers else None


def sure(heap: Heap, guide: Guide, budget: Budget = PLENTY) -> dict[int, float]:
    """What every move achieves for certain."""
    return dict(Exact(guide, each_alone, heap.seats, budget.start()).sure(heap, [], every=True))


@cache
def chance(left: int, mine: bool, coin: bool) -> float:
    """The first of two players' chance, computed independently from the rules."""
    ways = []
    for count in range(1, min(3, left) + 1):
        rest = left - count
        after = [(rest, 3), (rest - 1, 1)] if coin and rest else [(rest, 1)]
        total = sum(odds for _, odds in after)
        ways.append(sum(odds * (float(mine) if not n else chance(n, not mine, coin)) for n, odds in after) / total)
    return max(ways) if mine else min(ways)


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize("coin", [True, False])
@pytest.mark.parametrize("left", range(2, 10))
def test_with_two_it_is_the_truth(left: int, coin: bool, remembers: bool) -> None:
    """With two players the best move is worth what plain recursion finds, with or without chance and memory."""
    assert max(sure(Heap(left, coin=coin), Near(remembers=remembers)).values()) == pytest.approx(
        chance(left, True, coin)
    )


def test_a_window_finds_the_same_best() -> None:
    """Asked for the best move alone, the search finds it sooner: it stops at a certain win."""
    heap = Heap(7)
    assert Exact(Near(), each_alone, 2, PLENTY.start()).sure(heap, [3]) == [(3, 1.0)]
    whole = Exact(Near(), each_alone, 2, PLENTY.start())
    assert whole.sure(heap, [], every=True) == [(1, 0.0), (2, 0.0), (3, 1.0)]


def test_with_three_only_what_nobody_can_take() -> None:
    """Two opponents together can deny the third player four matches, but not three."""
    assert max(sure(Heap(3, seats=3), Near(3)).values()) == 1.0
    assert max(sure(Heap(4, seats=3), Near(3)).values()) == 0.0


def test_it_gives_up_when_its_share_is_spent() -> None:
    """No move is called certain before everything that matters has been searched."""
    search = Exact(Near(remembers=False), each_alone, 2, Budget(seconds=600, iterations=8).start(), 0.5)
    assert search.sure(Heap(40), []) == []
    assert search.over
    assert search.looked == 64


def game_of(heap: Heap) -> AnyGame:
    """A game in which everybody sees this heap."""

    def imagined(view: object, random: Random) -> Heap:
        return heap.copy()

    return replace(serenissima.game("pebbles"), imagine=imagined)


def test_the_search_plays_what_is_proven() -> None:
    """With seven matches the search takes three, and says that this wins for certain."""
    heap = Heap(7)
    best = Search(game_of(heap), 1, Near()).weigh(None, heap.codes(), Budget(seconds=600, iterations=400))
    assert [(each.code, each.payoff, each.proven) for each in best] == [(3, 1.0, True)]


def test_what_is_lost_is_left_to_the_search() -> None:
    """In a lost position all moves are still weighed, since people make mistakes."""
    heap = Heap(8)
    weighed = Search(game_of(heap), 1, Near()).weigh(None, heap.codes(), Budget(seconds=600, iterations=400))
    assert len(weighed) == 3
    assert not any(each.proven for each in weighed)


def test_with_more_than_two_only_a_sure_win_counts() -> None:
    """With more than two players only a certain win counts: opponents need not cooperate."""
    heap = Heap(4, seats=3)
    weighed = Search(game_of(heap), 1, Near(3)).weigh(None, heap.codes(), Budget(seconds=600, iterations=400))
    assert not any(each.proven for each in weighed)
