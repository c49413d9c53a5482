"""Attacks by many at once: crowds where somebody acts, comings and goings, sockets in thousands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from tests.siege.guests import Guest
from tests.siege.house import House

FAILURES = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)
"""What an attacker who is turned away encounters."""


async def acting(house: House, address: str) -> None:
    """A crowd watches somebody who plays and undoes without pause, and every second onlooker does not read."""
    guest, random = Guest(house, address), Random(1)
    table = await guest.table("venise", "me", "here", "here", "here")
    socket = await guest.sit(table)

    async def look(reads: bool) -> None:
        with suppress(*FAILURES):
            line = await guest.sit(table, cookie=False)
            await line.recv()
            if not reads:
                line.transport.pause_reading()
                await asyncio.Future()
            async for _ in line:
                pass

    async def gather() -> None:
        for number in range(1500):
            tasks.create_task(look(number % 2 == 0))
            await asyncio.sleep(0.002)

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(gather())
        acted = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "update":
                continue
            acted += 1
            await asyncio.sleep(0.034)  # as fast as a visitor is heard
            moves = [move for side in message["sides"] for move in side["moves"]]
            if not moves:
                break
            wish: dict[str, object] = {"type": "play", "move": random.choice(moves)}
            # at first the match grows, so that showing it again is expensive
            if acted > 200 and acted % 2 and message["undo"] != "none":
                wish = {"type": "undo", "to": None}
            await socket.send(json.dumps({"id": 1, "entry": message["entry"], **wish}))


async def churn(house: House, address: str) -> None:
    """Guests sit down and get up, and tables are made and removed, while hundreds watch."""
    host = Guest(house, address)
    table = await host.table("canal-grande", "me", "friend")
    invite = (await host.http.get(f"/api/tables/{table}")).json()["invite"]

    async def look() -> None:
        line = await host.sit(table, cookie=False)
        async for _ in line:
            pass

    async def sit() -> None:
        guest = Guest(house, address)
        await guest.cookie()
        while True:
            await guest.http.post(f"/api/tables/{table}/join", json={"invite": invite})
            await guest.http.post(f"/api/tables/{table}/leave")

    async def remove() -> None:
        guest = Guest(house, address)
        while True:
            made = await guest.table("canal-grande", "me", "friend")
            await guest.http.delete(f"/api/tables/{made}")

    await asyncio.gather(
        *(again(look) for _ in range(400)), *(again(sit) for _ in range(8)), *(again(remove) for _ in range(4))
    )


async def sockets(house: House, address: str) -> None:
    """Thousands of silent sockets at many tables, which reconnect when they are closed."""
    guest = Guest(house, address)
    tables = [await guest.table("canal-grande", "me", "here") for _ in range(20)]
    random = Random(4)

    async def act() -> None:
        line = await guest.sit(random.choice(tables), cookie=False)
        async for _ in line:
            pass

    await asyncio.gather(*(again(act) for _ in range(3000)))


async def hoard(house: House, address: str, make: Callable[[], str]) -> None:
    """Records are imported and forked, as often as allowed."""
    record = await asyncio.to_thread(make)

    async def act() -> None:
        guest = Guest(house, address)  # a new visitor each time
        await guest.cookie()
        table = (await guest.http.post("/api/records", content=record)).json().get("id", "none")
        for _ in range(3):
            await guest.http.post(f"/api/tables/{table}/fork", json={"entry": 20})
        await guest.http.aclose()

    await asyncio.gather(*(again(act) for _ in range(8)))


async def jars(house: House, address: str) -> None:
    """Cookies as other programs on the host leave them: many, long, and in unusual forms."""
    random = Random(6)
    odd = [
        'prefs={"theme":"dark"}',
        "a=" + "x" * 3000,
        "serenissima=",
        "serenissima=a.b",
        ";;;=;",
        'q="\\"',
        "__Host-=1",
    ]
    async with httpx.AsyncClient(
        base_url=house.base, transport=httpx.AsyncHTTPTransport(local_address=address), timeout=30
    ) as client:

        async def act() -> None:
            await client.get("/api/me", headers={"cookie": "; ".join(random.choices(odd, k=random.randint(1, 12)))})

        await asyncio.gather(*(again(act) for _ in range(50)))


async def again(act: Callable[[], Awaitable[object]]) -> None:
    """Does it over and over, whatever happens."""
    while True:
        with suppress(*FAILURES):
            await act()
        await asyncio.sleep(0.01)
