"""The server put together: cookies and headers around everything, Litestar for HTTP, our own handler for sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from serenissima.core.languages import speak
from serenissima.server.asgi import Event, Receive, Scope, Send, cookies, header
from serenissima.server.desk import Desk
from serenissima.server.http.api import api
from serenissima.server.http.client import NO_SNIFFING, PLAIN_ASSETS, SECURITY
from serenissima.server.http.problems import refuse
from serenissima.server.identity.callers import caller
from serenissima.server.identity.cookies import bound, set_cookie
from serenissima.server.identity.languages import language_of
from serenissima.server.identity.names import Names, shown
from serenissima.server.identity.origins import same_origin
from serenissima.server.identity.proxies import Proxies
from serenissima.server.identity.seal import visitor_of
from serenissima.server.rehearsal import only_here
from serenissima.server.settings import Settings
from serenissima.server.socket import serve
from serenissima.server.storage.store import Store
from serenissima.tables.problems import Rejected

SAFE = ("GET", "HEAD", "OPTIONS")
STRICT = (b"strict-transport-security", b"max-age=31536000")
"""Makes browsers that came over TLS keep using it."""


def build(settings: Settings, store: Store | None = None) -> Site:
    """The whole server as one ASGI application."""
    return Site(settings, store or Store(settings.data, settings.db))


class Site:
    """Identifies the visitor of every request, refuses pages of other sites, and adds the security headers."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.desk = Desk(settings, store)
        self._settings = settings
        self._seal = self.desk.seal
        self._names = Names(settings)
        self._proxies = Proxies(settings.proxies)
        self._http = api(settings.record_bytes)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Runs the server from startup to shutdown, and stops everything behind it whatever happens."""
        async with AsyncExitStack() as ends:
            ends.callback(self.desk.close)
            ends.push_async_callback(self.desk.stop)
            await receive()
            await self.desk.start()
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request, one connection, or the lifespan of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        speak(language_of(scope))
        self._proxies.unwrap(scope)
        address = (scope.get("client") or ("an unknown address",))[0]
        only_here(self._settings.rehearsal, address)
        if scope["scheme"] == "https":
            send = _adding(send, [STRICT])
        host = header(scope, b"host") or ""
        if not self._names.has(host):
            await refuse(scope, send, Rejected(421, "other-name", name=shown(host)))
            return
        if scope["type"] == "websocket":
            await serve(self.desk, scope, receive, send)
            return
        if scope["type"] == "http":
            bearer = header(scope, b"authorization")
            token = self._seal.read(cookies(scope)) if bearer is None else self._seal.read_bearer(bearer)
            if bearer is not None and token is None:
                await refuse(scope, send, Rejected(401, "bad-token"))
                return
            who = scope["caller"] = caller(visitor_of(token) if token else None, address)
            try:
                self.desk.limits.take("requests", who)
            except Rejected as error:
                # retrying at once costs as much as an answer would, so let the refusal take its time
                await asyncio.sleep(self._settings.refusal_seconds)
                await refuse(scope, send, error)
                return
            send = self._with_headers(scope, send, token)
            if scope["method"] not in SAFE and not same_origin(header(scope, b"origin"), host, self._settings.origins):
                await refuse(scope, send, Rejected(403, "other-origin"))
                return
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, _headless(send)
        await self._http({**scope, "desk": self.desk}, receive, send)  # type: ignore[arg-type]

    def _with_headers(self, scope: Scope, send: Send, token: str | None) -> Send:
        jar, secure = cookies(scope), scope["scheme"] == "https"
        # visitors who came without TLS before get the safer cookie with the same secret
        due = token is None or (secure and not bound(jar) and header(scope, b"authorization") is None)
        if token is None:
            token = self._seal.new_token()
        scope["visitor"] = visitor_of(token)
        # scripts and fonts are not documents, so they need no policy for documents
        path = scope["path"]
        plain = path.startswith("/assets/") and path.endswith(PLAIN_ASSETS)
        extra = [NO_SNIFFING] if plain else list(SECURITY)
        if due and not path.startswith("/assets/"):
            cookie = set_cookie(jar, self._seal.mark, self._seal.sealed(token), secure)
            extra.append((b"set-cookie", cookie.encode()))
        return _adding(send, extra)


def _adding(send: Send, extra: list[tuple[bytes, bytes]]) -> Send:
    """Adds headers to the response."""

    async def with_headers(event: Event) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event.get("headers", ()), *extra]
        await send(event)

    return with_headers


def _headless(send: Send) -> Send:
    """Drops the body of the response, for HEAD."""

    async def sent(event: Event) -> None:
        await send({**event, "body": b""} if event["type"] == "http.response.body" else event)

    return sent
