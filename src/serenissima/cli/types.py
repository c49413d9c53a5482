"""`python -m serenissima.cli.types FOLDER`: writes the browser's types, generated from the Python types.

One file for each game (its moves, events, view, study and workshop) and `wire.ts` for the messages between client and
server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.options import OptionValue
from serenissima.core.typescript import typescript
from serenissima.tables import messages

MARK = "// Generated from "


def _headed(origin: str, declarations: str) -> str:
    return f"{MARK}{origin} by `make types`: change it there.\n\n{declarations}"


def game_file(game: AnyGame) -> str:
    """The types of a game."""
    types = {"Move": game.move_type, "Event": game.event_type, "View": game.view_type}
    parts = "the moves, events and view"
    if game.extras.study is not None:
        types.update(game.extras.study().types)
        parts = "the moves, events, view and study"
    if game.extras.workshop is not None:
        types.update(game.extras.workshop().types)
        parts = parts.replace(" and ", ", ") + " and workshop"
    return _headed(f"{parts} of {game.name}", typescript(types))


def wire_file() -> str:
    """The types of the messages, in the order of their modules."""
    return _headed("src/serenissima/tables/messages", typescript(_messages()))


def _messages() -> dict[str, Any]:
    types: dict[str, Any] = {"OptionValue": OptionValue}
    for part in messages.PARTS:
        for name, value in vars(part).items():
            own = isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == part.__name__
            if own or isinstance(value, UnionType):
                types[name] = value
    return types


def files(games: list[AnyGame]) -> dict[str, str]:
    """The content of every file, by name."""
    return {"wire.ts": wire_file(), **{f"{game.name}.ts": game_file(game) for game in games}}


def write(folder: Path) -> list[str]:
    """Writes the files that differ and removes generated ones no longer needed; returns the names it touched."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = files(list(serenissima.all_games().values()))
    touched = []
    for old in sorted(folder.glob("*.ts")):
        if old.name not in wanted and old.read_text("utf-8").startswith(MARK):
            old.unlink()
            touched.append(old.name)
    for name, text in wanted.items():
        file = folder / name
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            touched.append(name)
    return touched


if __name__ == "__main__":
    for written in write(Path(sys.argv[1])):
        print(written)
