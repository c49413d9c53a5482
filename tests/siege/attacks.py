"""What visitors can do to disturb others. Each attack comes from 127.0.0.2 and goes on until it is cancelled."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random

from serenissima.core.match import Match
from serenissima.games import game
from tests.siege import crowds
from tests.siege.crowds import again
from tests.siege.guests import Guest
from tests.siege.house import House

ADDRESS = os.environ.get("SIEGE_FROM", "127.0.0.2")

Attack = Callable[[House], Awaitable[None]]


def record_of_undos(name: str, plays: int, undos: int) -> str:
    """A practice match in which much is taken back, again and again."""
    random = Random(3)
    match = Match.start(game(name), seed=1, practice=True)
    while len(match.log) < plays + undos and match.to_move is not None:
        mine = [played.n for played in match.turns if played.seat >= 0]
        if mine and random.random() < undos / (plays + undos):
            match.undo(match.log[mine[-1] - 1].seat, mine[-1], "practice")
        else:
            match.play(random.choice(match.moves()))
    return match.record()


async def _at_once(count: int, act: Callable[[], Awaitable[object]]) -> None:
    """This many do it over and over, whatever happens."""
    await asyncio.gather(*(again(act) for _ in range(count)))


async def records(house: House) -> None:
    """Records full of undos are brought in, verified and looked back at."""
    record = await asyncio.to_thread(record_of_undos, "venise", 3000, 1000)
    guest = Guest(house, ADDRESS)
    await guest.cookie()

    async def act() -> None:
        answer = await guest.http.post("/api/records", content=record)
        if answer.is_success:
            table = answer.json()["id"]
            for path in ("verify", "at/4000", "log", "at/2000", "record"):
                await guest.http.get(f"/api/tables/{table}/{path}")

    await _at_once(4, act)


async def nonsense(house: House) -> None:
    """Bodies of two megabytes: lists in lists, one endless line, a position without end."""
    guest = Guest(house, ADDRESS)
    header = '{"serenissima":1,"game":"venise","version":1,"seats":2,"options":{},"names":["a","b"],"commitment":""'
    bodies = [
        "[" * 2_000_000,
        '{"a":' * 300_000,
        "x" * 2_000_000,
        header + ',"position":' + "[" * 900 + "]" * 900 + "}\n",
        header + ',"position":{"board":"' + "7" * 1_900_000 + '"}}\n',
        header + "}\n" + '{"type":"play","n":1,"seat":0,"move":"x"}\n' * 45_000,
    ]
    random = Random(5)
    await _at_once(4, lambda: guest.http.post("/api/records", content=random.choice(bodies)))


async def onlookers(house: House) -> None:
    """Hundreds look on at one table, come and go."""
    host = Guest(house, ADDRESS)
    table = await host.table("canal-grande", "me", "here")

    async def act() -> None:
        socket = await host.sit(table, cookie=False)
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                async for _ in socket:
                    pass
        await socket.close()

    await _at_once(600, act)


async def deaf(house: House) -> None:
    """Sockets that send late moves and never read an answer."""
    guest = Guest(house, ADDRESS)
    table = await guest.table("canal-grande", "me", "here")

    async def act() -> None:
        socket = await guest.sit(table)
        socket.transport.pause_reading()
        while True:
            await socket.send(json.dumps({"type": "play", "id": 1, "entry": 1, "move": {"type": "pass"}}))

    await _at_once(20, act)


async def silent(house: House) -> None:
    """Thousands of connections that say nothing."""

    async def act() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(ADDRESS, 0))
        await reader.read()
        writer.close()

    await _at_once(3000, act)


async def slow(house: House) -> None:
    """Headers and bodies that come byte by byte."""
    random = Random(9)

    async def act() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(ADDRESS, 0))
        begun = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nContent-Length: 90000\r\n"
        writer.write((begun if random.random() < 0.5 else begun + "\r\n").encode())
        while not reader.at_eof():
            writer.write(b"x")
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await reader.read(100)
        writer.close()

    await _at_once(500, act)


async def looks_back(house: House) -> None:
    """Sixty at once request a look back at a finished match."""
    guest = Guest(house, ADDRESS)
    table = await guest.table("canal-grande", "me", "bot")
    socket = await guest.sit(table)
    await socket.recv()
    entry = 1
    while True:
        await socket.send(json.dumps({"type": "resign", "id": 1, "entry": entry}))
        message = json.loads(await socket.recv())
        entry = message.get("entry", entry)
        if message.get("outcome"):
            break
    await _at_once(60, lambda: guest.http.get(f"/api/tables/{table}/retrospect?seat=1"))


async def bots_alone(house: House) -> None:
    """Tables of bots that nobody watches."""
    guest = Guest(house, ADDRESS)

    async def act() -> None:
        table = await guest.table("venise", "bot", "bot", "bot", "bot")
        socket = await guest.sit(table)
        await socket.recv()
        await socket.close()

    await _at_once(4, act)


async def chatter(house: House) -> None:
    """One visitor with many sockets, each as loud as it can be."""
    guest = Guest(house, ADDRESS)
    table = await guest.table("canal-grande", "me", "here")

    async def act() -> None:
        socket = await guest.sit(table)

        async def read() -> None:
            async for _ in socket:
                pass

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(read())
            for _ in range(5000):
                await socket.send('{"type":"ping"}')

    async def bounded() -> None:
        with suppress(BaseExceptionGroup):
            await act()

    await _at_once(30, bounded)


ATTACKS: dict[str, Attack] = {
    "records": records,
    "nonsense": nonsense,
    "onlookers": onlookers,
    "deaf": deaf,
    "silent": silent,
    "slow": slow,
    "looks-back": looks_back,
    "bots-alone": bots_alone,
    "chatter": chatter,
    "acting": partial(crowds.acting, address=ADDRESS),
    "churn": partial(crowds.churn, address=ADDRESS),
    "sockets": partial(crowds.sockets, address=ADDRESS),
    "hoard": partial(crowds.hoard, address=ADDRESS, make=partial(record_of_undos, "canal-grande", 200, 20)),
    "jars": partial(crowds.jars, address=ADDRESS),
}
