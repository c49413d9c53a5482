"""When a bot's answer is heard: not by how long it came can anybody tell what it could have done."""

from __future__ import annotations

from dataclasses import replace

import pytest

import serenissima
from serenissima.bots.levels import bots_for
from serenissima.core.match import Match
from serenissima.server.prompts import pace
from serenissima.server.settings import Settings

SETTINGS = Settings(bot_delay=0.4, bot_seconds=1.0)


@pytest.fixture
def match() -> Match:
    """A match of the toy, which has secrets."""
    found: Match = serenissima.game("pebbles").start(seats=2, seed=1, options={"heap": 6})
    return found


def test_an_answer_takes_the_same_time_with_and_without_a_choice(match: Match) -> None:
    """A bot that thinks as long as it may is waited for in any case, also when only one move is possible."""
    for level in bots_for(match.game):
        many = pace(SETTINGS, match, level.name)
        lonely = Match(match.game, 2)
        assert pace(SETTINGS, lonely, level.name) == many
        assert many >= SETTINGS.bot_delay
        if level.thinks:
            assert many > SETTINGS.bot_seconds


def test_where_nothing_is_secret_nobody_waits(match: Match) -> None:
    """Then a single move may be played at once."""
    match.game = replace(match.game, shared=lambda state: True)
    assert {pace(SETTINGS, match, level.name) for level in bots_for(match.game)} == {SETTINGS.bot_delay}
