"""What handlers ask of a request: who sent it, about which table or game, and the desk."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from serenissima.core.text import sentence
from serenissima.server.desk import Desk
from serenissima.server.identity.callers import Caller
from serenissima.tables.making import Visitor
from serenissima.tables.problems import Rejected
from serenissima.tables.room import Room

Asked = Request[None, None, State]


def desk(request: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    """The desk of this server."""
    server = request.scope["desk"]  # type: ignore[typeddict-item]
    assert isinstance(server, Desk)
    return server


def who_asks(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """Who sent the request and from where, for limits."""
    who = request.scope["caller"]  # type: ignore[typeddict-item]
    assert isinstance(who, Caller)
    return who


def fair_share(request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard on all handlers: if one names a `share`, the request is refused once that is used up."""
    share = handler.opt.get("share")
    if share is not None:
        desk(request).limits.take(share, who_asks(request))


def visitor_id(request: Asked) -> str:
    """The visitor who sent the request; there always is one (`app.Site`)."""
    return str(request.scope["visitor"])  # type: ignore[typeddict-item]


async def visitor(request: Asked) -> Visitor:
    """The visitor who sent the request, with their name."""
    mine = visitor_id(request)
    name = await desk(request).store.name_of(mine)
    return Visitor(mine, name or sentence(None, "visitor-unnamed"))


async def room(request: Asked, table_id: str) -> Room:
    """The room of a table, once everything that happened in it is stored."""
    opened = await desk(request).hall.room(table_id)
    await opened.stored()
    if opened.gone:
        raise Rejected(404, "no-table")
    return opened
