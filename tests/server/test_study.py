"""Analysis, reviews and puzzles over HTTP: what is answered, and that nobody who is playing gets an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from time import time

import pytest

from serenissima.server.limits.shares import Rate, Share
from serenissima.server.settings import Settings
from serenissima.server.storage import schema
from serenissima.server.storage.writes import Step, Write
from serenissima.server.workers.pool import Pool
from tests.server.conftest import Running, running
from tests.server.people import Json, Line, Person
from tests.server.tables import connected

GAME = "venice-connection"
FREE = f"/games/{GAME}/analysis?position=F7"
PUZZLES = f"/games/{GAME}/puzzles"
OPTIONS: Json = {"starter": "seat-1"}


def tile(x: int, y: int, face: str) -> Json:
    """A tile to be laid."""
    return {"type": "lay", "x": x, "y": y, "face": face}


async def turn(line: Line, *moves: Json) -> None:
    """A whole turn, confirmed."""
    for move in (*moves, {"type": "confirm"}):
        await line.played(move)


async def practice(server: Running, **options: object) -> tuple[Line, str]:
    """One person on both seats."""
    person = await server.person()
    table = await person.table("me", "here", game=GAME, options={**OPTIONS, **options})
    return await connected(server, person, table), table


async def over(server: Running) -> tuple[Line, str]:
    """The shortest match: two facing bends, closed by their mirror image."""
    line, table = await practice(server)
    await turn(line, tile(0, 0, "F"), tile(1, 0, "7"))
    await turn(line, tile(0, 1, "L"), tile(1, 1, "J"))
    assert line.update["outcome"]
    return line, table


async def refused(person: Person, path: str, code: str) -> Json:
    """The problem with which an address is refused."""
    problem: Json = await person.get(path, status=409)
    assert (problem["code"], bool(problem["text"])) == (code, True)
    return problem


async def test_a_free_position(server: Running) -> None:
    """A position can be laid freely or typed, with a table's options by name."""
    person = await server.person()
    found = await person.get(FREE)
    assert (found["worth"], found["turns"], found["line"]) == ("wins", 1, ["0,1:L 1,1:J"])
    assert {choice["leads"] for choice in found["choices"]} == {"closes", "wins", "loses"}
    whole = await person.get(f"{FREE}&whole=true")
    assert len(whole["choices"]) == whole["legal"] == 646
    found = await person.get(f"/games/{GAME}/analysis?position=0,0:F%200,1:|%200,2:L%201,1:|&bridge=true&supply=8")
    assert (found["worth"], found["bridge"], found["supply"]) == ("wins", True, 8)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"/games/{GAME}/analysis?position=FF", 400, "unfit"),
        (f"/games/{GAME}/analysis?position=rialto", 400, "unfit"),
        (f"/games/{GAME}/analysis?position=F7&supply=99", 400, "bad-option"),
        (f"/games/{GAME}/analysis?position=F7&colour=red", 400, "bad-option"),
        ("/games/pebbles/analysis?position=1", 404, "no-study"),
        ("/games/pebbles/puzzles", 404, "no-study"),
        ("/games/rialto/analysis", 404, "no-game"),
        (f"{PUZZLES}/0", 404, "no-puzzle"),
        (f"{PUZZLES}/123456", 404, "no-puzzle"),
        ("/tables/none/review", 404, "no-table"),
        ("/tables/none/analysis/3", 404, "no-table"),
    ],
)
async def test_what_cannot_be_answered(server: Running, path: str, status: int, code: str) -> None:
    """Every refusal is a problem with its code and a sentence."""
    person = await server.person()
    problem = await person.get(path, status=status)
    assert (problem["code"], bool(problem["text"])) == (code, True)


async def test_a_running_match_is_analysed_for_nobody(server: Running) -> None:
    """Neither players nor onlookers get an analysis or a review of a running match."""
    line, table = await practice(server)
    await turn(line, tile(0, 0, "F"), tile(1, 0, "7"))
    onlooker = await server.person()
    for person in (line.person, onlooker):
        for path in (f"/tables/{table}/analysis/3", f"/tables/{table}/review"):
            assert (await refused(person, path, "study-running"))["table"] == table
    await turn(line, tile(0, 1, "L"), tile(1, 1, "J"))
    for person in (line.person, onlooker):
        found = await person.get(f"/tables/{table}/analysis/3")
        assert (found["position"], found["to_move"], found["worth"]) == ("F7", 1, "wins")
        review = await person.get(f"/tables/{table}/review")
        assert [decision["played"] for decision in review["decisions"]] == ["0,0:F 1,0:7", "0,1:L 1,1:J"]
    await onlooker.get(f"/tables/{table}/analysis/99", status=404)


async def test_whoever_plays_gets_no_analysis_elsewhere(server: Running) -> None:
    """Who sits in a running match can lay no position freely and look at no other match, and is told why; others can,
    and when the match is over everybody can again. Puzzles are not forbidden.
    """
    old, finished = await over(server)
    host, friend = old.person, await server.person()
    table = await host.table("me", "friend", game=GAME)
    await host.get(FREE)
    await friend.join(table, (await host.get(f"/tables/{table}"))["invite"])
    line = await connected(server, host, table)
    for person in (host, friend):
        for path in (FREE, f"/tables/{finished}/analysis/0", f"/tables/{finished}/review"):
            assert (await refused(person, path, "study-playing"))["table"] == table
        await person.get(f"{PUZZLES}/1")
    await (await server.person()).get(FREE)
    await line.send(type="resign", entry=line.entry)
    await line.until("update")
    for person in (host, friend):
        await person.get(FREE)
        await person.get(f"/tables/{table}/review")


async def test_a_match_against_a_bot_counts_too(server: Running) -> None:
    """Against a bot there is no analysis either, until the match is over or has been idle for a day."""
    person = await server.person()
    table = await person.table("me", {"kind": "bot", "bot": "uniform"}, game=GAME)
    assert (await refused(person, FREE, "study-playing"))["table"] == table
    await age(server, table)
    await person.get(FREE)
    await refused(person, f"/tables/{table}/review", "study-running")


async def test_a_finished_match_is_reviewed_in_between(server: Running) -> None:
    """Somebody playing against a bot may review a finished match, since hints are allowed there, too."""
    line, finished = await over(server)
    await line.person.table("me", {"kind": "bot", "bot": "uniform"}, game=GAME)
    await line.person.get(f"/tables/{finished}/review")
    await line.person.get(f"/tables/{finished}/analysis/0")
    await refused(line.person, FREE, "study-playing")


async def test_a_match_against_a_person_never_stops_counting(server: Running) -> None:
    """A match with another person may take weeks: it keeps both from analysis until it ends."""
    host, friend = await server.person(), await server.person()
    table = await host.table("me", "friend", game=GAME)
    await friend.join(table, (await host.get(f"/tables/{table}"))["invite"])
    await age(server, table)
    await refused(host, FREE, "study-playing")
    await refused(friend, FREE, "study-playing")


async def age(server: Running, table: str) -> None:
    """Makes a table two days older."""
    rows = schema.tables
    change = rows.update().where(rows.c.id == table).values(changed=time() - 2 * 24 * 3600)
    await server.site.desk.store.write(Write(steps=[Step(change, rows=1)]))


async def test_matches_of_other_games_do_not_count(server: Running) -> None:
    """Playing another game does not prevent analysis."""
    person = await server.person()
    await person.table("me", "here")
    await person.get(FREE)


async def test_a_record_can_be_reviewed(server: Running) -> None:
    """An imported finished record can be analysed and reviewed."""
    line, table = await over(server)
    record = (await line.person.http.get(f"/api/tables/{table}/record")).text
    made = (await line.person.http.post("/api/records", content=record)).json()
    review = await line.person.get(f"/tables/{made['id']}/review")
    assert [decision["flags"] for decision in review["decisions"]] == [["sooner"], ["best"]]


async def test_puzzles(server: Running) -> None:
    """Puzzles by number and by day; a wrong answer is refuted, a right one explained, giving up shows the solution."""
    person, other = await server.person(), await server.person()
    shelf = await person.get(PUZZLES)
    assert shelf["count"] == sum(grade["count"] for grade in shelf["grades"]) >= 2000
    assert shelf["day"] == datetime.now(UTC).date().isoformat()
    today = await person.get(f"{PUZZLES}/today")
    assert today == await other.get(f"{PUZZLES}/today") == await person.get(f"{PUZZLES}/{shelf['today']}")
    hard = await person.get(f"{PUZZLES}/{shelf['count']}")
    assert hard["grade"] == 5
    path = f"{PUZZLES}/{hard['number']}/answer"
    solution = (await person.post(path, {"answer": ""}))["solution"]
    right = await person.post(path, {"answer": solution})
    assert (right["right"], right["turns"]) == (True, hard["turns"])
    assert [said["key"] for said in right["says"]][:3] == ["puzzle-right", "puzzle-reason", "puzzle-live"]
    await person.post(path, {"answer": "0,0:nonsense"}, status=400)
    await person.post(path, {"reply": "1"}, status=400)


async def test_games_say_whether_they_have_a_study(server: Running) -> None:
    """The list of games says which have analysis and puzzles."""
    person = await server.person()
    found = {game["name"]: game["study"] for game in await person.get("/games")}
    assert (found[GAME], found["pebbles"]) == (True, False)


async def test_the_addresses_are_described(server: Running) -> None:
    """The server's OpenAPI document has all addresses of the study."""
    person = await server.person()
    paths = (await person.http.get("/schema")).json()["paths"]
    for part in ("analysis", "puzzles", "puzzles/today", "puzzles/{number}", "puzzles/{number}/answer"):
        assert f"/api/games/{{name}}/{part}" in paths
    for part in ("analysis/{entry}", "review"):
        assert f"/api/tables/{{table_id}}/{part}" in paths


async def test_too_many_questions(settings: Settings) -> None:
    """One address cannot keep the server busy."""
    few = {"studies": Share(Rate(2, 0.01), Rate(2, 0.01))}
    async with running(replace(settings, shares=few)) as server:
        person = await server.person()
        for _ in range(2):
            await person.get(f"{PUZZLES}/1")
        assert (await person.get(f"{PUZZLES}/1", status=429))["code"] == "too-many-questions"


async def test_a_reader_that_dies_is_replaced(server: Running) -> None:
    """If the process that answers is killed, another one answers the next question."""
    person = await server.person()
    await person.get(f"{PUZZLES}/1")
    pool = server.site.desk.studies.pool
    (process,) = pool.process_ids()
    os.kill(process, signal.SIGKILL)
    await person.get(f"{PUZZLES}/1")
    assert pool.process_ids() != [process]


def noticed(workers: ProcessPoolExecutor) -> None:
    """Returns when a pool has noticed that a process of it died."""
    with suppress(BrokenProcessPool):
        while True:
            workers.submit(os.getpid).result()


async def test_a_reader_whose_death_was_noticed_is_replaced(server: Running) -> None:
    """The next question is answered even if the pool has already noticed that its process is gone."""
    person = await server.person()
    await person.get(f"{PUZZLES}/1")
    pool = server.site.desk.studies.pool
    (process,) = pool.process_ids()
    os.kill(process, signal.SIGKILL)
    await asyncio.to_thread(noticed, pool.workers())
    await person.get(f"{PUZZLES}/1")
    assert pool.process_ids() != [process]


def test_a_pool_that_broke_is_started_again() -> None:
    """A process is started ahead of time even if the previous ones have died."""
    pool = Pool()
    broken = pool.workers()
    os.kill(broken.submit(os.getpid).result(), signal.SIGKILL)
    noticed(broken)
    try:
        assert pool.start().result()
        assert pool.workers() is not broken
    finally:
        pool.close()


async def test_what_takes_too_long_is_given_up(settings: Settings) -> None:
    """A question that takes longer than allowed is answered with a problem, and the server goes on."""
    async with running(replace(settings, study_seconds=0.001)) as server:
        person = await server.person()
        assert (await person.get(f"{PUZZLES}/1", status=503))["code"] == "study-failed"
        assert (await person.http.get("/health")).text == "ok"
