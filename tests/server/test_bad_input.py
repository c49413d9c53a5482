"""Bad input gets a clear answer, and the table goes on."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from serenissima.server.limits.shares import Rate, Share
from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import connected, my_turn, two


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("{nonsense", "malformed"),
        ('{"type":"dance"}', "play, ask, undo"),
        ('{"type":"play","entry":"three","move":{}}', "entry"),
        ('{"type":"play"}', "entry"),
        ('{"type":"play","entry":3,"move":{},"seat":1}', "seat"),
        ("[1,2]", "object"),
        ("", "JSON"),
        ("\u0000", "JSON"),
        ('{"type":"play","entry":3,"move":{"type":"fly"}}', "fly"),
        ('{"type":"ask","move":[]}', "object"),
        ('{"type":"play","entry":3,"move":' + "[" * 9_000 + "]" * 9_000 + "}", "recursion"),
    ],
)
async def test_malformed_message(server: Running, text: str, hint: str) -> None:
    """An unreadable message is answered with what would be right; connection and match go on."""
    first, _, _ = await two(server)
    await first.socket.send(text)
    fault = await first.until("fault")
    assert hint.lower() in fault["text"].lower()
    await first.played(take(1))
    assert first.view["heap"] == 9


async def test_binary_and_huge_messages(server: Running) -> None:
    """A message of ten megabytes ends its own connection with code 1009; others play on, the sender can come back."""
    first, second, table = await two(server)
    await first.socket.send(b'{"type":"ping"}')
    await first.until("pong")
    huge = asyncio.create_task(first.socket.send("x" * 10_000_000))
    assert await first.closed() == 1009
    await asyncio.gather(huge, return_exceptions=True)
    again = await connected(server, first.person, table)
    await again.played(take(1))
    await second.until("update")
    assert second.view["heap"] == 9


async def test_unknown_table(server: Running) -> None:
    """A table that does not exist gets a clear answer and a close code after which no client tries again."""
    person = await server.person()
    line = await server.stack.enter_async_context(person.sit("nowhere"))
    assert (await line.next())["code"] == "no-table"
    assert await line.closed() == 4404
    assert (await person.get("/tables/nowhere", status=404))["code"] == "no-table"


async def test_rate_limit(limited: Settings) -> None:
    """Excess messages are dropped with a notice; in the end that connection is closed, and no other."""
    async with running(limited) as server:
        first, second, _ = await two(server)
        for _ in range(1500):
            await first.socket.send('{"type":"ping"}')
        assert await first.closed() == 1008
        faults = [message for message in first.received if message["type"] == "fault"]
        assert {fault["code"] for fault in faults} == {"too-many"}
        burst = limited.shares["messages"].person.at_once
        assert sum(message["type"] == "pong" for message in first.received) >= burst
        assert await second.silent() is not None


async def test_tables_per_visitor(limited: Settings) -> None:
    """The number of unfinished tables of a visitor is limited, and finishing one makes room."""
    async with running(Settings(**{**vars(limited), "open_tables": 2, "shares": {}})) as server:
        person = await server.person()
        table = await person.table("me", "bot")
        await person.table("me", "friend")
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await person.post("/tables", wish, status=429))["code"] == "too-many-tables"
        line = await connected(server, person, table)
        await my_turn(line)
        await line.send(type="resign", entry=line.entry)
        await line.until("update")
        await person.post("/tables", wish)


async def test_tables_at_once(limited: Settings) -> None:
    """One address cannot make unlimited tables."""
    few = {"tables": Share(Rate(3, 0.01), Rate(3, 0.01))}
    async with running(replace(limited, shares=few)) as server:
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for _ in range(3):
            await (await server.person()).post("/tables", wish)
        problem = await (await server.person()).post("/tables", wish, status=429)
        assert problem["code"] == "too-many-tables-at-once"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": []}, "no-game"),
        ({"game": "pebbles", "seats": [{"kind": "me"}]}, "seats"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, "no-bot"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "malformed"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"heap": 7}}, "bad-option"),
        ({"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"cats": 7}}, "bad-option"),
        ({"seats": 5}, "malformed"),
    ],
)
async def test_impossible_table(server: Running, wish: object, code: str) -> None:
    """An impossible table is refused with the reason."""
    person = await server.person()
    answer = await person.http.post("/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["text"]


async def test_an_unknown_bot_is_answered_with_names(server: Running) -> None:
    """As people see them, with what a program would write."""
    person = await server.person()
    wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}
    answer = await person.http.post("/api/tables", json=wish)
    assert "Leaf in the lagoon (uniform), Searcher (search)" in answer.json()["text"]


async def test_a_request_nested_without_end(server: Running) -> None:
    """Deeply nested lists are refused without being processed."""
    person = await server.person()
    deep = b'{"game":"pebbles","seats":[],"options":{"heap":' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    answer = await person.http.post("/api/tables", content=deep)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
