"""Tables of Venice Connection for the web client's unit tests (`make fixtures`)."""

from __future__ import annotations

from tests.fixtures import Making, Shown, shown
from tests.games.venice_connection.setting import GAME, A, B, start


def _entered(*tiles: str) -> Shown:
    """The first turn: player A has entered these tiles and not confirmed yet."""
    match = start()
    for tile in tiles:
        match.play(tile)
    return shown(GAME, match.state, A)


def _second() -> Shown:
    """Player A has laid a roof, and player B is to move."""
    match = start()
    match.play_line("0,0:F 1,0:7")
    return shown(GAME, match.state, B)


FIXTURES: Making = {
    "start": _entered,
    "straight": lambda: _entered("0,0:|"),
    "corner": lambda: _entered("0,0:F"),
    "roof": lambda: _entered("0,0:F", "1,0:7"),
    "second": _second,
}
