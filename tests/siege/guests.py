"""Two sorts of guests: one who plays a match undisturbed and measures the time, and visitors from another address."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.siege.house import House

PATIENCE = 30.0
"""Seconds after which a waiting guest gives up."""


class Guest:
    """A visitor from another local address, which sockets and requests come from."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=house.base, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=address)
        )

    async def cookie(self) -> str:
        """The visitor's cookies, as a header."""
        if not self.http.cookies:
            await self.http.get("/api/me")
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def table(self, game: str, *kinds: str, **options: object) -> str:
        """A new table."""
        await self.cookie()
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "options": options}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def sit(self, table: str, cookie: bool = True) -> ClientConnection:
        """A socket at a table; without the cookie, as an onlooker."""
        return await connect(
            f"ws://127.0.0.1:{self.house.port}/ws/tables/{table}",
            additional_headers={"Cookie": await self.cookie()} if cookie else {},
            local_addr=(self.address, 0),
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        )


@dataclass
class Peace:
    """What somebody who only wants to play has measured: milliseconds from each move to its update."""

    waits: list[float] = field(default_factory=list)
    accepted: int = 0
    lost: int = 0
    trouble: str = ""

    def share(self, part: float) -> float:
        """The time within which this share of all moves was answered, in milliseconds."""
        ordered = sorted(self.waits)
        return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


async def play_in_peace(house: House, peace: Peace, seconds: float) -> None:
    """Plays matches for two on one device, a move every twentieth of a second, each counted when it is answered."""
    guest, random = Guest(house, "127.0.0.1"), Random(8)
    end = perf_counter() + seconds
    try:
        while perf_counter() < end:
            await _match(guest, peace, random, end)
    except Exception as error:
        peace.trouble = f"{type(error).__name__}: {error}"


async def _match(guest: Guest, peace: Peace, random: Random, end: float) -> None:
    table = await guest.table("canal-grande", "me", "here")
    socket = await guest.sit(table)
    update = await _update(socket)
    played = 0
    while update["outcome"] is None and perf_counter() < end:
        moves = next(side["moves"] for side in update["sides"] if side["moves"])
        begun = perf_counter()
        await socket.send(json.dumps({"type": "play", "id": 1, "entry": update["entry"], "move": random.choice(moves)}))
        update = await _update(socket)
        peace.waits.append((perf_counter() - begun) * 1000)
        played += 1
        await asyncio.sleep(0.05)
    await socket.close()
    # whoever comes back finds all that was answered
    again = await guest.sit(table)
    found = await _update(again)
    peace.accepted += played
    peace.lost += update["entry"] - found["entry"]
    await again.close()


async def _update(socket: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in {"refused", "fault"}:
                raise RuntimeError(message["text"])
            if message["type"] == "update":
                return message
