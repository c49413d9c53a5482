"""The bots that know no particular game, on the toy game."""

from __future__ import annotations

from random import Random
from threading import Event
from time import monotonic
from typing import Any

import pytest

import serenissima
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.greedy import Greedy
from serenissima.bots.levels import bot, bots_for
from serenissima.bots.payoff import payoffs
from serenissima.bots.search import Search
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame
from serenissima.core.outcome import Outcome
from tests.playing import between
from tests.toy.altered import altered_pebbles

FEW = Budget(seconds=60, iterations=60)


@pytest.fixture
def toy() -> AnyGame:
    """The toy game."""
    return serenissima.game("pebbles")


def whole_match(game: AnyGame, bots: list[Bot], seed: int, budget: Budget = FEW) -> Outcome:
    """Plays to the end; every choice is checked to be legal."""
    outcome = between(game, bots, seed, budget).outcome
    assert outcome is not None
    return outcome


def settled(game: AnyGame, seats: int = 2, seed: int = 1) -> Any:
    """A match in which a player is to move."""
    return game.start(seats=seats, seed=seed)


def own_points(view: Any) -> float:
    """How good a view of the toy is: the share of the pebbles that the viewer has."""
    taken = [player.taken for player in view.players]
    return float(taken[view.seat] / (1 + sum(taken)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_bot_plays_legally_to_the_end_at_every_number_of_seats(toy: AnyGame, seats: int, seed: int) -> None:
    """Whatever the number of players, each bot of a game chooses legal moves until the match is over."""
    for level in bots_for(toy):
        whole_match(toy, [level.make(seed + seat) for seat in range(seats)], seed)
    whole_match(toy, [Greedy(toy, own_points, seed) for _ in range(seats)], seed)


def test_search_plays_in_teams(toy: AnyGame) -> None:
    """The search runs where seats form teams."""
    teams = altered_pebbles(teams=lambda state: (0, 1, 0, 1)[: state.rules.seats])
    whole_match(teams, [Search(teams, seat) for seat in range(4)], seed=5)


@pytest.mark.parametrize("make", [Uniform, lambda seed: Search(serenissima.game("pebbles"), seed)])
def test_the_same_seed_gives_the_same_choices(toy: AnyGame, make: Any) -> None:
    """With a budget of iterations a bot depends on its seed alone."""
    match = settled(toy)
    choices = [[make(7).choose(match.view(0), match.codes(), FEW) for _ in range(3)] for _ in range(2)]
    assert choices[0] == choices[1]


def test_uniform_chooses_every_legal_move(toy: AnyGame) -> None:
    """Different uniform bots choose every legal move; the same one, asked again, chooses the same."""
    match = settled(toy)
    chosen = [Uniform(seed).choose(match.view(0), match.codes(), FEW) for seed in range(200)]
    assert set(chosen) == set(match.codes())
    player = Uniform(3)
    assert {player.choose(match.view(0), match.codes(), FEW) for _ in range(20)} == {chosen[3]}


def test_search_is_stronger_than_uniform(toy: AnyGame) -> None:
    """A hundred iterations beat chance in most matches (seeds 0 to 19, both seats)."""
    wins = 0
    for seed in range(20):
        bots: list[Bot] = [Search(toy, seed), Uniform(seed)]
        own = seed % 2
        outcome = whole_match(toy, bots if own == 0 else bots[::-1], seed)
        wins += outcome.ranks[own] == 1
    assert wins >= 14


def test_search_takes_what_wins_at_once(toy: AnyGame) -> None:
    """With one decision left, the search finds the winning move."""
    match = toy.start(seats=2, seed=1, options={"heap": 6, "peek": False})
    match.play("take 2")
    match.play("take 1")
    code = Search(toy, 1).choose(match.view(0), match.codes(), Budget(seconds=60, iterations=400))
    assert toy.alphabet.text(toy.alphabet.move(code)) == "take 3"


def test_search_stops_when_interrupted(toy: AnyGame) -> None:
    """A set flag ends the thinking at once, and there is still a legal answer."""
    match = settled(toy)
    flag = Event()
    flag.set()
    begun = monotonic()
    code = Search(toy, 1).choose(match.view(0), match.codes(), Budget(seconds=600, interrupt=flag))
    assert code in match.codes()
    assert monotonic() - begun < 60


def test_search_answers_without_any_budget(toy: AnyGame) -> None:
    """Without any time the search still gives a legal move."""
    match = settled(toy)
    assert Search(toy, 1).choose(match.view(0), match.codes(), Budget(seconds=0)) in match.codes()


def test_greedy_takes_the_best_looking_move(toy: AnyGame) -> None:
    """One move ahead the greedy bot maximises the value of its own view."""
    match = settled(toy)
    code = Greedy(toy, own_points, 4).choose(match.view(0), match.codes(), Budget(seconds=60))
    assert toy.alphabet.text(toy.alphabet.move(code)) == "take 3"


def test_greedy_answers_without_any_budget(toy: AnyGame) -> None:
    """Without any time the greedy bot still gives a legal move."""
    match = settled(toy)
    assert Greedy(toy, own_points, 4).choose(match.view(0), match.codes(), Budget(seconds=0)) in match.codes()


def test_bots_are_given_no_state(toy: AnyGame) -> None:
    """A bot decides the same in two worlds that look the same to it."""
    match = settled(toy, seats=3)
    other = toy.imagine(match.view(0), Random(99))
    assert toy.view(other, 0) == match.view(0)
    for level in bots_for(toy):
        first = level.make(11).choose(match.view(0), match.codes(), FEW)
        assert first == level.make(11).choose(toy.view(other, 0), other.codes(), FEW)


@pytest.mark.parametrize(
    ("ranks", "teams", "expected"),
    [
        ((1, 2), (0, 1), [1.0, 0.0]),
        ((1, 1), (0, 1), [0.5, 0.5]),
        ((2, 1, 3), (0, 1, 2), [0.0, 1.0, 0.0]),
        ((1, 1, 3, 4), (0, 1, 2, 3), [0.5, 0.5, 0.0, 0.0]),
        ((1, 2, 1, 2), (0, 1, 2, 3), [0.5, 0.0, 0.5, 0.0]),
        ((1, 2, 1, 2), (0, 1, 0, 1), [1.0, 0.0, 1.0, 0.0]),
    ],
)
def test_payoffs_follow_the_ranks_of_teams(
    ranks: tuple[int, ...], teams: tuple[int, ...], expected: list[float]
) -> None:
    """Only first place pays; teams that tie share it, and each member gets the payoff of the team."""
    assert payoffs(Outcome(ranks=ranks, reason="x"), teams) == pytest.approx(expected)


def test_a_team_that_was_dealt_wins_as_a_whole() -> None:
    """Where those in first place have won together, each gets the full payoff."""
    outcome = Outcome(ranks=(1, 2, 1, 2), reason="x", together=True)
    assert payoffs(outcome, (0, 1, 2, 3)) == [1.0, 0.0, 1.0, 0.0]


def test_bot_of_levels_is_the_named_one(toy: AnyGame) -> None:
    """A bot is made by its name."""
    assert isinstance(bot(toy, "uniform", 1), Uniform)
    assert isinstance(bot(toy, "search", 1), Search)
