"""Scripted players for the benchmark of the server: many sockets in one process, playing any legal move.

The WebSocket protocol is implemented by hand (client frames with an empty mask), so that measuring costs little
compared with what is measured.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, cast

import msgspec

GAME = "venice-connection"
OPTIONS = {"match_length": 3}
"""Makes matches long enough (about 60 moves) for the time to go into moves, not into setting up tables."""
ENOUGH = 0.1
"""The run ends when this share of the matches is over: the rest would no longer be the full load."""


class _Side(msgspec.Struct):
    seat: int | None
    moves: list[msgspec.Raw]


class _Update(msgspec.Struct, tag_field="type", tag="update"):
    entry: int
    to_move: int | None
    sides: list[_Side]


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    text: str


class _Other(msgspec.Struct, tag_field="type", tag="table"):
    id: str


_decode = msgspec.json.Decoder(_Update | _Refused | _Other).decode


class Asker:
    """A visitor over HTTP."""

    def __init__(self, port: int) -> None:
        self._link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""
        self.get("/api/me")

    def get(self, path: str) -> bytes:
        """The answer to a GET."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: object) -> bytes:
        """The answer to a POST."""
        return self._ask("POST", path, msgspec.json.encode(body))

    def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self._link.request(method, path, body, headers)
        answer = self._link.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {text!r}")
        if not self.cookie:
            self.cookie = (answer.getheader("set-cookie") or "").split(";")[0]
        return text


class _Made(msgspec.Struct):
    id: str
    invite: str | None = None


def tables(host: Asker, guest: Asker, count: int) -> list[str]:
    """Opens tables with both visitors seated."""
    found = []
    for _ in range(count):
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "friend"}], "options": OPTIONS}
        made = msgspec.json.decode(host.post("/api/tables", wish), type=_Made)
        invite = msgspec.json.decode(host.get(f"/api/tables/{made.id}"), type=_Made).invite
        guest.post(f"/api/tables/{made.id}/join", {"invite": invite})
        found.append(made.id)
    return found


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket, as far as needed here."""

    def __init__(self, path: str, cookie: str, port: int) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        """Takes complete messages out of what has arrived."""
        held = self._data
        held += data
        if not self._open:
            end = held.find(b"\r\n\r\n")
            if end < 0:
                return
            if not held.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(held.decode())
            del held[: end + 4]
            self._open = True
            self.opened()
        at = 0
        while len(held) - at >= 2:
            size, start = held[at + 1] & 127, at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(held[start : start + wide], "big"), start + wide
            if len(held) < start + size:
                break
            if held[at] & 15 == 1:
                self.message(bytes(held[start : start + size]))
            at = start + size
        del held[:at]

    def send(self, text: bytes) -> None:
        """Sends a text message of less than 64 kB."""
        assert self._transport is not None
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()

    def opened(self) -> None:
        """Called when the socket is open."""

    def message(self, text: bytes) -> None:
        """Called with every message that arrives."""
        raise NotImplementedError


@dataclass
class Club:
    """All players of one run: who may move, and how long moves took."""

    random: Random
    tables: int
    over: asyncio.Event = field(default_factory=asyncio.Event)
    all_ready: asyncio.Event = field(default_factory=asyncio.Event)
    ready: deque[Player] = field(default_factory=deque)
    flowing: bool = False
    moves: int = 0
    finished: int = 0
    refused: str = ""
    times: list[float] = field(default_factory=list)


class Player(Socket):
    """Plays its seat as soon as it may, or when told to."""

    def __init__(self, path: str, cookie: str, port: int, club: Club) -> None:
        super().__init__(path, cookie, port)
        self._club = club
        self._sent = 0.0
        self._entry = 0
        self._moves: list[msgspec.Raw] = []

    def message(self, text: bytes) -> None:
        """Handles an update: the answer to this player's move, or the prompt for the next one."""
        update = _decode(text)
        if isinstance(update, _Other):
            return
        if isinstance(update, _Refused):
            self._club.refused = update.text
            return
        if self._sent:
            self._club.times.append(perf_counter() - self._sent)
            self._club.moves += 1
            self._sent = 0.0
            if update.to_move is None:
                self._club.finished += 1
                if self._club.finished >= self._club.tables * ENOUGH:
                    self._club.over.set()
        side = update.sides[0]
        self._entry, self._moves = update.entry, side.moves
        if not side.moves:
            return
        if self._club.flowing:
            self.move()
        else:
            self._club.ready.append(self)
            if len(self._club.ready) >= self._club.tables:
                self._club.all_ready.set()

    def move(self) -> None:
        """Plays any legal move."""
        move = self._moves[self._club.random.randrange(len(self._moves))]
        self._sent = perf_counter()
        self.send(b'{"type":"play","entry":%d,"move":%b}' % (self._entry, bytes(move)))


class Figures(msgspec.Struct):
    """The results of a run: moves per second, and milliseconds from a move to the update that answers it."""

    moves: int
    seconds: float
    moves_s: float
    p50_ms: float
    p99_ms: float
    finished: int
    refused: str


def figures(club: Club, seconds: float) -> Figures:
    """The figures of a run."""
    times = sorted(club.times) or [0.0]
    return Figures(
        moves=club.moves,
        seconds=seconds,
        moves_s=round(club.moves / seconds),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[min(len(times) - 1, len(times) * 99 // 100)] * 1000, 2),
        finished=club.finished,
        refused=club.refused,
    )


async def play(port: int, count: int, rate: float, seconds: float, seed: int) -> Figures:
    """Plays at `count` tables for some seconds: `rate` moves per second in all, or (rate 0) as fast as possible."""
    host, guest = Asker(port), Asker(port)
    club = Club(Random(seed), count)
    loop = asyncio.get_running_loop()
    for table in tables(host, guest, count):
        for cookie in (host.cookie, guest.cookie):
            await loop.create_connection(
                lambda path=f"/ws/tables/{table}", cookie=cookie: Player(path, cookie, port, club),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
    async with asyncio.timeout(30):
        await club.all_ready.wait()
    start = perf_counter()
    if not rate:
        club.flowing = True
        for player in list(club.ready):
            player.move()
        with suppress(TimeoutError):
            await asyncio.wait_for(club.over.wait(), seconds)
        return figures(club, perf_counter() - start)
    made = 0
    while (now := perf_counter() - start) < seconds and not club.over.is_set():
        while made < now * rate and club.ready:
            club.ready.popleft().move()
            made += 1
        await asyncio.sleep(0.001)
    return figures(club, perf_counter() - start)


class Echo(Socket):
    """Sends a message again whenever it comes back."""

    text = b'{"type":"play","entry":17,"move":{"type":"lay","x":3,"y":-2,"face":"L"},"id":4}'

    def __init__(self, port: int, count: list[int]) -> None:
        super().__init__("/", "", port)
        self._count = count

    def opened(self) -> None:
        """Sends the first message."""
        self.send(self.text)

    def message(self, text: bytes) -> None:
        """Counts the message and sends it again."""
        self._count[0] += 1
        self.send(self.text)


async def echo(port: int, sockets: int, seconds: float) -> float:
    """How many messages per second come back from a bare echo."""
    count = [0]
    loop = asyncio.get_running_loop()
    for _ in range(sockets):
        await loop.create_connection(lambda: Echo(port, count), "127.0.0.1", port)
    await asyncio.sleep(0.3)
    before, start = count[0], perf_counter()
    await asyncio.sleep(seconds)
    return (count[0] - before) / (perf_counter() - start)


async def visit(port: int, count: int) -> int:
    """Opens tables, looks at each once over a socket, and leaves; they stay in the server's memory, idle."""
    host, guest = Asker(port), Asker(port)
    loop = asyncio.get_running_loop()
    for table in tables(host, guest, count):
        club = Club(Random(0), 1)
        _, player = await loop.create_connection(
            lambda path=f"/ws/tables/{table}", club=club: Player(path, host.cookie, port, club),  # type: ignore[misc]
            "127.0.0.1",
            port,
        )
        await asyncio.sleep(0.005)
        player.close()
    return count


def main(task: str) -> None:
    """Runs one task, given as a JSON list of its name and arguments; prints the answer."""
    import uvloop

    tasks: dict[str, Callable[..., Coroutine[Any, Any, object]]] = {"play": play, "echo": echo, "visit": visit}
    name, *args = msgspec.json.decode(task)
    answer = uvloop.run(tasks[name](*args))
    os.write(1, msgspec.json.encode(answer))


if __name__ == "__main__":
    main(sys.argv[1])
