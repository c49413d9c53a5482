"""Every game keeps the contract, whatever its seats, options and chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import serenissima
from serenissima.core.game import AnyGame
from tests.contract.cases import Case, cases
from tests.contract.checks import MATCH_CHECKS
from tests.contract.declared import GAME_CHECKS
from tests.contract.secrecy import SECRET_CHECKS
from tests.sizes import PLAIN, size

GAMES = list(serenissima.all_games().values())
ALL = [case for game in GAMES for case in cases(game)]
# uncompiled, every option is tried with the fewest seats only: test_compiled.py compares the matches of all cases
TRIED = [case for case in ALL if size(1, plain=0) or not case.options or case.seats == min(case.game.seats)]


def later(case: Case) -> bool:
    """Whether `make check`, which tries the defaults with the fewest seats, leaves this case to `make test`."""
    return not PLAIN and (bool(case.options) or case.seed != 0 or case.seats != min(case.game.seats))


CASES = [pytest.param(case, marks=[pytest.mark.slow] if later(case) else [], id=str(case)) for case in TRIED]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_a_game_keeps_its_promises(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """What is in the folder of a game is complete and consistent."""
    check(game)


@pytest.mark.parametrize("case", CASES)
def test_a_match_keeps_its_promises(case: Case) -> None:
    """With any seats and options a random match ends, replays, copies, conserves, tells and refuses as promised."""
    for check in MATCH_CHECKS:
        check(case)


@pytest.mark.parametrize("case", CASES)
def test_a_match_keeps_its_secrets(case: Case) -> None:
    """Nobody sees, hears, is offered or is refused anything that would reveal something hidden."""
    for check in SECRET_CHECKS:
        check(case)
