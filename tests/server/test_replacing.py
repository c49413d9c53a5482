"""Seats that are given to a bot, by an absent player or on request, and taken back."""

from __future__ import annotations

from dataclasses import replace

from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import connected, my_turn, two


async def test_an_absent_seat_can_be_given_to_a_bot(server: Running) -> None:
    """Only the seat of somebody who is away; the bot plays on, and the owner, coming back, is told so.

    The owner sees what the seat sees, but has no moves.
    """
    first, second, table = await two(server)
    await first.send(type="replace", seat=1, bot="uniform", id=5)
    assert (await first.until("refused"))["refusal"]["reason"] == "not-away"
    await second.close()
    await first.until("table")
    await first.send(type="replace", seat=1, bot="nobody")
    assert (await first.until("refused"))["refusal"]["reason"] == "no-such-bot"
    await first.send(type="replace", seat=7, bot="uniform")
    assert (await first.until("refused"))["refusal"]["reason"] == "not-replaceable"
    await first.send(type="replace", seat=1, bot="uniform")
    assert (await first.until("notice"))["key"] == "notice-replaced"
    await first.send(type="replace", seat=1, bot="uniform")
    assert (await first.until("refused"))["refusal"]["reason"] == "not-replaceable"
    assert first.info["seats"][1]["kind"] == "bot"
    await first.played(take(1))
    await my_turn(first)
    back = await server.stack.enter_async_context(second.person.sit(table))
    assert (await back.until("notice"))["key"] == "notice-your-seat-replaced"
    side = (await back.until("update"))["sides"][0]
    assert (side["seat"], side["moves"]) == (1, [])
    assert [seat["was_mine"] for seat in back.info["seats"]] == [False, True]


async def test_the_owner_takes_the_seat_back(server: Running) -> None:
    """A returning owner takes the seat from the bot and plays on; nobody else can."""
    first, second, table = await two(server)
    await second.close()
    await first.until("table")
    await first.send(type="return", id=3)
    assert (await first.until("refused"))["refusal"]["reason"] == "nothing-kept"
    await first.send(type="replace", seat=1, bot="uniform")
    await first.until("notice")
    back = await connected(server, second.person, table)
    stranger = await connected(server, await server.person(), table)
    await stranger.send(type="return")
    assert (await stranger.until("refused"))["refusal"]["reason"] == "nothing-kept"
    await back.send(type="return")
    while not back.info["seats"][1]["mine"]:
        await back.until("table")
    assert (await first.until("notice"))["key"] == "notice-returned"
    assert [seat["kind"] for seat in first.info["seats"]] == ["person", "person"]
    await first.played(take(1))
    await my_turn(back)
    await back.played(take(1))


async def test_a_bot_takes_over_for_whoever_asks(server: Running) -> None:
    """Anybody may give their seat to a bot, watch it play from that seat, and take it back."""
    first, second, _ = await two(server)
    await first.send(type="replace", seat=0, bot="uniform")
    while not first.info["seats"][0]["was_mine"]:
        await first.until("table")
    while first.update["to_move"] != 1:
        await first.until("update")
        assert (first.update["sides"][0]["seat"], first.update["sides"][0]["moves"]) == (0, [])
    await first.play(take(1))
    assert (await first.until("refused"))["refusal"]["reason"] == "onlooker"
    await first.send(type="return")
    while not first.info["seats"][0]["mine"]:
        await first.until("table")
    await my_turn(second, 1)
    await second.played(take(1))
    await my_turn(first)
    await first.played(take(1))


async def test_a_short_absence_gives_no_seat_away(settings: Settings) -> None:
    """Nobody's seat can be given to a bot before its owner has been away for the time set; all are told how long."""
    async with running(replace(settings, away_seconds=600)) as server:
        first, second, _ = await two(server)
        assert [seat["grace"] for seat in first.info["seats"]] == [None, None]
        await second.close()
        while first.info["seats"][1]["here"]:
            await first.until("table")
        assert 590 < first.info["seats"][1]["grace"] <= 600
        await first.send(type="replace", seat=1, bot="uniform")
        assert (await first.until("refused"))["refusal"]["reason"] == "not-away-long"
