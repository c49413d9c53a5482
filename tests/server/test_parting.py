"""Parting with tables: nothing is stuck, nobody loses what is also another's, and all who are there are told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from serenissima.server import schema
from serenissima.server.clearing import out_of_sight
from serenissima.server.hall import Hall
from serenissima.server.parting import way
from serenissima.server.settings import Settings
from serenissima.server.store import Conflict, Step, Store, Write
from tests.server.conftest import Running, running
from tests.server.people import Line, Person
from tests.server.tables import against_bot, to_the_end, two

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
    """What is said until the server closes, which it does because the table is no more."""
    before = len(line.received)
    assert await line.closed() == GONE
    return [message for message in line.received[before:] if message["type"] == "notice"]


async def rows(server: Running, table: str) -> list[int]:
    """How many rows there are of a table: of itself, its seats, its entries and lists it is hidden on."""
    columns = (schema.tables.c.id, schema.seats.c.table_id, schema.entries.c.table_id, schema.hidden.c.table_id)

    def task(connection: Any) -> list[int]:
        return [connection.execute(select(func.count()).where(column == table)).scalar_one() for column in columns]

    return await server.site.hall.store.read(task)


async def swept(server: Running) -> None:
    """All that has gone is removed."""
    await server.site.hall.sweeper.sweep()


@pytest.mark.parametrize(
    ("who", "state", "host", "seated", "found"),
    [
        ("a", "waiting", "a", ["a", None], "cancel"),
        ("b", "waiting", "a", ["a", "b", None], "leave"),
        ("a", "running", "a", ["a", None], "end"),
        ("a", "running", "a", ["a", "b"], None),
        ("a", "running", "a", ["b", None], None),
        ("a", "over", "a", ["a", "b"], "remove"),
        ("a", "over", "a", [None, None], "remove"),
        ("c", "over", "a", ["a", "b"], None),
        ("c", "waiting", "a", ["a", "b"], None),
    ],
)
def test_ways(who: str, state: str, host: str, seated: list[str | None], found: str | None) -> None:
    """Who can part with what, and how; what cannot be read can always be removed."""
    assert way(who, state, host, seated) == found
    assert way(who, state, host, seated, understood=False) == ("remove" if who in {host, *seated} else None)


async def test_invitations_nobody_accepted_lock_nobody_out(settings: Settings) -> None:
    """Whoever has as many open tables as one may have cancels one and makes another; the refusal says so."""
    async with running(replace(settings, open_tables=3)) as server:
        host = await server.person()
        tables = [await host.table("me", "friend") for _ in range(3)]
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        problem = await host.post("/tables", wish, status=429)
        assert problem["code"] == "too-many-tables"
        assert "cancel" in problem["text"]
        assert "3 unfinished tables" in problem["text"]
        assert "Your tables" in problem["text"]
        assert await listed(host) == dict.fromkeys(tables, "cancel")
        await drop(host, tables[0])
        await host.table("me", "friend")
        assert tables[0] not in await listed(host)
        await host.get(f"/tables/{tables[0]}", status=404)
        await drop(host, tables[0], status=404)
        await swept(server)
        assert await rows(server, tables[0]) == [0, 0, 0, 0]


async def test_all_hear_that_a_table_was_cancelled(server: Running) -> None:
    """Guests and onlookers are told by whom, their connections end for good, and the invitation leads nowhere."""
    host, guest, table, invite = await invited(server)
    lines = [await server.stack.enter_async_context(person.sit(table)) for person in (guest, await server.person())]
    for line in lines:
        await line.until("table")
    await drop(host, table)
    for line in lines:
        assert [(notice["key"], notice["args"]["name"]) for notice in await farewell(line)] == [
            ("notice-cancelled", "Zanetta")
        ]
    await guest.post(f"/tables/{table}/join", {"invite": invite}, status=404)
    late = await server.stack.enter_async_context(guest.sit(table))
    assert await late.closed() == 4404


async def test_a_guest_gets_up_and_the_seat_is_open_again(server: Running) -> None:
    """The others are told; somebody else, or the same guest, can sit down again with the same invitation."""
    host, guest, table, invite = await invited(server)
    line = await server.stack.enter_async_context(host.sit(table))
    await line.until("table")
    assert await listed(guest) == {table: "leave"}
    assert (await drop(guest, table, status=409))["code"] == "cancel-guest"
    await guest.http.post(f"/api/tables/{table}/leave")
    assert (await line.until("notice"))["args"] == {"name": "Bettina"}
    assert [seat["kind"] for seat in line.info["seats"]] == ["person", "open", "open"]
    assert await listed(guest) == {}
    assert (await guest.get(f"/tables/{table}"))["invite"] is None
    await guest.post(f"/tables/{table}/leave", status=403)
    await (await server.person()).join(table, invite)
    await guest.join(table, invite)
    info = await guest.get(f"/tables/{table}")
    assert (info["state"], [seat["mine"] for seat in info["seats"]]) == ("running", [False, False, True])


async def test_who_got_up_and_left_is_forgotten(server: Running) -> None:
    """Guests who come, sit down, go and get up again leave nothing behind in the room."""
    host, guest, table, invite = await invited(server)
    line = await server.stack.enter_async_context(host.sit(table))
    await line.until("table")
    room = await server.site.hall.room(table)
    for _ in range(3):
        await guest.join(table, invite)
        seat = await server.stack.enter_async_context(guest.sit(table))
        await seat.until("table")
        await seat.close()
        while len(room.here()) > 1:
            await line.until("table")
        await guest.http.post(f"/api/tables/{table}/leave")
    assert set(room._sights) == room.here()
    assert room._left == {}


async def test_who_cannot_get_up(server: Running) -> None:
    """The host cancels instead; who plays gives up instead; who does not sit there cannot get up."""
    host, guest, table, invite = await invited(server)
    assert (await host.post(f"/tables/{table}/leave", status=409))["code"] == "leave-host"
    other = await server.person()
    assert (await other.post(f"/tables/{table}/leave", status=403))["code"] == "leave-not-seated"
    await other.join(table, invite)
    assert (await guest.post(f"/tables/{table}/leave", status=409))["code"] == "leave-begun"
    await guest.post("/tables/nowhere/leave", status=404)


async def test_a_match_between_people_is_nobodys_to_remove(server: Running) -> None:
    """While it runs neither can remove it; when it is over it leaves the list of whoever says so, and no other's."""
    first, second, table = await two(server)
    host, guest = first.person, second.person
    for person in (host, guest):
        assert await listed(person) == {table: None}
        assert (await drop(person, table, status=409))["code"] == "remove-running"
    assert (await drop(await server.person(), table, status=403))["code"] == "remove-not-yours"
    await to_the_end(first, second)
    await drop(host, table)
    assert await listed(host) == {}
    assert await listed(guest) == {table: "remove"}
    assert (await host.get(f"/tables/{table}"))["state"] == "over"
    assert await second.silent() == []
    await drop(host, table, status=403)


async def test_what_nobody_lists_any_more_goes(server: Running) -> None:
    """When the last of those who played has removed a match, it is gone, and whoever looks at it is told."""
    first, second, table = await two(server)
    await to_the_end(first, second)
    await drop(first.person, table)
    await drop(second.person, table)
    for line in (first, second):
        assert [notice["key"] for notice in await farewell(line)] == ["notice-removed"]
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_match_against_bots_ends(server: Running) -> None:
    """Nobody else has a part in it: it goes while it runs, with all its entries, and its bot thinks no more."""
    line, table = await against_bot(server)
    found = server.site.hall.found(table)
    assert found is not None
    await drop(line.person, table)
    assert [notice["key"] for notice in await farewell(line)] == ["notice-ended"]
    assert server.site.hall.found(table) is None
    assert not found._prompts.thinking()
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_seat_a_bot_keeps_is_still_a_part_in_it(server: Running) -> None:
    """Somebody for whom a bot plays on may come back: the other cannot end the match."""
    first, second, table = await two(server)
    await second.close()
    while (await first.until("table"))["seats"][1]["grace"] != 0:
        pass
    await first.send(type="replace", seat=1, bot="uniform")
    await first.until("notice")
    assert (await drop(first.person, table, status=409))["code"] == "remove-running"


async def test_a_rematch_counts_as_new(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rematch takes is noticed by the sweeper, as what any other table takes."""
    line, table = await against_bot(server)
    await to_the_end(line)
    sizes: list[int] = []
    monkeypatch.setattr(server.site.hall.sweeper, "added", sizes.append)
    await line.person.post(f"/tables/{table}/rematch")
    await line.person.post(f"/tables/{table}/rematch")
    assert len(sizes) == 1


async def test_a_cancelled_rematch_can_be_asked_for_again(server: Running) -> None:
    """A finished table does not lead to a rematch that is no more."""
    line, table = await against_bot(server)
    await to_the_end(line)
    again = (await line.person.post(f"/tables/{table}/rematch"))["id"]
    while (await line.until("table"))["rematch"] != again:
        pass
    await drop(line.person, again)
    assert (await line.until("table"))["rematch"] is None
    assert (await line.person.post(f"/tables/{table}/rematch"))["id"] != again


@pytest.mark.parametrize("name", ["nowhere", "%00", "a" * 40, "%ff", "..%2f"])
async def test_what_is_no_table_cannot_be_parted_with(server: Running, name: str) -> None:
    """Whatever stands in the address: there is no such table, in our form."""
    person = await server.person()
    for answer in (
        await person.http.delete(f"/api/tables/{name}"),
        await person.http.post(f"/api/tables/{name}/leave"),
    ):
        assert answer.status_code in (404, 405)
        assert answer.json()["text"]


async def make_unreadable(server: Running, table: str, how: str) -> None:
    """A table of another version, of an unknown game, or with an entry that means nothing."""
    rows, entries = schema.tables, schema.entries
    statements = {
        "version": rows.update().where(rows.c.id == table).values(version=99),
        "game": rows.update().where(rows.c.id == table).values(game="forgotten"),
        "options": rows.update().where(rows.c.id == table).values(options='{"moon":"full"}'),
        "entries": entries.update().where(entries.c.table_id == table).values(entry="{}"),
    }
    await server.site.hall.store.write(Write(steps=[Step(statements[how])]))
    server.site.hall.forget(table)


@pytest.mark.parametrize("how", ["version", "game", "options", "entries"])
async def test_what_cannot_be_read_can_be_removed(settings: Settings, how: str) -> None:
    """It counts for nothing, is marked in the list as far as can be told, and goes."""
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
    """Even what nobody can read is deleted by nobody alone; when all have removed it, it goes."""
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
    """That a table could not be opened is forgotten when it could."""
    person = await server.person()
    table = await person.table("me", "here")
    entries = schema.entries
    query = select(entries.c.n, entries.c.entry).where(entries.c.table_id == table)
    before = await server.site.hall.store.read(lambda connection: connection.execute(query).all())
    await make_unreadable(server, table, "entries")
    await person.get(f"/tables/{table}", status=409)
    assert await listed(person) == {table: "remove"}
    mended = [
        Step(entries.update().where(entries.c.table_id == table, entries.c.n == n).values(entry=entry))
        for n, entry in before
    ]
    await server.site.hall.store.write(Write(steps=mended))
    await person.get(f"/tables/{table}")
    assert await listed(person) == {table: "end"}


def at_once(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """The first so many who part with a table have all looked at it before any of them does something."""
    barrier, look, looks = asyncio.Barrier(count), Store.tables_of, itertools.count()

    async def together(self: Store, visitor: str, most: int = 100, **having: str) -> Any:
        found = await look(self, visitor, most, **having)
        if next(looks) < count:
            await barrier.wait()
        return found

    monkeypatch.setattr(Store, "tables_of", together)


@pytest.mark.parametrize("opened", [False, True])
async def test_removing_twice_at_once(server: Running, monkeypatch: pytest.MonkeyPatch, opened: bool) -> None:
    """Whoever asks four times at once for what can be done once is told four times that it is done."""
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
    """The same holds for a match against bots that is ended, and for one that others still list."""
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
    """When both have taken a match off their lists in the same moment, it is gone."""
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
    """Somebody else wrote first: whoever asked over HTTP is told so, and what to do."""
    host, _, table, invite = await invited(server)
    room = await server.site.hall.room(table)

    async def clash(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(room, "carry_out", clash)
    problem = await (await server.person()).post(f"/tables/{table}/join", {"invite": invite}, status=409)
    assert (problem["code"], bool(problem["text"])) == ("clash", True)
    assert (await drop(host, table, status=409))["code"] == "clash"


async def test_a_table_that_goes_while_it_is_opened(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes while it is removed finds no table: nobody sits in a room of nothing."""
    person = await server.person()
    table = await person.table("me", "here")
    hall = server.site.hall
    read = Hall.read_table

    async def slowly(self: Hall, table_id: str) -> Any:
        found = await read(self, table_id)
        await self.store.write(Write(steps=out_of_sight(table_id)))
        self.lost(table_id)
        return found

    monkeypatch.setattr(Hall, "read_table", slowly)
    await person.get(f"/tables/{table}", status=404)
    assert hall.found(table) is None
    assert not hall._missed


async def test_a_table_that_went_takes_no_moves(server: Running) -> None:
    """Removed from under a running server (`serenissima storage --sweep`): a move is not kept, and all are told."""
    first, second, table = await two(server)

    def remove(connection: Any) -> None:
        for column in (schema.seats.c.table_id, schema.entries.c.table_id, schema.tables.c.id):
            connection.execute(column.table.delete().where(column == table))
        connection.commit()

    await server.site.hall.store.read(remove)
    await first.play({"type": "take", "count": 1})
    for line in (first, second):
        assert "notice-removed" in [notice["key"] for notice in await farewell(line)]
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_friend_who_sits_down_in_that_moment(server: Running) -> None:
    """Cancelling and joining at once: one of them wins, and the table is whole or gone."""
    host, _, table, invite = await invited(server)
    third = await server.person()
    found = await server.site.hall.room(table)
    wanted: list[Awaitable[Any]] = [
        third.http.post(f"/api/tables/{table}/join", json={"invite": invite}),
        host.http.delete(f"/api/tables/{table}"),
    ]
    joined, dropped = await asyncio.gather(*wanted)
    assert (joined.status_code, dropped.status_code) in {(200, 409), (404, 204)}
    assert found.gone == (dropped.status_code == 204)
    assert (await host.http.get(f"/api/tables/{table}")).status_code == (404 if found.gone else 200)
