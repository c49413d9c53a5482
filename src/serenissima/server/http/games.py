"""Games over HTTP: their options, bots, rules and sentences; in the language asked for, else in the visitor's own."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from serenissima.server.http.asked import Asked
from serenissima.server.http.catalogues import game_in, games_in, guide_in, platform_in, quick_in, rules_in
from serenissima.tables.making import find_game
from serenissima.tables.messages import GameInfo
from serenissima.tables.problems import Rejected


@get("/api/games", summary="All games")
async def get_games(request: Asked, lang: FromQuery[str | None] = None) -> Response[list[GameInfo]]:
    """Every game with its options and bots; `text` has only the sentences of its card."""
    return games_in(lang).to(request)


@get("/api/games/{name:str}", summary="A game")
async def get_game(request: Asked, name: FromPath[str], lang: FromQuery[str | None] = None) -> Response[GameInfo]:
    """A game with its options, its bots and all its sentences."""
    return game_in(find_game(name), lang).to(request)


@get("/api/games/{name:str}/rules", media_type="text/markdown", summary="The rules of a game")
async def get_rules(request: Asked, name: FromPath[str], lang: FromQuery[str | None] = None) -> Response[str]:
    """The rules with their numbers, as Markdown; in English if there is no translation."""
    rules = rules_in(find_game(name), lang)
    if rules is None:
        raise Rejected(404, "no-rules", game=name)
    return rules.to(request)


@get("/api/games/{name:str}/quick", media_type="text/markdown", summary="A game in three minutes")
async def get_quick(request: Asked, name: FromPath[str], lang: FromQuery[str | None] = None) -> Response[str]:
    """What a newcomer needs to know, as Markdown with figures; in English where the asked language has none."""
    quick = quick_in(find_game(name), lang)
    if quick is None:
        raise Rejected(404, "no-quick", game=name)
    return quick.to(request)


@get("/api/text/{lang:str}", media_type="text/plain", summary="The platform's sentences")
async def get_text(request: Asked, lang: FromPath[str]) -> Response[str]:
    """The platform's Fluent catalogue."""
    return platform_in(lang).to(request)


@get("/api/guide/bots", media_type="text/markdown", summary="How to write a bot")
async def get_guide(request: Asked, lang: FromQuery[str | None] = None) -> Response[str]:
    """What those who write bots should know, as Markdown; in English where the asked language has none."""
    return guide_in(lang).to(request)


HANDLERS = [get_games, get_game, get_rules, get_quick, get_text, get_guide]
