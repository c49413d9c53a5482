"""Every game teaches itself: its lesson can be taken to the end, answers everything, and speaks like a person."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import serenissima
from serenissima.core.game import AnyGame
from tests.contract import lessons
from tests.sizes import size

GAMES = list(serenissima.all_games().values())


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(
    "check",
    [
        lessons.check_goes_to_its_end,
        lessons.check_coming_back,
        lessons.check_every_answer_can_be_given,
        lessons.check_words,
    ],
    ids=lambda check: check.__name__,
)
def test_a_lesson_keeps_its_promises(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """Every step is reached, may be left and begun again, and has all its words."""
    check(game)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_the_learner_does_is_answered(game: AnyGame) -> None:
    """Each legal move in each step of a lesson is accepted, leads on, or has its answer."""
    lessons.check_everything_is_answered(game, size(60, quick=10, long=100_000))


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_is_shown_how_gets_there(game: AnyGame) -> None:
    """From any point of a step, following "Show me" reaches its goal."""
    lessons.check_showing_leads_to_the_goal(game, size(6, quick=3, long=60))
