"""Positions of Canal Grande near the end, with all hands known: the Doge finds what is proven to win or to save.

`positions/canal_grande.jsonl` was found by `find_canal_grande.py`. Proof `wins`: these decisions, and no others, win
the match within the round whatever the others do and chance brings. `saves`: after all other decisions the opponent
can win within the round, whatever chance brings.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot
from serenissima.games.canal_grande import GAME
from serenissima.games.canal_grande.state import State
from tests.bots.canal_grande_proofs import Key, decision, judged
from tests.bots.find_canal_grande import arranged

FILE = Path(__file__).parent / "positions" / "canal_grande.jsonl"
POSITIONS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text().splitlines()]
NAMES = [f"{position['motif']}-{number}" for number, position in enumerate(POSITIONS)]
THOUGHT = Budget(seconds=100, iterations=400)


def best(position: dict[str, Any], state: State) -> set[Key]:
    """The right decisions of a position."""
    codes = [[GAME.alphabet.code(GAME.alphabet.parse(text)) for text in texts] for texts in position["best"]]
    return {decision(state, each) for each in codes}


def prove(position: dict[str, Any]) -> None:
    """Checks what the file claims about a position."""
    state = arranged(position)
    found = judged(state)
    assert len(found) == position["among"]
    if position["proof"] == "wins":
        right = {name for name, (_, (least, _)) in found.items() if least > 1 - 1e-9}
    else:
        right = {name for name, (_, (_, most)) in found.items() if most > 1e-9}
    assert right == best(position, state)


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_the_doge_finds_it(position: dict[str, Any]) -> None:
    """The Doge finds a right decision with a small budget."""
    state = arranged(position)
    seat = state.to_move()
    codes = decide(bot(GAME, "doge", 3), GAME.view(state, seat), state.codes(), THOUGHT)
    assert decision(state, codes) in best(position, state)


@pytest.mark.parametrize("position", [each for each in POSITIONS if each["among"] <= 5])
def test_positions_with_few_decisions_are_proven(position: dict[str, Any]) -> None:
    """The claims about positions with few decisions hold for every move and every card that may come."""
    prove(position)


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_all_positions_are_proven(position: dict[str, Any]) -> None:
    """The claims about all positions hold; splits take longer to check."""
    prove(position)
