"""The contract tests can fail: faults planted in the toy are caught, each by the promise it breaks."""

from __future__ import annotations

import pytest

import serenissima
from serenissima.core.game import AnyGame
from tests.contract import checks, declared, positions, secrecy
from tests.contract.cases import Case
from tests.contract.planted.leaks import (
    LEAKS,
    loud_draw,
    onlooker_view,
    open_view,
    silent_take,
    talking_clock,
    talking_codes,
    talking_refusal,
)
from tests.contract.planted.positions import BAD_POSITIONS
from tests.contract.planted.promises import BROKEN_PROMISES
from tests.contract.planted.toy import Plant

pytestmark = pytest.mark.once

PLANTS = [*LEAKS, *BROKEN_PROMISES, *BAD_POSITIONS]


def keep_all(game: AnyGame) -> None:
    """Runs all checks of the contract on a few matches of a game."""
    for check in declared.GAME_CHECKS:
        check(game)
    for seed in range(4):
        case = Case(game, 3, (), seed)
        for each in checks.MATCH_CHECKS:
            each(case)
        for secret in secrecy.SECRET_CHECKS:
            secret(case)
        for position in positions.POSITION_CHECKS:
            position(case)


def test_the_toy_itself_passes() -> None:
    """Without a fault these matches pass, so whatever a fault raises is its own doing."""
    keep_all(serenissima.game("pebbles"))


@pytest.mark.parametrize(("plant", "found"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_fault_is_caught(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with this fault does not pass, and the message names the broken promise."""
    planted = plant(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises((AssertionError, ValueError), match=found):
        keep_all(planted)


@pytest.mark.parametrize("plant", [open_view, onlooker_view, loud_draw, talking_codes, talking_refusal, talking_clock])
def test_a_leak_is_caught_by_the_checks_of_secrets_alone(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks of secrets find a leak by themselves, without the other checks."""
    planted = plant(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises(AssertionError):
        sum(secrecy.hidden_moves(Case(planted, 3, (), seed)) for seed in range(4))


def test_a_step_that_is_seen_and_not_heard_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries are counted by what is heard, so a step that is seen but not heard is a fault."""
    planted = silent_take(monkeypatch, serenissima.game("pebbles"))
    with pytest.raises(AssertionError, match="heard nothing of"):
        secrecy.unheard(Case(planted, 3, (), 0))


def test_the_checks_of_secrets_have_something_to_compare() -> None:
    """Hidden moves of the toy really create worlds that some observer cannot tell apart."""
    case = Case(serenissima.game("pebbles"), 3, (), 0)
    assert secrecy.hidden_moves(case) > 10
    assert secrecy.imagined(case) > 10
    whispering = Case(serenissima.game("canal-grande"), 2, (), 0)
    assert secrecy.unheard(whispering) > 10
