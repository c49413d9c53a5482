"""Full disks, slow ones and other servers: nothing is heard before it is stored, and nothing is lost."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write, insert
from tests.server.conftest import Running, running
from tests.server.people import PATIENCE, take
from tests.server.tables import against_bot, elsewhere, my_turn, two


class Troubled(Store):
    """A store whose disk can be full, and which counts its commits."""

    full = False
    committed = 0

    def commit(self, connection: Connection, group: Sequence[Write]) -> None:
        """Commits, or fails as SQLite does on a full disk."""
        if self.full:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        super().commit(connection, group)
        self.committed += sum(len(write.entries) for write in group)


async def test_full_disk(settings: Settings) -> None:
    """A move that cannot be saved is refused and not played; nobody hears of it; later it can be played again."""
    store = Troubled(settings.data)
    async with running(settings, store) as server:
        first, second, table = await two(server)
        store.full = True
        entry = first.entry
        await first.play(take(2), id=3)
        refused = await first.until("refused")
        assert (refused["id"], refused["refusal"]["reason"]) == (3, "not-saved")
        assert (await first.until("update"))["entry"] == entry
        assert first.view["heap"] == 10
        assert await second.silent() == []
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await first.person.post("/tables", wish, status=500))["code"] == "failed"
        store.full = False
        await first.played(take(2))
        await second.until("update")
        assert second.view["heap"] == 8
        frame = await first.person.get(f"/tables/{table}/at/{entry}")
        assert frame["sides"][0]["view"]["heap"] == 8


async def test_a_disk_that_takes_no_more(server: Running) -> None:
    """With a file system that really refuses, the move is not played, the server goes on, and later it is stored."""
    first, second, table = await two(server)
    kept = (server.settings.data / "serenissima.db-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (kept, hard))
    try:
        await first.play(take(2), id=3)
        refused = await first.until("refused")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (refused["id"], refused["refusal"]["reason"]) == (3, "not-saved")
    assert "could not be saved" in refused["text"]
    await first.until("update")
    assert first.view["heap"] == 10
    await first.played(take(2))
    await second.until("update")
    assert second.view["heap"] == 8
    async with running(server.settings) as other:
        assert (await (await other.person()).get(f"/tables/{table}"))["state"] == "running"


async def test_full_disk_while_a_bot_moves(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose move could not be saved tries again by itself."""
    monkeypatch.setattr("serenissima.tables.room.RETRY", 0.05)
    store = Troubled(settings.data)
    async with running(settings, store) as server:
        line, _ = await against_bot(server)
        original = store.commit
        failures = iter([False, True, True])

        def sometimes(connection: Connection, group: Sequence[Write]) -> None:
            store.full = next(failures, False)
            original(connection, group)

        monkeypatch.setattr(store, "commit", sometimes)
        await line.played(take(1))
        await my_turn(line)
        assert line.update["to_move"] == 0
        assert next(failures, None) is None


async def test_a_room_that_was_closed_asks_nobody(settings: Settings) -> None:
    """In a room that was dropped from memory no bot thinks and no clock is set."""
    async with running(settings) as server:
        line, table = await against_bot(server)
        room = server.site.desk.hall.open_room(table)
        assert room is not None
        drivers = room.drivers
        room.close()
        await line.played(take(1))
        drivers.go_on()
        assert room.table.bot_to_move() is not None
        assert (drivers.thinking(), drivers.clock.timer) == (False, None)


async def test_kept_before_heard(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody learns of an entry, over a socket or HTTP, before it is committed, even on a slow disk."""
    store = Troubled(settings.data)
    async with running(settings, store) as server:
        first, second, table = await two(server)
        begun, slow, original = asyncio.Event(), asyncio.Event(), store.commit
        loop = asyncio.get_running_loop()

        def wait(connection: Connection, group: Sequence[Write]) -> None:
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(slow.wait(), loop).result(PATIENCE)
            original(connection, group)

        monkeypatch.setattr(store, "commit", wait)
        before = store.committed
        await first.send(type="resign", entry=first.entry)
        # everything a visitor could learn it from waits too: a second request, a new connection, the table itself
        await first.send(type="ping")
        newcomer = await server.stack.enter_async_context((await server.person()).sit(table))
        asked = asyncio.create_task(second.person.get(f"/tables/{table}"))
        await begun.wait()
        assert store.committed == before
        assert not asked.done()
        assert await second.silent_for(0.1)
        slow.set()
        assert (await first.until("update"))["outcome"]
        await first.until("pong")
        assert (await newcomer.until("update"))["outcome"]
        assert (await asked)["state"] == "over"
        assert store.committed == before + 1


async def test_another_server_was_quicker(server: Running) -> None:
    """Of two servers on one database only one can write an entry; the other reloads the table and refuses."""
    first, second, table = await two(server)
    async with running(server.settings) as other:
        await (await elsewhere(other, first, table)).played(take(2))
        await first.play(take(1), id=4)
        refused = await first.until("refused")
        assert (refused["id"], refused["refusal"]["reason"]) == (4, "late")
        while first.view["heap"] != 8:
            await first.until("update")
        assert first.update["to_move"] == 1
        while second.view["heap"] != 8:
            await second.until("update")
        await second.played(take(1))
        assert second.view["heap"] == 7


async def test_one_bad_write_harms_no_other(settings: Settings) -> None:
    """Of several writes committed together, only the bad one fails."""
    store = Store(settings.data)
    store.start()
    good = [Write(entries=[("t", n, 0.0, "{}")]) for n in range(1, 6)]
    bad = Write(entries=[("t", 3, 0.0, "{}")])
    results = await asyncio.gather(*map(store.write, [*good, bad]), return_exceptions=True)
    assert results[:5] == [None] * 5
    assert type(results[5]).__name__ == "Conflict"
    named = Write(steps=[insert(schema.visitors, id="x", name="n", changed=0.0)])
    await store.write(named)
    assert await store.name_of("x") == "n"
    await store.stop()
