"""Parting with tables: nothing gets stuck, nobody loses what is also another's, and everybody there is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from serenissima.server.settings import Settings
from serenissima.tables.parting import way
from tests.server.conftest import Running, running
from tests.server.parting import drop, farewell, invited, listed, rows, swept
from tests.server.tables import against_bot, to_the_end, two


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
    """Who can part with what, and how; an unreadable table can always be removed."""
    assert way(who, state, host, seated) == found
    assert way(who, state, host, seated, understood=False) == ("remove" if who in {host, *seated} else None)


async def test_invitations_nobody_accepted_lock_nobody_out(settings: Settings) -> None:
    """With the maximum of open tables one can cancel one and make another, and the refusal says so."""
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
    """Guests and onlookers are told by whom, disconnected for good, and the invitation leads nowhere."""
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
    """Guests who come, sit down, leave and get up leave nothing behind in the room."""
    host, guest, table, invite = await invited(server)
    line = await server.stack.enter_async_context(host.sit(table))
    await line.until("table")
    room = await server.site.desk.hall.room(table)
    for _ in range(3):
        await guest.join(table, invite)
        seat = await server.stack.enter_async_context(guest.sit(table))
        await seat.until("table")
        await seat.close()
        while len(room.audience.here()) > 1:
            await line.until("table")
        await guest.http.post(f"/api/tables/{table}/leave")
    assert set(room.audience.sights) == room.audience.here()
    assert room.audience._left == {}


async def test_who_cannot_get_up(server: Running) -> None:
    """A host cancels instead, a player resigns instead, and an onlooker has no seat to leave."""
    host, guest, table, invite = await invited(server)
    assert (await host.post(f"/tables/{table}/leave", status=409))["code"] == "leave-host"
    other = await server.person()
    assert (await other.post(f"/tables/{table}/leave", status=403))["code"] == "leave-not-seated"
    await other.join(table, invite)
    assert (await guest.post(f"/tables/{table}/leave", status=409))["code"] == "leave-begun"
    await guest.post("/tables/nowhere/leave", status=404)


async def test_a_match_between_people_is_nobodys_to_remove(server: Running) -> None:
    """A running match cannot be removed; a finished one only leaves the list of whoever asks."""
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
    """When the last player has removed a match it is gone, and whoever looks at it is told."""
    first, second, table = await two(server)
    await to_the_end(first, second)
    await drop(first.person, table)
    await drop(second.person, table)
    for line in (first, second):
        assert [notice["key"] for notice in await farewell(line)] == ["notice-removed"]
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_match_against_bots_ends(server: Running) -> None:
    """A match against bots can be removed while it runs, with all entries, and its bot stops thinking."""
    line, table = await against_bot(server)
    found = server.site.desk.hall.open_room(table)
    assert found is not None
    await drop(line.person, table)
    assert [notice["key"] for notice in await farewell(line)] == ["notice-ended"]
    assert server.site.desk.hall.open_room(table) is None
    assert not found.drivers.thinking()
    await swept(server)
    assert await rows(server, table) == [0, 0, 0, 0]


async def test_a_seat_a_bot_keeps_is_still_a_part_in_it(server: Running) -> None:
    """A player whose seat a bot keeps may return, so the other cannot end the match."""
    first, second, table = await two(server)
    await second.close()
    while (await first.until("table"))["seats"][1]["grace"] != 0:
        pass
    await first.send(type="replace", seat=1, bot="uniform")
    await first.until("notice")
    assert (await drop(first.person, table, status=409))["code"] == "remove-running"


async def test_a_rematch_counts_as_new(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweeper takes a rematch into account like any other new table."""
    line, table = await against_bot(server)
    await to_the_end(line)
    sizes: list[int] = []
    monkeypatch.setattr(server.site.desk.sweeper, "added", sizes.append)
    await line.person.post(f"/tables/{table}/rematch")
    await line.person.post(f"/tables/{table}/rematch")
    assert len(sizes) == 1


async def test_a_cancelled_rematch_can_be_asked_for_again(server: Running) -> None:
    """A finished table does not lead to a rematch that is gone."""
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
    """Whatever is in the address, the answer in our form is that there is no such table."""
    person = await server.person()
    for answer in (
        await person.http.delete(f"/api/tables/{name}"),
        await person.http.post(f"/api/tables/{name}/leave"),
    ):
        assert answer.status_code in (404, 405)
        assert answer.json()["text"]
