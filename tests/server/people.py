"""A visitor of the server in tests: a cookie jar and sockets, as a browser has them."""

from __future__ import annotations

import asyncio
import ssl
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

PATIENCE = 20.0
"""Seconds until a test gives up waiting; a working server never comes near it."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here, and loading certificates for every visitor takes longer than most tests."""


def chairs(*seats: Json | str) -> list[Json]:
    """Requests for seats; a seat may be given by its kind alone."""
    return [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]


def take(count: int) -> Json:
    """A move of pebbles that draws nothing while it takes fewer than three."""
    return {"type": "take", "count": count}


class Person:
    """One visitor."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=NO_TLS)

    async def __aenter__(self) -> Self:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        """The JSON of an address."""
        answer = await self.http.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        """The JSON a POST is answered with."""
        answer = await self.http.post(f"/api{path}", content=msgspec.json.encode(body or {}))
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def table(self, *seats: Json | str, game: str = "pebbles", options: Json | None = None) -> str:
        """Makes a table; a seat may be given by its kind alone."""
        made = await self.post("/tables", {"game": game, "seats": chairs(*seats), "options": options or {}})
        return str(made["id"])

    async def join(self, table: str, invite: str) -> None:
        """Sits down."""
        await self.post(f"/tables/{table}/join", {"invite": invite})

    def cookies(self) -> str:
        """The Cookie header of this visitor."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, **headers: str) -> Line:
        """A connection to a table."""
        return Line(self, table, headers)


class Line:
    """One open socket. Everything received on it stays in `received`."""

    def __init__(self, person: Person, table: str, headers: dict[str, str]) -> None:
        self.person = person
        self.received: list[Json] = []
        self.raw = ""
        self.update: Json = {}
        self.info: Json = {}
        self.heard: list[Json] = []
        self._address = person.base.replace("http", "ws", 1) + f"/ws/tables/{table}"
        self._headers = {"Cookie": person.cookies(), **headers}
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await connect(self._address, additional_headers=self._headers, max_size=None, proxy=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        """The open socket."""
        assert self._socket is not None
        return self._socket

    async def close(self) -> None:
        """Hangs up."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, **message: object) -> None:
        """Sends a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv(decode=True)
        self.raw += text
        message: Json = msgspec.json.decode(text)
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
            self.heard = (self.heard if not message["fresh"] else []) + message["heard"]
        elif message["type"] == "table":
            self.info = message
        return message

    async def until(self, kind: str) -> Json:
        """Reads on to the next message of a kind."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def silent(self) -> list[Json]:
        """Everything the server sends until it answers a ping: proof that nothing more was sent."""
        found = []
        await self.send(type="ping")
        while (message := await self.next())["type"] != "pong":
            found.append(message)
        return found

    async def silent_for(self, seconds: float) -> bool:
        """Whether nothing was received in this time."""
        try:
            async with asyncio.timeout(seconds):
                await self.next()
        except TimeoutError:
            return True
        return False

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    @property
    def entry(self) -> int:
        """The number the next move must carry."""
        return int(self.update["entry"])

    @property
    def moves(self) -> list[Json]:
        """The legal moves of whichever of this visitor's seats is to move."""
        return next((side["moves"] for side in self.update["sides"] if side["moves"]), [])

    @property
    def view(self) -> Json:
        """What this visitor's first seat sees."""
        view: Json = self.update["sides"][0]["view"]
        return view

    async def begin(self) -> Json:
        """Reads to the first update."""
        return await self.until("update")

    async def play(self, move: Json, entry: int | None = None, **more: object) -> None:
        """Sends a move."""
        await self.send(type="play", entry=self.entry if entry is None else entry, move=move, **more)

    async def played(self, move: Json) -> Json:
        """Plays a move and reads to the update after it."""
        await self.play(move)
        return await self.until("update")
