"""Records that are slow to process: whatever is imported, viewed or verified, everybody else keeps playing."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from dataclasses import replace
from itertools import pairwise
from time import sleep
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from serenissima.core.line import EVERY
from serenissima.core.match import Match
from serenissima.games import game
from serenissima.server.identity.callers import Caller
from serenissima.server.settings import Settings
from serenissima.server.storage import clearing, new_tables, schema
from serenissima.server.storage.store import Store
from serenissima.server.storage.writes import Write
from serenissima.server.workers.questions import Questions
from serenissima.tables import hall
from serenissima.tables.slices import Slices
from tests.playing import to_the_end
from tests.server.conftest import Running, running
from tests.server.people import Json, Person, chairs, take
from tests.server.tables import connected, two

PEBBLES = game("pebbles")


def undone_again_and_again(times: int) -> Match:
    """A match in which a move is made and taken back this many times, and then played to its end."""
    match = Match.start(PEBBLES, seats=2, seed="lagoon", practice=True)
    for _ in range(times):
        match.play("take 1")
        match.undo(0, how="practice")
    return to_the_end(match, "take 1")


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every move that is played in the server's own process."""
    kind: Any = type(PEBBLES.new(2, PEBBLES.read_options()))
    play, codes = kind.play, []

    def watched(state: object, code: int) -> None:
        codes.append(code)
        play(state, code)

    monkeypatch.setattr(kind, "play", watched)
    return codes


async def bring(person: Person, text: str, status: int = 201) -> Json:
    """The server's answer to a record."""
    answer = await person.http.post("/api/records", content=text.encode())
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


# nobody waits


async def test_what_is_short_is_done_soon_beside_what_is_long() -> None:
    """Long work is done in slices, and everything else gets its turn between two of them."""
    slices = Slices(seconds=0)
    done: list[str] = []

    def work(name: str, steps: int) -> Generator[None, None, str]:
        for _ in range(steps):
            done.append(name)
            yield
        return name

    async def anybody() -> None:
        for _ in range(10):
            done.append("anybody")
            await asyncio.sleep(0)

    found = await asyncio.gather(
        slices.run(work("long", 500)), slices.run(work("long, too", 500)), slices.run(work("short", 5)), anybody()
    )
    assert list(found)[:3] == ["long", "long, too", "short"]
    last = len(done) - 1 - done[::-1].index("short")
    assert done[:last].count("long") <= 6
    assert done[: done.index("long", 3)].count("anybody") >= 1


async def test_a_short_table_opens_beside_a_long_one(server: Running) -> None:
    """A short table does not wait until a long one is open."""
    hall = server.site.desk.hall
    hall.slices = Slices(seconds=0)
    person = await server.person()
    long = (await bring(person, undone_again_and_again(100).record()))["id"]
    short = await person.table("me", "friend")
    async with hall.slices._lock:
        opening = [asyncio.create_task(hall.room(table)) for table in (long, short)]
        while len(hall.slices._lock._waiters or ()) < 2:  # noqa: ASYNC110 -- both are being read from the store
            await asyncio.sleep(0.002)
    assert (await opening[1]).table.id == short
    assert not opening[0].done()
    assert len((await opening[0]).table.match.log) > 200


async def test_the_servers_own_process_replays_nothing_for_a_record(server: Running, played: list[int]) -> None:
    """Importing, verifying and viewing are done elsewhere or from copies; opening costs what was played."""
    match = undone_again_and_again(150)
    text = match.record()
    played.clear()
    person = await server.person()
    table = (await bring(person, text))["id"]
    assert played == []
    await person.get(f"/tables/{table}")
    assert len(played) <= len(match.log) + 150 * EVERY
    for path in ("verify", "log", "at/100", "at/0", f"at/{len(match.log)}"):
        played.clear()
        await person.get(f"/tables/{table}/{path}")
        assert len(played) < EVERY
    assert (await person.get(f"/tables/{table}/verify"))["problem"] == ""
    assert (await person.http.get(f"/api/tables/{table}/record")).text == text
    played.clear()
    await person.post(f"/tables/{table}/fork", {"entry": 200, "seats": chairs("me", "here")}, status=201)
    assert len(played) < 2 * EVERY


async def test_a_move_is_answered_while_the_archive_is_busy(server: Running) -> None:
    """While the archive's process is stuck people play on, and those who wait get another process."""
    archive = server.site.desk.archive
    first, second, _ = await two(server)
    busy = archive.pool.workers()
    nap = busy.submit(sleep, 600)
    person = await server.person()
    waiting = asyncio.create_task(bring(person, undone_again_and_again(3).record()))
    while not archive._lanes._taken:  # noqa: ASYNC110 -- until the question is there
        await asyncio.sleep(0.002)
    await first.played(take(1))
    await second.until("update")
    await second.played(take(1))
    assert not waiting.done()
    archive.pool.discard(busy)
    assert (await waiting)["id"]
    assert not nap.done() or nap.exception() is not None


async def test_a_record_that_takes_too_long_is_given_up(settings: Settings) -> None:
    """The person who asked is told, and the process is gone."""
    async with running(replace(settings, record_seconds=0.05)) as server:
        archive = server.site.desk.archive
        archive.pool.workers().submit(sleep, 600)
        problem = await bring(await server.person(), undone_again_and_again(3).record(), status=503)
        assert problem["code"] == "study-failed"
        assert archive.pool.process_ids() == []


async def test_a_proof_is_worked_out_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof is computed once, whoever asks for it again."""
    person = await server.person()
    table = (await bring(person, undone_again_and_again(3).record()))["id"]
    asked = []
    ask = Questions.ask

    async def watched(room: Questions, who: Caller, *question: Any) -> bytes:
        asked.append(question[1])
        return await ask(room, who, *question)

    monkeypatch.setattr(Questions, "ask", watched)
    proofs = [await each.get(f"/tables/{table}/verify") for each in (person, person, await server.person())]
    assert proofs[0] == proofs[1] == proofs[2]
    assert asked == ["proof"]


# what is not a record


def header(**changes: object) -> str:
    """A header with other values."""
    head = msgspec.json.decode(undone_again_and_again(0).record().splitlines()[0])
    return msgspec.json.encode({**head, **changes}).decode()


ABSURD = {
    "too many entries": (undone_again_and_again(30).record(), "entries; at most 50 can be read"),
    "a million lines": (header() + "\nx" * 900_000, "the record has 900000 entries; at most 50"),
    "lists in lists": ("[" * 1_000_000, "header"),
    "lists in lists in an entry": (header() + "\n" + "[" * 4_000, "line 2"),
    "a gigantic position": (header(position={"heap": [7] * 500_000}), "at most 131072"),
    "megabytes in one line": (header() + '\n{"type":"play","n":1,"seat":-1,"move":"' + "x" * 1_900_000, "at most 4096"),
    "a number that no database knows": (header(inherited=10**30, outcome=None), "said to be inherited"),
    "a seed no database takes": (header(seed="a\0b"), "seed"),
    "a seat that is not there": (header() + '\n{"type":"play","n":1,"seat":99,"move":"calm"}', "not there"),
}


async def test_an_absurd_record_is_refused_in_a_sentence(settings: Settings) -> None:
    """A record that is too long, deep or large is refused with what would be right, and the next is read."""
    async with running(replace(settings, record_entries=50)) as server:
        person = await server.person()
        for text, why in ABSURD.values():
            problem = await bring(person, text, status=400)
            assert problem["code"] == "bad-record"
            assert why in problem["detail"]
            assert len(problem["detail"]) < 1_500
        await bring(person, undone_again_and_again(5).record())


# what is kept


async def entries_of(store: Store) -> int:
    """How many entries there are of all tables."""
    return await store.read(
        lambda found: int(found.execute(select(func.count()).select_from(schema.entries)).scalar_one())
    )


async def test_a_long_record_is_written_in_pieces(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' moves are written in between; the table appears only when all of it is there."""
    monkeypatch.setattr(new_tables, "PIECE", 10)
    store = server.site.desk.store
    sizes: list[int] = []
    write = store.write

    async def watched(one: Write) -> None:
        sizes.append(len(one.entries))
        await write(one)

    monkeypatch.setattr(store, "write", watched)
    person = await server.person()
    match = undone_again_and_again(20)
    table = (await bring(person, match.record()))["id"]
    assert max(sizes) <= 10
    assert sum(sizes) == len(match.log) == await entries_of(store)
    assert (await person.http.get(f"/api/tables/{table}/record")).text == match.record()

    left: list[int] = []

    async def broken(one: Write) -> None:
        if one.steps and one.entries:
            raise OSError("the disk is full")
        await write(one)
        left.append(await entries_of(store))

    monkeypatch.setattr(store, "write", broken)
    monkeypatch.setattr(clearing, "PIECE", 10)
    assert (await bring(person, match.record(), status=500))["code"] == "failed"
    assert await entries_of(store) == len(match.log)
    assert max(abs(after - before) for before, after in pairwise(left)) == 10


async def test_rooms_nobody_is_in_are_bounded(settings: Settings) -> None:
    """The longest unused rooms are dropped first, never an occupied one, and tables can be reopened."""
    async with running(replace(settings, idle_rooms=3)) as server:
        hall = server.site.desk.hall
        person = await server.person()
        tables = [await person.table("me", "here") for _ in range(8)]
        line = await connected(server, person, tables[0])
        for table in tables[1:]:
            await person.get(f"/tables/{table}")
        assert list(hall._rooms) == [tables[0], *tables[-3:]]
        await person.get(f"/tables/{tables[1]}")
        assert list(hall._rooms) == [tables[0], *tables[-2:], tables[1]]
        await line.played(take(1))


async def test_a_long_match_counts_for_several(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few long matches use as much memory as many others."""
    async with running(replace(settings, idle_rooms=3)) as server:
        hall = server.site.desk.hall
        person = await server.person()
        long = (await bring(person, undone_again_and_again(1_000).record()))["id"]
        await person.get(f"/tables/{long}")
        for _ in range(2):
            await person.get(f"/tables/{await person.table('me', 'here')}")
        assert long not in hall._rooms
        assert len(hall._rooms) == 2


async def test_few_long_matches_are_read_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are opened at once, few are read: those waiting to be replayed use memory, too."""
    monkeypatch.setattr(hall, "LONG", 1)
    reading = most = 0
    async with running(settings) as server:
        person = await server.person()
        tables = [await person.table("me", "here") for _ in range(3 * hall.LONG_AT_ONCE)]
        found = server.site.desk.hall
        read, restore = found.store.table, found.slices.run

        async def counted(table_id: str) -> Any:
            nonlocal reading, most
            reading += 1
            most = max(most, reading)
            return await read(table_id)

        async def replayed(work: Any) -> Any:
            nonlocal reading
            await asyncio.sleep(0)
            table = await restore(work)
            reading -= 1
            return table

        monkeypatch.setattr(found.store, "table", counted)
        monkeypatch.setattr(found.slices, "run", replayed)
        await asyncio.gather(*(found.room(table) for table in tables))
    assert most == hall.LONG_AT_ONCE
