"""`serenissima puzzles`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from serenissima._plain import is_compiled
from serenissima.cli import main
from serenissima.core import state
from serenissima.games.venice_connection.box import TILES
from serenissima.games.venice_connection.solver.solving import Solved, Solving
from serenissima.games.venice_connection.study import composing


class SolvedOnce:
    """The standard game, solved once on first use and shared by the tests."""

    def __init__(self, supply: int) -> None:
        solving = Solving(supply)
        self.steps = sum(1 for _ in solving.work())
        self._kept = [solved for solved in solving.positions() if solved.only is not None]

    def __call__(self, supply: int) -> SolvedOnce:
        return self

    def work(self) -> Iterator[int]:
        """As many steps as solving takes."""
        return iter(range(self.steps))

    def positions(self) -> Iterator[Solved]:
        """The positions of which puzzles are made."""
        return iter(self._kept)


def test_a_game_without_a_study(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that cannot be analysed is refused with that reason."""
    assert main(["puzzles", "pebbles", "--count", "3"]) == 2
    assert "pebbles" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(state), reason="takes minutes uncompiled")
def test_composed_puzzles_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command writes as many puzzles as requested, with true figures; another seed gives others."""
    monkeypatch.setattr(composing, "Solving", SolvedOnce(TILES))
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
