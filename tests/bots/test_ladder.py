"""Every rung of Venice Connection's ladder of bots beats the one below. `docs/bots.md` has the full figures."""

from __future__ import annotations

from itertools import pairwise

import pytest

import serenissima
from serenissima.arena.contest import Contest, run
from serenissima.arena.result import result
from serenissima.bots.levels import bots_for

RUNGS = [level.name for level in bots_for(serenissima.game("venice-connection")) if level.name != "search"]


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(RUNGS)))
def test_every_rung_beats_the_one_below(lower: str, upper: str) -> None:
    """Forty matches, both seat orders: the 95 % interval of the upper one lies above one half."""
    contest = Contest(game="venice-connection", bots=(lower, upper), matches=40, seed=2)
    found = result(contest, list(run(contest)))
    assert not found.errors
    assert found.bots[1].low > 0.5, found
