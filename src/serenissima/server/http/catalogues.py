"""The games and their sentences as the server sends them: made once for every language, then cached."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import msgspec

from serenissima.bots.levels import default_level
from serenissima.bots.ratings import ladder_of
from serenissima.core.game import AnyGame
from serenissima.core.languages import FALLBACK, PLATFORM, page, preferred, source, spoken
from serenissima.core.lessons import lesson_of
from serenissima.games import all_games
from serenissima.server.http.answers import Cached, cached
from serenissima.tables.lessons import described
from serenissima.tables.messages import BotInfo, GameInfo, OptionInfo
from serenissima.tables.thinker import offered

JSON = "application/json"
PAGE = "learn"
"""The only further part of the platform's sentences that pages need."""
CARD = re.compile(r"title$|kind$|pitch$|seats-|bot-|page-")
"""The sentences on a game's card."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=.*(?:\n(?:[ \t]+.*|\}.*|[ \t]*(?=\n)))*", re.MULTILINE)
"""A Fluent message or term: its name, and all indented lines below it."""
ATTRIBUTES = re.compile(r"^[ \t]+\.[a-zA-Z].*", re.MULTILINE | re.DOTALL)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def text_of(folder: Path, language: str, part: str = "*") -> str:
    """A catalogue in a language; what it lacks is in English."""
    own, english = source(folder, language, part), source(folder, FALLBACK, part)
    if language == FALLBACK or not own:
        return english
    said = {entry[1] for entry in ENTRY.finditer(own)}
    return "\n".join([own, *(entry[0].rstrip() for entry in ENTRY.finditer(english) if entry[1] not in said)])


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
        quick=page(game.folder, "quick", FALLBACK) is not None,
        lesson=0 if lesson is None else lesson.minutes,
    )


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
    return cached(text_of(PLATFORM, language, PAGE).encode(), "text/plain")


def _in(language: str | None) -> str:
    """The language if there is a catalogue in it, else English, which bounds the cache; None: the visitor's."""
    return spoken() if language is None else preferred([language])


def games_in(language: str | None) -> Cached:
    """All games, as shown on their cards."""
    return _games(tuple(all_games()), _in(language))


def game_in(game: AnyGame, language: str | None) -> Cached:
    """One game with its whole catalogue."""
    return _game(game.name, _in(language))


def rules_in(game: AnyGame, language: str | None) -> Cached | None:
    """The rules of a game, in English if there is no translation; None: it has no rules."""
    return _page(game, "rules", language)


def quick_in(game: AnyGame, language: str | None) -> Cached | None:
    """A game in three minutes, in English if there is no translation; None: it has no such page."""
    return _page(game, "quick", language)


def _page(game: AnyGame, name: str, language: str | None) -> Cached | None:
    file = page(game.folder, name, _in(language))
    return None if file is None else _markdown(file)


def guide_in(language: str | None) -> Cached:
    """The page for those who write bots, in English if there is no translation."""
    file = page(PLATFORM / "pages", "bots", _in(language))
    assert file is not None
    return _markdown(file)


def lesson_in(game: AnyGame, language: str | None) -> Cached:
    """The lesson of a game that has one."""
    return _lesson(game.name, _in(language))


def platform_in(language: str) -> Cached:
    """The sentences of the platform that pages need."""
    return _platform(_in(language))
