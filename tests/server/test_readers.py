"""Late, slow and greedy connections cost the others nothing, and lose nothing themselves."""

from __future__ import annotations

import asyncio
import socket
from asyncio.transports import BaseTransport
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serenissima.core.match import Match
from serenissima.core.text import sentence
from serenissima.server.limits.carrier import Carrier
from serenissima.server.limits.outbox import Outbox
from serenissima.server.settings import Settings
from serenissima.server.socket import TOO_SLOW
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write
from tests.server.conftest import Running, running
from tests.server.people import PATIENCE, Json, Line, Person, take
from tests.server.tables import connected, elsewhere, my_turn, two

LATE = 500
MANY = 300
NARROW = 4096
"""The size of a buffer in bytes, where it can be chosen."""


def size(messages: list[Json]) -> int:
    """How many bytes these messages are."""
    return sum(len(msgspec.json.encode(message)) for message in messages)


async def late(line: Line, **more: object) -> list[Json]:
    """The answer to a late move."""
    await line.play(take(1), entry=1, **more)
    return await line.silent()


async def test_the_answer_to_a_late_move_does_not_grow(server: Running) -> None:
    """It has the reason, the state and the legal moves, and is as long after many moves as after none."""
    first, second, _ = await two(server, {"heap": 20})
    before = await late(first, id=5)
    assert [message["type"] for message in before] == ["refused", "update"]
    assert (before[0]["id"], before[0]["refusal"]["reason"]) == (5, "late")
    for _ in range(8):
        for mover, other in ((first, second), (second, first)):
            await mover.played(take(1))
            await other.until("update")
    heard = len(first.heard)
    after = await late(first, id=5)
    assert [message["type"] for message in after] == ["refused", "update"]
    update = after[-1]
    assert (update["entry"], update["fresh"], update["heard"], bool(first.moves)) == (first.entry, False, [], True)
    assert (len(first.heard), heard > 16) == (heard, True)
    assert size(after) <= size(before)
    await first.played(take(1))


async def test_a_move_said_again_is_answered_as_shortly(server: Running) -> None:
    """A repeated move that was accepted is answered with the state, without earlier events."""
    first, _, _ = await two(server)
    entry = first.entry
    await first.played(take(1))
    await first.play(take(1), entry)
    (update,) = await first.silent()
    assert (update["type"], update["fresh"], update["heard"], update["entry"]) == ("update", False, [], first.entry)


async def test_many_late_moves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each late move is answered, and one look at the match serves all of them."""
    first, second, _ = await two(server)
    views: list[int] = []
    original = Match.view

    def view(match: Match, seat: int) -> Any:
        views.append(seat)
        return original(match, seat)

    monkeypatch.setattr(Match, "view", view)
    for number in range(LATE):
        await first.play(take(1), entry=1, id=number)
        while (await first.next())["type"] != "update":
            pass
    refused = [message["id"] for message in first.received if message["type"] == "refused"]
    assert refused == [*range(LATE)]
    assert len(views) <= 1
    await first.played(take(1))
    await second.until("update")
    assert second.view["heap"] == 9


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Limits what kernel and transport buffer; records how many bytes waited at each message."""
    made, put = Carrier.connection_made, Outbox.put
    waiting: list[int] = []

    def connection_made(self: Carrier, transport: BaseTransport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        transport.set_write_buffer_limits(high=NARROW)  # type: ignore[attr-defined]
        made(self, transport)

    def noted(self: Outbox, text: str) -> bool:
        fits = put(self, text)
        waiting.append(self.size)
        return fits

    monkeypatch.setattr(Carrier, "connection_made", connection_made)
    monkeypatch.setattr(Outbox, "put", noted)
    return waiting


async def unread(person: Person, table: str) -> ClientConnection:
    """A connection of this person that is not read, with small buffers."""
    address = urlsplit(person.base)
    end = socket.socket()
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    end.setblocking(False)
    await asyncio.get_running_loop().sock_connect(end, (address.hostname, address.port))
    return await connect(
        f"ws://{address.netloc}/ws/tables/{table}",
        sock=end,
        additional_headers={"Cookie": person.cookies()},
        max_queue=1,
        proxy=None,
        ping_interval=None,
        close_timeout=0.1,
    )


async def read_to_the_end(end: ClientConnection) -> tuple[list[Json], int | None, str | None]:
    """What can still be read, and the code and reason of the close."""
    messages: list[Json] = []
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                messages.append(msgspec.json.decode(await end.recv()))
    return messages, end.close_code, end.close_reason


async def test_who_does_not_read_is_closed_and_comes_back(settings: Settings, narrow: list[int]) -> None:
    """It is closed with a reason, little waits for it, others play on, and after a return nothing is missing."""
    limits = replace(settings, outbox=100, outbox_bytes=8_000)
    async with running(limits) as server:
        first, second, table = await two(server)
        slow = await unread(first.person, table)
        narrow.clear()
        text = msgspec.json.encode({"type": "play", "entry": 1, "move": take(1)}).decode()
        for _ in range(LATE):
            await slow.send(text)
        await first.played(take(1))
        await second.until("update")
        await second.played(take(2))
        await first.until("update")
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        async with asyncio.timeout(PATIENCE):
            while room.audience.connections > 2:
                await first.silent()
        messages, code, reason = await read_to_the_end(slow)
        assert (code, reason) == (TOO_SLOW, sentence(None, "close-too-slow"))
        assert len(messages) < LATE
        assert max(narrow) <= limits.outbox_bytes + 4_000
        again = await connected(server, first.person, table)
        assert (again.heard, again.update["sides"]) == (first.heard, first.update["sides"])
        await my_turn(first)
        await again.played(take(1))
        await second.until("update")
        assert second.view["heap"] == 6


async def test_a_slow_onlooker_keeps_nobody_waiting(settings: Settings, narrow: list[int]) -> None:
    """An onlooker who does not read is closed when enough waits; the others get every update."""
    async with running(replace(settings, outbox=4, outbox_bytes=0)) as server:
        first, second, table = await two(server)
        slow = await unread(await server.person(), table)
        reader = await connected(server, await server.person(), table)
        await second.silent()
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        for _ in range(MANY):
            if len(room.audience.here()) == 3:
                break
            await first.played(take(1))
            await first.send(type="undo", entry=first.entry)
            for line in (first, second, reader):
                while (line.update["to_move"], line.update["fresh"], line.entry) != (0, True, first.entry):
                    await line.until("update")
        assert (await read_to_the_end(slow))[1] == TOO_SLOW
        await first.played(take(1))
        assert (await reader.until("update"))["entry"] == first.entry


class Waiting(Store):
    """A store that commits when it is allowed to."""

    let: asyncio.Event | None = None
    begun: asyncio.Event

    def commit(self, connection: Connection, group: Sequence[Write]) -> None:
        """Waits, then commits."""
        if self.let is not None:
            self.loop.call_soon_threadsafe(self.begun.set)
            asyncio.run_coroutine_threadsafe(self.let.wait(), self.loop).result(PATIENCE)
        super().commit(connection, group)

    def start(self) -> None:
        """Remembers the loop."""
        self.loop = asyncio.get_running_loop()
        super().start()


async def test_requests_do_not_pile_up(settings: Settings) -> None:
    """While a move is saved only one request per connection waits, the rest is not read, and all are answered."""
    store = Waiting(settings.data)
    async with running(settings, store) as server:
        first, second, table = await two(server)
        others, _, _ = await two(server)
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        store.begun, store.let = asyncio.Event(), asyncio.Event()
        await first.play(take(1))
        async with asyncio.timeout(PATIENCE):
            await store.begun.wait()
        for number in range(LATE):
            await second.send(type="ask", move=take(1), id=number)
        # these are read after them, so all that is ever read of them has been read
        for _ in range(10):
            await others.silent()
        assert len(room._waiting) <= 2 * 2
        store.let.set()
        await first.until("update")
        answers: list[Any] = [(await second.until("answer"))["id"] for _ in range(LATE)]
        assert answers == [*range(LATE)]


async def test_another_server_tells_only_what_is_new(server: Running) -> None:
    """After a reload only new events are sent, and all of them only if something was taken back."""
    first, second, table = await two(server, {"heap": 20})
    await first.played(take(1))
    await second.until("update")
    known = len(second.heard)
    async with running(server.settings) as other:
        there = await elsewhere(other, second, table)
        await there.played(take(2))
        await second.play(take(1), id=4)
        received = await second.silent()
        kinds = [message["type"] for message in received if message["type"] != "table"]
        assert kinds == ["update", "refused", "update"]
        assert [message["fresh"] for message in received if message["type"] == "update"] == [False, False]
        assert (len(second.heard), second.heard == there.heard) == (known + 1, True)
        assert (await first.until("update"))["heard"] == second.heard[-1:]
        await there.send(type="undo", entry=there.entry)
        while there.view["heap"] != 19:
            await there.until("update")
        await first.play(take(1), id=5)
        await first.silent()
        assert (first.view["heap"], first.update["to_move"], len(first.heard)) == (19, 1, len(there.heard))
        assert first.heard[-1] == there.heard[-1]


async def pings(line: Line) -> None:
    """Many pings, without waiting for answers."""
    for _ in range(MANY):
        await line.socket.ping()


async def parts(line: Line) -> None:
    """One message in many parts, most of them empty."""
    await line.socket.send(["{"] + [""] * MANY + ["}"])


@pytest.mark.parametrize("flood", [pings, parts])
async def test_frames_that_say_nothing_have_an_end(server: Running, flood: Callable[[Line], Awaitable[None]]) -> None:
    """Endless empty frames close the connection with a reason; the others play on, and so does a returner."""
    first, second, table = await two(server)
    with suppress(ConnectionClosed):
        await flood(first)
    assert await first.closed() == 1008
    assert first.socket.close_reason == sentence(None, "close-too-many-frames")
    assert len(await second.silent()) <= 2
    async with first.person.sit(table) as again:
        await again.until("update")
        await again.played(take(1))
        await second.until("update")
