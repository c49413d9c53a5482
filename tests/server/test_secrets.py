"""Nobody learns what they must not know: not from messages, not from their absence, not from the logs."""

from __future__ import annotations

import logging

import pytest

from serenissima.games import all_games
from tests.server.conftest import Running
from tests.server.people import Json, take
from tests.server.tables import connected, to_the_end, two
from tests.toy.fading import fading_pebbles
from tests.toy.quiet import quiet_pebbles


async def test_every_byte_to_a_seat(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """While A looks at secrets, nothing sent to B or an onlooker, and no log, names a colour they cannot know."""
    caplog.set_level(logging.DEBUG)
    first, second, table = await two(server)
    looker = await connected(server, await server.person(), table)
    own = second.view["players"][1]["stone"]
    hidden = first.view["players"][0]["stone"]
    await first.played({"type": "peek", "of_seat": 1})
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    await first.played(take(1))
    for line in (second, looker):
        await line.silent()
    colours = {"white", "grey", "black"}
    told = {heard["event"].get("stone") for heard in second.heard} - {None}
    assert told == {own}
    views = [message for message in second.received if message["type"] == "update"]
    assert {view["sides"][0]["view"]["players"][0]["stone"] for view in views} == {None}
    if hidden != own:
        assert f'"{hidden}"' not in second.raw
    assert not any(f'"{colour}"' in looker.raw for colour in colours)
    frame = await second.person.http.get(f"/api/tables/{table}/at/{first.entry - 1}")
    log = await second.person.http.get(f"/api/tables/{table}/log")
    for text in (frame.text, log.text):
        assert hidden == own or f'"{hidden}"' not in text
    assert not any(colour in record.getMessage() for colour in colours for record in caplog.records)
    token = next(iter(first.person.http.cookies.values()))
    assert not any(token in record.getMessage() for record in caplog.records if record.name.startswith("serenissima"))


async def test_a_screen_for_the_room_looks_on(server: Running) -> None:
    """A connection that only looks on sees no secret and cannot act, even if its visitor has a seat."""
    first, _, table = await two(server)
    screen = await connected(server, first.person, f"{table}?onlooking")
    assert screen.update["sides"][0]["seat"] is None
    assert [player["stone"] for player in screen.view["players"]] == [None, None]
    assert {heard["event"]["type"] for heard in screen.heard} == {"drawn"}
    assert screen.info["invite"] is None
    assert not any(seat["mine"] for seat in screen.info["seats"])
    await screen.play(take(1))
    assert (await screen.until("refused"))["refusal"]["reason"] == "onlooker"


async def test_looking_through_others_eyes_only_when_it_is_over(server: Running) -> None:
    """A seat's view belongs to its owner while the match is running; afterwards anybody may see it."""
    first, second, table = await two(server)
    await second.person.get(f"/tables/{table}/at/2?seat=0", status=403)
    await second.person.get(f"/tables/{table}/log?seat=0", status=403)
    await second.person.get(f"/tables/{table}/record", status=409)
    await second.person.get(f"/tables/{table}/verify", status=409)
    await second.person.post(f"/tables/{table}/fork", {"entry": 2, "seats": [{"kind": "me"}] * 2}, status=409)
    stone = first.view["players"][0]["stone"]
    await to_the_end(first, second)
    frame = await second.person.get(f"/tables/{table}/at/2?seat=0")
    assert frame["sides"][0]["view"]["players"][0]["stone"] == stone


async def test_a_secret_step_is_not_even_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry that changes nothing for another seat does not reach it, and its entry number stays valid."""
    monkeypatch.setitem(all_games(), "pebbles", quiet_pebbles())
    first, second, table = await two(server)
    entry = second.entry
    await first.played({"type": "point", "of_seat": 1})
    assert first.entry == entry + 1
    assert await second.silent() == []
    stranger = await server.person()
    for person, last in ((first.person, entry), (second.person, entry - 1), (stranger, entry - 1)):
        assert (await person.get(f"/tables/{table}/at/0"))["last"] == last
    await second.person.get(f"/tables/{table}/at/{entry}", status=404)
    await first.send(type="undo", entry=first.entry)
    await first.until("update")
    assert await second.silent() == [], "taking a secret step back is noticed"
    await first.played({"type": "point", "of_seat": 1})
    assert await second.silent() == []
    assert (await second.person.get("/tables"))[0]["entries"] == 0
    wrong = "white" if second.view["players"][1]["stone"] == "black" else "black"
    await first.played({"type": "name", "stone": wrong})
    await second.until("update")
    assert second.update["to_move"] == 1
    await second.played(take(1))
    await first.until("update")
    await first.played({"type": "peek", "of_seat": 1})
    await second.until("update")
    await second.played({"type": "point", "of_seat": 0})
    assert await first.silent() == []
    await first.send(type="resign", entry=first.entry)
    assert (await first.until("update"))["outcome"]["ranks"] == [2, 1]


async def test_a_secret_step_ends_no_wish_and_no_free_undo(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a seat cannot know that another acted, its undo stays free and its requests stay pending."""
    monkeypatch.setitem(all_games(), "pebbles", quiet_pebbles())
    first, second, table = await two(server)
    looker = await connected(server, await server.person(), table)
    await first.played(take(1))
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    await looker.silent()
    await first.send(type="undo", entry=first.entry)
    wish = (await second.until("update"))["wish"]
    assert wish == {"seat": 0, "to": second.entry - 2, "waiting": [1]}
    await first.until("update")
    await first.played({"type": "point", "of_seat": 1})
    assert first.update["wish"] == wish, "those who see it would learn of the step"
    assert await second.silent() == []
    await second.send(type="consent", entry=second.entry, agree=False)
    await second.silent()
    assert second.update["undo"] == "free"
    await second.send(type="undo", entry=second.entry)
    await second.silent()
    assert (second.update["fresh"], second.update["to_move"], second.view["heap"]) == (True, 1, 9)
    await first.silent()
    assert first.view["players"][0]["guess"] is None, "what was pointed at is gone with the move before it"
    await looker.silent()
    assert looker.entry == second.entry
    assert first.entry == second.entry + 1


async def test_the_numbers_of_the_record_come_with_the_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the end everybody uses the record's numbers, and is told how the old ones translate."""
    monkeypatch.setitem(all_games(), "pebbles", quiet_pebbles())
    first, second, table = await two(server)
    await first.played({"type": "point", "of_seat": 1})
    await first.send(type="undo", entry=first.entry)
    await first.until("update")
    await first.played(take(1))
    await second.until("update")
    assert (first.entry, second.entry) == (6, 4)
    before = second.heard
    await second.send(type="resign", entry=second.entry)
    end = await second.until("update")
    assert (end["entry"], end["fresh"], end["numbers"]) == (7, False, [1, 2, 5, 6])
    known = [{**heard, "n": end["numbers"][heard["n"] - 1]} for heard in before]
    assert await second.person.get(f"/tables/{table}/log") == known + end["heard"]
    assert (await second.person.get(f"/tables/{table}/at/6"))["last"] == 6


def seen_of(heard: list[Json], seat: int) -> list[Json]:
    """What was heard of a stone."""
    return [each for each in heard if each["event"]["type"] == "seen" and each["event"]["of_seat"] == seat]


async def test_what_fades_cannot_be_read_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is heard at once, and on reconnecting before the next move; afterwards it is nowhere."""
    monkeypatch.setitem(all_games(), "pebbles", fading_pebbles())
    first, second, table = await two(server)
    await first.played({"type": "peek", "of_seat": 1})
    assert [each["fades"] for each in seen_of(first.update["heard"], 1)] == [True]
    assert first.update["forget"], "what faded before is over"
    at = first.entry - 1
    log = f"/tables/{table}/log"
    assert len(seen_of(await first.person.get(log), 1)) == 1
    assert (await first.person.get(f"/tables/{table}/at/{at}"))["sides"][0]["view"]["players"][1]["stone"]
    back = await connected(server, first.person, table)
    assert len(seen_of(back.update["heard"], 1)) == 1 and not back.update["forget"]
    await second.until("update")
    await second.played(take(1))
    assert (await first.until("update"))["forget"]
    assert seen_of(await first.person.get(log), 1) == []
    assert not (await first.person.get(f"/tables/{table}/at/{at}"))["sides"][0]["view"]["players"][1]["stone"]
    again = await connected(server, first.person, table)
    assert seen_of(again.update["heard"], 1) == [] and len(seen_of(again.update["heard"], 0)) == 1
    await again.close()
    await back.close()
    await to_the_end(first, second)
    assert len(seen_of(await first.person.get(log), 1)) == 1
    assert (await first.person.get(f"/tables/{table}/at/{at}"))["sides"][0]["view"]["players"][1]["stone"]


async def test_what_fades_does_so_for_whoever_holds_two_seats(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It fades in the same way for two seats on one device."""
    monkeypatch.setitem(all_games(), "pebbles", fading_pebbles())
    person = await server.person()
    table = await person.table("me", "me")
    line = await connected(server, person, table)
    await line.played({"type": "peek", "of_seat": 1})
    assert [(each["seat"], each["fades"]) for each in seen_of(line.update["heard"], 1)] == [(0, True)]
    await line.played(take(1))
    assert len(seen_of(await person.get(f"/tables/{table}/log"), 1)) == 1, (
        "the owner has seen it, and does not forget it"
    )


async def test_a_caution_before_a_legal_move(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking about a legal move gives its caution; others are told why they cannot play it."""
    monkeypatch.setitem(all_games(), "pebbles", fading_pebbles())
    first, second, _ = await two(server)
    for count, expected in ((1, None), (2, {"rule": "TOY-5", "reason": "greedy", "args": {}})):
        await first.send(type="ask", move=take(count), id=count)
        answer = await first.until("answer")
        assert (answer["refusal"], answer["caution"]) == (None, expected)
    await second.send(type="ask", move=take(2), id=3)
    answer = await second.until("answer")
    assert answer["refusal"]["reason"] == "not-your-turn" and answer["caution"] is None


async def test_a_log_through_one_of_two_seats_counts_like_all_else(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor with two seats has one count: on the socket, in positions and in either seat's log."""
    monkeypatch.setitem(all_games(), "pebbles", quiet_pebbles())
    person = await server.person()
    table = await person.table("me", "me")
    line = await connected(server, person, table)
    await line.played({"type": "point", "of_seat": 1})
    await line.played({"type": "name", "stone": "white"})
    for seat in (0, 1):
        log = await person.get(f"/tables/{table}/log?seat={seat}")
        assert {each["n"] for each in log} <= {each["n"] for each in line.heard}
        assert log[-1]["n"] == line.entry - 1 == 4


async def test_what_has_faded_does_not_come_back_with_an_undo(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undoing what came later does not bring back what has faded."""
    monkeypatch.setitem(all_games(), "pebbles", fading_pebbles())
    first, second, table = await two(server)
    await first.played({"type": "peek", "of_seat": 1})
    at = first.entry - 1
    await second.until("update")
    await second.played(take(1))
    await first.until("update")
    await second.send(type="undo", entry=second.entry)
    await second.silent()
    assert second.update["fresh"]
    frame = await first.person.get(f"/tables/{table}/at/{at}")
    assert not frame["sides"][0]["view"]["players"][1]["stone"]
    assert seen_of(await first.person.get(f"/tables/{table}/log"), 1) == []
