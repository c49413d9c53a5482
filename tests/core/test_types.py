"""The browser's types are generated from the Python types and are up to date."""

from __future__ import annotations

from pathlib import Path

import serenissima
from serenissima.cli import types

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "types"


def test_the_committed_types_are_up_to_date() -> None:
    """web/src/types is exactly what the Python types give now."""
    boxed = [game for game in serenissima.all_games().values() if game.folder.is_relative_to(ROOT / "src")]
    wanted = types.files(boxed)
    there = {file.name: file.read_text("utf-8") for file in FOLDER.glob("*.ts")}
    stale = [name for name in sorted(wanted.keys() | there.keys()) if wanted.get(name) != there.get(name)]
    assert not stale, f"{', '.join(stale)} in web/src/types is not up to date: run `make types`"


def test_the_toys_types_are_up_to_date() -> None:
    """The drawn board of the toy uses the current types of the toy."""
    there = (ROOT / "web" / "toy" / "pebbles" / "types.ts").read_text("utf-8")
    assert there == types.game_file(serenissima.game("pebbles")), "run `make types`"


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    """Only differences are written; generated files of no game are removed, others left alone."""
    (tmp_path / "gone.ts").write_text(types.MARK + "a game that is no more\n")
    (tmp_path / "mine.ts").write_text("export {};\n")
    names = {f"{name}.ts" for name in serenissima.all_games()} | {"wire.ts"}
    assert set(types.write(tmp_path)) == names | {"gone.ts"}
    assert types.write(tmp_path) == []
    assert {file.name for file in tmp_path.iterdir()} == names | {"mine.ts"}
