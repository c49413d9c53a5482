"""The server put together: cookies and headers around everything, Litestar for HTTP, our own handler for sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import serenissima
from serenissima.core.text import sentence
from serenissima.server import leaving, replay, routes, study, teaching, workshop
from serenissima.server.archive import Archive
from serenissima.server.callers import caller
from serenissima.server.client import NO_SNIFFING, PLAIN_ASSETS, SECURITY, get_client, get_home
from serenissima.server.cookies import bound, set_cookie
from serenissima.server.hall import Hall
from serenissima.server.limits import same_origin
from serenissima.server.messages import Problem
from serenissima.server.names import Names, shown
from serenissima.server.problems import Rejected
from serenissima.server.proxies import Proxies
from serenissima.server.reading import ReadingRoom
from serenissima.server.refusing import refuse
from serenissima.server.rehearsal import only_here
from serenissima.server.seats import seal_in, visitor_of
from serenissima.server.settings import Settings
from serenissima.server.socket import Event, Receive, Scope, Send, cookies, header, serve
from serenissima.server.store import Conflict, Store

log = logging.getLogger("serenissima.server")

BODY_BYTES = 256 * 1024
"""What a request may hold that brings in no record: a position or a board take a few thousand."""
SAFE = ("GET", "HEAD", "OPTIONS")
STRICT = (b"strict-transport-security", b"max-age=31536000")
"""Who was here over TLS comes over TLS again."""
PARTS = (routes, leaving, replay, study, workshop, teaching)
"""What the server answers over HTTP."""


class RawSchema(OpenAPISchemaPlugin):
    """Views, moves and events are a game's own: any JSON."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether it is a piece of JSON that was encoded before."""
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Any JSON."""
        return Schema(description="JSON as the game defines it")


def _rejected(_: Request[Any, Any, Any], error: Rejected) -> Response[Problem]:
    headers = {} if error.retry is None else {"retry-after": str(error.retry)}
    problem = Problem(code=error.code, text=str(error), table=error.table)
    return Response(problem, status_code=error.status, headers=headers)


def _clashed(request: Request[Any, Any, Any], _: Conflict) -> Response[Problem]:
    """Somebody else wrote first."""
    return _rejected(request, Rejected(409, "clash"))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our form."""
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    code = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "malformed")
    text = sentence(None, f"problem-{code}", {"problem": detail or error.detail})
    return Response(Problem(code=code, text=text), status_code=error.status_code)


def _unreadable(_: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Lists in lists without end, or half characters, in a body."""
    text = sentence(None, "problem-malformed", {"problem": str(error)})
    return Response(Problem(code="malformed", text=text), status_code=400)


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return Response(Problem(code="failed", text=sentence(None, "problem-failed")), status_code=500)


@lru_cache
def _answers(record_bytes: int) -> Litestar:
    """What is answered over HTTP. It holds nothing of a site, which comes with each request, so all sites share it."""
    return Litestar(
        route_handlers=[
            *(handler for part in PARTS for handler in part.HANDLERS if handler is not routes.post_record),
            Router(path="/", route_handlers=[routes.post_record], request_max_body_size=record_bytes),
            get_home,
            get_client,
        ],
        exception_handlers={
            Rejected: _rejected,
            Conflict: _clashed,
            HTTPException: _http,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Serenissima",
            version=serenissima.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        guards=[routes.fair_share],
        plugins=[RawSchema()],
        logging_config=None,
        request_max_body_size=BODY_BYTES,
    )


def build(settings: Settings, store: Store | None = None) -> Site:
    """The whole server as one ASGI application."""
    return Site(settings, store or Store(settings.data, settings.db))


class Site:
    """Knows the visitor of every request, refuses pages of other sites, and adds the security headers."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.hall = hall = Hall(settings, store)
        self._seal = seal = seal_in(settings.data)
        self.reading_room = ReadingRoom(settings)
        self.classroom = teaching.Classroom(settings)
        self.hints = ReadingRoom(settings)
        self._names = Names(settings)
        self._proxies = Proxies(settings.proxies)
        self.archive = Archive(settings, hall.slices)
        self._http = _answers(settings.record_bytes)
        self._behind: Mapping[str, object] = {
            "desk": routes.Desk(hall, seal),
            "reading_room": self.reading_room,
            "classroom": self.classroom,
            "hints": self.hints,
            "archive": self.archive,
        }
        """What the handlers of a request find in its scope."""

    def renew_workers(self) -> None:
        """Whatever thinks in other processes does so in new ones: the engine they run has been compiled meanwhile."""
        for part in (self.hall.bots, self.reading_room, self.classroom, self.hints, self.archive):
            part.renew()

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the start of the server to its end, which comes to everything behind it whatever happens."""
        async with AsyncExitStack() as ends:
            ends.callback(self.hints.close)
            ends.callback(self.archive.close)
            ends.callback(self.classroom.close)
            ends.callback(self.reading_room.close)
            ends.push_async_callback(self.hall.stop)
            await receive()
            await self.hall.start()
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one connection, or the whole life of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        self._proxies.unwrap(scope)
        address = (scope.get("client") or ("an unknown address",))[0]
        only_here(self.hall.settings.rehearsal, address)
        if scope["scheme"] == "https":
            send = _with(send, [STRICT])
        host = header(scope, b"host") or ""
        if not self._names.has(host):
            await refuse(scope, send, Rejected(421, "other-name", name=shown(host)))
            return
        if scope["type"] == "websocket":
            await serve(self.hall, self._seal, scope, receive, send)
            return
        if scope["type"] == "http":
            bearer = header(scope, b"authorization")
            token = self._seal.read(cookies(scope)) if bearer is None else self._seal.read_bearer(bearer)
            if bearer is not None and token is None:
                await refuse(scope, send, Rejected(401, "bad-token"))
                return
            who = scope["caller"] = caller(visitor_of(token) if token else None, address)
            try:
                self.hall.limits.take("requests", who)
            except Rejected as error:
                # asking again at once costs as much as an answer would: so the answer takes its time
                await asyncio.sleep(self.hall.settings.refusal_seconds)
                await refuse(scope, send, error)
                return
            send = self._dressed(scope, send, token)
            if scope["method"] not in SAFE and not same_origin(
                header(scope, b"origin"), host, self.hall.settings.origins
            ):
                await refuse(scope, send, Rejected(403, "other-origin"))
                return
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _headless(send)
        await self._http({**scope, **self._behind}, receive, send)  # type: ignore[arg-type]

    def _dressed(self, scope: Scope, send: Send, token: str | None) -> Send:
        jar, secure = cookies(scope), scope["scheme"] == "https"
        # who came without TLS before gets the safer cookie with the same secret in it
        due = token is None or (secure and not bound(jar) and header(scope, b"authorization") is None)
        if token is None:
            token = self._seal.new_token()
        scope["visitor"] = visitor_of(token)
        # a script or a font is no document: what a document may do need not be said with each of them
        path = scope["path"]
        plain = path.startswith("/assets/") and path.endswith(PLAIN_ASSETS)
        extra = [NO_SNIFFING] if plain else list(SECURITY)
        if due and not path.startswith("/assets/"):
            cookie = set_cookie(jar, self._seal.mark, self._seal.sealed(token), secure)
            extra.append((b"set-cookie", cookie.encode()))
        return _with(send, extra)


def _with(send: Send, extra: list[tuple[bytes, bytes]]) -> Send:
    """What is answered, with further headers."""

    async def dressed(event: Event) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event.get("headers", ()), *extra]
        await send(event)

    return dressed


def _headless(send: Send) -> Send:
    """What GET would answer, without its body."""

    async def sent(event: Event) -> None:
        await send({**event, "body": b""} if event["type"] == "http.response.body" else event)

    return sent
