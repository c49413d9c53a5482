"""Positions from the last auctions of Canaletto: proven, and solved by the Doge."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import serenissima
from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot

from .positions.find_canaletto import Position, found, proven, reached, text

GAME = serenissima.game("canaletto")
KEPT = Path(__file__).parent / "positions" / "canaletto.jsonl"
POSITIONS = [msgspec.json.decode(line, type=Position) for line in KEPT.read_bytes().splitlines()]
SHORT = Budget(seconds=600, iterations=300)


def test_there_are_different_motifs() -> None:
    """The positions contain bids, passes, masks and sales, and in some of them the merchant goes wrong."""
    assert len(POSITIONS) >= 12
    assert {position.wins[0].split()[0] for position in POSITIONS} == {"bid", "pass", "bribe", "sell"}
    assert sum(position.merchant not in position.wins for position in POSITIONS) >= 3


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.wins[0]}")
def test_the_doge_finds_what_wins(position: Position) -> None:
    """Only these moves win whatever the others do and chance brings, and the Doge plays one of them."""
    state = reached(position.setting, position.moves)
    assert [text(code) for code in proven(state)] == position.wins
    assert len(position.wins) < len(state.codes())
    code = bot(GAME, "doge", 1).choose(GAME.view(state, state.to_move()), state.codes(), SHORT)
    assert text(code) in position.wins


@pytest.mark.slow
def test_positions_are_found_as_these_were() -> None:
    """The search for positions still works: one of ten matches gives a position, and it is proven."""
    positions = [position for seed in range(30, 40) for position in found(seed)]
    assert positions
    for position in positions:
        assert [text(code) for code in proven(reached(position.setting, position.moves))] == position.wins
