"""Every combination of options works, with every number of players, on the boards of the game and on others."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot
from serenissima.games.venise.extras import conserved
from tests.contract.cases import Case
from tests.contract.checks import MATCH_CHECKS
from tests.contract.secrecy import SECRET_CHECKS
from tests.games.venise.setting import GAME
from tests.games.venise.tables import any_table
from tests.sizes import size, spread


@pytest.mark.parametrize("seats", spread([2, 3, 4]))
@pytest.mark.parametrize("seed", range(size(3, quick=1, long=30, plain=1)))
@pytest.mark.rule("VE-S1", "VE-S4", "VE-T17", "VE-E5")
def test_any_table_keeps_the_contract(seed: int, seats: int) -> None:
    """A random match at a random table ends or goes on, replays, conserves, tells and keeps its secrets."""
    case = Case(GAME, seats, tuple(any_table(seed, seats).items()), seed)
    for check in MATCH_CHECKS:
        check(case)
    for secret in SECRET_CHECKS:
        secret(case)


BUDGET = Budget(seconds=20.0)
FAR = 3_000
"""Entries after which a match of players without a plan is left alone: it may have no end (VE-E5)."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(size(2, quick=1, long=30, plain=1)))
@pytest.mark.rule("VE-A28", "VE-C7", "VE-T9", "VE-T17")
def test_bots_play_at_any_table(seed: int, seats: int) -> None:
    """Whatever the table chose, the gondolier and chance find legal moves, and nothing is lost."""
    match = GAME.start(seats=seats, seed=f"any {seed}", options=any_table(1000 + seed, seats))
    levels = [("sensible", "uniform")[(seed + seat) % 2] for seat in range(seats)]
    bots = [bot(GAME, level, seed + seat) for seat, level in enumerate(levels)]
    state: Any = match.state
    stock = conserved(state)
    while (seat := match.to_move) is not None and len(match.log) < FAR:
        match.play(GAME.alphabet.move(bots[seat].choose(match.view(seat), match.codes(), BUDGET)))
        state = match.state
        assert conserved(state) == stock
        assert all(player.jokers <= 2 for player in state.players)
    assert match.outcome is not None or 0 in (match.options["most_rounds"], match.options["standstill_rounds"])
