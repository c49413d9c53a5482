"""What waits for a connection is bounded, and a connection that does not read is closed."""

from __future__ import annotations

import asyncio
from sys import getsizeof
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from serenissima.server.asgi import Event, Receive, Scope, Send
from serenissima.server.limits import carrier
from serenissima.server.limits.carrier import Carrier
from serenissima.server.limits.outbox import Outbox
from serenissima.server.socket import REASON_BYTES, TOO_SLOW, Link
from tests.server.people import PATIENCE


def test_so_many_may_wait() -> None:
    """The number of waiting messages, kept in order, is limited."""
    outbox = Outbox(3, 0)
    assert [outbox.put(text) for text in "abcd"] == [True, True, True, False]
    assert [outbox.take() for _ in range(4)] == [*"abcd"]
    assert (len(outbox), outbox.size) == (0, 0)


def test_so_much_may_wait() -> None:
    """The bytes of waiting messages are limited, whatever their characters; the largest one is not counted."""
    for letter in "aė😀":
        outbox = Outbox(0, 10_000)
        fitting = 0
        while outbox.put(letter * 1_000):
            fitting += 1
        assert fitting == 10_000 // getsizeof(letter * 1_000) + 1
    outbox = Outbox(0, 10_000)
    assert all(outbox.put(text) for text in ("table", "x" * 1_000_000, "y" * 5_000))
    assert not outbox.put("z" * 6_000)


def test_no_limit() -> None:
    """A limit of 0 means no limit."""
    outbox = Outbox(0, 0)
    assert all(outbox.put("x" * 1_000) for _ in range(5_000))


def test_only_the_latest_says_how_everything_stands() -> None:
    """A message that replaces an earlier, still waiting one takes its place at the end."""
    outbox = Outbox(0, 0)
    for number in range(500):
        outbox.put("no")
        outbox.renew(f"standing {number}")
    assert (len(outbox), outbox.size) == (501, 500 * getsizeof("no") + getsizeof("standing 499"))
    assert [outbox.take() for _ in range(501)][-2:] == ["no", "standing 499"]
    outbox.renew("standing")
    assert outbox.take() == "standing"
    outbox.renew("standing")
    assert (len(outbox), outbox.take(), outbox.size) == (1, "standing", 0)


class Peer:
    """The other side of a connection; it accepts a few messages, and then only the farewell."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.got: list[Event] = []
        self.stuck = asyncio.Event()

    async def send(self, event: Event) -> None:
        """Accepts the message, or not."""
        if event["type"] == "websocket.send" and len(self.got) >= self.takes:
            self.stuck.set()
            await asyncio.Event().wait()
        self.got.append(event)


async def test_who_does_not_read_is_closed_early() -> None:
    """The farewell gives a reason and does not wait; what was not read is dropped at once."""
    peer, outbox = Peer(2), Outbox(5, 0)
    link = Link(peer.send, "somebody", outbox)
    pump = asyncio.create_task(link.pump())
    for number in range(4):
        link.send(str(number))
    await peer.stuck.wait()
    assert len(outbox) == 1
    for number in range(100):
        link.send(str(number))
    assert (len(outbox), outbox.size, link.closing) == (0, 0, TOO_SLOW)
    ended, _ = await asyncio.wait((pump,), timeout=PATIENCE)
    assert ended
    assert [event.get("text") for event in peer.got] == ["0", "1", None]
    farewell = peer.got[-1]
    assert (farewell["type"], farewell["code"]) == ("websocket.close", TOO_SLOW)
    assert 0 < len(farewell["reason"].encode()) <= REASON_BYTES


async def test_a_long_reason_is_cut_between_letters() -> None:
    """A closing frame has room for 123 bytes, and no character is cut in half."""
    peer = Peer(9)
    link = Link(peer.send, "somebody", Outbox(5, 0))
    link.close(4404, "ė" * 100)
    await link.pump()
    assert peer.got == [{"type": "websocket.close", "code": 4404, "reason": "ė" * 61}]


class Stuck(asyncio.Transport):
    """A transport whose other side does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.begun = asyncio.Event()
        self.aborted = asyncio.Event()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Nothing is known."""
        return default

    def write(self, data: Any) -> None:
        """Holds it for ever."""
        self.written += bytes(data)
        self.begun.set()

    def get_write_buffer_size(self) -> int:
        """All that was ever written."""
        return len(self.written)

    def is_closing(self) -> bool:
        """It would have to be empty first."""
        return False

    def close(self) -> None:
        """Waits until all is read: for ever."""

    def abort(self) -> None:
        """The end."""
        self.aborted.set()

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nothing comes by itself."""


HANDSHAKE = (
    b"GET /ws/t HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def carried(app: Any) -> tuple[Carrier, Stuck]:
    """A connection to this application over a transport that is stuck, after its handshake."""
    config = uvicorn.Config(app, ws=Carrier, log_config=None, ws_per_message_deflate=False)
    transport = Stuck()
    connection = Carrier(config, ServerState(), {})
    connection.connection_made(transport)
    connection.data_received(HANDSHAKE)
    async with asyncio.timeout(PATIENCE):
        await transport.begun.wait()
    return connection, transport


async def test_a_connection_ends_although_its_peer_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The farewell overtakes what is not read, and a while later the connection is gone."""
    monkeypatch.setattr(carrier, "LINGER", 0)
    paused = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await paused.wait()
        blocked = asyncio.ensure_future(send({"type": "websocket.send", "text": "never"}))
        await asyncio.sleep(0)
        blocked.cancel()
        await send({"type": "websocket.close", "code": TOO_SLOW, "reason": "read"})
        assert (await receive())["type"] == "websocket.disconnect"

    connection, transport = await carried(app)
    connection.pause_writing()
    paused.set()
    async with asyncio.timeout(PATIENCE):
        await transport.aborted.wait()
    assert transport.written.endswith(TOO_SLOW.to_bytes(2, "big") + b"read")
    assert b"never" not in transport.written
    connection.connection_lost(None)


async def test_who_answers_no_ping_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that is gone does not keep a connection open with what it never read."""
    monkeypatch.setattr(carrier, "LINGER", 0)
    ended = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        ended.set()

    connection, transport = await carried(app)
    connection.pause_writing()
    connection.keepalive_timeout()
    async with asyncio.timeout(PATIENCE):
        await transport.aborted.wait()
        connection.connection_lost(None)
        await ended.wait()


async def test_answers_to_pings_do_not_pile_up() -> None:
    """A peer that pings without reading gets one answer when there is room again."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    connection, transport = await carried(app)
    connection.pause_writing()
    before = len(transport.written)
    for number in range(100):
        ping = Frame(Opcode.PING, b"%04d" % number).serialize(mask=True)
        connection.data_received(ping)
    assert len(transport.written) == before
    connection.resume_writing()
    assert transport.written[before:] == Frame(Opcode.PONG, b"0099").serialize(mask=False)
    connection.connection_lost(None)
