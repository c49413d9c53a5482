"""A rematch: the same people, each one seat further, and nobody against their will."""

from __future__ import annotations

from tests.server.conftest import Running
from tests.server.people import Line
from tests.server.tables import connected, my_turn, two


async def test_rematch_rotates_the_seats(server: Running) -> None:
    """The first to ask makes the rematch and the others join it; everybody moves one seat on."""
    first, second, table = await two(server)
    await first.person.post(f"/tables/{table}/rematch", status=409)
    await first.send(type="resign", entry=first.entry)
    await first.until("update")
    made = await first.person.post(f"/tables/{table}/rematch")
    assert await second.person.post(f"/tables/{table}/rematch") == made
    while second.info["rematch"] != made["id"]:
        await second.until("table")
    again = await connected(server, second.person, made["id"])
    assert again.update["sides"][0]["seat"] == 0
    assert [seat["mine"] for seat in again.info["seats"]] == [True, False]
    assert again.moves
    onlooker = await server.person()
    assert (await onlooker.get(f"/tables/{made['id']}"))["state"] == "running"


async def finished_by_bot(first: Line, second: Line) -> None:
    """A bot plays on for the first player; the second resigns."""
    await first.send(type="replace", seat=0, bot="uniform")
    await my_turn(second, 1)
    await second.send(type="resign", entry=second.entry)
    while first.info["state"] != "over":
        await first.until("table")


async def test_whose_seat_a_bot_finished_has_the_end(server: Running) -> None:
    """After the end a seat kept by a bot is its owner's again, with nothing to take back."""
    first, second, table = await two(server)
    await finished_by_bot(first, second)
    assert [(seat["mine"], seat["was_mine"]) for seat in first.info["seats"]] == [(True, False), (False, False)]
    await first.close()
    again = await server.stack.enter_async_context(first.person.sit(table))
    assert "notice" not in [message["type"] for message in await again.silent()]
    assert again.update["outcome"]["ranks"] == [1, 2]


async def test_a_rematch_gives_the_seat_back(server: Running) -> None:
    """A player whose seat a bot finished may ask for and play a rematch; bots stay only for those who left."""
    first, second, table = await two(server)
    await finished_by_bot(first, second)
    stranger = await server.person()
    await stranger.post(f"/tables/{table}/rematch", status=403)
    made = await first.person.post(f"/tables/{table}/rematch")
    while (notice := await second.until("notice"))["key"] != "notice-rematch":
        pass
    assert notice["args"]["name"] == first.info["seats"][0]["name"]
    again = await connected(server, first.person, made["id"])
    assert [(seat["kind"], seat["mine"], seat["bot"]) for seat in again.info["seats"]] == [
        ("person", False, None),
        ("person", True, None),
    ]


async def test_a_rematch_waits_for_nobody_who_left(server: Running) -> None:
    """A player who let a bot play and left is not waited for: the bot stays."""
    first, second, table = await two(server)
    await finished_by_bot(first, second)
    await first.close()
    room = server.site.desk.hall.open_room(table)
    assert room is not None
    while len(room.audience.here()) > 1:
        await second.person.get(f"/tables/{table}")
    made = await second.person.post(f"/tables/{table}/rematch")
    again = await connected(server, second.person, made["id"])
    assert [seat["kind"] for seat in again.info["seats"]] == ["person", "bot"]


async def test_nobody_is_seated_again_and_again(server: Running) -> None:
    """A player who never moved and is absent gets no seat in another rematch, unless they come to its table."""
    first, second, table = await two(server)
    await second.close()
    room = server.site.desk.hall.open_room(table)
    assert room is not None
    while len(room.audience.here()) > 1:
        await first.person.get(f"/tables/{table}")
    await first.send(type="resign", entry=first.entry)
    await first.until("update")
    refused = await first.person.post(f"/tables/{table}/rematch", status=409)
    assert refused["code"] == "rematch-unanswered"
    await connected(server, second.person, table)
    assert (await first.person.post(f"/tables/{table}/rematch"))["id"]
