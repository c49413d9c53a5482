"""Hints in practice, and looks back at matches that are over."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import serenissima
from serenissima.core.log import Played
from serenissima.games.intrigues_a_venise.setup import set_up
from serenissima.games.intrigues_a_venise.showing import view
from serenissima.server.settings import Settings
from serenissima.server.workers.hints import hint, look_back
from serenissima.tables.encoding import encode
from tests.server.conftest import Running
from tests.server.people import Json
from tests.server.tables import against_bot, connected, my_turn, to_the_end, two

RECORDS = Path(__file__).parents[1] / "games" / "intrigues_a_venise" / "records"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings with little thinking time."""
    return replace(settings, hint_seconds=0.1, look_back_seconds=0.5)


async def test_a_hint_is_a_legal_move_with_a_reason(server: Running) -> None:
    """A hint in practice has the best move, others, chances, the entry number and a sentence."""
    line, table = await against_bot(server)
    hint = await line.person.get(f"/tables/{table}/hint")
    assert hint["entry"] == line.entry
    assert hint["seat"] == 0
    weighed = [hint["best"], *hint["others"]]
    assert all(each["move"] in line.moves for each in weighed)
    assert all(0 <= each["chance"] <= 1 and 0 <= each["share"] <= 1 for each in weighed)
    assert hint["why"]["key"].startswith("hint-")
    await line.played(hint["best"]["move"])


def test_a_hint_offers_nothing_hopeless_and_no_chance_nobody_can_foretell() -> None:
    """An announcement that cannot be true is not "also possible"; with four players no chances are shown."""
    state = set_up(marbles="WWW")
    told = hint("intrigues-a-venise", encode(view(state, 0)), state.codes(), 1, 0, 4, 60, 1)
    assert b"end" in bytes(told.best.move) and told.best.chance is None and not told.others
    assert told.why.key == "why-not-yet" and told.figures.key == "hint-taste"


async def test_hints_are_for_practice_on_ones_own_turn(server: Running) -> None:
    """There is no hint against people, out of turn, for another's seat, as an onlooker or after the end."""
    first, _, table = await two(server)
    refused(await first.person.get(f"/tables/{table}/hint", status=409), "hint-no-practice")
    line, table = await against_bot(server)
    refused(await line.person.get(f"/tables/{table}/hint?seat=1", status=409), "hint-not-your-turn")
    stranger = await server.person()
    await stranger.get(f"/tables/{table}/hint", status=409)
    await to_the_end(line)
    refused(await line.person.get(f"/tables/{table}/hint", status=409), "hint-not-running")


def refused(problem: Json, code: str) -> None:
    """The problem with its reason."""
    assert problem["code"] == code
    assert problem["text"]


async def test_a_look_back_shows_how_the_chances_went(server: Running) -> None:
    """Points follow the match to its outcome, with at most three moments and legal moves."""
    line, table = await against_bot(server)
    await to_the_end(line)
    seen = await line.person.get(f"/tables/{table}/retrospect")
    entries = [point["entry"] for point in seen["points"]]
    assert entries == sorted(entries)
    assert all(0 <= point["chance"] <= 1 for point in seen["points"])
    assert seen["par"] == 0.5
    assert seen.get("rounds", []) == [], "this game counts none"
    won = line.update["outcome"]["ranks"][0] == 1
    assert (seen["points"][-1]["chance"] > 0) == won
    assert len(seen["moments"]) <= 3
    for moment in seen["moments"]:
        assert moment["before"] > moment["after"]
        assert moment["why"]["key"].startswith("moment-")
    assert await line.person.get(f"/tables/{table}/retrospect") == seen
    other = await line.person.get(f"/tables/{table}/retrospect?seat=1")
    assert other["seat"] == 1
    await line.person.get(f"/tables/{table}/retrospect?seat=2", status=400)


async def test_who_leaves_does_not_sink_slowly(server: Running) -> None:
    """Until the resignation itself the chance stays where it was."""
    line, table = await against_bot(server)
    for _ in range(2):
        await line.played(line.moves[0])
        await my_turn(line)
    await line.send(type="resign", entry=line.entry)
    while not line.update["outcome"]:
        await line.until("update")
    points = (await line.person.get(f"/tables/{table}/retrospect"))["points"]
    before, stood, fallen = points[-3:]
    assert stood["chance"] == before["chance"] > fallen["chance"] == 0
    assert stood["entry"] == fallen["entry"] - 1 > before["entry"]


async def test_no_look_back_while_it_runs(server: Running) -> None:
    """There is no look back at a running match, nor at another while playing that game against people."""
    line, table = await against_bot(server)
    refused(await line.person.get(f"/tables/{table}/retrospect", status=409), "study-running")
    await to_the_end(line)
    elsewhere = await line.person.table("me", "friend")
    info = await line.person.get(f"/tables/{elsewhere}")
    friend = await server.person()
    await friend.join(elsewhere, info["invite"])
    problem = await line.person.get(f"/tables/{table}/retrospect", status=409)
    refused(problem, "study-playing")
    assert problem["table"] == elsewhere


@pytest.mark.slow
def test_a_false_announcement_is_something_to_regret() -> None:
    """It is judged by its chance of being true, compared with playing on."""
    record = (RECORDS / "four-players-mistake-deduce.jsonl").read_text(encoding="utf-8")
    match = serenissima.load(record)
    last = match.log[-1]
    assert isinstance(last, Played) and last.move == "announce"
    found = look_back(match.game.name, record, last.seat, 0.1)
    moment = found.moments[-1]
    assert (moment.entry, bytes(moment.played)) == (last.n, b'{"type":"announce"}')
    assert bytes(moment.best) == b'{"type":"end"}' and moment.before - moment.after > 0.3
    assert moment.why.key == "moment-judged"
    assert found.points == [], "with four players nobody can foretell the chances"


@pytest.mark.slow
def test_chances_begin_near_a_fair_share_and_go_where_the_match_ends() -> None:
    """With three players chances start near half, for two teams, and end with the outcome."""
    record = (RECORDS / "three-players-escape.jsonl").read_text(encoding="utf-8")
    for seat, won in enumerate((1, 0, 0)):
        points = look_back("intrigues-a-venise", record, seat, 0.1).points
        assert 0.35 < points[0].chance < 0.65
        assert points[-1].chance == won


@pytest.mark.slow
@pytest.mark.parametrize("name", ["four-players-mission", "three-players-escape"])
def test_a_fair_share_is_that_of_the_teams_there_were(name: str) -> None:
    """Three or four agents of Intrigues form two teams, and the fair share follows from that."""
    record = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    assert look_back("intrigues-a-venise", record, 0, 0.1).par == 0.5


async def test_a_bot_is_asked_for_its_reasons(server: Running) -> None:
    """In practice, and by anybody when the match is over; a bot without a plan says so."""
    line, table = await against_bot(server)
    refused(await line.person.get(f"/tables/{table}/why?of=1", status=409), "why-nothing-yet")
    await line.played(line.moves[0])
    await my_turn(line)
    assert (await line.person.get(f"/tables/{table}/why?of=1"))["why"]["key"] == "motive-random"
    stranger = await server.person()
    refused(await stranger.get(f"/tables/{table}/why?of=1", status=409), "why-no-practice")
    refused(await line.person.get(f"/tables/{table}/why?of=0", status=409), "why-no-bot")
    refused(await line.person.get(f"/tables/{table}/why?of=1&seat=1", status=403), "not-your-view")
    refused(await line.person.get(f"/tables/{table}/why?of=1&entry=99", status=404), "no-entry")
    await line.person.get(f"/tables/{table}/why?of=2", status=400)
    await to_the_end(line)
    assert (await stranger.get(f"/tables/{table}/why?of=1"))["seat"] == 1


async def test_a_bot_with_a_plan_gives_it(server: Running) -> None:
    """The reason comes with the decision it is about; an earlier one can be asked about as well."""
    person = await server.person()
    table = await person.table("me", {"kind": "bot", "bot": "sensible"}, game="venice-connection")
    line = await connected(server, person, table)
    while line.update["to_move"] == 0:
        await line.played(line.moves[0])
    await my_turn(line)
    first = await person.get(f"/tables/{table}/why?of=1")
    assert first["moves"] and first["why"]["key"].startswith(("why-", "motive-"))
    entry = line.entry - 1
    await line.played(line.moves[0])
    assert await person.get(f"/tables/{table}/why?of=1&entry={entry}") == first


async def test_a_line_says_whether_it_tells_of_a_decision(server: Running) -> None:
    """So nobody is asked for the reason of what befell them; all that was decided can be asked about."""
    person = await server.person()
    text = (RECORDS.parents[1] / "canaletto" / "records" / "four-open.jsonl").read_text(encoding="utf-8")
    made = (await person.http.post("/api/records", content=text)).json()
    log = await person.get(f"/tables/{made['id']}/log")
    entries = [json.loads(each) for each in text.splitlines()]
    movers = {entry["n"]: entry["seat"] for entry in entries if entry.get("type") == "play"}
    for told in log:
        assert told.get("decided", False) == (told["event"].get("seat") == movers.get(told["n"], -2)), told
    assert {told.get("decided", False) for told in log if "seat" in told["event"]} == {True, False}


async def test_between_people_bots_keep_their_reasons(server: Running) -> None:
    """A reason could be a hint for one of them, so there is none until the match is over."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend", {"kind": "bot", "bot": "uniform"})
    await friend.join(table, (await host.get(f"/tables/{table}"))["invite"])
    line = await connected(server, host, table)
    refused(await host.get(f"/tables/{table}/why?of=2", status=409), "why-no-practice")
    await line.send(type="resign", entry=line.entry)
    while not line.update["outcome"]:
        await line.until("update")
    refused(await host.get(f"/tables/{table}/why?of=2", status=409), "why-nothing-yet")
