"""Rungs of ladders of bots that can be tried in no time: each beats the one below. `docs/bots.md` has all figures."""

from __future__ import annotations

from itertools import pairwise

import pytest

import serenissima
from serenissima.arena.contest import Contest, Played, run
from serenissima.arena.decision import decide
from serenissima.bots.levels import bots_for

CANALS = [level.name for level in bots_for(serenissima.game("venice-connection")) if level.name != "search"]
MARGIN = 0.15
SPIES = ["novice", "sensible", "spymaster"]


def better(game: str, bots: tuple[str, ...], most: int) -> None:
    """The first name wins more than its part, sure to 95 %, after at most so many matches."""
    contest = Contest(game=game, bots=bots, matches=most, seed=2)
    played: list[Played] = []
    for match in run(contest):
        assert not match.error
        played.append(match)
        if decide(contest, played, MARGIN).verdict != "open":
            break
    assert decide(contest, played, MARGIN).verdict == "better", played


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(CANALS)))
def test_every_rung_of_venice_connection_beats_the_one_below(lower: str, upper: str) -> None:
    """Both seat orders."""
    better("venice-connection", (upper, lower), 60)


@pytest.mark.slow
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(SPIES)))
def test_every_rung_of_intrigues_beats_the_one_below(lower: str, upper: str) -> None:
    """Partners of one kind, every deal with both."""
    better("intrigues-a-venise", (upper, upper, lower, lower), 120)
