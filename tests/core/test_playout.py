"""Playouts are fast and random: for searching and measuring, never for deciding a match."""

from __future__ import annotations

from collections import Counter

import pytest

import serenissima
from serenissima.core.perft import branches, perft
from serenissima.core.playout import Dice, draw, playout, step
from serenissima.core.state import FORTUNA, NOBODY, State

GAME = serenissima.game("pebbles")


def new() -> State:
    """The first position of the toy for three."""
    state: State = GAME.new(3, GAME.read_options())
    return state


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_plays_to_the_end(seed: int) -> None:
    """Afterwards the match is over, and the number of moves is returned."""
    state = new()
    moves = playout(state, Dice(seed))
    assert state.to_move() == NOBODY
    assert state.outcome() is not None
    assert moves > 8


def test_the_same_dice_play_the_same() -> None:
    """A playout is reproducible from its seed."""
    one, two = new(), new()
    assert playout(one, Dice(5)) == playout(two, Dice(5))
    assert GAME.view(one, 0) == GAME.view(two, 0)


def test_a_limit_stops_it() -> None:
    """No more moves than allowed are made."""
    state = new()
    assert playout(state, Dice(1), 4) == 4
    assert state.to_move() != NOBODY


@pytest.mark.parametrize("seed", [0, 1, -5, 2**40])
def test_dice_are_even_and_in_range(seed: int) -> None:
    """Every number below n comes about equally often, whatever the seed."""
    dice = Dice(seed)
    rolled = Counter(int(dice.below(6)) for _ in range(6000))
    assert set(rolled) == set(range(6))
    assert all(850 < count < 1150 for count in rolled.values())


def test_draws_follow_the_odds() -> None:
    """Fortuna's codes are drawn by weight, a player's evenly."""
    dice = Dice(3)
    drawn = Counter(draw([5, 0, 3, 2], dice) for _ in range(10_000))
    assert drawn[1] == 0
    assert abs(drawn[0] - 5000) < 250
    state = new()
    assert state.to_move() == FORTUNA
    stones = Counter(step(state, FORTUNA, dice) for _ in range(2000))
    assert stones[0] > stones[1] > stones[2] > 250


def test_tickets_are_even() -> None:
    """Tickets lie between 0 and 1, a tenth of them in each tenth."""
    dice = Dice(8)
    tenths = Counter(int(10 * dice.ticket()) for _ in range(10_000))
    assert set(tenths) == set(range(10))
    assert all(850 < count < 1150 for count in tenths.values())


def test_weights_may_be_of_any_size() -> None:
    """Weights beyond 64 bits are drawn as faithfully as small ones."""
    dice = Dice(4)
    huge = 10**29
    drawn = Counter(draw([5 * huge, 3 * huge + 1, 2 * huge], dice) for _ in range(10_000))
    assert [abs(drawn[i] - expected) < 250 for i, expected in enumerate((5000, 3000, 2000))] == [True] * 3
    assert all(0 <= dice.below_any(huge) < huge for _ in range(100))


def test_sequences_are_counted() -> None:
    """Sequences have exactly this many moves, Fortuna's included; a finished match has none."""
    assert [perft(new(), depth) for depth in range(4)] == [1, 3, 9, 26]
    assert len(branches(new())) == 3
    over = new()
    playout(over, Dice(1))
    assert (perft(over, 0), perft(over, 1), branches(over)) == (1, 0, [])
