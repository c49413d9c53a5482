"""Proven positions of Venise: the admiral wins where it can, and finds the only way to stop somebody who would win.

In all of them the hands are known. `win`: the turn can be won, in four cards or more. `stop`: it cannot, and after at
least nine of ten different ends of it the other wins at once, whatever is drawn.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from serenissima.bots.bot import Budget
from serenissima.bots.lore.venise.admiral import Admiral
from serenissima.core.state import NOBODY
from serenissima.games.venise.codes import END_PLAY
from tests.bots.proven_venise import Position, arranged, passed, proof, wins
from tests.games.venise.setting import GAME
from tests.sizes import spread

LINES = (Path(__file__).parent / "positions" / "venise.jsonl").read_text().splitlines()
POSITIONS = [msgspec.json.decode(line, type=Position) for line in LINES]
NAMES = [f"{number}-{position['board']}-{position['task']}" for number, position in enumerate(POSITIONS, 1)]
BUDGET = Budget(seconds=600.0, iterations=400)


@pytest.mark.parametrize("position", spread(POSITIONS, quick=5), ids=NAMES)
def test_the_admiral_finds_it(position: Position) -> None:
    """With four hundred trials the admiral finds the solution, which is checked by the rules alone."""
    state = arranged(position)
    line = Admiral(GAME, 1).plan(GAME.view(state, 0), state.codes(), BUDGET)
    for code in line:
        if code != END_PLAY:
            assert code in state.codes()
            state.play(code)
    if position["task"] == "win":
        assert state.to_move() == NOBODY
        assert state.outcome().winners == (0,)  # type: ignore[union-attr]
    else:
        assert not wins(passed(state))


@pytest.mark.parametrize("position", [position for position in POSITIONS if position["task"] == "win"])
def test_a_turn_that_wins_is_appraised_as_won(position: Position) -> None:
    """A player who has won is not treated as out of the race."""
    state = arranged(position)
    view = GAME.view(state, 0)
    admiral = Admiral(GAME, 1)
    few = Budget(seconds=600.0, iterations=10)
    assert admiral.appraise(view, admiral.plan(view, state.codes(), BUDGET), few) == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_the_positions_are_what_they_claim(position: Position) -> None:
    """Trying every end of the turn confirms what each position claims."""
    state = arranged(position)
    if position["task"] == "win":
        assert wins(state)
        return
    assert not wins(state)
    ends, sound = proof(state)
    assert 0 < sound <= ends * 0.1
