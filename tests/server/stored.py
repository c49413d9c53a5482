"""Tables of any age written straight into the database, and what is left of them."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import func, select, text

from serenissima.server.storage import migrations, schema
from serenissima.server.storage.database import engine_for
from serenissima.server.storage.keeping import DAY
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write, insert

ME, OTHER = "me", "other"
PEOPLE: dict[str, tuple[str | None, ...]] = {
    "alone": (ME, None),
    "people": (ME, OTHER),
    "open": (ME,),
    "here": (ME, ME),
    "nobody": (None, None),
}


async def put(
    store: Store,
    name: str,
    state: str,
    days: float,
    who: str = "alone",
    kept: bool = False,
    entries: int = 3,
    size: int = 100,
    host: str = ME,
) -> None:
    """Stores a table that changed this many days ago."""
    at = time() - days * DAY
    row = insert(
        schema.tables, id=name, game="pebbles", version=1, options="{}", seed="s", commitment="c", practice=False,
        inherited=0, kept=kept, invite="i", host=host, state=state, to_move=0, entries=entries, created=at, changed=at,
    )  # fmt: skip
    chairs = [
        insert(
            schema.seats,
            table_id=name,
            seat=n,
            kind="bot" if visitor is None else "person",
            visitor=visitor,
            name="",
            bot=None,
        )
        for n, visitor in enumerate(PEOPLE[who] if host == ME else [seat and host for seat in PEOPLE[who]])
    ]
    await store.write(Write(entries=[(name, n, at, "x" * size) for n in range(1, entries + 1)], steps=[row, *chairs]))


def first_schema(folder: Path, *statements: str) -> None:
    """A database as the first release made it, with these rows, each written by a statement."""
    engine = engine_for(folder, None)
    config = Config()
    config.set_main_option("script_location", migrations.__path__[0])
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


async def left(store: Store) -> set[str]:
    """The tables that still exist."""
    return await store.read(lambda connection: set(connection.execute(select(schema.tables.c.id)).scalars()))


async def count(store: Store, table: Any) -> int:
    """How many rows a table of the database has."""
    return await store.read(
        lambda connection: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
    )


async def fill(store: Store) -> None:
    """Stores some of everything, each about 40 kB; most of it belongs to somebody who has little else."""
    big: dict[str, Any] = {"entries": 80, "size": 500}
    await put(store, "record-new", "over", 0.001, kept=True, **big)
    await put(store, "record-old", "over", 5, kept=True, **big)
    await put(store, "waiting", "waiting", 2, "open", **big)
    await put(store, "practice", "over", 2, **big)
    await put(store, "alone", "running", 8, **big)
    await put(store, "finished", "over", 31, "people", **big)
    await put(store, "abandoned", "running", 31, "people", **big)
    await put(store, "practice-now", "over", 0.01, **big)
    await put(store, "alone-now", "running", 6, **big)
    await put(store, "finished-now", "over", 29, "people", **big)
    await put(store, "played", "running", 29, "people", **big)
