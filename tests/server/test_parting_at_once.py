"""Several people part with a table, or come to it, at the same moment."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable
from typing import Any

import pytest

from serenissima.server.storage import schema
from serenissima.server.storage.clearing import out_of_sight
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write
from serenissima.tables.hall import Hall
from serenissima.tables.store import Conflict
from tests.server.conftest import Running
from tests.server.parting import drop, farewell, invited, listed, rows, swept
from tests.server.tables import against_bot, to_the_end, two


def at_once(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """The first few who part with a table have all looked at it before any of them acts."""
    barrier, look, looks = asyncio.Barrier(count), Store.tables_of, itertools.count()

    async def together(self: Store, visitor: str, most: int = 100, **having: str) -> Any:
        found = await look(self, visitor, most, **having)
        if next(looks) < count:
            await barrier.wait()
        return found

    monkeypatch.setattr(Store, "tables_of", together)


@pytest.mark.parametrize("opened", [False, True])
async def test_removing_twice_at_once(server: Running, monkeypatch: pytest.MonkeyPatch, opened: bool) -> None:
    """Four simultaneous requests for the same removal all succeed."""
    first, second, played = await two(server)
    await to_the_end(first, second)
    record = (await first.person.http.get(f"/api/tables/{played}/record")).text
    person = await server.person()
    table = (await person.http.post("/api/records", content=record)).json()["id"]
    if opened:
        await person.get(f"/tables/{table}")
    at_once(monkeypatch, 4)
    answers = await asyncio.gather(*(person.http.delete(f"/api/tables/{table}") for _ in range(4)))
    assert [answer.status_code for answer in answers] == [204] * 4
    await person.get(f"/tables/{table}", status=404)


async def test_ending_and_hiding_twice_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same holds for ending a match against bots, and for one that others still list."""
    line, alone = await against_bot(server)
    first, second, shared = await two(server)
    await to_the_end(first, second)
    for person, table in ((line.person, alone), (first.person, shared)):
        at_once(monkeypatch, 3)
        answers = await asyncio.gather(*(person.http.delete(f"/api/tables/{table}") for _ in range(3)))
        assert [answer.status_code for answer in answers] == [204] * 3
        monkeypatch.undo()
        assert await listed(person) == {}
    assert await listed(second.person) == {shared: "remove"}


async def test_two_who_remove_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """When both players remove a match at the same moment, it is gone."""
    first, second, table = await two(server)
    await to_the_end(first, second)
    hidden_by, barrier, looks = Store.hidden_by, asyncio.Barrier(2), itertools.count()

    async def together(self: Store, table_id: str) -> set[str]:
        found = await hidden_by(self, table_id)
        if next(looks) < 2:
            await barrier.wait()
        return found

    monkeypatch.setattr(Store, "hidden_by", together)
    await asyncio.gather(*(drop(line.person, table) for line in (first, second)))
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_clash_is_answered_in_our_form(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody else wrote first, an HTTP request is told so, and what to do."""
    host, _, table, invite = await invited(server)
    room = await server.site.desk.hall.room(table)

    async def clash(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(room, "carry_out", clash)
    problem = await (await server.person()).post(f"/tables/{table}/join", {"invite": invite}, status=409)
    assert (problem["code"], bool(problem["text"])) == ("clash", True)
    assert (await drop(host, table, status=409))["code"] == "clash"


async def test_a_table_that_goes_while_it_is_opened(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A visitor who comes during the removal finds no table, and no empty room remains."""
    person = await server.person()
    table = await person.table("me", "here")
    hall = server.site.desk.hall
    read = Hall.read_table

    async def slowly(self: Hall, table_id: str) -> Any:
        found = await read(self, table_id)
        await server.site.desk.store.write(Write(steps=out_of_sight(table_id)))
        self.lost(table_id)
        return found

    monkeypatch.setattr(Hall, "read_table", slowly)
    await person.get(f"/tables/{table}", status=404)
    assert hall.open_room(table) is None
    assert not hall._missed


async def test_a_table_that_went_takes_no_moves(server: Running) -> None:
    """If a table is swept under a running server, a move is not stored and all are told."""
    first, second, table = await two(server)

    def remove(connection: Any) -> None:
        for column in (schema.seats.c.table_id, schema.entries.c.table_id, schema.tables.c.id):
            connection.execute(column.table.delete().where(column == table))
        connection.commit()

    await server.site.desk.store.read(remove)
    await first.play({"type": "take", "count": 1})
    for line in (first, second):
        assert "notice-removed" in [notice["key"] for notice in await farewell(line)]
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_friend_who_sits_down_in_that_moment(server: Running) -> None:
    """Of cancelling and joining at once one wins, and the table is complete or gone."""
    host, _, table, invite = await invited(server)
    third = await server.person()
    found = await server.site.desk.hall.room(table)
    wanted: list[Awaitable[Any]] = [
        third.http.post(f"/api/tables/{table}/join", json={"invite": invite}),
        host.http.delete(f"/api/tables/{table}"),
    ]
    joined, dropped = await asyncio.gather(*wanted)
    assert (joined.status_code, dropped.status_code) in {(200, 409), (404, 204)}
    assert found.gone == (dropped.status_code == 204)
    assert (await host.http.get(f"/api/tables/{table}")).status_code == (404 if found.gone else 200)
