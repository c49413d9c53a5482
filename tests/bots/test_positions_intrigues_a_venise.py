"""Positions in which a mission can be accomplished for certain in this turn: proven, and found by the top level."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import serenissima
from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot, bots_for
from serenissima.games.intrigues_a_venise.showing import view
from tests.bots.intrigues_positions import replayed, wins

GAME = serenissima.game("intrigues-a-venise")
FOUND = Path(__file__).parent / "positions" / "intrigues_a_venise.jsonl"
POSITIONS = [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
NAMES = [f"{position['seats']}-{position['mission']}" for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_the_top_level_accomplishes_its_mission(position: dict[str, Any]) -> None:
    """The top level ends its movement in one of the few right ways, announces, and is right."""
    state = replayed(position["seats"], position["codes"])
    seat = state.active
    spymaster = bot(GAME, bots_for(GAME)[-1].name, 1)
    while state.outcome() is None:
        assert state.to_move() == seat, "the turn is over"
        for code in decide(spymaster, view(state, seat), state.codes(), Budget(seconds=60, iterations=400)):
            state.play(code)
    assert state.right and state.announcer == seat


def test_the_positions_are_proven() -> None:
    """The proof covers every ending of the movement, in every deal that fits what the mover has seen."""
    for position in POSITIONS:
        state = replayed(position["seats"], position["codes"])
        assert wins(state) == (position["wins"], position["of"])
