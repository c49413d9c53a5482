"""A real server for every test, on a free local port, with its own data folder."""

from __future__ import annotations

import asyncio
import multiprocessing
import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex

import pytest
import uvicorn
from sqlalchemy.schema import CreateSchema, DropSchema

from serenissima.games import all_games
from serenissima.server.app import Site, build
from serenissima.server.serving import config_for
from serenissima.server.settings import Settings
from serenissima.server.storage.database import engine_for, migrate
from serenissima.server.storage.store import Store
from tests.server.people import PATIENCE, Person
from tests.server.postgres import postgres, programs


@dataclass
class Running:
    """A server that runs in this process."""

    base: str
    site: Site
    settings: Settings
    stack: AsyncExitStack

    async def person(self) -> Person:
        """A new visitor."""
        return await self.stack.enter_async_context(Person(self.base))


class Quick(uvicorn.Server):
    """A server that stops at once: uvicorn checks every tenth of a second and waits as long before it ends."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.leaving = asyncio.Event()

    async def main_loop(self) -> None:
        """Runs until it is told to stop."""
        await self.leaving.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new connections; those that are left are closed; then the site ends."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        async with asyncio.timeout(PATIENCE):
            while self.server_state.connections or self.server_state.tasks:  # noqa: ASYNC110 -- uvicorn has no event
                await asyncio.sleep(0.002)
        await self.lifespan.shutdown()


@pytest.fixture(autouse=True)
def forked_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers come from one process that has imported everything: that is most of what the start of one takes.

    They are started in their own way by the tests of the arena and in the browser.
    """
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        games = [
            found.folder.name for found in all_games().values() if find_spec(f"serenissima.games.{found.folder.name}")
        ]
        known = [f"serenissima.games.{name}" for name in games] + [f"serenissima.bots.lore.{name}" for name in games]
        context.set_forkserver_preload(["serenissima.bots.think", "serenissima.server.workers.answering", *known])
        monkeypatch.setattr(multiprocessing, "get_context", lambda method: context)


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty migrated database: migrating is slow enough to do it only once."""
    folder = tmp_path_factory.mktemp("empty")
    engine = engine_for(folder, None)
    migrate(engine)
    engine.dispose()
    return folder / "serenissima.db"


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Settings:
    """Quick bots, and no limits except those on sizes."""
    shutil.copy(migrated, tmp_path)
    return Settings(
        data=tmp_path,
        bot_delay=0,
        bot_seconds=0.05,
        bot_way=0.05,
        bot_workers=1,
        away_seconds=0,
        gather_seconds=0,
        shares={},
        refusal_seconds=0,
        visitor_sockets=0,
        address_sockets=0,
        open_tables=0,
    )


@asynccontextmanager
async def running(settings: Settings, store: Store | None = None) -> AsyncIterator[Running]:
    """A server for the duration of the block."""
    listener = socket.create_server(("127.0.0.1", 0))
    # as uvloop does it; without it every answer over HTTP waits 40 ms for the other side's acknowledgement
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    port = listener.getsockname()[1]
    site = build(settings, store)
    server = Quick(config_for(site, settings))
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.002)
    try:
        async with AsyncExitStack() as stack:
            yield Running(f"http://127.0.0.1:{port}", site, settings, stack)
    finally:
        server.leaving.set()
        await task


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Running]:
    """A running server."""
    async with running(settings) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """The address of a PostgreSQL database that tests may fill."""
    where = programs()
    if where is None:
        pytest.skip("there is no PostgreSQL here (on Debian: apt-get install postgresql)")
    with postgres(where) as address:
        yield address


@pytest.fixture
def postgres_schema(postgres_address: str) -> Iterator[str]:
    """The address of a PostgreSQL database with an empty schema."""
    name = f"test_{token_hex(8)}"
    engine = engine_for(Path(), postgres_address)
    with engine.begin() as connection:
        connection.execute(CreateSchema(name))
    yield f"{postgres_address}&options=-csearch_path%3D{name}"
    with engine.begin() as connection:
        connection.execute(DropSchema(name, cascade=True))
    engine.dispose()


@pytest.fixture
def unused_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture
def limited(settings: Settings) -> Settings:
    """Settings with the default limits."""
    plain = Settings(data=settings.data)
    return replace(
        settings,
        shares=plain.shares,
        visitor_sockets=plain.visitor_sockets,
        address_sockets=plain.address_sockets,
        open_tables=plain.open_tables,
    )


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def store(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[Store]:
    """An empty database; on PostgreSQL a schema of its own."""
    db = request.getfixturevalue("postgres_schema") if request.param == "postgres" else None
    found = Store(settings.data, db)
    found.start()
    yield found
    await found.stop()
