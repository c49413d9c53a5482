"""A bot remembers nothing: what it does follows from its seed, what it sees and what it may spend (decision 15)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import Level, adviser, bots_for
from serenissima.bots.luck import luck, luck_of
from serenissima.bots.search import Appraising, Weighing
from serenissima.core.game import AnyGame
from serenissima.core.match import Match
from tests.sizes import size

FEW = Budget(seconds=600.0, iterations=12)
DECISIONS = size(6, quick=3, long=40, plain=3)
LEVELS = [
    pytest.param(game, level, id=f"{game.name}-{level.name}")
    for game in serenissima.all_games().values()
    for level in bots_for(game)
]


def positions(game: AnyGame, seed: int) -> list[tuple[int, object, list[int]]]:
    """Views of seats that have a choice, spread over a random match: the seat, its view and its codes."""
    random = Random(f"{game.name}/{seed}")
    match: Match = game.start(seed=seed)
    found = []
    while match.to_move is not None:
        codes = match.codes()
        if len(codes) > 1:
            found.append((match.to_move, match.view(match.to_move), codes))
        match.play(game.alphabet.move(random.choice(codes)))
    return [found[i * len(found) // DECISIONS] for i in range(min(DECISIONS, len(found)))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_bot_that_was_kept_does_what_a_new_one_does(game: AnyGame, level: Level) -> None:
    """Asked about other positions before, in any order, or about none, a bot decides the same."""
    for seed in (1, 2):
        asked = positions(game, seed)
        fresh = [decide(level.make(seed), view, codes, FEW) for _, view, codes in asked]
        kept = level.make(seed)
        assert [decide(kept, view, codes, FEW) for _, view, codes in asked] == fresh
        assert [decide(kept, view, codes, FEW) for _, view, codes in reversed(asked)] == fresh[::-1]


@pytest.mark.parametrize("game", serenissima.all_games().values(), ids=lambda game: game.name)
def test_whoever_advises_remembers_nothing(game: AnyGame) -> None:
    """The figures for hints and looks back are the same from a new bot and from one that has been used."""
    kept = adviser(game, 5)
    for _, view, codes in positions(game, 3):
        first = adviser(game, 5).weigh(view, codes, FEW)
        assert kept.weigh(view, codes, FEW) == first
        assert isinstance(kept, Weighing)
        if isinstance(kept, Appraising):
            plan = first[0].plan if first else codes[:1]
            again = adviser(game, 5)
            assert isinstance(again, Appraising)
            assert kept.appraise(view, plan, FEW) == again.appraise(view, plan, FEW)


def test_chance_follows_from_the_seed_and_the_view() -> None:
    """Seed and view determine the chance, whether or not the view was serialised; another of either changes it."""
    game = serenissima.game("pebbles")
    (_, one, _), (_, other, _) = positions(game, 1)[:2]

    def drawn(seed: int, view: object) -> float:
        return luck(seed, view).random()

    assert drawn(1, one) == drawn(1, one)
    assert len({drawn(1, one), drawn(2, one), drawn(-1, one), drawn(1, other), drawn(2**80, one)}) == 5
    assert luck_of(1, msgspec.json.encode(one)).random() == drawn(1, one)
