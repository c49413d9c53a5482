"""Golden records: at least three whole matches of each game replay to their outcome, draw by draw."""

from __future__ import annotations

from pathlib import Path

import pytest

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.record import verify
from tests.contract.perft import TESTS

GAMES = list(serenissima.all_games().values())


def golden(game: AnyGame) -> list[Path]:
    """The stored records of a game."""
    return sorted((TESTS / "games" / game.folder.name / "records").glob("*.jsonl"))


RECORDS = [pytest.param(game, file, id=f"{game.name}-{file.stem}") for game in GAMES for file in golden(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_golden_records(game: AnyGame) -> None:
    """Every game has at least three golden records."""
    assert len(golden(game)) >= 3


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_a_golden_record_replays(game: AnyGame, file: Path) -> None:
    """The record loads, ends with the outcome in its header, and is written back unchanged."""
    kept = file.read_text("utf-8")
    match = serenissima.load(kept)
    assert match.game is game
    assert match.outcome is not None
    assert match.record().splitlines()[1:] == kept.splitlines()[1:]
    if match.fortuna is not None:
        assert verify(match).problem == ""
