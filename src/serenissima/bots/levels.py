"""Which bots a game offers, by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serenissima.bots import lore
from serenissima.bots.bot import Bot
from serenissima.bots.greedy import Greedy
from serenissima.bots.lore import Lore
from serenissima.bots.search import Search, Weighing
from serenissima.bots.tree import Guide
from serenissima.bots.uniform import Uniform
from serenissima.core.chooser import UnknownBot as UnknownBot
from serenissima.core.game import AnyGame
from serenissima.core.naming import did_you_mean, plain_name
from serenissima.core.text import languages, sentence


@dataclass(frozen=True)
class Level:
    """A bot as it is offered: `title` is the key of its name, `<title>.help` of how it plays; `make(seed)` makes it.

    Bots with the same seed make the same decision in the same position; a seat keeps its seed for a whole match.

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
    return [Level("uniform", "bot-uniform", Uniform), search, *lore_of(game).levels(game)]


def single(make: Callable[[AnyGame, int], Bot]) -> Callable[[AnyGame], list[Level]]:
    """The levels of a lore with one bot, made by `make(game, seed)`; it is called `sensible`."""
    return lambda game: [Level("sensible", "bot-sensible", partial(make, game))]


def greedy(value: Callable[[Any], float]) -> Callable[[AnyGame], list[Level]]:
    """The levels of a lore that knows how good a view is for the viewer, from 0 (lost) to 1 (won), and no more."""
    return single(lambda game, seed: Greedy(game, value, seed))


def default_level(game: AnyGame) -> str:
    """The opponent of somebody who did not choose one: the one the lore names, else the strongest."""
    return lore_of(game).default or strongest(game)


def strongest(game: AnyGame) -> str:
    """Whom to ask for advice."""
    return bots_for(game)[-1].name


def adviser(game: AnyGame, seed: int = 0) -> Weighing:
    """Who judges decisions for people: the strongest bot if it gives figures, else a search with the game's guide."""
    best = bot(game, strongest(game), seed)
    return best if isinstance(best, Weighing) else Search(game, seed, guide_of(game))


def guide_of(game: AnyGame) -> Guide:
    """What the search is told about this game."""
    return lore_of(game).guide()


def apart(game: AnyGame, codes: Sequence[int]) -> bool:
    """Whether a decision of its own begins where these codes are legal, even in the middle of a turn.

    Elsewhere all small moves that a seat makes until somebody else acts are one.
    """
    return lore_of(game).apart(codes)


def foretells(game: AnyGame, seats: int) -> bool:
    """Whether anybody can foretell who wins better than by a fair share."""
    return lore_of(game).foretells(seats)


def bot(game: AnyGame, name: str, seed: int = 0) -> Bot:
    """A new bot of this name; UnknownBot if the game offers none."""
    return level_of(game, name).make(seed)


def level_of(game: AnyGame, name: str) -> Level:
    """The bot of exactly this name as the game offers it; UnknownBot if it offers none."""
    levels = bots_for(game)
    for level in levels:
        if level.name == name:
            return level
    shown = [title for level in levels for title in titles(game, level)]
    nearly = did_you_mean(name, [*(level.name for level in levels), *shown])
    raise UnknownBot(f"no bot {name!r} for {game.name}{nearly}; there are {', '.join(called(game))}")


def called(game: AnyGame) -> list[str]:
    """What the bots of a game are called, weakest first: as people see them, with the short name where it differs."""
    shown = [(sentence(game, level.title), level.name) for level in bots_for(game)]
    return [title if plain_name(title) == name else f"{title} ({name})" for title, name in shown]


def level_called(game: AnyGame, name: str) -> Level:
    """The bot of this name as people write it: its own name or the one they are shown, in any language and case.

    UnknownBot if the game offers none.
    """
    wanted, levels = plain_name(name), bots_for(game)
    named = [level for level in levels if level.name == wanted]
    shown = (level for level in levels if wanted in map(plain_name, titles(game, level)))
    return named[0] if named else next(shown, None) or level_of(game, name)


def titles(game: AnyGame, level: Level) -> list[str]:
    """What people are shown as the name of this bot, in every language."""
    return [sentence(game, level.title, language=language) for language in languages(game)]


def lore_of(game: AnyGame) -> Lore:
    """What is known about playing this game well."""
    return _lore(game.folder.name)


@lru_cache(maxsize=64)
def _lore(package: str) -> Lore:
    """The lore of a game, found by the name of its package."""
    name = f"{lore.__name__}.{package}"
    if find_spec(name) is None:
        return Lore()
    known: Lore = import_module(name).LORE
    return known
