"""A match over sockets: two people, tabs, onlookers, bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from serenissima.games import all_games
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import against_bot, connected, my_turn, to_the_end, two
from tests.toy.altered import altered_pebbles


@pytest.mark.parametrize("seed", range(3))
async def test_whole_match(server: Running, seed: int) -> None:
    """Two people play to the end, hear the same public events and outcome, and see the seed only then."""
    random = Random(seed)
    first, second, table = await two(server)
    lines = (first, second)
    assert first.info["seed"] is None
    while not (first.update["outcome"] and second.update["outcome"]):
        mover = lines[first.update["to_move"]]
        before = mover.entry
        await mover.play(random.choice(mover.moves))
        for line in lines:
            while line.entry <= before:
                await line.until("update")
    assert second.update["outcome"] == first.update["outcome"]
    public = [[heard for heard in line.heard if heard["event"]["type"] != "seen"] for line in lines]
    assert public[0] == public[1]
    await first.silent()
    assert (first.info["state"], bool(first.info["seed"])) == ("over", True)
    proof = await first.person.get(f"/tables/{table}/verify")
    assert (proof["problem"], proof["draws"] >= 2) == ("", True)


async def test_waiting_table_starts_with_the_last_to_sit_down(server: Running) -> None:
    """There is no match while a seat is open; the last to sit down starts it for everybody connected."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend")
    line = await server.stack.enter_async_context(host.sit(table))
    await line.until("table")
    assert await line.silent() == []
    assert (line.info["state"], line.info["commitment"] != "") == ("waiting", True)
    await friend.join(table, line.info["invite"])
    await line.until("table")
    assert line.info["state"] == "running"
    update = await line.until("update")
    assert (update["fresh"], update["to_move"]) == (True, 0)
    assert line.moves


async def test_play_before_the_start_is_refused(server: Running) -> None:
    """Nobody can move while a seat is open."""
    host = await server.person()
    table = await host.table("me", "friend")
    line = await server.stack.enter_async_context(host.sit(table))
    await line.play(take(1), entry=1)
    assert (await line.until("refused"))["refusal"]["reason"] == "waiting"


async def test_onlooker_sees_what_all_may_see(server: Running) -> None:
    """With the table's address one looks on: no moves, no stones, only public events; acting is refused."""
    first, _, table = await two(server)
    looker = await connected(server, await server.person(), table)
    assert looker.update["sides"][0]["seat"] is None
    assert looker.update["sides"][0]["moves"] == []
    assert [player["stone"] for player in looker.view["players"]] == [None, None]
    assert {heard["event"]["type"] for heard in looker.heard} == {"drawn"}
    assert looker.info["invite"] is None
    await looker.play(take(1))
    assert (await looker.until("refused"))["refusal"]["reason"] == "onlooker"
    await first.played(take(1))
    assert (await looker.until("update"))["heard"][0]["event"]["type"] == "taken"
    await first.silent()
    assert first.info["onlookers"] == 1


async def test_a_move_needs_its_turn_and_its_number(server: Running) -> None:
    """A move out of turn or with a wrong number is refused; a late one is shown the current state."""
    first, second, _ = await two(server)
    await second.play(take(1), id=7)
    refused = await second.until("refused")
    assert (refused["id"], refused["refusal"]["reason"]) == (7, "not-your-turn")
    for wrong in (first.entry - 1, first.entry + 1):
        await first.play(take(1), entry=wrong, id=8)
        refused = await first.until("refused")
        assert (refused["id"], refused["refusal"]["reason"]) == (8, "late")
        update = await first.until("update")
        assert (update["fresh"], update["heard"], bool(first.moves)) == (False, [], True)
    assert first.view["heap"] == 10
    await first.played(take(1))
    assert first.view["heap"] == 9


async def test_illegal_move_names_its_rule(server: Running) -> None:
    """An illegal move is refused with its rule; asking beforehand tells the same and plays nothing."""
    first, _, _ = await two(server)
    await first.send(type="ask", move={"type": "peek", "of_seat": 0}, id=1)
    answer = await first.until("answer")
    assert (answer["refusal"]["rule"], answer["refusal"]["reason"]) == ("TOY-7", "own-stone")
    await first.send(type="ask", move=take(1), id=2)
    assert (await first.until("answer"))["refusal"] is None
    await first.play({"type": "peek", "of_seat": 0})
    assert (await first.until("refused"))["refusal"] == answer["refusal"]
    assert first.view["heap"] == 10


@pytest.mark.parametrize("count", [2.5, "many", None])
async def test_a_value_that_can_never_be_is_refused_by_its_rule(server: Running, count: object) -> None:
    """An impossible value is refused by the game with what would be right, and the connection stays open."""
    first, _, _ = await two(server)
    await first.play({"type": "take", "count": count}, id=4)
    refused = await first.until("refused")
    assert (refused["id"], refused["refusal"]["rule"]) == (4, "TOY-14")
    await first.send(type="ask", move={"type": "take", "count": count}, id=5)
    assert (await first.until("answer"))["refusal"] == refused["refusal"]
    await first.played(take(1))


async def test_a_move_sent_again_is_not_played_twice(server: Running) -> None:
    """After a lost connection a move may be sent again; it counts once, without complaint."""
    first, second, table = await two(server)
    entry = first.entry
    await first.play(take(2), entry)
    await first.close()
    await second.until("update")
    again = await connected(server, first.person, table)
    assert again.entry > entry
    await again.play(take(2), entry)
    assert [message["type"] for message in await again.silent()] == ["update"]
    assert again.view["heap"] == 8


async def test_two_tabs_agree(server: Running) -> None:
    """Two tabs of one visitor hold the same seat, and a move in one appears in the other at once."""
    first, _, table = await two(server)
    tab = await connected(server, first.person, table)
    assert (tab.update["entry"], tab.update["sides"]) == (first.update["entry"], first.update["sides"])
    await tab.play(take(1))
    assert await tab.until("update") == await first.until("update")
    await tab.close()
    await first.silent()
    assert first.info["seats"][0]["here"]


async def test_who_is_here(server: Running) -> None:
    """The table is told who comes and goes."""
    first, second, _ = await two(server)
    assert first.info["seats"][1]["here"]
    await second.close()
    await first.until("table")
    assert not first.info["seats"][1]["here"]


async def test_against_a_bot(server: Running) -> None:
    """A bot answers by itself until the match is over; such a match is marked as practice."""
    line, _ = await against_bot(server, "search")
    assert line.info["practice"]
    await to_the_end(line)
    assert line.update["outcome"] is not None


async def test_pass_and_play(server: Running) -> None:
    """One visitor may hold several seats, each with its own view and secrets; the one to move has the moves."""
    person = await server.person()
    table = await person.table("me", {"kind": "here", "name": "Zanetta"})
    line = await connected(server, person, table)
    assert [side["seat"] for side in line.update["sides"]] == [0, 1]
    assert [bool(side["moves"]) for side in line.update["sides"]] == [True, False]
    assert line.info["seats"][1]["name"] == "Zanetta"
    assert sorted(heard["seat"] for heard in line.heard if heard["event"]["type"] == "seen") == [0, 1]
    assert {heard["seat"] for heard in line.heard if heard["event"]["type"] == "drawn"} == {None}
    await line.played(take(1))
    assert [bool(side["moves"]) for side in line.update["sides"]] == [False, True]
    assert line.update["undo"] == "free"
    await to_the_end(line)


async def test_resign(server: Running) -> None:
    """Whoever resigns loses, and the match is over for both."""
    first, second, _ = await two(server)
    await second.send(type="resign", entry=second.entry)
    assert (await first.until("update"))["outcome"]["ranks"] == [1, 2]
    await second.until("update")
    assert second.update["to_move"] is None
    await first.play(take(1))
    assert (await first.until("refused"))["refusal"]["reason"] == "over"


async def test_a_game_says_how_giving_up_ends_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a resignation reveals is seen by all at once, in the log, and after reconnecting."""

    def swept(state: Any, seat: int) -> bool:
        state.heap = 0
        state.taken[seat] = -9
        state._show("TOY-11", seat)
        return True

    monkeypatch.setitem(all_games(), "pebbles", altered_pebbles(leave=swept))
    first, second, table = await two(server)
    await second.send(type="resign", entry=second.entry)
    for line in (first, second):
        update = await line.until("update")
        assert update["outcome"]["ranks"] == [1, 2] and update["outcome"]["reason"] == "resigned"
        assert [heard["event"]["type"] for heard in update["heard"]] == ["shown"]
        assert line.view["heap"] == 0
    log = await first.person.get(f"/tables/{table}/log")
    assert log[-1]["event"]["type"] == "shown"
    frame = await first.person.get(f"/tables/{table}/at/{log[-1]['n']}")
    assert frame["outcome"]["ranks"] == [1, 2] and frame["sides"][0]["view"]["heap"] == 0


async def test_idle_tables_leave_memory_and_come_back(server: Running) -> None:
    """A table without connections is dropped from memory and reloaded unchanged when somebody comes."""
    first, second, table = await two(server)
    await first.played(take(1))
    before = first.update
    hall = server.site.desk.hall
    await second.close()
    await first.close()
    while not (room := hall.open_room(table)) or not room.idle():
        await first.person.get(f"/tables/{table}")
    hall.drop_idle(0)
    assert hall.open_room(table) is None
    again = await connected(server, first.person, table)
    assert again.update["sides"] == before["sides"]
    assert again.entry == before["entry"]


async def test_restart(server: Running) -> None:
    """Another server on the same database goes on where the first stopped, bots included."""
    line, table = await against_bot(server)
    await line.played(take(1))
    await my_turn(line)
    view = line.view
    async with running(server.settings) as second:
        line.person.base = second.base
        again = await connected(second, line.person, table)
        assert again.view == view
        await again.played(take(1))
        await my_turn(again)
        assert again.view["heap"] < view["heap"]
