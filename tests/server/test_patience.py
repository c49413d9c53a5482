"""Silent and slow connections are closed, and never take the place of people who play."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

import httpx
import pytest

from serenissima.server.limits import door, files
from serenissima.server.limits.door import Door
from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.people import PATIENCE
from tests.server.tables import connected, two

SOON = 0.2
"""Seconds a connection may take in these tests; one that is never closed runs into the test's own timeout."""


@pytest.fixture
def hasty(settings: Settings) -> Settings:
    """Settings with little patience."""
    return replace(settings, header_seconds=SOON, body_seconds=SOON, keep_alive_seconds=SOON, unread_seconds=SOON)


@dataclass
class Wire:
    """A bare connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, text: str) -> None:
        """Sends bytes."""
        self.writer.write(text.encode())

    async def rest(self) -> str:
        """Everything the server sends until it closes."""
        said = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while more := await self.reader.read(65_536):
                    said += more
        return said.decode()

    async def trickle(self, text: str) -> str:
        """Sends one byte after another until the server closes; returns what it said."""
        said = asyncio.create_task(self.rest())
        for letter in text:
            self.send(letter)
            await asyncio.wait([said], timeout=SOON / 10)
            if said.done():
                break
        else:
            raise AssertionError("the server listened to the end")
        return await said


@asynccontextmanager
async def wire(server: Running) -> AsyncIterator[Wire]:
    """Connects."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


HEAD = "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"


async def test_silence(hasty: Settings) -> None:
    """A silent connection is closed without a word: browsers open such connections in advance."""
    async with running(hasty) as server, wire(server) as line:
        assert await line.rest() == ""


@pytest.mark.parametrize("begun", ["G", "GET /api/me", HEAD, HEAD + "Upgrade: websocket\r\nConnection: Upgrade\r\n"])
async def test_half_a_request(hasty: Settings, begun: str) -> None:
    """A client that begins a request or a handshake and goes silent is told so."""
    async with running(hasty) as server, wire(server) as line:
        line.send(begun)
        said = await line.rest()
        assert said.startswith("HTTP/1.1 408 ")
        assert '"code":"too-slow"' in said


async def test_headers_byte_by_byte(hasty: Settings) -> None:
    """Every byte is in time, but headers that never end are cut off."""
    async with running(hasty) as server, wire(server) as line:
        assert '"code":"too-slow"' in await line.trickle(HEAD + "X-Long: " + "x" * 500)


async def test_the_second_request_byte_by_byte(hasty: Settings) -> None:
    """A connection that has been used before gets no more time than others."""
    async with running(hasty) as server, wire(server) as line:
        line.send(HEAD + "\r\n")
        assert (await line.reader.readline()) == b"HTTP/1.1 200 OK\r\n"
        assert '"code":"too-slow"' in await line.trickle(HEAD + "X-Long: " + "x" * 500)


async def test_between_two_requests(hasty: Settings) -> None:
    """A connection may rest only briefly between two requests."""
    async with running(hasty) as server, wire(server) as line:
        line.send(HEAD + "\r\n")
        said = await line.rest()
        assert said.startswith("HTTP/1.1 200 ")
        assert "408" not in said


async def test_a_body_byte_by_byte(hasty: Settings) -> None:
    """A body has a time limit as well, and an incomplete request for a table makes none."""
    async with running(hasty) as server, wire(server) as line:
        line.send("POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000\r\n\r\n")
        said = await line.trickle('{"game":"pebbles",' + " " * 500)
        assert said.startswith("HTTP/1.1 408 ")


async def test_a_body_that_nobody_wants(hasty: Settings) -> None:
    """A client refused before its body has arrived cannot keep the connection by sending it slowly."""
    async with running(hasty) as server, wire(server) as line:
        line.send("POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://evil.example\r\n")
        line.send("Content-Length: 2000\r\n\r\n")
        said = await line.trickle(" " * 500)
        assert said.startswith("HTTP/1.1 403 ")
        assert said.count("HTTP/1.1") == 1


async def test_an_answer_nobody_takes(hasty: Settings) -> None:
    """A client that does not read its answers is disconnected, without affecting others."""
    async with running(hasty) as server:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, ("127.0.0.1", int(server.base.rpartition(":")[2])))
            # pipelined: far more than the system keeps for a connection
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await loop.sock_sendall(deaf, b"GET /schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 50)
        assert (await (await server.person()).http.get("/health")).text == "ok"


async def test_no_http_at_all(hasty: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Anything that is not HTTP is answered in our form and not logged: others could fill the log."""
    async with running(hasty) as server, wire(server) as line:
        line.send("this is no HTTP\r\n\r\n")
        said = await line.rest()
        assert said.startswith("HTTP/1.1 400 ")
        assert '"code":"malformed"' in said
        assert not caplog.records


async def test_a_slow_answer_is_nobodys_fault(hasty: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that waits for the server has as much time as the server needs."""
    async with running(hasty) as server:
        person = await server.person()
        greeted = server.site.desk.store.greeted
        asked: list[str] = []

        async def slowly(visitor: str, now: float) -> str:
            asked.append(visitor)
            await asyncio.sleep(SOON * 3)
            return await greeted(visitor, now)

        monkeypatch.setattr(server.site.desk.store, "greeted", slowly)
        await person.get("/me")
        assert len(asked) == 1


async def test_a_socket_has_the_time_it_likes(hasty: Settings) -> None:
    """Only requests are timed: a player on a socket may think as long as they like."""
    async with running(hasty) as server:
        first, _, _ = await two(server)
        async with wire(server) as line:
            assert await line.rest() == ""
        await first.played({"type": "take", "count": 1})


async def test_a_dead_socket(settings: Settings) -> None:
    """A peer that does not answer pings is gone, and the others see it."""
    async with running(replace(settings, ping_seconds=SOON)) as server:
        first, second, table = await two(server)
        cookie = second.person.cookies()
        await second.close()
        await first.until("table")
        assert not first.info["seats"][1]["here"]
        async with wire(server) as line:
            line.send(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            while not (await first.until("table"))["seats"][1]["here"]:
                pass
            while (await first.until("table"))["seats"][1]["here"]:
                pass


async def test_a_full_house(settings: Settings) -> None:
    """Hundreds of silent connections keep nobody out, and no player loses their connection to them."""
    async with running(replace(settings, connections=20)) as server:
        first, second, _ = await two(server)
        silent = [await server.stack.enter_async_context(wire(server)) for _ in range(100)]
        newcomer = await server.person()
        await newcomer.get("/games")
        await first.played({"type": "take", "count": 1})
        await second.until("update")
        assert await silent[0].rest() == "", "the longest silent had to go"


async def test_a_house_full_of_half_wishes(settings: Settings) -> None:
    """Bodies that never end take nobody's place, either."""
    async with running(replace(settings, connections=20)) as server:
        lines = [await server.stack.enter_async_context(wire(server)) for _ in range(100)]
        for line in lines:
            line.send("POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000\r\n\r\n{")
        newcomer = await server.person()
        await newcomer.get("/games")
        assert await lines[0].rest() == ""


async def test_no_time_is_no_limit(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all times at 0 a connection is never closed for being slow, however often it is checked."""
    looks = asyncio.Queue[None]()
    look = Door._look_around
    monkeypatch.setattr(door, "LONGEST_LOOK", door.SHORTEST_LOOK)

    def looked(found: Door) -> None:
        look(found)
        looks.put_nowait(None)

    monkeypatch.setattr(Door, "_look_around", looked)
    without = replace(settings, header_seconds=0, body_seconds=0, keep_alive_seconds=0, unread_seconds=0)
    without = replace(without, ping_seconds=0, connections=0, address_connections=0)
    async with running(without) as server, wire(server) as line:
        for part in ("POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n", "Content-Length: 13\r\n", "\r\n", '{"name":'):
            line.send(part)
            for _ in range(5):
                await looks.get()
        line.send('"Ma"}')
        assert (await line.reader.readline()).startswith(b"HTTP/1.1 200")


async def test_a_house_full_of_players(settings: Settings) -> None:
    """When nobody is silent, newcomers are told that there is no room and when to try again."""
    async with running(replace(settings, connections=6)) as server:
        first, second, table = await two(server)
        # those who play keep their sockets; what else they have open is silent, and goes
        lines = [await connected(server, first.person, table) for _ in range(4)]
        async with httpx.AsyncClient(base_url=server.base) as http:
            answer = await http.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many-connections")
        assert answer.headers["retry-after"] in answer.json()["text"]
        await first.played({"type": "take", "count": 1})
        await second.until("update")
        await lines[0].close()


async def test_connections_of_an_address(settings: Settings) -> None:
    """When an address has too many connections, its longest silent one goes and the new one is served."""
    async with running(replace(settings, connections=20, address_connections=3)) as server:
        lines = [await server.stack.enter_async_context(wire(server)) for _ in range(4)]
        assert await lines[0].rest() == ""
        lines[-1].send(HEAD + "\r\n")
        assert (await lines[-1].reader.readline()).startswith(b"HTTP/1.1 200")


class Cut(asyncio.Transport):
    """A transport that knows whether it was cut."""

    aborted = False

    def abort(self) -> None:
        """Records that it was cut."""
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0


class Visit:
    """A connection, as the door sees it."""

    deadline: float | None = None

    def __init__(self, host: str) -> None:
        self.client: tuple[str, int] | None = (host, 4711)
        self.cut = Cut()
        self.transport: asyncio.Transport = self.cut

    def time_is_up(self) -> None:
        """Time is never up."""

    @property
    def sent_away(self) -> bool:
        """Whether it had to go."""
        return self.cut.aborted


class Stuck(Visit):
    """A connection that cannot even be told that its time is up."""

    asked = 0

    def time_is_up(self) -> None:
        """The deadline has passed."""
        self.asked += 1
        raise RuntimeError("stuck")


async def test_who_has_to_go(settings: Settings) -> None:
    """Too many from one address: one of its own goes. A full house: the longest silent goes, never one that waits."""
    house = Door(replace(settings, address_connections=3), most=5)
    _, busy, *silent = guests = [Visit(host) for host in ("192.0.2.1", *["192.0.2.9"] * 3)]
    for guest in guests:
        assert house.enter(guest)
        house.quiet(guest)
    house.active(busy)
    house.quiet(silent[0])  # it said something: the other one has been silent longer
    late = Visit("192.0.2.9")
    assert house.enter(late)
    assert [guest.sent_away for guest in guests] == [False, False, False, True]
    assert house.enter(Visit("192.0.2.2"))
    assert house.enter(Visit("192.0.2.3")), "the house is full, and the first who came has been silent longest"
    assert [guest.sent_away for guest in guests] == [True, False, False, True]
    assert house.enter(Visit("192.0.2.4"))
    assert silent[0].sent_away
    assert not house.enter(Visit("192.0.2.5")), "nobody is silent any more"
    house.leave(late)
    assert house.enter(Visit("192.0.2.5"))
    assert len(house) == 5
    assert not busy.sent_away


async def test_a_guest_who_cannot_be_shown_out(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever goes wrong with one connection, the others are checked, again and again."""
    house = Door(settings, most=5)
    stuck, other = Stuck("192.0.2.1"), Visit("192.0.2.2")
    for guest in (stuck, other):
        assert house.enter(guest)
        guest.deadline = 0.0
    house._look_around()
    assert (stuck.asked, stuck.sent_away, other.deadline) == (1, True, None)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert house._look is not None and not house._look.cancelled()
    stuck.deadline = 0.0
    house._look_around()
    assert stuck.asked == 2
    house._look.cancel()


async def test_a_trusted_proxy_brings_many(settings: Settings) -> None:
    """Connections of a trusted proxy belong to many people and are not counted as one address."""
    async with running(replace(settings, address_connections=3, proxies=("127.0.0.1",))) as server:
        lines = [await server.stack.enter_async_context(wire(server)) for _ in range(6)]
        for line in lines:
            line.send(HEAD + "\r\n")
            assert (await line.reader.readline()).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("wanted", "allowed", "room"),
    [(10_000, 20_000, 10_000), (10_000, 1_024, 768), (0, 1_024, 768), (10, None, 10), (9, 100, 9), (0, 100, 50)],
)
def test_fewer_connections_than_files(wanted: int, allowed: int | None, room: int) -> None:
    """Connections leave some files for the database and the workers."""
    assert files.room_for(wanted, allowed) == room


def test_as_many_files_as_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server takes as many files as the system allows, and does without the rest."""
    import resource

    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 4_096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert files.raise_limit() == 4_096
    assert asked == [(4_096, 4_096)]

    def refused(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "setrlimit", refused)
    assert files.raise_limit() == 1_024
