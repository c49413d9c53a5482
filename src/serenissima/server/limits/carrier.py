"""uvicorn's WebSocket, which also ends connections that do not read or never send a complete message.

uvicorn waits until a transport is writable before it sends anything, even a close frame, and closes a transport only
when everything in it has been sent, so a client that stops reading could keep a connection for ever. Pings and message
fragments cost work and memory but never reach the code that counts messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serenissima.core.text import sentence
from serenissima.server.limits.rates import Bucket
from serenissima.server.limits.shares import Rate

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

LINGER = 5.0
"""Seconds to send what is left when a connection is closed."""

QUIET = Rate(200, 600)
"""The rate of frames that do not complete a message: pings, pongs and fragments."""
TOO_MANY = 1008


class Carrier(WebSocketsSansIOProtocol):
    """One connection."""

    _owed: Sequence[bytes] = ()
    """Answers to pings that wait until the client reads."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._quiet = Bucket(QUIET)

    async def send(self, message: ASGISendEvent) -> None:
        """Sends when the transport is writable; a close frame at once, since it is short and the last."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    async def run_asgi(self) -> None:
        """Runs the application, then closes the connection even if the client does not read what is left."""
        await super().run_asgi()
        self._end()

    def keepalive_timeout(self) -> None:
        """Closes a connection that does not answer a ping in time, whatever is left to send."""
        super().keepalive_timeout()
        self._end()

    def handle_cont(self, event: Frame) -> None:
        """Counts a fragment of a message."""
        if self._allows_one_more():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        """Counts an answer to a ping, solicited or not."""
        if self._allows_one_more():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answers a ping; if the client does not read, only the latest answers are kept until it does."""
        if not self._allows_one_more():
            return
        if self.writable.is_set() and not self.close_sent:
            super().handle_ping()
        else:
            self._owed = self.conn.data_to_send() or self._owed

    def resume_writing(self) -> None:
        """Sends the answers to pings that were kept while the client did not read."""
        super().resume_writing()
        if self._owed and not self.close_sent:
            self.transport.write(b"".join(self._owed))
        self._owed = ()

    def _allows_one_more(self) -> bool:
        """Whether one more such frame is allowed; if not, the connection is told and closed."""
        if self.close_sent:
            return False
        if self._quiet.wait() > 0:
            self.conn.fail(TOO_MANY, sentence(None, "close-too-many-frames"))
            self.handle_parser_exception()
            self._end()
            return False
        self._quiet.take()
        return True

    def _end(self) -> None:
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LINGER, self.transport.abort)
