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
from serenissima.core.languages import languages
from serenissima.core.naming import did_you_mean, plain_name
from serenissima.core.study import Said
from serenissima.core.text import sentence


@dataclass(frozen=True)
class Level:
    """A bot on offer: `title` is the key of its name, `<title>.help` of its description; `make(seed)` makes it.

    Bots with the same seed make the same decision in the same position; a seat keeps its seed for a whole match.

    `thinks`: it uses all the time it is given if it has a choice. `plans`: with the first small move of a turn it also
    decides on the following ones.
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
    """The levels of a lore with one bot, `sensible`, made by `make(game, seed)`."""
    return lambda game: [Level("sensible", "bot-sensible", partial(make, game))]


def greedy(value: Callable[[Any], float]) -> Callable[[AnyGame], list[Level]]:
    """The levels of a lore that only knows how good a view is for the viewer, from 0 (lost) to 1 (won)."""
    return single(lambda game, seed: Greedy(game, value, seed))


def default_level(game: AnyGame) -> str:
    """The default opponent: the one the lore names, else the strongest."""
    return lore_of(game).default or strongest(game)


def strongest(game: AnyGame) -> str:
    """The name of the strongest bot."""
    return bots_for(game)[-1].name


def adviser(game: AnyGame, seed: int = 0) -> Weighing:
    """The bot that judges people's decisions: the strongest if it gives figures, else a search with its guide."""
    best = bot(game, strongest(game), seed)
    return best if isinstance(best, Weighing) else Search(game, seed, guide_of(game))


def guide_of(game: AnyGame) -> Guide:
    """What the search is told about this game."""
    return lore_of(game).guide()


def apart(game: AnyGame, codes: Sequence[int]) -> bool:
    """Whether a separate decision begins where these codes are legal, even in the middle of a turn.

    Otherwise all small moves a seat makes until somebody else acts are one decision.
    """
    return lore_of(game).apart(codes)


def explain(game: AnyGame, view: Any, plan: Sequence[int]) -> list[Said]:
    """Why somebody who sees this does well to play these codes, the strongest reason first (`Lore.explain`)."""
    return lore_of(game).explain(view, plan)


def foretells(game: AnyGame, seats: int) -> bool:
    """Whether chances can be estimated better than by giving everybody a fair share."""
    return lore_of(game).foretells(seats)


def bot(game: AnyGame, name: str, seed: int = 0) -> Bot:
    """A new bot of this name; raises UnknownBot."""
    return level_of(game, name).make(seed)


def level_of(game: AnyGame, name: str) -> Level:
    """The level of exactly this name; raises UnknownBot."""
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
    """The level of this name as people write it: its name or displayed title, in any language and case.

    Raises UnknownBot.
    """
    wanted, levels = plain_name(name), bots_for(game)
    named = [level for level in levels if level.name == wanted]
    shown = (level for level in levels if wanted in map(plain_name, titles(game, level)))
    return named[0] if named else next(shown, None) or level_of(game, name)


def titles(game: AnyGame, level: Level) -> list[str]:
    """The displayed name of this bot in every language."""
    return [sentence(game, level.title, language=language) for language in languages()]


def lore_of(game: AnyGame) -> Lore:
    """The lore of this game; an empty one if there is none."""
    return _lore(game.folder.name)


@lru_cache(maxsize=64)
def _lore(package: str) -> Lore:
    """The lore of a game, found by the name of its package."""
    name = f"{lore.__name__}.{package}"
    if find_spec(name) is None:
        return Lore()
    known: Lore = import_module(name).LORE
    return known
