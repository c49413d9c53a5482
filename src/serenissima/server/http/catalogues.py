"""The games and their sentences as the server sends them: made once for every language, then cached."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import msgspec

from serenissima.bots.levels import default_level
from serenissima.bots.ratings import ladder_of
from serenissima.core.game import AnyGame
from serenissima.core.lessons import lesson_of
from serenissima.core.text import FALLBACK, PLATFORM, source
from serenissima.games import all_games
from serenissima.server.http.answers import Cached, cached
from serenissima.tables.lessons import described
from serenissima.tables.messages import BotInfo, GameInfo, OptionInfo
from serenissima.tables.thinker import offered

JSON = "application/json"
CARD = re.compile(r"title$|kind$|pitch$|bot-|page-")
"""The sentences on a game's card."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=.*(?:\n(?:[ \t]+.*|\}.*|[ \t]*(?=\n)))*", re.MULTILINE)
"""A Fluent message or term: its name, and all indented lines below it."""
ATTRIBUTES = re.compile(r"^[ \t]+\.[a-zA-Z].*", re.MULTILINE | re.DOTALL)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def text_of(folder: Path, language: str) -> str:
    """A catalogue in a language, after the English one: later messages override earlier ones."""
    parts = [source(folder, part) for part in dict.fromkeys((FALLBACK, language))]
    return "\n".join(part for part in parts if part)


def excerpt(text: str, wanted: re.Pattern[str]) -> str:
    """The messages whose names match, without attributes, and in full whatever they refer to."""
    entries = [(match[1], match[0].rstrip()) for match in ENTRY.finditer(text)]
    chosen = {name: ATTRIBUTES.sub("", entry).rstrip() for name, entry in entries if wanted.match(name)}
    more = chosen
    while more:
        needed = {name for entry in more.values() for name in REFERENCE.findall(entry)} - set(chosen)
        more = {name: entry for name, entry in entries if name in needed}
        chosen |= more
    return "\n".join(chosen.values())


def _bots(game: AnyGame) -> list[BotInfo]:
    """The bots of a game with their measured ratings."""
    known = ladder_of(game).levels
    return [
        BotInfo(name=name, rating=known[name].rating, spread=known[name].spread)
        if name in known
        else BotInfo(name=name)
        for name in offered(game)
    ]


def info(game: AnyGame, text: str) -> GameInfo:
    """The public description of a game, with these sentences."""
    lesson = lesson_of(game)
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seats),
        designers=list(game.about.designers),
        publisher=game.about.publisher,
        year=game.about.year,
        minutes=game.about.minutes,
        age=game.about.age,
        options=[OptionInfo.of(option) for option in game.options],
        bots=_bots(game),
        default_bot=default_level(game),
        text=text,
        study=game.extras.study is not None,
        workshop=game.extras.workshop is not None,
        quick=(game.folder / "quick.md").is_file(),
        lesson=0 if lesson is None else lesson.minutes,
    )


@lru_cache(maxsize=8)
def _languages(games: tuple[str, ...]) -> frozenset[str]:
    """Every language of the platform or of one of these games."""
    folders = [PLATFORM, *(all_games()[name].folder / "text" for name in games)]
    return frozenset(file.stem for folder in folders for file in folder.glob("*.ftl") if "." not in file.stem)


@lru_cache(maxsize=64)
def _games(games: tuple[str, ...], language: str) -> Cached:
    shown = (all_games()[name] for name in games)
    cards = [info(game, excerpt(text_of(game.folder / "text", language), CARD)) for game in shown]
    return cached(msgspec.json.encode(cards), JSON)


@lru_cache(maxsize=256)
def _game(name: str, language: str) -> Cached:
    game = all_games()[name]
    return cached(msgspec.json.encode(info(game, text_of(game.folder / "text", language))), JSON)


@lru_cache(maxsize=256)
def _markdown(file: Path) -> Cached:
    return cached(file.read_bytes(), "text/markdown")


@lru_cache(maxsize=256)
def _lesson(name: str, language: str) -> Cached:
    return cached(msgspec.json.encode(described(all_games()[name], language)), JSON)


@lru_cache(maxsize=64)
def _platform(language: str) -> Cached:
    return cached(text_of(PLATFORM, language).encode(), "text/plain")


def spoken(language: str) -> str:
    """The language if there is a catalogue in it (`nl` also for `nl-BE`), else English; this bounds the cache."""
    plain = language.split("-")[0].lower()
    return plain if plain in _languages(tuple(all_games())) else FALLBACK


def games_in(language: str) -> Cached:
    """All games, as shown on their cards."""
    return _games(tuple(all_games()), spoken(language))


def game_in(game: AnyGame, language: str) -> Cached:
    """One game with its whole catalogue."""
    return _game(game.name, spoken(language))


def rules_in(game: AnyGame, language: str) -> Cached | None:
    """The rules of a game, in English if there is no translation; None: it has no rules."""
    return _page(game, "rules", language)


def quick_in(game: AnyGame, language: str) -> Cached | None:
    """A game in three minutes, in English if there is no translation; None: it has no such page."""
    return _page(game, "quick", language)


def _page(game: AnyGame, page: str, language: str) -> Cached | None:
    names = (f"{page}.{spoken(language)}.md", f"{page}.md")
    file = next((game.folder / name for name in names if (game.folder / name).is_file()), None)
    return None if file is None else _markdown(file)


def guide_in(language: str) -> Cached:
    """The page for those who write bots, in English if there is no translation."""
    names = (f"bots.{spoken(language)}.md", "bots.md")
    return _markdown(next(file for name in names if (file := PLATFORM / "pages" / name).is_file()))


def lesson_in(game: AnyGame, language: str) -> Cached:
    """The lesson of a game that has one."""
    return _lesson(game.name, spoken(language))


def platform_in(language: str) -> Cached:
    """The sentences of the platform."""
    return _platform(spoken(language))
