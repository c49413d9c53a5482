"""How a new table, or an imported record, is written."""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import time

import msgspec

from serenissima.core.positions import packed
from serenissima.server.storage import schema
from serenissima.server.storage.clearing import clear_entries
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Step, Write, insert, line
from serenissima.server.workers.records import Checked
from serenissima.tables import clock
from serenissima.tables.making import Visitor, new_id
from serenissima.tables.seats import Seat, clean_name
from serenissima.tables.table import Table

PIECE = 500
"""Entries written at once."""


def made(table: Table) -> Write:
    """The write that stores a new table."""
    match = table.match
    now = time()
    table.run_clock(clock.now())
    row = insert(
        schema.tables,
        id=table.id,
        game=match.game.name,
        version=match.game.version,
        options=msgspec.json.encode(dict(match.options)).decode(),
        seed=match.fortuna.seed if match.fortuna is not None else None,
        commitment=match.commitment,
        practice=match.practice,
        inherited=match.inherited,
        position=None if match.position is None else packed(match.position).decode(),
        kept=table.imported,
        invite=table.invite,
        host=table.host,
        state=table.state,
        to_move=match.to_move,
        entries=len(match.log),
        created=now,
        changed=now,
        clock=clock.written(table.deadline),
    )
    rows = [insert(schema.seats, table_id=table.id, **msgspec.structs.asdict(seat)) for seat in table.seats]
    return Write(entries=[(table.id, entry.n, now, line(entry)) for entry in match.log], steps=[row, *rows])


def imported(record: Checked, host: Visitor) -> tuple[str, Write]:
    """The table of an imported record: its id, and the write that stores it."""
    table_id, now = new_id(), time()
    row = insert(
        schema.tables,
        id=table_id,
        game=record.game,
        version=record.version,
        options=msgspec.json.encode(record.options).decode(),
        seed=record.seed,
        commitment=record.commitment,
        practice=record.practice,
        inherited=record.inherited,
        position=None if record.position is None else packed(record.position).decode(),
        kept=True,
        invite=secrets.token_urlsafe(12),
        host=host.id,
        state="over",
        to_move=record.to_move,
        entries=len(record.lines),
        created=now,
        changed=now,
    )
    seats = [Seat(seat=seat, kind="person", name=clean_name(name, 60)) for seat, name in enumerate(record.names)]
    rows = [insert(schema.seats, table_id=table_id, **msgspec.structs.asdict(seat)) for seat in seats]
    entries = [(table_id, n, now, entry) for n, entry in enumerate(record.lines, 1)]
    return table_id, Write(entries=entries, steps=[row, *rows])


async def written(store: Store, write: Write) -> None:
    """Stores a new table, a long one in pieces, so that nobody's move waits behind all of it.

    The row of the table comes last, so that nobody finds half a table.
    """
    entries = write.entries
    try:
        while len(write.entries) > PIECE:
            await store.write(Write(entries=write.entries[:PIECE]))
            write.entries = write.entries[PIECE:]
        await store.write(write)
    except Exception:
        if write.entries is not entries:
            with suppress(Exception):
                # what is left is removed after the next start
                await clear_entries(store, entries[0][0], entries[-1][1])
        raise


def claim_rematch(source_id: str, table_id: str) -> Step:
    """Notes the rematch of a table; a Conflict if there already is one."""
    rows = schema.tables
    return Step(rows.update().where(rows.c.id == source_id, rows.c.rematch.is_(None)).values(rematch=table_id), rows=1)
