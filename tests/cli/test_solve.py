"""`serenissima solve`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serenissima.cli import main

GAME = "venice-connection"


def solved(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the command prints on stdout."""
    assert main(["solve", GAME, *argv]) == 0
    return capsys.readouterr().out


def test_json_has_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has supply, positions, winner, turns, first turns, unique wins by tiles laid, time and memory."""
    found = json.loads(solved(capsys, "--supply", "4", "--json"))
    assert found["supply"] == 4
    assert found["bridge"] is False
    assert found["positions"] == 4
    assert (found["winner"], found["turns"]) == ("first", 3)
    assert found["first_turns"] == [
        {"turn": "0,0:7", "wins": True, "turns": 3},
        {"turn": "0,0:F 1,0:7", "wins": False, "turns": 2},
    ]
    assert found["unique_wins"] == {"2": 1, "3": 1}
    assert found["longest_win"]["turns"] == 1
    assert found["seconds"] >= 0
    assert found["memory_mb"] is None or found["memory_mb"] > 0


def test_bridge_is_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    """--bridge and --option bridge=true mean the same, and change the solution."""
    short, long, without = (
        json.loads(solved(capsys, "--json", "--supply", "8", *argv))
        for argv in (["--bridge"], ["--option", "bridge=true"], [])
    )
    for report in (short, long, without):
        del report["seconds"], report["memory_mb"]
    assert short == long
    assert short["positions"] == without["positions"]
    assert short["by_turns"] != without["by_turns"]


def test_tables_use_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the figures are shown in tables without untranslated keys."""
    text = solved(capsys, "--supply", "6")
    assert "live positions" in text
    assert "0,0:F 1,0:7" in text
    assert "cli-" not in text


def test_write_makes_a_book(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """--write stores the whole solution in a file, and the same command writes the same file."""
    for name in ("one", "other"):
        solved(capsys, "--supply", "8", "--write", str(tmp_path / name))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes() != b""


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["pebbles"], "pebbles has no solver"),
        (["pebbles", "--supply", "8"], "supply"),
        ([GAME, "--supply", "17"], "at most 16"),
        ([GAME, "--supply", "3"], "from 4 to 20"),
        ([GAME, "--option", "mint_tide=true"], "mint_tide"),
        (["nothing"], "no game 'nothing'"),
    ],
)
def test_what_cannot_be_solved_is_refused(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a solver, or unsuitable options, are refused in one line with exit code 2."""
    assert main(["solve", *argv]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.count("\n") == 1
