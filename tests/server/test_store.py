"""The database: its schema comes from the migrations, and both back ends keep the same promises."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select, text

from serenissima.server.settings import Settings
from serenissima.server.storage import migrations, schema
from serenissima.server.storage.database import engine_for, migrate
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Step, Write, insert
from serenissima.tables.store import Conflict
from tests.server.stored import first_schema


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """From an empty file the migrations make exactly the schema the code knows; running them again changes nothing."""
    engine = engine_for(tmp_path, None)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == schema.HEAD
    engine.dispose()
    scripts = ScriptDirectory(str(Path(migrations.__path__[0])))
    assert scripts.get_current_head() == schema.HEAD


async def test_an_old_database_is_brought_up(tmp_path: Path) -> None:
    """A table stored before the newest migrations still exists afterwards, and is listed."""
    first_schema(
        tmp_path,
        "INSERT INTO tables (id, game, version, options, commitment, practice, inherited, kept, invite, host,"
        " state, entries, created, changed)"
        " VALUES ('t', 'pebbles', 1, '{}', 'c', false, 0, false, 'i', 'h', 'waiting', 0, 1, 1)",
    )
    store = Store(tmp_path)
    stored = await store.table("t")
    assert stored is not None
    assert (stored.position, stored.clock) == (None, None)
    assert [table["id"] for table, _ in await store.tables_of("h")] == ["t"]
    await store.stop()


def test_power_cuts(tmp_path: Path) -> None:
    """SQLite writes ahead and flushes at every commit."""
    engine = engine_for(tmp_path, None)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def db(request: pytest.FixtureRequest) -> str | None:
    """The address of a database; None for SQLite in the data folder."""
    if request.param == "sqlite":
        return None
    return str(request.getfixturevalue("postgres_schema"))


async def test_keeping(settings: Settings, db: str | None) -> None:
    """Entries are read in order, an entry number cannot be used twice, and what belongs together fails together."""
    store = Store(settings.data, db)
    store.start()
    row = insert(
        schema.tables, id="t", game="pebbles", version=1, options="{}", seed="s", commitment="c", practice=False,
        inherited=0, kept=False, invite="i", host="h", state="running", to_move=0, entries=0, created=1.0, changed=1.0,
    )  # fmt: skip
    chair = insert(schema.seats, table_id="t", seat=0, kind="person", visitor="h", name="Zuan, “É”", bot=None)
    await store.write(Write(steps=[row, chair]))
    writes = [
        Write(entries=[("t", n, 1.5, f'{{"n":{n},"é":"\\""}}')], card=("t", "running", n % 2, n, 2.0 + n))
        for n in range(1, 40)
    ]
    await asyncio.gather(*map(store.write, writes))
    stored = await store.table("t")
    assert stored is not None
    assert stored.entries == [f'{{"n":{n},"é":"\\""}}' for n in range(1, 40)]
    assert await store.read(lambda connection: {row.at for row in connection.execute(select(schema.entries))}) == {1.5}
    ((card, _),) = await store.tables_of("h")
    assert (card["entries"], card["to_move"], stored.changed) == (39, 1, 41.0)
    assert stored.seats[0].name == "Zuan, “É”"
    assert await store.open_tables_of("h") == 1
    assert [table["id"] for table, _ in await store.tables_of("h")] == ["t"]
    with pytest.raises(Conflict):
        await store.write(Write(entries=[("t", 39, 1.5, "{}")]))
    gone = Step(schema.seats.update().where(schema.seats.c.kind == "open").values(kind="bot"), rows=1)
    with pytest.raises(Conflict):
        await store.write(Write(entries=[("t", 40, 1.5, "{}")], steps=[gone]))
    kept = await store.table("t")
    assert kept is not None
    assert len(kept.entries) == 39
    assert await store.table("nowhere") is None
    await store.stop()
