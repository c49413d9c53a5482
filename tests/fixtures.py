"""`python -m tests.fixtures`: tables for the web client's unit tests, as the server would show them.

A game's `tests/games/<game>/fixtures.py` has `FIXTURES`: names, and what makes each of them from a real position. They
are written to `web/src/games/<game>/fixtures.json` by `make fixtures`, and read there with
`web/src/testing/fixtures.ts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import msgspec

import serenissima
from serenissima.core.game import AnyGame
from serenissima.core.state import NOBODY, ONLOOKER, State, Told
from serenissima.tables.messages import HeardEvent

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src" / "games"


class Shown(msgspec.Struct, kw_only=True):
    """What a seat (None: an onlooker) is shown: its view, its legal moves, and what it heard on the way there."""

    seat: int | None
    to_move: int | None
    view: object
    moves: list[object]
    heard: list[HeardEvent]


Making = Mapping[str, Callable[[], Shown]]


def shown(game: AnyGame, state: State, seat: int | None, told: Sequence[Told] = ()) -> Shown:
    """A position as this seat sees it; everything told counts as one entry."""
    viewer = ONLOOKER if seat is None else seat
    mover = state.to_move()
    codes = state.codes() if mover == seat and mover != NOBODY else []
    return Shown(
        seat=seat,
        to_move=None if mover < 0 else mover,
        view=game.view(state, viewer),
        moves=[game.alphabet.move(code) for code in codes],
        heard=[
            HeardEvent(n=1, event=msgspec.Raw(msgspec.json.encode(each.event)), rule=each.rule)
            for each in told
            if each.reaches(viewer)
        ],
    )


def files() -> dict[Path, str]:
    """Every file of fixtures by its path, one fixture per line."""
    found = {}
    for game in serenissima.all_games().values():
        if (ROOT / "tests" / "games" / game.folder.name / "fixtures.py").is_file():
            making: Making = import_module(f"tests.games.{game.folder.name}.fixtures").FIXTURES
            lines = [f'"{name}": {msgspec.json.encode(make()).decode()}' for name, make in making.items()]
            found[CLIENT / game.name / "fixtures.json"] = "{\n" + ",\n".join(lines) + "\n}\n"
    return found


if __name__ == "__main__":
    for path, text in files().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(path.relative_to(ROOT))
