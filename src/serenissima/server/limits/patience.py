"""How long a connection may be silent or slow: uvicorn's protocols, with a timeout for everything.

A connection has a timeout for headers, for the body, for the pause between two requests, and for reading what it is
sent. A socket is pinged regularly. Connections over their time are closed; a request that was begun is answered with
a sentence first. The timeouts are in the settings.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, ClassVar

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from serenissima.server.limits.carrier import Carrier
from serenissima.server.limits.door import Door
from serenissima.server.limits.rates import too_many
from serenissima.tables.messages import Problem
from serenissima.tables.problems import Rejected

log = logging.getLogger("serenissima.server.http")
# input that is not HTTP would fill the log
log.setLevel(logging.ERROR)

FULL = 5
"""Seconds after which a client that found the server full may try again."""
GOODBYE = 2.0
"""Seconds before a refused connection is closed, whether or not the client has read why."""


class Patient(H11Protocol):
    """HTTP. What a connection waits for follows from the state of its parser, checked after every event.

    Between two requests uvicorn's own timer runs (`keep_alive_seconds`).
    """

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = log
        self.deadline: float | None = None
        self._phase = ""
        self._begun = False
        self._gone = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admits the connection, or answers that the server is full."""
        super().connection_made(transport)
        if self.door.enter(self):
            self._enter("headers")
        elif self.door.may_be_told():
            self._say_goodbye(too_many("too-many-connections", FULL, status=503))
            self.loop.call_later(GOODBYE, self._end)
        else:
            self._gone = True
            transport.abort()

    def _end(self) -> None:
        self.door.told()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leaves the door."""
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads more of a request."""
        if self._gone:
            return
        self._begun = True
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Goes on with the next request, which may have arrived already."""
        super().on_response_complete()
        self._begun = bool(self.conn.trailing_data[0])
        self._look()

    def _look(self) -> None:
        """Determines what the connection waits for now."""
        if self._gone or self.transport.is_closing():
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self._enter("body")
        elif theirs is h11.IDLE:
            self._enter("headers" if self._begun else "rest")
        else:
            self._enter("answer")

    def _enter(self, phase: str) -> None:
        if phase == "answer":
            self.door.active(self)
        else:
            self.door.quiet(self)
        if phase == self._phase:
            return
        self._phase = phase
        seconds = self._seconds(phase)
        self.deadline = None if seconds is None else self.door.after(seconds)

    def _seconds(self, phase: str) -> float | None:
        settings = self.door.settings
        return {"headers": settings.header_seconds, "body": settings.body_seconds}.get(phase) or None

    def time_is_up(self) -> None:
        """Answers a request that was begun with the reason; closes a silent connection without one."""
        answered = self._phase == "body" and self.cycle.response_started
        if not self._begun or answered:
            self.transport.abort()
            return
        seconds = round(self._seconds(self._phase) or 0)
        self._say_goodbye(Rejected(408, "too-slow", seconds=seconds))
        self.loop.call_later(GOODBYE, self.transport.abort)

    def shutdown(self) -> None:
        """Closes the connection when the server stops."""
        if self._gone:
            self.transport.close()
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        """Answers input that is not HTTP with a problem."""
        self._say_goodbye(Rejected(400, "malformed", problem=msg))
        self.transport.close()

    def _say_goodbye(self, error: Rejected) -> None:
        """Answers the current request, bypassing the parser; nothing more is read."""
        self._gone = True
        self.deadline = None
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        body = msgspec.json.encode(Problem(code=error.code, text=str(error)))
        again = f"retry-after: {error.retry}\r\n" if error.retry is not None else ""
        head = (
            f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}\r\n{again}connection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection, and its place at the door, over to a socket."""
        self._gone = True
        self.door.leave(self)
        super().handle_websocket_upgrade(event)


class PatientSocket(Carrier):
    """A WebSocket. uvicorn pings it (`ping_seconds`); the door checks whether it reads."""

    door: ClassVar[Door]
    deadline: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keeps the place at the door that the handshake had."""
        super().connection_made(transport)
        self.door.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leaves the door."""
        self.door.leave(self)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Sends a message; a handshake answered with a problem is complete, so nothing is logged."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def time_is_up(self) -> None:
        """Does nothing: a socket has no deadline."""


def protocols(door: Door) -> tuple[type[Patient], type[PatientSocket]]:
    """The protocols for connections through this door."""
    return type("Http", (Patient,), {"door": door}), type("Socket", (PatientSocket,), {"door": door})
