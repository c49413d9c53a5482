"""Tables of pebbles with people at them."""

from __future__ import annotations

from tests.server.conftest import Running
from tests.server.people import Json, Line, Person


async def connected(server: Running, person: Person, table: str) -> Line:
    """A connection that has seen the match."""
    line = await server.stack.enter_async_context(person.sit(table))
    await line.begin()
    return line


async def two(server: Running, options: Json | None = None) -> tuple[Line, Line, str]:
    """Two people at a table, both connected; the first is to move."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend", options=options)
    info = await host.get(f"/tables/{table}")
    await friend.join(table, info["invite"])
    first, second = await connected(server, host, table), await connected(server, friend, table)
    await first.silent()
    return first, second, table


async def against_bot(server: Running, level: str = "uniform") -> tuple[Line, str]:
    """One person against a bot; the person is to move."""
    person = await server.person()
    table = await person.table("me", {"kind": "bot", "bot": level})
    return await connected(server, person, table), table


async def elsewhere(other: Running, line: Line, table: str) -> Line:
    """The same person at the same table, through another server."""
    person = Person(other.base)
    person.http.cookies = line.person.http.cookies
    return await connected(other, person, table)


async def my_turn(line: Line, seat: int = 0) -> None:
    """Reads on until this seat is to move, or the match is over."""
    while line.update["to_move"] not in (seat, None):
        await line.until("update")


async def to_the_end(line: Line, other: Line | None = None) -> None:
    """Takes one pebble after another until the match is over."""
    lines = (line, other or line)
    while line.update["outcome"] is None:
        mover = lines[line.update["to_move"]] if other is not None else line
        if not mover.moves:
            await mover.until("update")
            continue
        before = mover.entry
        await mover.play({"type": "take", "count": 1})
        for each in dict.fromkeys(lines):
            while each.entry <= before:
                await each.until("update")
