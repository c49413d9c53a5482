"""Bad input, full disks, dead processes: each gets a clear answer, the table goes on, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from serenissima.games import all_games
from serenissima.server import schema
from serenissima.server.settings import Settings
from serenissima.server.shares import Rate, Share
from serenissima.server.store import Step, Store, Write, insert
from tests.server.conftest import Running, running
from tests.server.people import PATIENCE, Person, take
from tests.server.tables import against_bot, connected, my_turn, to_the_end, two


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
    """A message that cannot be read is answered with what would be right; the connection stays, the match goes on."""
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
    """There is a clear answer for a table that does not exist, and a close code after which no client tries again."""
    person = await server.person()
    line = await server.stack.enter_async_context(person.sit("nowhere"))
    assert (await line.next())["code"] == "no-table"
    assert await line.closed() == 4404
    assert (await person.get("/tables/nowhere", status=404))["code"] == "no-table"


async def test_rate_limit(limited: Settings) -> None:
    """Too many messages are thrown away with a word about it; in the end that connection is closed, no other."""
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
    """A visitor cannot have more than so many unfinished tables; finishing one makes room."""
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
    """One address cannot make tables without end."""
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
    """A table that cannot be is refused with the reason."""
    person = await server.person()
    answer = await person.http.post("/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["text"]


async def test_a_request_nested_without_end(server: Running) -> None:
    """Lists in lists in lists are refused, not chewed."""
    person = await server.person()
    deep = b'{"game":"pebbles","seats":[],"options":{"heap":' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    answer = await person.http.post("/api/tables", content=deep)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


class Troubled(Store):
    """A store whose disk can be full, and that notes when it has committed."""

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
    """The same with a file system that really refuses: the move is not played, the server goes on, later it is kept."""
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
    monkeypatch.setattr("serenissima.server.room.RETRY", 0.05)
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
    """Whatever still wants to go on in a room that has left memory: no bot thinks there, and no clock is set."""
    async with running(settings) as server:
        line, table = await against_bot(server)
        room = server.site.hall.found(table)
        assert room is not None
        prompts = room._prompts
        room.close()
        await line.played(take(1))
        prompts.go_on()
        assert room.table.bot_to_move() is not None
        assert (prompts.thinking(), prompts._clock) == (False, None)


async def test_kept_before_heard(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody hears of an entry, over a socket or HTTP, before it is committed, even when the disk is slow."""
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
    """Of two servers on one database only one can write an entry: the other reads the table anew and refuses."""
    first, second, table = await two(server)
    async with running(server.settings) as other:
        moved = Person(other.base)
        moved.http.cookies = first.person.http.cookies
        elsewhere = await connected(other, moved, table)
        await elsewhere.played(take(2))
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
    """Writes that are committed together fail alone."""
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


async def test_killed_worker(server: Running) -> None:
    """When the process in which a bot thinks is killed, a new one is started and the match goes on."""
    line, _ = await against_bot(server, "search")
    bots = server.site.hall.bots
    await line.played(take(1))
    await my_turn(line)
    for process in bots.worker_ids():
        os.kill(process, signal.SIGKILL)
    await to_the_end(line)
    assert line.update["outcome"]


async def test_failing_bot(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that fails is replaced for that move by the weakest; when nothing is secret any more all are told."""
    line, _ = await against_bot(server, "search")

    async def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.site.hall.bots, "_ask", fail)
    await to_the_end(line)
    said = [message["key"] for message in [*line.received, *await line.silent()] if message["type"] == "notice"]
    assert said == ["notice-bot-failed"]
    assert line.received.index(line.update) < len(line.received) - 1


async def test_failing_bot_where_nothing_is_secret(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """There all are told at once."""
    monkeypatch.setitem(all_games(), "pebbles", replace(all_games()["pebbles"], shared=lambda state: True))
    line, _ = await against_bot(server, "search")

    async def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.site.hall.bots, "_ask", fail)
    await line.played(take(1))
    assert (await line.until("notice"))["key"] == "notice-bot-failed"
    await my_turn(line)


def start(port: int, data: Path, errors: int | None = None) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    imports = "from pathlib import Path\nfrom serenissima.server.serving import run"
    code = f"{imports}\nrun(port={port}, data=Path({str(data)!r}))"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=errors)


async def listening(port: int) -> None:
    """Waits until the server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{port}/ws/tables/none", proxy=None):
                    return
            except OSError:
                await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_server_that_is_told_to_end(settings: Settings, unused_port: int) -> None:
    """Its workers end with it, it says nothing more, and its exit is no failure."""
    process = start(unused_port, settings.data, errors=subprocess.PIPE)
    try:
        await listening(unused_port)
        async with Person(f"http://127.0.0.1:{unused_port}") as person:
            await person.get("/games/venise/workshop")  # now there is a worker
        process.terminate()
        _, said = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, said) == (0, b"")


@pytest.mark.slow
async def test_killed_server(settings: Settings, unused_port: int) -> None:
    """Killed in the middle of play and started again, a server has lost nothing it had confirmed; both play on."""
    process = start(unused_port, settings.data)
    try:
        await listening(unused_port)
        base = f"http://127.0.0.1:{unused_port}"
        async with Person(base) as host, Person(base) as friend:
            table = await host.table("me", "friend", options={"heap": 20})
            await friend.join(table, (await host.get(f"/tables/{table}"))["invite"])
            async with host.sit(table) as first, friend.sit(table) as second:
                await first.begin()
                await second.begin()
                for mover, other in ((first, second), (second, first), (first, second)):
                    await mover.played(take(1))
                    await other.until("update")
                heard, entry = [first.heard, second.heard], second.entry
                # one more move whose answer is not waited for: it may or may not have been kept
                await second.play(take(2))
                process.send_signal(signal.SIGKILL)
                process.wait()
            process = start(unused_port, settings.data)
            await listening(unused_port)
            async with host.sit(table) as first, friend.sit(table) as second:
                await first.begin()
                await second.begin()
                assert first.heard[: len(heard[0])] == heard[0]
                assert second.heard[: len(heard[1])] == heard[1]
                await second.play(take(2), entry)
                while second.view["heap"] != 15:
                    await second.until("update")
                while first.view["heap"] != 15:
                    await first.until("update")
                await to_the_end(first, second)
                assert first.update["outcome"] == second.update["outcome"]
                assert (await host.get(f"/tables/{table}/verify"))["problem"] == ""
    finally:
        process.kill()
        process.wait()


async def test_faulty_game(server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A game that fails in a move harms neither the match nor the connection, and no move gets into a log."""
    first, second, table = await two(server)
    room = server.site.hall.found(table)
    assert room is not None
    position = type(room.table.match.state)

    def fail(self: object, comes: bool) -> None:
        raise RuntimeError("take 3")

    with monkeypatch.context() as patch:
        patch.setattr(position, "_wave", fail)
        await first.play(take(3), id=2)
        assert (await first.until("refused"))["refusal"]["reason"] == "not-saved"
    assert not any("take 3" in record.getMessage() or record.exc_info for record in caplog.records)
    await first.until("update")
    assert first.view["heap"] == 10
    await first.played(take(3))
    await second.until("update")
    assert second.view["heap"] == 7


async def test_table_of_another_time(server: Running) -> None:
    """A table whose game is gone, or whose entries no longer fit the rules, says so instead of failing."""
    person = await server.person()
    table = await person.table("me", "friend")
    rows = schema.tables
    await server.site.hall.store.write(Write(steps=[Step(rows.update().values(game="gone"))]))
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "no-game"
    line = await server.stack.enter_async_context(person.sit(table))
    assert (await line.next())["code"] == "no-game"
    await server.site.hall.store.write(
        Write(
            entries=[(table, 1, 0.0, '{"type":"play","n":1,"seat":0,"move":"fly"}')],
            steps=[Step(rows.update().values(game="pebbles"))],
        )
    )
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "unreadable"
    await server.site.hall.store.write(Write(steps=[Step(rows.update().values(version=99))]))
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "other-version"
