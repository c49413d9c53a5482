"""Parting with tables, and what is left of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from serenissima.server.storage import schema
from tests.server.conftest import Running
from tests.server.people import Line, Person

GONE = 4410


async def drop(person: Person, table: str, status: int = 204) -> Any:
    """Parts with a table."""
    answer = await person.http.delete(f"/api/tables/{table}")
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def listed(person: Person) -> dict[str, Any]:
    """The tables on a visitor's list, with the way to part with each."""
    return {card["id"]: card["parting"] for card in await person.get("/tables")}


async def invited(server: Running) -> tuple[Person, Person, str, str]:
    """A table for three at which a host and a guest sit."""
    host, guest = await server.person(), await server.person()
    await guest.post("/me", {"name": "Bettina"})
    table = await host.table({"kind": "me", "name": "Zanetta"}, "friend", "friend", game="canaletto")
    invite = (await host.get(f"/tables/{table}"))["invite"]
    await guest.join(table, invite)
    return host, guest, table, invite


async def farewell(line: Line) -> list[dict[str, Any]]:
    """What is said until the server closes the connection because the table is gone."""
    before = len(line.received)
    assert await line.closed() == GONE
    return [message for message in line.received[before:] if message["type"] == "notice"]


async def rows(server: Running, table: str) -> list[int]:
    """How many rows a table has: its own, its seats, its entries, and lists on which it is hidden."""
    columns = (schema.tables.c.id, schema.seats.c.table_id, schema.entries.c.table_id, schema.hidden.c.table_id)

    def task(connection: Any) -> list[int]:
        return [connection.execute(select(func.count()).where(column == table)).scalar_one() for column in columns]

    return await server.site.desk.store.read(task)


async def swept(server: Running) -> None:
    """Removes everything that has gone out of sight."""
    await server.site.desk.sweeper.sweep()
