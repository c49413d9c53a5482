"""The games, found by scanning this package's folders: each has a `GAME`. No list to edit.

`SERENISSIMA_GAMES` may name further folders (separated like PATH), each holding game packages.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from serenissima.core.errors import SerenissimaError
from serenissima.core.game import AnyGame
from serenissima.core.naming import did_you_mean, plain_name

__path__ = [*__path__, *filter(None, os.environ.get("SERENISSIMA_GAMES", "").split(os.pathsep))]


class UnknownGame(SerenissimaError, LookupError):
    """No game of that name; says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@lru_cache(maxsize=1)
def all_games() -> dict[str, AnyGame]:
    """Every game by its name, in alphabetical order."""
    packages = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg]
    games = [package.GAME for package in packages]
    return {game.name: game for game in sorted(games, key=lambda game: str(game.name))}


def game(name: str) -> AnyGame:
    """The game of exactly this name, as records and messages write it; UnknownGame if there is none."""
    try:
        return all_games()[name]
    except KeyError:
        nearly = did_you_mean(name, all_games())
        raise UnknownGame(f"no game {name!r}{nearly}; there are {', '.join(all_games())}") from None


def game_called(name: str) -> AnyGame:
    """The game of this name as people write it: "Venice Connection", "CANALETTO"; UnknownGame if there is none."""
    return all_games().get(plain_name(name)) or game(name)
