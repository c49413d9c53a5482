"""`serenissima puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serenissima._plain import is_compiled
from serenissima.cli import main
from serenissima.core import state


def test_a_game_without_a_study(capsys: pytest.CaptureFixture[str]) -> None:
    """For a game that cannot be analysed it says so."""
    assert main(["puzzles", "pebbles", "--count", "3"]) == 2
    assert "pebbles" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(state), reason="takes minutes uncompiled")
def test_composed_puzzles_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It writes as many as were asked for, and its figures say what they are; another seed gives others."""
    files = [tmp_path / "one", tmp_path / "two", tmp_path / "three"]
    for file, seed in zip(files, ("1", "1", "2"), strict=True):
        assert (
            main(["puzzles", "venice-connection", "--count", "50", "--seed", seed, "--write", str(file), "--json"]) == 0
        )
        report = json.loads(capsys.readouterr().out)
        assert report["puzzles"] == sum(grade["puzzles"] for grade in report["grades"]) == 50
        assert sum(map(len, json.loads(file.read_text())["grades"])) == 50
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()
    assert main(["puzzles", "venice-connection", "--count", "10"]) == 0
    assert "By grade" in capsys.readouterr().out
