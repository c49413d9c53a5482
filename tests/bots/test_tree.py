"""The search's tree: how it widens, what a guide changes, and what it learns."""

from __future__ import annotations

from typing import Self

import pytest

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.search import Search
from serenissima.bots.tree import Guide, Tree
from serenissima.core.outcome import Outcome
from serenissima.core.playout import Dice
from serenissima.core.state import NOBODY, State
from tests.playing import each_alone


class Guess(State):
    """One decision between many codes; the prize wins, everything else loses."""

    def __init__(self, width: int, prize: int = 7) -> None:
        super().__init__()
        self.width = width
        self.prize = prize
        self.chosen = -1

    def to_move(self) -> int:
        return 0 if self.chosen < 0 else NOBODY

    def codes(self) -> list[int]:
        return list(range(self.width))

    def play(self, code: int) -> None:
        self.chosen = code

    def copy(self) -> Self:
        twin = type(self)(self.width, self.prize)
        twin.chosen = self.chosen
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.chosen < 0 else Outcome(ranks=(1, 2) if self.chosen == self.prize else (2, 1), reason="x")


class Hint(Guide):
    """Considers one code likelier than all others."""

    def __init__(self, code: int) -> None:
        self.code = code

    def likely(self, world: State, codes: list[int]) -> list[float]:
        return [5.0 if code == self.code else 0.1 for code in codes]


class Graded(Guide):
    """Considers every code a little likelier than the next."""

    def likely(self, world: State, codes: list[int]) -> list[float]:
        return [1 / (1 + code) for code in codes]


def grown(walks: int, width: int, guide: Guide, prize: int = 7) -> Tree:
    """A tree after this many walks."""
    tree = Tree(each_alone, guide, Dice(3))
    for _ in range(walks):
        tree.walk(Guess(width, prize))
    return tree


def tried(tree: Tree) -> dict[int, int]:
    """How often each code was tried, without those that never were."""
    return {code: node.visits for code, node in tree.root.children.items() if node.visits}


@pytest.mark.parametrize("guide", [Guide(), Graded()])
def test_it_widens_slowly_where_there_are_many_moves(guide: Guide) -> None:
    """At a node with a thousand moves only some are tried, and more of them with more visits."""
    widths = [len(tried(grown(walks, 1000, guide, prize=-1))) for walks in (20, 200, 2000)]
    assert 0 < widths[0] < widths[1] < widths[2] < 1000


def test_what_wins_is_tried_most() -> None:
    """The winning code of ten gets most of the visits, without a guide and with one that is wrong."""
    for guide in (Guide(), Hint(2)):
        visits = tried(grown(300, 10, guide))
        assert max(visits, key=visits.__getitem__) == 7


def test_what_the_guide_holds_likely_is_found_first() -> None:
    """Among a thousand codes a right hint finds the winning one at once."""
    visits = tried(grown(40, 1000, Hint(7)))
    assert max(visits, key=visits.__getitem__) == 7


def test_a_guide_may_end_playouts() -> None:
    """What the guide expects is learned as if it had happened."""

    class Sure(Guide):
        def worth(self, world: State, moves: int) -> list[float]:
            return [0.9, 0.1]

    toy = serenissima.game("pebbles")
    match = toy.start(seats=2, seed=1)
    seat = match.state.to_move()
    found = Search(toy, 1, Sure()).weigh(match.view(seat), match.codes(), Budget(seconds=60, iterations=50))
    assert all(weighed.payoff == pytest.approx(0.9 if seat == 0 else 0.1) for weighed in found)


def test_a_search_weighs_what_it_tried() -> None:
    """The moves come best first, with visits that add up to the iterations."""
    toy = serenissima.game("pebbles")
    match = toy.start(seats=2, seed=1)
    view = match.view(match.state.to_move())
    found = Search(toy, 1).weigh(view, match.codes(), Budget(seconds=60, iterations=200))
    assert sum(weighed.visits for weighed in found) == 200
    often = [weighed for weighed in found if 2 * weighed.visits >= max(each.visits for each in found)]
    assert found[0].payoff == max(weighed.payoff for weighed in often)
    assert {weighed.code for weighed in found} <= set(match.codes())
