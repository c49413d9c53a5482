"""uvicorn's WebSocket, with an end for those who do not read and for those who never come to the point.

uvicorn waits until a transport is writable before it sends anything, a farewell included, and closes a transport only
when all it holds has been sent. Whoever stops reading would so keep a connection for ever. Pings and parts of messages
cost work and memory, but reach nobody who would count them.
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
"""Seconds for what is still to be sent when a connection is closed."""

QUIET = Rate(200, 600)
"""Frames without a whole message in them: pings, their answers, and parts."""
TOO_MANY = 1008


class Carrier(WebSocketsSansIOProtocol):
    """One connection."""

    _owed: Sequence[bytes] = ()
    """Answers to pings that wait until something is read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._quiet = Bucket(QUIET)

    async def send(self, message: ASGISendEvent) -> None:
        """Sends when the transport takes it; a farewell at once, for it is short and the last that is sent."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    async def run_asgi(self) -> None:
        """Whoever is told nothing more does not stay for what was not read."""
        await super().run_asgi()
        self._end()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping in time is gone, whatever is left to be sent."""
        super().keepalive_timeout()
        self._end()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if self._bears():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping, or what pretends to be one."""
        if self._bears():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answers a ping; while the answers are not read, only the last ones, when there is room for them."""
        if not self._bears():
            return
        if self.writable.is_set() and not self.close_sent:
            super().handle_ping()
        else:
            self._owed = self.conn.data_to_send() or self._owed

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if self._owed and not self.close_sent:
            self.transport.write(b"".join(self._owed))
        self._owed = ()

    def _bears(self) -> bool:
        """Whether one more quiet frame may come; whoever sends them without end is told so, and closed."""
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
