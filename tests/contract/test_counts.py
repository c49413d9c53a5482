"""The number of move sequences from the start is the one in the game's perft file."""

from __future__ import annotations

import pytest

import serenissima
from serenissima._plain import is_compiled
from serenissima.core import state
from serenissima.core.game import AnyGame
from serenissima.core.perft import perft
from tests.contract.perft import Count, counts

AT_ONCE = 400_000 if is_compiled(state) else 60_000
"""Larger counts are tested as slow ones."""

FILES = [
    pytest.param(
        game,
        count,
        id=f"{game.name}-{count.seats}-{count.options}-{count.depth}",
        marks=[pytest.mark.slow] if count.count > AT_ONCE else [],
    )
    for game in serenissima.all_games().values()
    for count in counts(game)
]


@pytest.mark.parametrize(("game", "count"), FILES)
def test_sequences_are_counted_right(game: AnyGame, count: Count) -> None:
    """From the first position there are exactly this many sequences of this length."""
    first = game.new(count.seats, game.read_options(count.options))
    assert perft(first, count.depth) == count.count


def test_a_sequence_that_ends_early_does_not_count() -> None:
    """A match of Pebbles lasts at least two draws and, from a heap of six, two greedy turns with their waves."""
    game = serenissima.game("pebbles")
    first = game.new(2, game.read_options({"heap": 6, "peek": False}))
    while first.to_move() < 0:
        first.play(first.codes()[0])
    first.play(game.alphabet.code(game.alphabet.parse("take 3")))
    first.play(game.alphabet.code(game.alphabet.parse("calm")))
    assert perft(first, 0) == 1
    # take 1, 2 or 3, point at the other
    assert perft(first, 1) == 4
    # take 1: 3 more; take 2: 2 more (take 1, point); take 3: calm, wave; point: three names
    assert perft(first, 2) == (2 + 1) + (1 + 1) + 2 + 3
