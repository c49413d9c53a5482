"""A crowd is told what happens a few at a time; it misses nothing, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from serenissima.server.settings import Settings
from serenissima.server.socket import Link
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write
from serenissima.tables import gallery
from serenissima.tables.gallery import Gallery
from serenissima.tables.listener import GONE
from serenissima.tables.room import Room
from serenissima.tables.scene import Scene, Sight
from tests.server.conftest import Running, running
from tests.server.people import Json, Line, take
from tests.server.tables import connected, two
from tests.server.test_crowd import NEVER, crowd

CROWD = 9
SLICE = 2


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A handful counts as a crowd."""
    monkeypatch.setattr(gallery, "AT_ONCE", 4)
    monkeypatch.setattr(gallery, "SLICE", SLICE)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """A server that reports no comings and goings."""
    async with running(replace(settings, gather_seconds=NEVER)) as found:
        yield found


def room_of(server: Running, table: str) -> Room:
    """The room of a table."""
    room = server.site.desk.hall.open_room(table)
    assert room is not None
    return room


@asynccontextmanager
async def nobodys_turn(server: Running) -> AsyncIterator[None]:
    """For the duration of the block no crowd is told anything."""
    async with server.site.desk.hall.slices._lock:
        yield


async def both(mover: Line, other: Line) -> None:
    """One takes a pebble, and both players are told."""
    await mover.played(take(1))
    await other.until("update")


async def the_same(server: Running, lines: list[Line], table: str) -> list[Json]:
    """What each was sent first; afterwards all know what a newcomer knows."""
    later = await connected(server, lines[0].person, f"{table}?onlooking")
    news = [await line.until("update") for line in lines]
    for line in lines:
        while line.entry != later.entry:
            await line.until("update")
        assert (line.heard, line.view, line.entry) == (later.heard, later.view, later.entry)
    return news


async def test_who_plays_does_not_wait_for_who_looks_on(server: Running) -> None:
    """Players go on before the crowd is told; then each onlooker gets all of it in one message."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    async with nobodys_turn(server):
        await both(first, second)
        await both(second, first)
        await both(first, second)
        assert [await line.silent() for line in lines] == [[]] * CROWD
    news = await the_same(server, lines, table)
    assert news == [news[0]] * CROWD
    assert (news[0]["fresh"], len(news[0]["heard"]) >= 3) == (False, True)
    assert [await line.silent() for line in lines] == [[]] * CROWD


async def test_what_was_taken_back_meanwhile_is_never_sent(server: Running) -> None:
    """If a move was taken back before the crowd was told, each gets the current state once."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    async with nobodys_turn(server):
        await both(first, second)
        await first.send(type="undo", id=1, entry=first.entry, to=None)
        await second.until("update")
        await first.until("update")
        await both(first, second)
    news = await the_same(server, lines, table)
    assert news == [news[0]] * CROWD
    assert news[0]["fresh"]
    for line in lines:
        assert [message["type"] for message in await line.silent()] == ["notice"]


async def test_a_few_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody else has a turn after each batch of messages."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    told: list[int] = []
    original = Gallery._slice

    def noted(self: Gallery, waiting: Iterator[Sight]) -> int | None:
        part = original(self, waiting)
        told.append(part or 0)
        return part

    monkeypatch.setattr(Gallery, "_slice", noted)
    await both(first, second)
    await the_same(server, lines, table)
    assert (max(told), sum(told)) == (SLICE, CROWD)


async def test_a_crowd_hears_nothing_that_is_not_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a move is being written no batch is sent: it could show what might be rolled back."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    room = room_of(server, table)
    withheld: list[Write] = []
    submit = Store.submit
    written = asyncio.Event()
    shown: list[bool] = []
    update = Scene.update

    def held(self: Store, write: Write) -> None:
        withheld.append(write)
        written.set()

    def noted(self: Scene, sight: Sight, since: int | None, force: bool = False) -> str | None:
        shown.append(room.writing())
        return update(self, sight, since, force)

    async with nobodys_turn(server):
        await both(first, second)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "submit", held)
            await second.play(take(1))
            await written.wait()
        monkeypatch.setattr(Scene, "update", noted)
    for _ in range(10):
        await first.person.get("/me")
    assert (shown, room.writing()) == ([], True)
    for write in withheld:
        submit(server.site.desk.store, write)
    news = await the_same(server, lines, table)
    assert news == [news[0]] * CROWD
    assert [await line.silent() for line in lines] == [[]] * CROWD


async def test_who_has_not_taken_the_last_is_sent_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing piles up for an onlooker who does not read; when they read again, they get all they missed."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    room = room_of(server, table)
    slow = next(sight for sight in room.audience.sights.values() if sight.visitor.startswith("guest-"))
    (link,) = slow.listeners
    sent: list[str] = []
    send = Link.send

    def noted(self: Link, text: str) -> None:
        if self is link:
            sent.append(text)
        send(self, text)

    with monkeypatch.context() as patch:
        patch.setattr(Link, "waiting", property(lambda self: self is link))
        patch.setattr(Link, "send", noted)
        await both(first, second)
        await both(second, first)
        behind = room.audience.gallery._behind
        while set(behind) != {slow}:
            await first.silent()
        assert sent == []
    await the_same(server, lines, table)


async def test_a_refused_onlooker_misses_nothing(server: Running) -> None:
    """An onlooker whose request is refused still learns what happened."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    async with nobodys_turn(server):
        await both(first, second)
        await lines[0].play(take(1), entry=1)
        assert (await lines[0].silent())[0]["type"] == "refused"
    later = await connected(server, first.person, f"{table}?onlooking")
    for line in lines[1:]:
        await line.until("update")
    await lines[0].silent()
    assert [line.heard for line in lines] == [later.heard] * CROWD


async def test_who_is_reminded_hears_first_what_happened(server: Running) -> None:
    """An onlooker who is shown the state before their turn in the round has missed nothing before it."""
    first, second, table = await two(server)
    lines = await crowd(server, first.person, table, CROWD)
    room = room_of(server, table)
    async with nobodys_turn(server):
        await both(first, second)
        for sight in [sight for sight in room.audience.sights.values() if sight.visitor.startswith("guest-")]:
            for link in sight.listeners:
                room.audience.remind(link)
        later = await connected(server, first.person, f"{table}?onlooking")
        for line in lines:
            await line.silent()
        assert [line.heard for line in lines] == [later.heard] * CROWD


async def test_what_nobody_can_know_of_begins_no_round(server: Running) -> None:
    """A step that changes nothing for the crowd starts no round, so it cannot shift what they are told later."""
    first, _, table = await two(server)
    await crowd(server, first.person, table, CROWD)
    room = room_of(server, table)
    guests = [sight for sight in room.audience.sights.values() if sight.visitor.startswith("guest-")]
    room.audience.gallery.show(room.audience.scene(), guests, room.table.match.entry)
    assert (room.audience.gallery._behind, room.audience.gallery._rounds) == ({}, None)


async def test_a_crowd_at_a_table_that_is_removed(server: Running) -> None:
    """All are told why and disconnected, a few at a time."""
    host = await server.person()
    table = await host.table("me", "friend")
    looking = [await server.stack.enter_async_context(host.sit(f"{table}?onlooking")) for _ in range(CROWD)]
    for line in looking:
        await line.until("table")
    async with nobodys_turn(server):
        assert (await host.http.delete(f"/api/tables/{table}")).is_success
        assert [line.socket.close_code for line in looking] == [None] * CROWD
    for line in looking:
        await line.until("notice")
        await line.socket.wait_closed()
        assert line.socket.close_code == GONE


async def test_who_sits_down_out_of_a_crowd(server: Running) -> None:
    """An onlooker who sits down is told at once from then on, and nothing arrives late."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend")
    lines = [await server.stack.enter_async_context(host.sit(f"{table}?onlooking")) for _ in range(CROWD)]
    line = await server.stack.enter_async_context(friend.sit(table))
    invite = (await host.get(f"/tables/{table}"))["invite"]
    async with nobodys_turn(server):
        await friend.join(table, invite)
        update = await line.until("update")
    assert (update["fresh"], [side["seat"] for side in update["sides"]]) == (True, [1])
    for other in lines:
        assert (await other.until("update"))["sides"][0]["seat"] is None
    assert [message["type"] for message in await line.silent()] == []
