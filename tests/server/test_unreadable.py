"""Tables that the current rules cannot read count for nothing, and can be removed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.storage.writes import Step, Write
from tests.server.conftest import Running, running
from tests.server.parting import drop, listed, rows, swept
from tests.server.tables import two


async def make_unreadable(server: Running, table: str, how: str) -> None:
    """A table of another version, of an unknown game, or with an entry that means nothing."""
    rows, entries = schema.tables, schema.entries
    statements = {
        "version": rows.update().where(rows.c.id == table).values(version=99),
        "game": rows.update().where(rows.c.id == table).values(game="forgotten"),
        "options": rows.update().where(rows.c.id == table).values(options='{"moon":"full"}'),
        "entries": entries.update().where(entries.c.table_id == table).values(entry="{}"),
    }
    await server.site.desk.store.write(Write(steps=[Step(statements[how])]))
    server.site.desk.hall.forget(table)


@pytest.mark.parametrize("how", ["version", "game", "options", "entries"])
async def test_what_cannot_be_read_can_be_removed(settings: Settings, how: str) -> None:
    """It counts for nothing, is listed as unreadable, and can be removed."""
    async with running(replace(settings, open_tables=1)) as server:
        person = await server.person()
        table = await person.table("me", "here")
        await make_unreadable(server, table, how)
        await person.get(f"/tables/{table}", status=409)
        (card,) = await person.get("/tables")
        assert (card["parting"], card["readable"]) == ("remove", False)
        await person.table("me", "friend")
        await drop(person, table)
        assert table not in await listed(person)
        await swept(server)
        assert await rows(server, table) == [0, 0, 0, 0]


@pytest.mark.parametrize("how", ["version", "entries"])
async def test_an_unreadable_match_between_people_is_hidden(server: Running, how: str) -> None:
    """An unreadable match between people is deleted only when all of them have removed it."""
    first, second, table = await two(server)
    await first.close()
    await second.close()
    await make_unreadable(server, table, how)
    await drop(first.person, table)
    assert await listed(first.person) == {}
    assert await listed(second.person) == {table: "remove"}
    await drop(second.person, table)
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_what_can_be_read_again_is_no_longer_marked(server: Running) -> None:
    """The mark is removed once a table can be opened again."""
    person = await server.person()
    table = await person.table("me", "here")
    entries = schema.entries
    query = select(entries.c.n, entries.c.entry).where(entries.c.table_id == table)
    before = await server.site.desk.store.read(lambda connection: connection.execute(query).all())
    await make_unreadable(server, table, "entries")
    await person.get(f"/tables/{table}", status=409)
    assert await listed(person) == {table: "remove"}
    mended = [
        Step(entries.update().where(entries.c.table_id == table, entries.c.n == n).values(entry=entry))
        for n, entry in before
    ]
    await server.site.desk.store.write(Write(steps=mended))
    await person.get(f"/tables/{table}")
    assert await listed(person) == {table: "end"}
