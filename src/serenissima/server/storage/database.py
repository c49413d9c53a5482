"""SQLite or PostgreSQL: how to connect, how to migrate, and the two statements that run for every move.

Each of those two handles a whole group at once, so that the writing thread releases the interpreter once, not once per
row.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPICursor

from serenissima.server.storage.schema import HEAD

Row = tuple[str | int | float | None, ...]


class NewerDatabase(Exception):
    """The database has a schema that this version does not know yet; nothing in it was changed."""


class Driver(Protocol):
    """What differs between the databases."""

    def append(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Adds entries: table, number, time, JSON."""
        ...

    def note(self, cursor: DBAPICursor, cards: Sequence[Row]) -> None:
        """Updates the cards of tables: table, state, seat to move, number of entries, time.

        The cursor then has the number of tables found (`clearing.py`).
        """
        ...


def private(data: Path, name: str) -> None:
    """Creates the data folder and a file in it, unless they exist, for their owner only.

    SQLite gives its other files the permissions of the database.
    """
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileExistsError):
        os.close(os.open(data / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def engine_for(data: Path, db: str | None) -> Engine:
    """The engine for a database URL, or for the SQLite file in the data folder."""
    if db is not None and not db.startswith("sqlite"):
        address = db.replace("postgres://", "postgresql://", 1).replace("postgresql://", "postgresql+psycopg://", 1)
        return create_engine(address, pool_size=4)
    if db is None:
        private(data, "serenissima.db")
    engine = create_engine(db or f"sqlite:///{data / 'serenissima.db'}", connect_args={"timeout": 15})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=4000")

    return engine


def trouble(error: BaseException) -> str:
    """What is wrong with a database: `damaged`, `full` or `forbidden`."""
    original = getattr(error, "orig", None) or error
    name = str(getattr(original, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return "damaged"
    if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
        return "full"
    return "forbidden"


def migrate(engine: Engine) -> None:
    """Migrates the database to the newest schema; quick if it is already there."""
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            current = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            if current == HEAD:
                return
            if current is not None and current > HEAD:
                raise NewerDatabase(current)
    # imported only if needed, since it takes a good part of the startup
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def driver_for(engine: Engine) -> Driver:
    """The statements for this engine."""
    return Sqlite() if engine.dialect.name == "sqlite" else Postgres()


class Sqlite:
    """Rows are passed as one JSON text."""

    def append(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Adds entries."""
        cursor.execute(
            "INSERT INTO entries (table_id, n, at, entry) "
            "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
            "json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(?)",
            (msgspec.json.encode(rows).decode(),),
        )

    def note(self, cursor: DBAPICursor, cards: Sequence[Row]) -> None:
        """Updates the cards of tables."""
        cursor.execute(
            "UPDATE tables SET state = card.state, to_move = card.to_move, "
            "entries = card.entries, changed = card.changed "
            "FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS state, "
            "json_extract(value, '$[2]') AS to_move, json_extract(value, '$[3]') AS entries, "
            "json_extract(value, '$[4]') AS changed FROM json_each(?)) AS card "
            "WHERE tables.id = card.id AND tables.state != 'going'",
            (msgspec.json.encode(cards).decode(),),
        )


class Postgres:
    """Rows are passed as arrays, one per column."""

    def append(self, cursor: DBAPICursor, rows: Sequence[Row]) -> None:
        """Adds entries."""
        cursor.execute(
            "INSERT INTO entries (table_id, n, at, entry) "
            "SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[])",
            tuple(list(column) for column in zip(*rows, strict=True)),
        )

    def note(self, cursor: DBAPICursor, cards: Sequence[Row]) -> None:
        """Updates the cards of tables."""
        cursor.execute(
            "UPDATE tables SET state = card.state, to_move = card.to_move, "
            "entries = card.entries, changed = card.changed "
            "FROM unnest(%s::text[], %s::text[], %s::int[], %s::int[], %s::float8[]) "
            "AS card(id, state, to_move, entries, changed) WHERE tables.id = card.id AND tables.state != 'going'",
            tuple(list(column) for column in zip(*cards, strict=True)),
        )
