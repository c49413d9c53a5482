"""Dead processes, failing bots and faulty games: the table goes on, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from serenissima.games import all_games
from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.storage.writes import Step, Write
from tests.server.conftest import Running
from tests.server.people import PATIENCE, Person, take
from tests.server.tables import against_bot, my_turn, to_the_end, two
from tests.toy.altered import altered_pebbles


async def test_killed_worker(server: Running) -> None:
    """When the process in which a bot thinks is killed, a new one is started and the match goes on."""
    line, _ = await against_bot(server, "search")
    bots = server.site.desk.bots
    await line.played(take(1))
    await my_turn(line)
    for process in bots.pool.process_ids():
        os.kill(process, signal.SIGKILL)
    await to_the_end(line)
    assert line.update["outcome"]


async def test_failing_bot(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that fails is replaced for that move by the weakest; when nothing is secret any more all are told."""
    line, _ = await against_bot(server, "search")

    async def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.site.desk.bots, "_ask", fail)
    await to_the_end(line)
    said = [message["key"] for message in [*line.received, *await line.silent()] if message["type"] == "notice"]
    assert said == ["notice-bot-failed"]
    assert line.received.index(line.update) < len(line.received) - 1


async def test_failing_bot_where_nothing_is_secret(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is secret, all are told at once."""
    monkeypatch.setitem(all_games(), "pebbles", altered_pebbles(nothing_secret=lambda state: True))
    line, _ = await against_bot(server, "search")

    async def fail(*_: object) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.site.desk.bots, "_ask", fail)
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
    """Its workers end with it, it prints nothing more, and its exit code is 0."""
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
    room = server.site.desk.hall.open_room(table)
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
    await server.site.desk.store.write(Write(steps=[Step(rows.update().values(game="gone"))]))
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "no-game"
    line = await server.stack.enter_async_context(person.sit(table))
    assert (await line.next())["code"] == "no-game"
    await server.site.desk.store.write(
        Write(
            entries=[(table, 1, 0.0, '{"type":"play","n":1,"seat":0,"move":"fly"}')],
            steps=[Step(rows.update().values(game="pebbles"))],
        )
    )
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "unreadable"
    await server.site.desk.store.write(Write(steps=[Step(rows.update().values(version=99))]))
    assert (await person.get(f"/tables/{table}", status=409))["code"] == "other-version"
