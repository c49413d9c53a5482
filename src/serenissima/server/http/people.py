"""Visitors over HTTP: nicknames, and tokens for programs."""

from __future__ import annotations

from contextlib import suppress
from time import time

from litestar import get, post, put
from litestar.params import JSONBody

from serenissima.core.text import sentence
from serenissima.server.http.asked import Asked, desk, visitor_id
from serenissima.server.storage import schema
from serenissima.server.storage.writes import Step, Write, insert
from serenissima.tables.messages import Me, Token
from serenissima.tables.problems import Rejected
from serenissima.tables.seats import clean_name


@get("/api/me", summary="The visitor")
async def get_me(request: Asked) -> Me:
    """The visitor's nickname; empty if none was set."""
    return Me(name=await desk(request).store.greeted(visitor_id(request), time()))


async def _name(request: Asked, data: Me) -> Me:
    server = desk(request)
    store = server.store
    name = clean_name(data.name, server.settings.name_length)
    rows = schema.visitors
    mine = visitor_id(request)
    unnamed = sentence(None, "visitor-unnamed")
    old = await store.name_of(mine) or unnamed
    forget = Step(rows.delete().where(rows.c.id == mine))
    await store.write(Write(steps=[forget, insert(rows, id=mine, name=name, changed=time())]))
    for row, seats in await store.tables_of(mine):
        if row["state"] != "over" and any(seat["visitor"] == mine and seat["kind"] == "person" for seat in seats):
            with suppress(Rejected):
                # a table that can no longer be read keeps its names
                await (await server.hall.room(row["id"])).rename(mine, old, name or unnamed)
    return Me(name=name)


@post("/api/me", status_code=200, summary="Set the nickname", share="names")
async def post_me(request: Asked, data: JSONBody[Me]) -> Me:
    """Sets the nickname, also at the unfinished tables where the visitor sits; returns it as it was stored."""
    return await _name(request, data)


@put("/api/me", summary="Set the nickname", share="names")
async def put_me(request: Asked, data: JSONBody[Me]) -> Me:
    """Same as POST."""
    return await _name(request, data)


@post("/api/tokens", summary="A token for a program", share="tokens")
async def post_token(request: Asked) -> Token:
    """A new visitor for a program: it sends the token with every request and with the handshake of every socket."""
    seal = desk(request).seal
    return Token(token=seal.sealed(seal.new_token()))


HANDLERS = [get_me, post_me, put_me, post_token]
