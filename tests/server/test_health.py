"""/health tells the truth: it reports success only where something can be stored."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from serenissima.server.settings import Settings
from serenissima.server.storage import pulse as health
from serenissima.server.storage.store import Store
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import two

FILE = "serenissima.db"


@pytest.fixture(autouse=True)
def uncached(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is cached."""
    monkeypatch.setattr(health, "FRESH", -1.0)


@asynccontextmanager
async def ailing(settings: Settings, prepare: Callable[[sqlite3.Connection], object]) -> AsyncIterator[Running]:
    """A server whose connections to the database are made by this function."""
    store = Store(settings.data)
    store._engine.dispose()
    event.listen(store._engine, "connect", lambda connection, _: prepare(connection))
    async with running(settings, store) as found:
        yield found


async def wellness(server: Running) -> tuple[int, str]:
    """The status and the words of /health."""
    answer = await (await server.person()).http.get("/health")
    return answer.status_code, answer.text if answer.status_code == 200 else answer.json()["text"]


async def test_nothing_is_left_behind(server: Running) -> None:
    """The check writes something, and removes it again."""
    assert await wellness(server) == (200, "ok")
    with sqlite3.connect(server.settings.data / FILE) as database:
        assert database.execute("select count(*) from visitors").fetchone() == (0,)


async def test_a_disk_without_room(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's message about a full disk is passed on; when there is room again, all is well."""
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorname = "SQLITE_FULL"

    def fail(*_: object) -> None:
        raise OperationalError("INSERT", {}, full)

    async with running(settings) as server:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "commit", fail)
            status, words = await wellness(server)
            assert (status, "full" in words) == (503, True)
        assert await wellness(server) == (200, "ok")


async def test_a_read_only_database_recovers(settings: Settings) -> None:
    """When writing is possible again the check succeeds, although a read-only connection would stay so."""
    locked = True

    def prepare(connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA query_only={int(locked)}")

    async with ailing(settings, prepare) as server:
        status, words = await wellness(server)
        assert (status, "cannot be written" in words) == (503, True)
        locked = False
        assert await wellness(server) == (200, "ok")
        first, second, _ = await two(server)
        await first.played(take(1))
        await second.until("update")


async def test_a_damaged_file(server: Running) -> None:
    """Half a file is not a database."""
    first, _, _ = await two(server)
    await first.played(take(1))
    file = server.settings.data / FILE
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    os.truncate(file, 8192)
    status, words = await wellness(server)
    assert (status, "damaged" in words) == (503, True)


def test_for_the_owner_alone(tmp_path: Path) -> None:
    """The folder and every file in it can be read only by their owner."""
    data = tmp_path / "new"
    store = Store(data)
    with store._engine.connect() as connection:
        connection.exec_driver_sql("create table more (a)")
        connection.commit()
        assert S_IMODE(data.stat().st_mode) == 0o700
        assert {S_IMODE(file.stat().st_mode) for file in data.iterdir()} == {0o600}
        assert {file.name for file in data.iterdir()} == {FILE, f"{FILE}-wal", f"{FILE}-shm"}
    store._engine.dispose()
