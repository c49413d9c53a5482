"""Every game keeps the contract, whatever its seats, options and chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import serenissima
from serenissima.core.game import AnyGame
from tests.contract.cases import Case, cases
from tests.contract.checks import GAME_CHECKS, MATCH_CHECKS
from tests.contract.secrecy import SECRET_CHECKS

GAMES = list(serenissima.all_games().values())
CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_a_game_keeps_its_promises(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """What stands in the folder of a game is complete and agrees with itself."""
    check(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_keeps_its_promises(case: Case) -> None:
    """A random match of any seat count and option ends, replays, copies, conserves, tells and refuses as promised."""
    for check in MATCH_CHECKS:
        check(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_keeps_its_secrets(case: Case) -> None:
    """Nobody sees, hears, is offered or is refused anything by which a hidden thing could be known."""
    for check in SECRET_CHECKS:
        check(case)
