"""Games are found by scanning: a sixth one needs its own folder and nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serenissima
from serenissima.games import UnknownGame

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy"
COMMAND = "import sys; from serenissima.cli import main; sys.exit(main())"
PLAY = """
import json, serenissima
game = serenissima.game("pebbles")
match = game.start(seats=3, seed=7)
while match.to_move is not None:
    match.play(match.moves()[0])
print(json.dumps({"games": list(serenissima.all_games()), "outcome": match.outcome.reason}))
"""


def run(*command: str, games: str) -> str:
    """The output of a new process that also looks for games in this folder."""
    environment = {**os.environ, "SERENISSIMA_GAMES": games}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_folder_is_all_it_takes(tmp_path: Path) -> None:
    """A copy of the toy in another folder is found beside the other games and can be played."""
    script = "import json, serenissima; print(json.dumps(list(serenissima.all_games())))"
    without = json.loads(run("-c", script, games=""))
    assert "pebbles" not in without
    shutil.copytree(TOY / "pebbles", tmp_path / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    found = json.loads(run("-c", PLAY, games=str(tmp_path)))
    assert found["games"] == sorted([*without, "pebbles"])
    assert found["outcome"] in {"points", "shared"}


@pytest.mark.slow
def test_the_command_line_lists_it() -> None:
    """`serenissima games --json` lists it with title, seats and options."""
    listed = {game["name"]: game for game in json.loads(run("-c", COMMAND, "games", "--json", games=str(TOY)))}
    assert listed["pebbles"]["title"] == "Pebbles"
    assert listed["pebbles"]["seats"] == [2, 3, 4]
    assert [option["name"] for option in listed["pebbles"]["options"]] == ["heap", "peek", "last"]


def test_nothing_outside_its_folders_names_it() -> None:
    """Neither the platform nor another game nor the web client mentions the toy."""
    places = [ROOT / "src", ROOT / "web" / "src", ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "Makefile"]
    files = [file for place in places for file in (place.rglob("*") if place.is_dir() else [place])]
    written = [file for file in files if file.suffix in {".py", ".ts", ".svelte", ".toml", ".ftl", ".json", ""}]
    written = [file for file in written if not file.name.endswith(".test.ts")]
    naming = [
        str(file)
        for file in written
        if file.is_file() and "web_client" not in file.parts and "pebbles" in file.read_text("utf-8").lower()
    ]
    assert naming == []


def test_several_folders_can_be_named(tmp_path: Path) -> None:
    """The variable is a list like PATH; empty parts and folders without games do no harm."""
    games = os.pathsep.join(["", str(tmp_path), str(TOY), ""])
    assert "pebbles" in run("-c", "import serenissima; print(*serenissima.all_games())", games=games)


def test_an_unknown_game_says_which_there_are() -> None:
    """The error for an unknown game lists the names."""
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*pebbles"):
        serenissima.game("chess")


def test_games_come_in_alphabetical_order() -> None:
    """Games are sorted by name, whatever the order of the folders."""
    assert list(serenissima.all_games()) == sorted(serenissima.all_games())


def test_a_module_of_a_game_is_imported_by_its_full_name() -> None:
    """Nothing in the package shadows the folder of games."""
    assert run("-c", "import serenissima.games.pebbles.view as view; print(view.__name__)", games=str(TOY)).strip()
