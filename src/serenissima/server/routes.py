"""What the server answers over HTTP about games, visitors and tables. Looking back at matches is in `replay.py`."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Any

from litestar import Request, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.text import FALLBACK, sentence
from serenissima.games import UnknownGame, game
from serenissima.server import schema
from serenissima.server.archive import Archive
from serenissima.server.callers import Caller
from serenissima.server.catalogues import game_in, games_in, platform_in, rules_in
from serenissima.server.hall import Hall
from serenissima.server.making import Visitor, claim_rematch, imported, made, new_table, rematch_of, written
from serenissima.server.messages import (
    GameInfo,
    Join,
    Me,
    NewTable,
    TableCard,
    TableInfo,
    TableMade,
    Token,
)
from serenissima.server.parting import readable, way
from serenissima.server.problems import Rejected
from serenissima.server.rehearsal import COOKIE as REHEARSED
from serenissima.server.room import Room
from serenissima.server.seats import Seal, clean_name, different
from serenissima.server.storage import size_of
from serenissima.server.store import Conflict, Step, Write, insert
from serenissima.server.table import Table

Asked = Request[None, None, State]


@dataclass(frozen=True, slots=True)
class Desk:
    """What every handler needs."""

    hall: Hall
    seal: Seal


def desk(request: Asked) -> Desk:
    """The desk of this server."""
    found = request.scope["desk"]  # type: ignore[typeddict-item]
    assert isinstance(found, Desk)
    return found


def who_asks(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who asks and from where, for limits."""
    found = request.scope["caller"]  # type: ignore[typeddict-item]
    assert isinstance(found, Caller)
    return found


def fair_share(request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard of all handlers: one that names a `share` serves whoever has something left of it."""
    share = handler.opt.get("share")
    if share is not None:
        found = request.scope["desk"]  # type: ignore[typeddict-item]
        assert isinstance(found, Desk)
        found.hall.limits.take(share, who_asks(request))


def archive(request: Asked) -> Archive:
    """The archive of this server."""
    found = request.scope["archive"]  # type: ignore[typeddict-item]
    assert isinstance(found, Archive)
    return found


def visitor_id(request: Asked) -> str:
    """Who asks; every request has a visitor (`app.Site`)."""
    return str(request.scope["visitor"])  # type: ignore[typeddict-item]


async def visitor(request: Asked) -> Visitor:
    """Who asks, with a name."""
    found = visitor_id(request)
    name = await desk(request).hall.store.name_of(found)
    return Visitor(found, name or sentence(None, "visitor-unnamed"))


async def room(request: Asked, table_id: str) -> Room:
    """The room of a table, all that happened in it kept."""
    found = await desk(request).hall.room(table_id)
    await found.kept()
    if found.gone:
        raise Rejected(404, "no-table")
    return found


def find_game(name: str) -> AnyGame:
    """The game of this name."""
    try:
        return game(name)
    except UnknownGame as error:
        raise Rejected(404, "no-game", problem=str(error)) from None


@get("/api/games", summary="All games")
async def get_games(request: Asked, lang: FromQuery[str] = FALLBACK) -> Response[list[GameInfo]]:
    """Every game with its options and bots; `text` has the sentences of its card only."""
    return games_in(lang).to(request)


@get("/api/games/{name:str}", summary="A game")
async def get_game(request: Asked, name: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[GameInfo]:
    """A game with its options, its bots and all its sentences."""
    return game_in(find_game(name), lang).to(request)


@get("/api/games/{name:str}/rules", media_type="text/markdown", summary="The rules of a game")
async def get_rules(request: Asked, name: FromPath[str], lang: FromQuery[str] = FALLBACK) -> Response[str]:
    """The rules with their numbers, as Markdown; in English where the asked language has none."""
    found = rules_in(find_game(name), lang)
    if found is None:
        raise Rejected(404, "no-rules", game=name)
    return found.to(request)


@get("/api/text/{lang:str}", media_type="text/plain", summary="The platform's sentences")
async def get_text(request: Asked, lang: FromPath[str]) -> Response[str]:
    """The platform's Fluent catalogue."""
    return platform_in(lang).to(request)


@get("/api/me", summary="The visitor")
async def get_me(request: Asked) -> Me:
    """The visitor's nickname; empty if none was set."""
    return Me(name=await desk(request).hall.store.greeted(visitor_id(request), time()))


async def _name(request: Asked, data: Me) -> Me:
    hall = desk(request).hall
    name = clean_name(data.name, hall.settings.name_length)
    rows = schema.visitors
    mine = visitor_id(request)
    unnamed = sentence(None, "visitor-unnamed")
    old = await hall.store.name_of(mine) or unnamed
    forget = Step(rows.delete().where(rows.c.id == mine))
    await hall.store.write(Write(steps=[forget, insert(rows, id=mine, name=name, changed=time())]))
    for row, seats in await hall.store.tables_of(mine):
        if row["state"] != "over" and any(seat["visitor"] == mine and seat["kind"] == "person" for seat in seats):
            with suppress(Rejected):
                # a table that cannot be read any more keeps its names
                await (await hall.room(row["id"])).rename(mine, old, name or unnamed)
    return Me(name=name)


@post("/api/me", status_code=200, summary="Set the nickname", share="names")
async def post_me(request: Asked, data: JSONBody[Me]) -> Me:
    """Sets the nickname, also at the unfinished tables where the visitor sits; what is kept is answered."""
    return await _name(request, data)


@put("/api/me", summary="Set the nickname", share="names")
async def put_me(request: Asked, data: JSONBody[Me]) -> Me:
    """The same as POST."""
    return await _name(request, data)


@post("/api/tokens", summary="A token for a program", share="tokens")
async def post_token(request: Asked) -> Token:
    """A new visitor for a program: it sends the token with every request and with the handshake of every socket."""
    found = desk(request)
    return Token(token=found.seal.sealed(found.seal.new_token()))


@get("/api/tables", summary="My tables")
async def get_tables(request: Asked) -> list[TableCard]:
    """The tables this visitor made or sits at, newest first."""
    mine = visitor_id(request)
    cards = []
    for row, seats in await desk(request).hall.store.tables_of(mine):
        understood = readable(row)
        movers = [seat["seat"] for seat in seats if seat["visitor"] == mine and seat["kind"] == "person"]
        cards.append(
            TableCard(
                id=row["id"],
                game=row["game"],
                names=[seat["name"] for seat in seats],
                state=row["state"],
                my_turn=row["state"] == "running" and row["to_move"] in movers,
                # while a match is running the count would tell of others' secret steps
                entries=row["entries"] if row["state"] == "over" else 0,
                parting=way(mine, row["state"], row["host"], (seat["visitor"] for seat in seats), understood),
                readable=understood,
            )
        )
    return cards


async def may_make(request: Asked, unfinished: bool = True) -> Visitor:
    """Who asks, if they may make another table."""
    found = desk(request)
    much = await found.hall.sweeper.too_much_of(visitor_id(request))
    if much is not None:
        held, allowed = (f"{size / 1_000_000:.1f}" for size in much)
        raise Rejected(507, "kept-too-much", size=held, most=allowed)
    if found.hall.sweeper.full:
        raise Rejected(507, "storage-full")
    most = found.hall.settings.open_tables
    if unfinished and most and await found.hall.store.open_tables_of(visitor_id(request), readable) >= most:
        raise Rejected(429, "too-many-tables", most=most)
    return await visitor(request)


def fortuna(request: Asked) -> Fortuna:
    """Chance for a new table: nobody knows it beforehand, except where the server rehearses."""
    rehearsal = desk(request).hall.settings.rehearsal
    return Fortuna() if rehearsal is None else rehearsal.fortuna(request.cookies.get(REHEARSED, ""))


async def _keep(request: Asked, write: Write) -> None:
    hall, size = desk(request).hall, size_of(write)
    await written(hall.store, write)
    hall.sweeper.added(size)


async def keep(request: Asked, table: Table) -> TableMade:
    """Keeps a table that was made."""
    await _keep(request, made(table))
    return TableMade(id=table.id)


@post("/api/tables", summary="A new table", share="tables")
async def post_table(request: Asked, data: JSONBody[NewTable]) -> TableMade:
    """Makes a table. The match begins when no seat is open."""
    host = await may_make(request)
    return await keep(request, new_table(data.game, data.seats, data.options, host, fortuna(request), data.position))


@get("/api/tables/{table_id:str}", summary="A table", share="replays")
async def get_table(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """The table as this visitor may know it."""
    return (await room(request, table_id)).info(visitor_id(request))


@post("/api/tables/{table_id:str}/join", status_code=200, summary="Sit down", share="seats")
async def post_join(request: Asked, table_id: FromPath[str], data: JSONBody[Join]) -> TableMade:
    """Takes the first open seat; whoever sits here already keeps the seat."""
    found = await room(request, table_id)
    who = await visitor(request)
    if not found.table.mine(who.id):
        if data.invite != found.table.invite:
            raise Rejected(403, "invite-wrong")
        names = [seat.name for seat in found.table.seats]
        if not await found.join(who.id, different([*names, who.name])[-1]):
            raise Rejected(409, "table-full")
    return TableMade(id=table_id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again", share="tables")
async def post_rematch(request: Asked, table_id: FromPath[str]) -> TableMade:
    """The same seats, everybody one on; whoever asks later gets the same table."""
    found = await room(request, table_id)
    source = found.table
    if source.rematch is None:
        host = await may_make(request)
        table = rematch_of(source, host, found.here(), fortuna(request))
        write = made(table)
        write.steps = [*write.steps, claim_rematch(source.id, table.id)]
        try:
            await _keep(request, write)
            found.set_rematch(table.id, host.id)
        except Conflict:
            # somebody asked at the same moment
            found.set_rematch((await desk(request).hall.read_table(table_id)).rematch or "", host.id)
    return TableMade(id=found.table.rematch or "")


@post("/api/records", summary="Bring in a record", share="records")
async def post_record(request: Asked) -> TableMade:
    """Makes a table for looking at from a record (JSON lines)."""
    host = await may_make(request, unfinished=False)
    body = await request.body()
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Rejected(400, "bad-record", line=1, problem="not UTF-8") from None
    record = await archive(request).check(who_asks(request), text)
    table_id, write = imported(record, host)
    await _keep(request, write)
    return TableMade(id=table_id)


@get("/health", media_type="text/plain", summary="Whether the server works")
async def get_health(request: Asked) -> Response[str]:
    """`ok` when the database answers and can be written; otherwise what is wrong with it."""
    await desk(request).hall.pulse.check()
    return Response("ok")


HANDLERS = [
    get_games,
    get_game,
    get_rules,
    get_text,
    get_me,
    post_me,
    put_me,
    post_token,
    get_tables,
    post_table,
    get_table,
    post_join,
    post_rematch,
    post_record,
    get_health,
]
