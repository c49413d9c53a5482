"""The games, found by scanning this package's folders: each has a `GAME`. No list to edit.

`SERENISSIMA_GAMES` may name further folders (separated like PATH), each holding game packages.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from serenissima.core.game import AnyGame

__path__ = [*__path__, *filter(None, os.environ.get("SERENISSIMA_GAMES", "").split(os.pathsep))]


class UnknownGame(LookupError):
    """No game of that name; says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@lru_cache(maxsize=1)
def all_games() -> dict[str, AnyGame]:
    """Every game by its name, in alphabetical order."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    found = [module.GAME for module in modules]
    return {game.name: game for game in sorted(found, key=lambda game: str(game.name))}


def game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return all_games()[name]
    except KeyError:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(all_games())}") from None
