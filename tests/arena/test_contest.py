"""Contests between bots on the toy game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from serenissima.arena import contest
from serenissima.arena.contest import Contest, Played, play, run
from serenissima.arena.decision import share_of
from serenissima.arena.interval import wilson
from serenissima.arena.result import result
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import UnknownBot
from serenissima.bots.uniform import Uniform
from serenissima.core.options import BadOption, OptionValue
from serenissima.games import UnknownGame, all_games
from tests.toy.altered import altered_pebbles, unattended_pebbles


def test_a_contest_depends_on_its_seed_alone() -> None:
    """The same plan gives the same matches, another seed gives others."""
    plan = Contest(game="pebbles", bots=("search", "uniform"), matches=4, seed=3, seconds=60, iterations=20)
    first = list(run(plan))
    assert first == list(run(plan))
    others = Contest(game="pebbles", bots=("uniform", "uniform"), matches=12, seed=4)
    assert list(run(others)) != list(run(Contest(game="pebbles", bots=("uniform", "uniform"), matches=12, seed=5)))


def test_several_processes_give_the_same_result_as_one() -> None:
    """Where a match is played does not matter."""
    plan = Contest(game="pebbles", bots=("uniform", "uniform", "uniform"), matches=9, seed=8)
    assert list(run(plan, workers=2)) == list(run(plan))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_seat_order_is_played_equally_often(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a multiple of all orders each entrant sits equally often on each seat."""
    sat: Counter[tuple[int, int]] = Counter()

    class Sitter(Uniform):
        def __init__(self, entrant: int) -> None:
            super().__init__(entrant)
            self.entrant = entrant
            self.known = False

        def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
            if not self.known:
                sat[self.entrant, view.seat] += 1
                self.known = True
            return moves[0]

    names = tuple("abc"[:seats])

    def make(game: object, name: str, seed: int = 0) -> Bot:
        return Sitter(names.index(name))

    monkeypatch.setattr(contest, "bot", make)
    orders = Contest(game="pebbles", bots=names, matches=1).orders()
    plan = Contest(game="pebbles", bots=names, matches=2 * len(orders))
    for number in range(plan.matches):
        play(plan, number)
    assert len(set(sat.values())) == 1
    assert len(sat) == seats * seats


def test_orders_that_nobody_could_tell_apart_are_played_once() -> None:
    """One bot against two of another kind has three seat orders, not six."""
    plan = Contest(game="pebbles", bots=("search", "uniform", "uniform"), matches=1)
    assert sorted(order.index(0) for order in plan.orders()) == [0, 1, 2]


def named(names: str, game: str = "pebbles") -> list[str]:
    """The seat orders of these entrants, each of one letter, in letters."""
    plan = Contest(game=game, bots=tuple(names), matches=1)
    return ["".join(names[entrant] for entrant in order) for order in plan.orders()]


def test_partners_stay_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a team game the entrants of a team keep their partner in every order."""
    paired = altered_pebbles(teams=lambda state: (0, 0, 1, 1)[: state.rules.seats])
    monkeypatch.setitem(all_games(), "pebbles", paired)
    assert len(named("abcd")) == 8
    assert named("aabb") == ["aabb", "bbaa"]


def test_partners_who_are_dealt_are_those_who_stand_together() -> None:
    """Of four at Intrigues the first two are one team, wherever they sit; of three, each is alone in turn."""
    assert named("aabb", "intrigues-a-venise") == ["aabb", "bbaa"]
    assert named("abbb", "intrigues-a-venise") == ["abbb", "babb", "bbab", "bbba"]
    assert named("aab", "intrigues-a-venise") == ["aab", "aba", "baa"]


def test_bots_take_their_seats_after_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Partners are of one kind, and every deal is played with both; of three, each is alone once."""
    monkeypatch.setattr(contest, "bot", lambda game, name, seed=0: Uniform(seed))
    pairs = Contest(game="intrigues-a-venise", bots=("a", "a", "b", "b"), matches=6, seed=5)
    for match in run(pairs):
        first, second, third, fourth = match.teams
        assert first == second != third == fourth
        assert not match.drawn
    lone = Contest(game="intrigues-a-venise", bots=("a", "b", "b"), matches=12, seed=5)
    alone = [match.teams.count(match.teams[0]) == 1 for match in run(lone)]
    assert [sum(alone[deal : deal + 3]) for deal in range(0, 12, 3)] == [1, 1, 1, 1]


def test_where_somebody_decides_before_the_deal_any_order_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where players decide before the deal, bots are seated before they know their partners."""
    monkeypatch.setattr(contest, "bot", lambda game, name, seed=0: Uniform(seed))
    early: dict[str, OptionValue] = {"colours": "choose"}
    plan = Contest(game="intrigues-a-venise", bots=("a", "a", "b", "b"), matches=6, options=early)
    assert len(plan.orders()) == 6
    assert {len(match.teams) for match in run(plan)} == {4}


def test_a_win_is_shared_by_those_who_were_dealt_together() -> None:
    """A bot whose partner is of the other kind counts half a win."""
    plan = Contest(game="intrigues-a-venise", bots=("a", "b", "b", "b"), matches=1)
    together = Played(ranks=(1, 1, 2, 2), teams=(0, 0, 1, 1))
    assert share_of(plan, "a", together) == share_of(plan, "b", together) == 0.5
    nobody = Played(ranks=(1, 1, 1, 1), teams=(0, 0, 1, 1), drawn=True)
    assert (share_of(plan, "a", nobody), share_of(plan, "b", nobody)) == (0.25, 0.75)


def test_a_bot_that_fails_is_counted_and_the_contest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exceptions and illegal choices are counted against the culprit, and nobody wins that match."""

    class Broken:
        def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
            raise RuntimeError("out of ideas")

    class Cheat:
        def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
            return -77

    made = {"broken": Broken, "cheat": Cheat}
    monkeypatch.setattr(contest, "bot", lambda game, name, seed=0: made[name]() if name in made else Uniform(seed))
    plan = Contest(game="pebbles", bots=("broken", "uniform"), matches=4)
    found = result(plan, list(run(plan)))
    assert found.games == 4
    assert len(found.errors) == 4
    assert "out of ideas" in found.errors[0]
    assert [standing.errors for standing in found.bots] == [4, 0]
    assert [standing.wins for standing in found.bots] == [0, 0]
    plan = Contest(game="pebbles", bots=("uniform", "cheat"), matches=2)
    assert [standing.errors for standing in result(plan, list(run(plan))).bots] == [0, 2]


def test_results_add_up() -> None:
    """An entrant's wins, draws and losses add up to the finished matches, and the interval contains the rate."""
    plan = Contest(game="pebbles", bots=("a", "b"), matches=5)
    played = [
        Played(ranks=(1, 2), moves=10),
        Played(ranks=(1, 2), moves=20),
        Played(ranks=(2, 1), moves=30),
        Played(ranks=(1, 1), drawn=True, moves=40),
        Played(error="match 4: oh", culprit=1),
    ]
    found = result(plan, played)
    first, second = found.bots
    assert (first.wins, first.draws, first.losses, first.errors) == (2, 1, 1, 0)
    assert (second.wins, second.draws, second.losses, second.errors) == (1, 1, 2, 1)
    assert found.draws == 1
    assert found.average_length == 25.0
    assert first.low < first.rate == 0.5 < first.high


@pytest.mark.parametrize(
    ("plan", "error", "says"),
    [
        (Contest(game="regatta", bots=("uniform", "uniform"), matches=1), UnknownGame, "regatta"),
        (Contest(game="pebbles", bots=("uniform", "casanova"), matches=1), UnknownBot, "casanova"),
        (Contest(game="pebbles", bots=("uniform",), matches=1), BadOption, "not 1"),
        (Contest(game="pebbles", bots=("uniform",) * 2, matches=0), BadOption, "at least one match"),
        (Contest(game="pebbles", bots=("uniform",) * 2, matches=1, options={"heap": 7}), BadOption, "heap"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_it_begins(
    plan: Contest, error: type[Exception], says: str
) -> None:
    """Unknown games, bots and options and wrong numbers are errors of the plan."""
    with pytest.raises(error, match=says):
        list(run(plan))


def test_wilson_intervals_are_the_known_ones() -> None:
    """The intervals agree with values worked out by hand."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_options_for_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only bots play, a game may have other default options, unless the contest says otherwise."""
    monkeypatch.setitem(all_games(), "pebbles", unattended_pebbles(heap=20))
    plan = Contest(game="pebbles", bots=("uniform", "uniform"), matches=1, seed=3)
    assert play(plan, 0) == play(msgspec.structs.replace(plan, options={"heap": 20}), 0)
    assert play(plan, 0) != play(msgspec.structs.replace(plan, options={"heap": 6}), 0)
