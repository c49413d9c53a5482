"""The WebSocket of a table: passes messages to the room, and sends what the room has to say."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import get_args

import msgspec

from serenissima.core.text import sentence
from serenissima.server.asgi import Receive, Scope, Send, cookies, header
from serenissima.server.desk import Desk
from serenissima.server.identity.callers import Caller, caller
from serenissima.server.identity.origins import same_origin
from serenissima.server.identity.seal import visitor_of
from serenissima.server.limits.outbox import Outbox
from serenissima.tables.encoding import encode
from serenissima.tables.messages import Fault, Incoming, Outgoing
from serenissima.tables.problems import Rejected

log = logging.getLogger("serenissima.server")

NO_TABLE = 4404
CROWDED = 4429
"""The close code for too many sockets, or too many new ones at once."""
TOO_MANY = 1008
TOO_SLOW = 1013
REASON_BYTES = 123
"""The longest reason a closing frame can carry."""
FAREWELL = 5.0
"""Seconds a refused client has to read why."""
PATIENCE = 300
"""How many messages over the limit are answered with a fault before the connection is closed."""

_decoder = msgspec.json.Decoder(Incoming)
_KINDS = ", ".join(str(kind.__struct_config__.tag) for kind in get_args(Incoming))


class Link:
    """One open connection: a `Listener` of a table. Messages are sent in order.

    A connection that cannot keep up is closed; when it reconnects, it is shown everything.
    """

    __slots__ = ("_outbox", "_pump", "_send", "_slow", "_wake", "closing", "gone", "reason", "visitor")

    def __init__(self, send: Send, visitor: str, outbox: Outbox) -> None:
        self._send = send
        self._outbox = outbox
        self._wake = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None
        self._slow = False
        self.visitor = visitor
        self.closing = 0
        self.reason = ""
        self.gone = False

    @property
    def waiting(self) -> int:
        """How many messages wait because the connection has not taken the earlier ones."""
        return len(self._outbox)

    def send(self, text: str) -> None:
        """Sends a text as soon as the connection can take it."""
        if not self.closing and not self._outbox.put(text):
            self._give_up()
        self._wake.set()

    def renew(self, text: str) -> None:
        """Sends a text that describes the whole current match; an older one that still waits is dropped."""
        if not self.closing and not self._outbox.renew(text):
            self._give_up()
        self._wake.set()

    def say(self, message: Outgoing) -> None:
        """Sends a message."""
        self.send(encode(message).decode())

    def close(self, code: int, reason: str = "") -> None:
        """Closes the connection after everything that waits has been sent."""
        if not self.closing:
            self.closing, self.reason = code, short(reason)
        self._wake.set()

    def _give_up(self) -> None:
        """Closes at once: what waits is not being read anyway, and a new connection is shown everything."""
        self._slow = True
        self._outbox.clear()
        self.close(TOO_SLOW, sentence(None, "close-too-slow"))
        if self._pump is not None:
            self._pump.cancel()

    async def pump(self) -> None:
        """Sends what waits as long as the connection lives, and finally the close frame."""
        self._pump = asyncio.current_task()
        try:
            await self._send_waiting()
        except asyncio.CancelledError:
            # the last message may be the one that is not being read, so do not wait for it before closing
            if not self._slow or self._pump is None:
                raise
            self._pump.uncancel()
        await self._send({"type": "websocket.close", "code": self.closing, "reason": self.reason})

    async def _send_waiting(self) -> None:
        outbox, wake, send = self._outbox, self._wake, self._send
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": outbox.take()})
            if self.closing:
                return
            wake.clear()
            await wake.wait()


def short(reason: str) -> str:
    """As much of a reason as fits into a close frame."""
    return reason.encode()[:REASON_BYTES].decode(errors="ignore")


async def serve(desk: Desk, scope: Scope, receive: Receive, send: Send) -> None:
    """Serves one connection from its handshake to its end."""
    await receive()
    settings = desk.settings
    allowed = same_origin(header(scope, b"origin"), header(scope, b"host") or "", settings.origins)
    if not allowed or not scope["path"].startswith("/ws/"):
        await send({"type": "websocket.close", "code": 1008})
        return
    bearer = header(scope, b"authorization")
    token = desk.seal.read(cookies(scope)) if bearer is None else desk.seal.read_bearer(bearer)
    if bearer is not None and token is None:
        await send({"type": "websocket.close", "code": 1008})
        return
    who = caller(visitor_of(token) if token else None, (scope.get("client") or ("",))[0])
    try:
        desk.limits.connect(who)
    except Rejected as error:
        # a page cannot read why a handshake was refused, and would retry for ever
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": encode(Fault(code=error.code, text=str(error))).decode()})
        await send({"type": "websocket.close", "code": CROWDED, "reason": short(str(error))})
        return
    # a screen for the whole room only looks on, whoever opened it
    if scope.get("query_string", b"") == b"onlooking":
        token = None
    visitor = visitor_of(token) if token else f"guest-{secrets.token_hex(8)}"
    link = Link(send, visitor, Outbox(settings.outbox, settings.outbox_bytes))
    try:
        await send({"type": "websocket.accept"})
        pump = asyncio.create_task(_quietly(link.pump()))
        try:
            await _talk(desk, link, who, scope["path"], receive)
        finally:
            if link.closing:
                await asyncio.wait((pump,), timeout=FAREWELL)
            pump.cancel()
    finally:
        desk.limits.disconnect(who)


async def _talk(desk: Desk, link: Link, who: Caller, path: str, receive: Receive) -> None:
    try:
        room = await desk.hall.room(path.rpartition("/")[2])
    except Rejected as error:
        link.say(Fault(code=error.code, text=str(error)))
        link.close(NO_TABLE, str(error))
        return
    room.enter(link)
    refused = 0
    try:
        while not link.closing:
            event = await receive()
            if event["type"] != "websocket.receive":
                break
            wait = desk.limits.message(who)
            if wait is None:
                refused += 1
                if refused == 1 or refused > PATIENCE:
                    link.say(fault("too-many", rate=round(desk.settings.shares["messages"].person.a_minute / 60)))
                if refused > PATIENCE:
                    link.close(TOO_MANY)
                continue
            refused = 0
            if wait:
                await asyncio.sleep(wait)
            data = event.get("text")
            try:
                message = _decoder.decode(event.get("bytes") or b"" if data is None else data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                link.say(fault("malformed", problem=str(error), kinds=_KINDS))
                continue
            room.request(link, message)
            # one at a time: nothing more is read until this is done, so that no requests pile up
            await room.stored()
            # even if many arrived at once: let answers go out in between, and others have their turn
            await asyncio.sleep(0)
    finally:
        room.leave(link)


def fault(code: str, **args: str | int) -> Fault:
    """A fault with its sentence."""
    return Fault(code=code, text=sentence(None, f"fault-{code}", args))


async def _quietly(task: Awaitable[None]) -> None:
    """Ignores that a client disconnects in the middle of a message."""
    try:
        await task
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log.debug("a connection ended: %s", type(error).__name__)
