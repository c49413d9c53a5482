"""Tables that begin from a position: stored, played, forked, imported, and not revealed before the end."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

import serenissima
from serenissima.core.record import verify
from serenissima.server.settings import Settings
from serenissima.server.storage.database import engine_for, migrate
from tests import playing
from tests.server.conftest import Running, running
from tests.server.people import Json, Person, chairs, take
from tests.server.stored import first_schema
from tests.server.tables import connected, my_turn, to_the_end

POSITION: Json = {
    "players": [{"stone": "black", "taken": 2}, {"stone": "grey", "taken": 1}],
    "heap": 5,
}
CANAL: Json = {"tiles": "0,0:F 0,1:| 0,2:L", "to_move": 0}


async def begun(person: Person, *seats: Json | str, position: Json = POSITION, game: str = "pebbles") -> str:
    """A table from this position."""
    made = await person.post("/tables", {"game": game, "seats": chairs(*seats), "position": position})
    return str(made["id"])


async def test_a_table_begins_from_a_position(server: Running) -> None:
    """The table says so from the start, and so do the proof and the record at the end."""
    person = await server.person()
    table = await begun(person, "me", "here")
    line = await connected(server, person, table)
    assert (line.view["heap"], line.view["lagoon"], line.info["from_position"]) == (5, 2, True)
    await to_the_end(line)
    proof = await person.get(f"/tables/{table}/verify")
    assert (proof["problem"], proof["from_position"]) == ("", True)
    record = (await person.http.get(f"/api/tables/{table}/record")).text
    assert serenissima.load(record).position == POSITION
    assert (await person.get(f"/tables/{table}/at/0"))["sides"][0]["view"]["heap"] == 5


async def test_a_table_from_the_setup_does_not_say_so(server: Running) -> None:
    """A table with the normal setup does not mention a position."""
    person = await server.person()
    line = await connected(server, person, await person.table("me", "here"))
    assert line.info["from_position"] is False


async def test_the_store_keeps_the_position(server: Running) -> None:
    """Reloaded from the store, even after a restart, the match is where it was."""
    person = await server.person()
    table = await begun(person, "me", "here")
    async with person.sit(table) as line:
        await line.begin()
        await line.played(take(1))
    server.site.desk.hall.drop_idle(0)
    assert server.site.desk.hall.open_room(table) is None
    line = await connected(server, person, table)
    assert (line.view["heap"], line.view["lagoon"]) == (4, 2)
    await line.send(type="undo", entry=line.entry)
    await line.until("update")
    assert line.view["heap"] == 5


async def test_a_fork_and_a_rematch_begin_there_too(server: Running) -> None:
    """Forks from entry 0 or 1 and rematches begin from the same position."""
    person = await server.person()
    table = await begun(person, "me", "here")
    await to_the_end(await connected(server, person, table))
    for entry, heap in ((0, 5), (1, 4)):
        fork = (await person.post(f"/tables/{table}/fork", {"entry": entry, "seats": chairs("me", "here")}))["id"]
        line = await connected(server, person, fork)
        assert (line.view["heap"], line.info["from_position"]) == (heap, True)
        await to_the_end(line)
        record = (await person.http.get(f"/api/tables/{fork}/record")).text
        assert verify(serenissima.load(record)).problem == ""
    again = (await person.post(f"/tables/{table}/rematch"))["id"]
    assert (await connected(server, person, again)).view["heap"] == 5


async def test_a_record_from_a_position_is_brought_in(server: Running) -> None:
    """It can be exported again unchanged; one with another position is refused."""
    match = serenissima.game("pebbles").start(seats=2, seed=3, position=POSITION)
    playing.to_the_end(match)
    person = await server.person()
    table = (await person.http.post("/api/records", content=match.record())).json()["id"]
    server.site.desk.hall.drop_idle(0)
    assert (await person.http.get(f"/api/tables/{table}/record")).text == match.record()
    assert (await person.get(f"/tables/{table}/verify"))["from_position"]
    wrong = match.record().replace('"heap":5', '"heap":50')
    answer = await person.http.post("/api/records", content=wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert "there are 10 pebbles" in answer.json()["detail"]
    deep = match.record().replace('"heap":5', f'"heap":{"[" * 5000}{"]" * 5000}')
    answer = await person.http.post("/api/records", content=deep)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


async def test_what_is_hidden_in_a_position_stays_hidden(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Before the end no message and no log reveals what the position says about another seat."""
    caplog.set_level(logging.DEBUG)
    person, onlooker = await server.person(), await server.person()
    # the bot has peeked and guessed already, so that it cannot name the colour by chance
    bot = {"stone": "grey", "taken": 1, "peeked": 0, "guess": {"of": 0, "stone": "white"}}
    position = {**POSITION, "players": [POSITION["players"][0], bot]}
    table = await begun(person, "me", {"kind": "bot", "bot": "uniform"}, position=position)
    line = await connected(server, person, table)
    looker = await connected(server, onlooker, table)
    await line.played(take(1))
    await my_turn(line)
    await looker.silent()
    answers = [line.raw, looker.raw]
    for visitor in (person, onlooker):
        answers += [
            (await visitor.http.get(f"/api/tables/{table}{path}")).text for path in ("", "/at/0", "/at/1", "/log")
        ]
        assert (await visitor.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await visitor.http.get(f"/api/tables/{table}/verify")).status_code == 409
        answers.append((await visitor.http.get("/api/tables")).text)
    assert not any('"grey"' in answer for answer in answers)
    assert not any('"black"' in answer for answer in answers[1:2])
    assert not any('"position"' in answer for answer in answers)
    assert not any("grey" in record.getMessage() for record in caplog.records)


async def test_nobody_sits_down_to_secrets_that_another_knows(server: Running) -> None:
    """Whoever gives a position knows it, so friends can join only if it has no secrets."""
    person = await server.person()
    wish: Json = {"game": "pebbles", "seats": chairs("me", "friend"), "position": POSITION}
    assert (await person.post("/tables", wish, status=409))["code"] == "position-secret"
    table = await begun(person, "me", "friend", game="venice-connection", position=CANAL)
    friend = await server.person()
    await friend.join(table, (await person.get(f"/tables/{table}"))["invite"])
    line = await connected(server, friend, table)
    assert (line.view["position"], line.update["to_move"], line.info["from_position"]) == ("F/|/L", 0, True)


@pytest.mark.parametrize(
    ("position", "status", "code"),
    [
        ({"heap": 50, "players": [{}, {}]}, 400, "bad-position"),
        ({"nonsense": 1}, 400, "bad-position"),
        (
            {
                "players": [
                    {"stone": "black", "shown": True, "taken": 9},
                    {"stone": "grey", "shown": True, "taken": 1},
                ],
                "heap": 0,
                "last_taker": 0,
            },
            409,
            "position-over",
        ),
    ],
)
async def test_no_table_without_a_position_to_play(server: Running, position: Json, status: int, code: str) -> None:
    """An impossible or finished position is refused, and nothing is stored."""
    person = await server.person()
    wish = {"game": "pebbles", "seats": chairs("me", "here"), "position": position}
    assert (await person.post("/tables", wish, status=status))["code"] == code
    assert await person.get("/tables") == []


async def test_the_study_looks_at_a_match_from_a_position(server: Running) -> None:
    """Analysis and review of a finished match begin where it began."""
    person = await server.person()
    table = await begun(person, "me", "here", game="venice-connection", position=CANAL)
    line = await connected(server, person, table)
    await line.send(type="resign", entry=line.entry, seat=1)
    await line.until("update")
    found = await person.get(f"/tables/{table}/analysis/0")
    assert (found["position"], found["to_move"]) == ("F/|/L", 0)
    assert (await person.get(f"/tables/{table}/review"))["decisions"] == []


async def test_tables_from_before_positions_were_kept(tmp_path: Path, settings: Settings) -> None:
    """A database of the first schema is brought up to date, and its tables go on."""
    folder = tmp_path / "old"
    first_schema(
        folder,
        "INSERT INTO tables (id, game, version, options, seed, commitment, practice, inherited, kept, invite,"
        " state, entries, created, changed) VALUES ('old', 'pebbles', 1, '{}', 's', 'c', 0, 0, 0, 'i',"
        " 'running', 0, 1.0, 1.0)",
        "INSERT INTO seats (table_id, seat, kind, name)"
        " VALUES ('old', 0, 'person', 'Ada'), ('old', 1, 'person', 'Ada')",
    )
    engine = engine_for(folder, None)
    migrate(engine)
    engine.dispose()
    async with running(replace(settings, data=folder)) as server:
        person = await server.person()
        assert (await person.get("/tables/old"))["from_position"] is False
