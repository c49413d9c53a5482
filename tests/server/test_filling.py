"""Filling the free seats with bots: the host need not wait for anybody."""

from __future__ import annotations

import pytest

from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.parting import invited


async def test_the_host_alone_plays_against_bots(server: Running) -> None:
    """All free seats go to bots with names of their own; the match begins, and is practice like any against bots."""
    host = await server.person()
    table = await host.table({"kind": "me", "name": "Bianca"}, "friend", "friend", game="canaletto")
    line = await server.stack.enter_async_context(host.sit(table))
    assert (await line.until("table"))["practice"] is False
    await host.post(f"/tables/{table}/fill", {"bot": "broker"})
    await line.until("update")
    info = await host.get(f"/tables/{table}")
    assert info["state"] == "running"
    assert info["practice"] is True
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("person", "Bianca", None),
        ("bot", "Bianca 2", "broker"),
        ("bot", "Marco", "broker"),
    ]


async def test_guests_stay_and_it_is_no_practice(server: Running) -> None:
    """Whoever came keeps the seat, hears of the bots, and the invitation finds no seat any more."""
    host, guest, table, invite = await invited(server)
    line = await server.stack.enter_async_context(guest.sit(table))
    await line.until("table")
    await host.post(f"/tables/{table}/fill", {})
    assert (await line.until("notice"))["key"] == "notice-filled"
    info = await guest.get(f"/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert (info["state"], info["practice"]) == ("running", False)
    late = await server.person()
    assert (await late.post(f"/tables/{table}/join", {"invite": invite}, status=409))["code"] == "table-full"


async def test_it_lasts(settings: Settings) -> None:
    """A server that starts again finds the bots on their seats, and it is still practice."""
    async with running(settings) as server:
        host = await server.person()
        table = await host.table("me", "friend")
        await host.post(f"/tables/{table}/fill", {"bot": "uniform"})
    async with running(settings) as server:
        info = await (await server.person()).get(f"/tables/{table}")
        assert (info["state"], info["practice"]) == ("running", True)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


@pytest.mark.parametrize(
    ("who", "bot", "status", "code"),
    [
        ("guest", None, 403, "fill-not-host"),
        ("host", "nobody", 400, "no-bot"),
        ("stranger", None, 403, "fill-not-host"),
    ],
)
async def test_who_cannot(server: Running, who: str, bot: str | None, status: int, code: str) -> None:
    """Only the host, and only with a bot that there is; nothing changes otherwise."""
    host, guest, table, _ = await invited(server)
    person = {"host": host, "guest": guest, "stranger": await server.person()}[who]
    problem = await person.post(f"/tables/{table}/fill", {"bot": bot}, status=status)
    assert problem["code"] == code
    assert "{" not in problem["text"]
    assert (await host.get(f"/tables/{table}"))["state"] == "waiting"


async def test_not_twice_and_not_without_people(server: Running) -> None:
    """A match that has begun has no free seats, and bots do not sit down alone."""
    host = await server.person()
    table = await host.table("me", "friend")
    await host.post(f"/tables/{table}/fill", {})
    assert (await host.post(f"/tables/{table}/fill", {}, status=409))["code"] == "fill-begun"
    empty = await host.table("friend", "friend")
    assert (await host.post(f"/tables/{empty}/fill", {}, status=409))["code"] == "fill-nobody"
