"""Analysis, reviews and puzzles: what a game's study answers, and who may ask.

Nobody may analyse a game while playing it: a running match is not analysed for anybody, and a visitor who sits at a
running table of a game gets no analysis of that game at all, since any position can be set up freely. A table without
another person (bots, or all seats on one device) stops counting a day after its last move, so that nobody is locked
out by a forgotten match.
"""

from __future__ import annotations

from datetime import UTC, datetime
from time import time

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from serenissima.core.game import AnyGame
from serenissima.core.options import BadOption, from_text
from serenissima.server.http.answers import compressed
from serenissima.server.http.asked import Asked, desk, room, visitor_id, who_asks
from serenissima.tables.making import find_game
from serenissima.tables.messages import Attempt, Puzzles
from serenissima.tables.problems import Rejected
from serenissima.tables.table import Table

FORGOTTEN = 24 * 3600
"""Seconds after which a match without another person no longer keeps its player from analysis."""
OWN = ("position", "whole")
"""The parameters of an analysis, besides the options of a table."""


def studied(name: str) -> AnyGame:
    """The game of this name, if it has a study; raises Rejected."""
    game = find_game(name)
    if game.extras.study is None:
        raise Rejected(404, "no-study", game=name)
    return game


async def ask(request: Asked, game: AnyGame, what: str, *args: object) -> bytes:
    """Asks the game's study; returns its answer as JSON."""
    return await desk(request).studies.ask(who_asks(request), game, what, *args)


async def not_playing(request: Asked, game: AnyGame) -> None:
    """Refuses visitors who sit at a running table of this game."""
    await _refuse_players(request, game, FORGOTTEN)


async def not_against_others(request: Asked, game: AnyGame) -> None:
    """Refuses visitors who play this game against other people: an imported match could be that one."""
    await _refuse_players(request, game, 0)


async def _refuse_players(request: Asked, game: AnyGame, seconds: float) -> None:
    """Tables without another person count for this many seconds after their last move."""
    mine = visitor_id(request)
    for row, seats in await desk(request).store.playing(mine, game.name):
        alone = all(seat["kind"] == "bot" or seat["visitor"] == mine for seat in seats)
        if not alone or time() - row["changed"] < seconds:
            names = ", ".join(seat["name"] for seat in seats)
            raise _refused("study-playing", row["id"], names=names)


async def finished(request: Asked, table_id: str) -> Table:
    """A table whose match is over, for a visitor who does not play the same game against others."""
    table = (await room(request, table_id)).table
    game = studied(table.match.game.name)
    if table.state != "over":
        raise _refused("study-running", table.id)
    await not_against_others(request, game)
    return table


def _refused(code: str, table: str, **args: str) -> Rejected:
    refused = Rejected(409, code, **args)
    refused.table = table
    return refused


@get("/api/games/{name:str}/analysis", summary="Analysis of a position", middleware=[compressed], share="studies")
async def get_analysis(
    request: Asked, name: FromPath[str], position: FromQuery[str] = "", whole: FromQuery[bool] = False
) -> msgspec.Raw:
    """Analyses a position in the game's notation; the options of the table are further parameters, by name.

    `whole`: including every hopeless move. Not for visitors who sit at a running table of this game.
    """
    game = studied(name)
    given = {key: from_text(game.options, key, text) for key, text in request.query_params.items() if key not in OWN}
    try:
        options = game.read_options(given)
    except BadOption as error:
        raise Rejected(400, "bad-option", problem=str(error)) from None
    await not_playing(request, game)
    return msgspec.Raw(await ask(request, game, "analysis", position, dict(options), whole))


@get(
    "/api/tables/{table_id:str}/analysis/{entry:int}",
    summary="Analysis of a match",
    middleware=[compressed],
    share="studies",
)
async def get_table_analysis(
    request: Asked, table_id: FromPath[str], entry: FromPath[int], whole: FromQuery[bool] = False
) -> msgspec.Raw:
    """The position after this many entries of a finished match."""
    table = await finished(request, table_id)
    last = len(table.match.log)
    if not 0 <= entry <= last:
        raise Rejected(404, "no-entry", last=last)
    record = await desk(request).archive.record(table)
    return msgspec.Raw(await ask(request, table.match.game, "table", record, entry, whole))


@get("/api/tables/{table_id:str}/review", summary="The review of a match", middleware=[compressed], share="studies")
async def get_review(request: Asked, table_id: FromPath[str]) -> msgspec.Raw:
    """Every decision of a finished match, and its turning points."""
    table = await finished(request, table_id)
    return msgspec.Raw(await ask(request, table.match.game, "review", await desk(request).archive.record(table)))


@get("/api/games/{name:str}/puzzles", summary="The puzzles of a game", share="studies")
async def get_puzzles(request: Asked, name: FromPath[str]) -> Puzzles:
    """The puzzles by grade, and which one is today's."""
    return msgspec.json.decode(await ask(request, studied(name), "puzzles", _today()), type=Puzzles)


@get("/api/games/{name:str}/puzzles/today", summary="The puzzle of the day", middleware=[compressed], share="studies")
async def get_todays_puzzle(request: Asked, name: FromPath[str]) -> Response[msgspec.Raw]:
    """The same for everyone, from midnight to midnight UTC."""
    puzzle = await desk(request).studies.todays(who_asks(request), studied(name), _today())
    return Response(msgspec.Raw(puzzle), headers={"cache-control": "no-cache"})


@get("/api/games/{name:str}/puzzles/{number:int}", summary="A puzzle", middleware=[compressed], share="studies")
async def get_puzzle(request: Asked, name: FromPath[str], number: FromPath[int]) -> msgspec.Raw:
    """A puzzle by its number, without its solution."""
    return msgspec.Raw(await ask(request, studied(name), "puzzle", number))


@post("/api/games/{name:str}/puzzles/{number:int}/answer", status_code=200, summary="Answer a puzzle", share="studies")
async def post_answer(
    request: Asked, name: FromPath[str], number: FromPath[int], data: JSONBody[Attempt]
) -> msgspec.Raw:
    """Right, or wrong with the reply that refutes it. An empty answer gives up and gets the solution."""
    return msgspec.Raw(await ask(request, studied(name), "check", number, data.answer))


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


HANDLERS = [
    get_analysis,
    get_table_analysis,
    get_review,
    get_puzzles,
    get_todays_puzzle,
    get_puzzle,
    post_answer,
]
