"""Knowing one game's folder is knowing all of them: one role has one name in every game (decision 21)."""

from __future__ import annotations

from pathlib import Path

import pytest

import serenissima
from serenissima.core.game import AnyGame
from serenissima.games import all_games
from tests.contract import grammar

pytestmark = pytest.mark.once

SOURCES = Path(serenissima.__file__).parent
TUTORIAL = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
def test_every_role_has_its_one_name(game: AnyGame) -> None:
    """Names are those of the grammar or listed under "Only here:"; the state is built in two steps, not a chain."""
    assert grammar.problems(game.folder) == []


def test_no_file_is_too_long() -> None:
    """No file of a game has more than 400 lines."""
    assert grammar.long_files(SOURCES) == []


def test_the_tutorial_prints_the_list() -> None:
    """The tables of docs/adding-a-game.md are those of the grammar."""
    text = TUTORIAL.read_text("utf-8")
    assert grammar.table(grammar.ROLES) in text
    assert grammar.table(grammar.STATE_ROLES) in text
    assert grammar.table(grammar.SETUP_ROLES) in text


def a_game(folder: Path, **files: str) -> Path:
    """A folder with all roles, empty except for these files; two underscores in a name stand for a folder."""
    for name in grammar.ROLES.keys() - grammar.OPTIONAL:
        (folder / f"{name}.py").touch()
    for name, text in files.items():
        file = folder / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


def test_a_strange_name_is_found(tmp_path: Path) -> None:
    """Unlisted names, listed but missing files, missing roles and wrong words for a role are found."""
    folder = a_game(tmp_path, worth="", sight="")
    (folder / "imagine.py").unlink()
    assert grammar.problems(folder) == [
        "sight: call it view or showing",
        "imagine: every game has it",
        'worth: is no role and does not stand under "Only here:"',
    ]
    (folder / "sight.py").unlink()
    (folder / "imagine.py").touch()
    (folder / "__init__.py").write_text(
        '"""A game.\n\nOnly here:\n\n- `worth`: what it is\n  worth\n- `gone`: away\n- `state/tide`: ebb\n"""\n'
    )
    assert grammar.problems(folder) == [
        f'{name}: stands under "Only here:" and is not there' for name in ("gone", "state/tide")
    ]


def test_a_chain_of_classes_is_found(tmp_path: Path) -> None:
    """Only core State <- Position <- State is allowed; a phase is a module of functions."""
    base = "from serenissima.core.state import State as Protocol\n\n\nclass Position(Protocol):\n    pass\n"
    folder = a_game(tmp_path, state="class State(Position):\n    pass\n", box=base)
    assert grammar.problems(folder) == []
    (folder / "state.py").write_text("class Turns(Position):\n    pass\n\n\nclass State(Turns):\n    pass\n")
    assert grammar.problems(folder) == ["class Turns is made from Position", "class State is made from Turns"]


def test_what_a_folder_of_states_must_have(tmp_path: Path) -> None:
    """The parts of a `state` folder have fixed names, and it exports only State."""
    folder = a_game(tmp_path)
    (folder / "state.py").unlink()
    (folder / "state").mkdir()
    for name in ("position", "state", "bidding"):
        (folder / "state" / f"{name}.py").touch()
    (folder / "state" / "__init__.py").write_text("from game.state.state import OVER, State\n")
    assert grammar.problems(folder) == [
        "state/ending: is not there",
        "state/rules: is not there",
        "state/__init__: exports OVER, State, not State alone",
    ]


def test_a_long_file_is_found(tmp_path: Path) -> None:
    """400 lines are allowed, one more is not."""
    (tmp_path / "long.py").write_text("x = 1\n" * 401)
    (tmp_path / "short.py").write_text("x = 1\n" * 400)
    assert grammar.long_files(tmp_path) == ["long.py: 401 lines"]
