"""Which bots a game offers, by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from serenissima.bots import lore
from serenissima.bots.bot import Bot
from serenissima.bots.greedy import Greedy
from serenissima.bots.search import Search, Weighing
from serenissima.bots.tree import Guide
from serenissima.bots.uniform import Uniform
from serenissima.core.game import AnyGame


class UnknownBot(LookupError):
    """The game has no bot of that name; says which it has."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Level:
    """A bot as it is offered: `title` is the key of its name, `<title>.help` of how it plays; `make(seed)` makes it.

    Whoever has the same seed does the same in the same position; it is one for all decisions of a seat in a match.

    `thinks`: it uses all the time it is given, unless it has no choice. `plans`: with the first small move of a turn it
    decides on those that follow.
    """

    name: str
    title: str
    make: Callable[[int], Bot]
    thinks: bool = False
    plans: bool = False


def bots_for(game: AnyGame) -> list[Level]:
    """The bots of a game, weakest first: `uniform` and `search` on every game, then those of its lore."""
    search = Level("search", "bot-search", lambda seed: Search(game, seed), thinks=True)
    levels = [Level("uniform", "bot-uniform", Uniform), search]
    known = lore_of(game)
    if known is None:
        return levels
    if hasattr(known, "levels"):
        return [*levels, *known.levels(game)]
    return [*levels, Level("sensible", "bot-sensible", _by_lore(game, known))]


def default_level(game: AnyGame) -> str:
    """The opponent of somebody who did not choose one: the one the lore names, else the strongest."""
    named: str | None = getattr(lore_of(game), "DEFAULT", None)
    return named or strongest(game)


def strongest(game: AnyGame) -> str:
    """Whom to ask for advice."""
    return bots_for(game)[-1].name


def adviser(game: AnyGame, seed: int = 0) -> Weighing:
    """Who judges decisions for people: the strongest bot if it gives figures, else a search with the game's guide."""
    found = bot(game, strongest(game), seed)
    return found if isinstance(found, Weighing) else Search(game, seed, guide_of(game))


def guide_of(game: AnyGame) -> Guide:
    """What the search is told about this game: its lore's `guide()`, or nothing."""
    make: Callable[[], Guide] | None = getattr(lore_of(game), "guide", None)
    return Guide() if make is None else make()


def apart(game: AnyGame, codes: Sequence[int]) -> bool:
    """Whether a decision of its own begins where these codes are legal, even in the middle of a turn.

    The lore's `apart(codes)` says so. Elsewhere all small moves that a seat makes until somebody else acts are one.
    """
    own: Callable[[Sequence[int]], bool] | None = getattr(lore_of(game), "apart", None)
    return own is not None and own(codes)


def foretells(game: AnyGame, seats: int) -> bool:
    """Whether anybody can foretell who wins better than by a fair share; a lore that cannot has `foretells(seats)`."""
    own: Callable[[int], bool] | None = getattr(lore_of(game), "foretells", None)
    return own is None or own(seats)


def bot(game: AnyGame, name: str, seed: int = 0) -> Bot:
    """A new bot of this name; UnknownBot if the game offers none."""
    return level_of(game, name).make(seed)


def level_of(game: AnyGame, name: str) -> Level:
    """The bot of this name as the game offers it; UnknownBot if it offers none."""
    levels = bots_for(game)
    for level in levels:
        if level.name == name:
            return level
    raise UnknownBot(f"no bot {name!r} for {game.name}; there are {', '.join(level.name for level in levels)}")


def lore_of(game: AnyGame) -> ModuleType | None:
    """What is known about playing this game well, if anything."""
    return _lore(game.folder.name)


@lru_cache(maxsize=64)
def _lore(package: str) -> ModuleType | None:
    """The lore of a game, found by the name of its package."""
    name = f"{lore.__name__}.{package}"
    return import_module(name) if find_spec(name) is not None else None


def _by_lore(game: AnyGame, known: ModuleType) -> Callable[[int], Bot]:
    if hasattr(known, "sensible"):
        return lambda seed: known.sensible(game, seed)
    return lambda seed: Greedy(game, known.value, seed)
