"""A match over sockets: two people, tabs, onlookers, bots."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.conftest import Running
from tests.server.people import Line


async def both_sit(server: Running, **options: object) -> tuple[Line, Line, str]:
    """Two people at a table of pebbles, both connected."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend", **options)
    info = await host.get(f"/tables/{table}")
    await friend.join(table, info["invite"])
    first = await server.stack.enter_async_context(host.sit(table))
    second = await server.stack.enter_async_context(friend.sit(table))
    await first.begin()
    await second.begin()
    await first.silent()
    return first, second, table


@pytest.mark.parametrize("seed", range(3))
async def test_whole_match(server: Running, seed: int) -> None:
    """Two people play to the end; both see every public event, the same outcome, and the seed only then."""
    random = Random(seed)
    first, second, table = await both_sit(server)
    lines = (first, second)
    assert first.info["seed"] is None
    while first.update["outcome"] is None:
        mover = lines[first.update["to_move"]]
        before = mover.entry
        await mover.played(random.choice(mover.moves))
        while second.entry <= before or first.entry <= before:
            await (second if second.entry <= before else first).next()
    assert second.update["outcome"] == first.update["outcome"]
    await first.silent()
    assert first.info["state"] == "over"
    assert first.info["seed"]
    proof = await first.person.get(f"/tables/{table}/verify")
    assert proof["problem"] == ""
    assert proof["draws"] >= 2
