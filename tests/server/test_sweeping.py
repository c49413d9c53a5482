"""Old data goes by the rule of docs/keeping.md, a little at a time, and never what somebody looks at or plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select

from serenissima.server import clearing, schema, sweeping
from serenissima.server.clearing import PIECE, off_the_list, out_of_sight
from serenissima.server.keeping import DAY, FILE, BadKeeping, Keeping, keeping_in
from serenissima.server.serving import _built
from serenissima.server.settings import Settings
from serenissima.server.storage import holdings, used
from serenissima.server.store import Conflict, Step, Store, Write, insert
from serenissima.server.sweeping import Pace, Sweeper
from tests.server.conftest import Running, running
from tests.server.people import chairs
from tests.server.tables import against_bot, to_the_end, two

ME, OTHER = "me", "other"
PEOPLE: dict[str, tuple[str | None, ...]] = {
    "alone": (ME, None),
    "people": (ME, OTHER),
    "open": (ME,),
    "here": (ME, ME),
    "nobody": (None, None),
}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def store(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[Store]:
    """A database with nothing in it; of PostgreSQL a schema of its own."""
    db = request.getfixturevalue("postgres_schema") if request.param == "postgres" else None
    found = Store(settings.data, db)
    found.start()
    yield found
    await found.stop()


async def put(
    store: Store,
    name: str,
    state: str,
    days: float,
    who: str = "alone",
    kept: bool = False,
    entries: int = 3,
    size: int = 100,
    host: str = ME,
) -> None:
    """A table that changed so many days ago."""
    at = time() - days * DAY
    row = insert(
        schema.tables, id=name, game="pebbles", version=1, options="{}", seed="s", commitment="c", practice=False,
        inherited=0, kept=kept, invite="i", host=host, state=state, to_move=0, entries=entries, created=at, changed=at,
    )  # fmt: skip
    chairs = [
        insert(
            schema.seats,
            table_id=name,
            seat=n,
            kind="bot" if visitor is None else "person",
            visitor=visitor,
            name="",
            bot=None,
        )
        for n, visitor in enumerate(PEOPLE[who] if host == ME else [seat and host for seat in PEOPLE[who]])
    ]
    await store.write(Write(entries=[(name, n, at, "x" * size) for n in range(1, entries + 1)], steps=[row, *chairs]))


async def left(store: Store) -> set[str]:
    """The tables that are there."""
    return await store.read(lambda connection: set(connection.execute(select(schema.tables.c.id)).scalars()))


async def count(store: Store, table: Any) -> int:
    """How many rows a table of the database has."""
    return await store.read(
        lambda connection: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
    )


async def test_each_kind_has_its_time(store: Store) -> None:
    """What is older than its kind is kept goes, what is younger stays, and matches between people stay for ever."""
    await put(store, "waiting-15", "waiting", 15, "open")
    await put(store, "waiting-13", "waiting", 13, "open")
    await put(store, "running-181", "running", 181, "people")
    await put(store, "running-179", "running", 179, "alone")
    await put(store, "practice-91", "over", 91, "alone")
    await put(store, "practice-89", "over", 89, "alone")
    await put(store, "bots-91", "over", 91, "nobody")
    await put(store, "record-91", "over", 91, "people", kept=True)
    await put(store, "record-89", "over", 89, "people", kept=True)
    await put(store, "here-91", "over", 91, "here")
    await put(store, "finished-5000", "over", 5000, "people")
    gone = await Sweeper(store, Keeping()).sweep()
    assert gone == {"waiting": 1, "running": 1, "practice": 3, "records": 1, "visitors": 0}
    assert await left(store) == {"waiting-13", "running-179", "practice-89", "record-89", "finished-5000"}
    assert (await count(store, schema.entries), await count(store, schema.seats)) == (15, 9)
    assert (await Sweeper(store, Keeping(finished=4000)).sweep())["finished"] == 1


async def test_nothing_goes_that_is_kept_for_ever(store: Store) -> None:
    """0 days are no days: that kind is never swept."""
    for state in ("waiting", "running", "over"):
        await put(store, state, state, 10_000)
    await Sweeper(store, Keeping(waiting=0, running=0, practice=0, records=0, visitors=0)).sweep()
    assert await left(store) == {"waiting", "running", "over"}


async def test_what_is_in_memory_stays(store: Store) -> None:
    """A table somebody looks at is not swept, however many others are."""
    for n in range(120):
        await put(store, f"t{n:03}", "waiting", 100 - n / 100, "open", entries=0)
    await put(store, "young", "waiting", 1, "open", entries=0)
    looked_at = {f"t{n:03}" for n in range(0, 120, 2)}
    gone = await Sweeper(store, Keeping(), looked_at.__contains__).sweep()
    assert gone["waiting"] == 60
    assert await left(store) == looked_at | {"young"}


async def test_what_changes_in_that_moment_stays(store: Store) -> None:
    """A table that is played at between being found and being removed is not removed."""
    await put(store, "t", "running", 200)

    def played(table: str) -> bool:
        store.submit(Write(card=(table, "running", 0, 3, time())))
        return False

    sweeper = Sweeper(store, Keeping(), played)
    assert (await sweeper.sweep())["running"] == 0
    assert await left(store) == {"t"}


async def test_small_transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """No write removes more than a few hundred rows, however long a match or however many there are."""
    await put(store, "long", "over", 100, entries=5 * PIECE + 7, size=5)
    for n in range(60):
        await put(store, f"short{n}", "over", 100, entries=90, size=5)
    removed: list[int] = []
    commit = Store.commit

    def counted(self: Store, connection: Any, group: Any) -> None:
        commit(self, connection, group)
        now = int(connection.execute(select(func.count()).select_from(schema.entries)).scalar_one())
        connection.rollback()
        removed.append(now)

    monkeypatch.setattr(Store, "commit", counted)
    await put(store, "young", "over", 1, entries=1)
    await Sweeper(store, Keeping()).sweep()
    steps = [before - after for before, after in pairwise(removed)]
    assert removed[-1] == 1
    assert sum(steps) == 5 * PIECE + 7 + 60 * 90
    assert max(steps) <= PIECE + 90
    assert await left(store) == {"young"}


async def test_a_sweep_that_was_interrupted_goes_on(store: Store) -> None:
    """What was out of sight when the server stopped is found by nobody, and removed by the next sweep."""
    await put(store, "t", "over", 1, "people")
    await store.write(Write(steps=out_of_sight("t")))
    assert await store.table("t") is None
    assert await store.game_of("t") is None
    assert await store.tables_of(ME) == []
    assert await store.open_tables_of(ME) == 0
    assert await count(store, schema.entries) == 3
    await Sweeper(store, Keeping()).sweep()
    assert (await left(store), await count(store, schema.entries)) == (set(), 0)


async def test_half_a_record_goes(store: Store) -> None:
    """Entries whose table was never written, because the server was cut off, go; not those that are being written."""
    for table_id, at in (("cut-off", time() - 2 * sweeping.JUST_NOW), ("coming", time())):
        await store.write(Write(entries=[(table_id, n, at, "{}") for n in range(1, 2 * PIECE + 3)]))
    await Sweeper(store, Keeping()).sweep()
    left = select(schema.entries.c.table_id, func.count()).group_by(schema.entries.c.table_id)
    assert await store.read(lambda connection: connection.execute(left).all()) == [("coming", 2 * PIECE + 2)]


async def test_visitors_without_a_seat(store: Store) -> None:
    """Who has not come for a month and sits nowhere is forgotten; who has a seat, a table or came yesterday is not."""
    await put(store, "t", "over", 1, "people")
    for name, days in ((ME, 99), (OTHER, 99), ("regular", 29), ("stranger", 31), ("odd", 400)):
        await store.write(Write(steps=[insert(schema.visitors, id=name, name=name, changed=time() - days * DAY)]))
    assert await store.greeted("odd", time()) == "odd"
    # that somebody came is noted later: whatever is written after it is written after it
    await store.write(Write())
    gone = await Sweeper(store, Keeping()).sweep()
    assert gone["visitors"] == 1
    names = await store.read(lambda connection: set(connection.execute(select(schema.visitors.c.name)).scalars()))
    assert names == {ME, OTHER, "regular", "odd"}


async def fill(store: Store) -> None:
    """Something of everything, each about 40 kB; most of it of somebody who has a little only."""
    big: dict[str, Any] = {"entries": 80, "size": 500}
    await put(store, "record-new", "over", 0.001, kept=True, **big)
    await put(store, "record-old", "over", 5, kept=True, **big)
    await put(store, "waiting", "waiting", 2, "open", **big)
    await put(store, "practice", "over", 2, **big)
    await put(store, "alone", "running", 8, **big)
    await put(store, "finished", "over", 31, "people", **big)
    await put(store, "abandoned", "running", 31, "people", **big)
    await put(store, "practice-now", "over", 0.01, **big)
    await put(store, "alone-now", "running", 6, **big)
    await put(store, "finished-now", "over", 29, "people", **big)
    await put(store, "played", "running", 29, "people", **big)


ORDER = ["record-old", "record-new", "waiting", "practice", "alone", "finished", "abandoned"]
STAY = {"practice-now", "alone-now", "finished-now", "played"}


async def give(sweeper: Sweeper, excess: int) -> None:
    """Makes a little room, of what is shared only if there is nothing else."""
    if not (await sweeper._make_room(excess, shared=False)).total():
        await sweeper._make_room(excess, shared=True)


@pytest.fixture
def nobody_has_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the bound is large and everybody has a little."""
    monkeypatch.setattr(sweeping, "MUCH", 1e9)


@pytest.mark.usefixtures("nobody_has_much")
async def test_room_is_made_in_the_documented_order(store: Store) -> None:
    """The least valuable goes first, the oldest of it first, and only as much as is needed."""
    await fill(store)
    assert await left(store) == {*ORDER, *STAY}
    for n in range(1, len(ORDER) + 1):
        await give(Sweeper(store, Keeping()), 20_000)
        assert await left(store) == {*ORDER[n:], *STAY}


BIG: dict[str, Any] = {"entries": 80, "size": 500}
SMALL: dict[str, Any] = {"entries": 40, "size": 100}
HOLDERS = [
    *("record-filler", "record-some", "record-little"),
    *("fork-over", "fork-old", "fork-new", "some-old", "little-old", "between"),
]


async def test_whoever_has_most_gives_first(store: Store) -> None:
    """Records, then what those who have much keep for themselves, the largest first and with no time; people's last."""
    await put(store, "between", "over", 40, "people", **BIG)
    await put(store, "between-new", "over", 20, "people", **BIG)
    for who, record in (("little", 9), ("some", 8), ("filler", 0.001)):
        size: dict[str, Any] = SMALL if who == "little" else BIG
        await put(store, f"record-{who}", "over", record, kept=True, host=who, **size)
    await put(store, "fork-old", "running", 0.02, "here", host="filler", **BIG)
    await put(store, "fork-over", "over", 0.03, "here", host="filler", **BIG)
    await put(store, "fork-new", "running", 0.01, "here", host="filler", **BIG)
    await put(store, "some-old", "running", 8, host="some", **BIG)
    await put(store, "little-old", "running", 8, host="little", **SMALL)
    await put(store, "little-new", "running", 0.01, host="little", **SMALL)
    went: list[str] = []
    before = await left(store)
    for _ in HOLDERS:
        await give(Sweeper(store, Keeping(bytes=3_000_000)), 1)
        after = await left(store)
        went += before - after
        before = after
    assert went == HOLDERS
    assert before == {"between-new", "little-new"}


async def test_nobody_can_throw_out_what_others_have(store: Store) -> None:
    """However much one visitor brings in, matches between others stay, and there is room for newcomers."""
    for n in range(3):
        await put(store, f"old{n}", "over", 40 + n, "people", **BIG)
    bound = int(await store.read(used) * 1.2)
    await put(store, "record", "over", 0, kept=True, host="filler", **BIG)
    for n in range(7):
        await put(store, f"fork{n}", "running", 0, "here", host="filler", **BIG)
    sweeper = Sweeper(store, Keeping(bytes=bound))
    await sweeper.sweep()
    assert {f"old{n}" for n in range(3)} <= await left(store)
    assert not sweeper.full


async def test_who_keeps_too_much_is_told_what_to_do(settings: Settings) -> None:
    """One visitor fills by records and forks and is refused first; newcomers make tables, and removing helps."""
    async with running(replace(settings, keeping=Keeping(bytes=1_000_000, each=1))) as server:
        first, second, played = await two(server)
        await to_the_end(first, second)
        record = (await first.person.http.get(f"/api/tables/{played}/record")).text
        filler = await server.person()
        made = [(await filler.http.post("/api/records", content=record)).json()["id"]]
        fork = {"entry": 2, "seats": chairs("me", "here")}
        for _ in range(30):
            answer = await filler.http.post(f"/api/tables/{made[0]}/fork", json=fork)
            if answer.status_code != 201:
                break
            made.append(answer.json()["id"])
        assert (answer.status_code, answer.json()["code"]) == (507, "kept-too-much")
        assert "Remove" in answer.json()["text"]
        assert 5 < len(made) < 20
        assert (await filler.http.post("/api/records", content=record)).status_code == 507
        await (await server.person()).table("me", "friend")
        await server.site.hall.sweeper.sweep()
        assert (await first.person.get(f"/tables/{played}"))["state"] == "over"
        for table in made[-2:]:
            await filler.http.delete(f"/api/tables/{table}")
        await filler.table("me", "friend")


async def test_a_late_row_stops_nothing(store: Store) -> None:
    """Whoever takes a table off the list that has just gone is told so; if it was noted all the same, the table goes."""
    await put(store, "t", "over", 1, "people")
    await put(store, "other", "over", 1, "people")
    await store.write(Write(steps=out_of_sight("t")))
    with pytest.raises(Conflict):
        await store.write(Write(steps=[off_the_list("t", ME)]))
    await store.write(Write(steps=[insert(schema.hidden, table_id="t", visitor=ME)]))
    await store.write(Write(steps=out_of_sight("other")))
    await Sweeper(store, Keeping()).sweep()
    assert (await left(store), await count(store, schema.hidden)) == (set(), 0)


async def test_one_that_cannot_be_removed_keeps_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that stays, whatever the reason, does not stop the sweep of all others."""
    for name in ("a", "stuck", "b"):
        await put(store, name, "over", 1)
        await store.write(Write(steps=out_of_sight(name)))
    await put(store, "old", "over", 100)
    last = clearing._last

    def refused(tables: list[str]) -> Write:
        wanted = last(tables)
        return Write(steps=[*wanted.steps, Step(schema.tables.delete(), rows=-2)]) if "stuck" in tables else wanted

    monkeypatch.setattr(clearing, "_last", refused)
    await Sweeper(store, Keeping()).sweep()
    assert await left(store) == {"stuck"}
    assert "cannot be removed" in caplog.text


async def test_what_all_have_hidden_goes(store: Store) -> None:
    """A match that nobody lists any more is removed, however that came; one that somebody lists is not."""
    for name, who in (("both", (ME, OTHER)), ("one", (OTHER,)), ("none", ())):
        await put(store, name, "over", 1, "people")
        await store.write(Write(steps=[off_the_list(name, visitor) for visitor in who]))
    await Sweeper(store, Keeping()).sweep()
    assert await left(store) == {"one", "none"}


@pytest.mark.usefixtures("nobody_has_much")
async def test_when_nothing_may_go(store: Store) -> None:
    """What is young, and above all what people play, stays whatever the bound is; then there is no room for more."""
    await fill(store)
    sweeper = Sweeper(store, Keeping(bytes=1000))
    await sweeper.sweep()
    assert await left(store) == STAY
    assert sweeper.full
    roomy = Sweeper(store, Keeping())
    await roomy.sweep()
    assert not roomy.full


async def test_freed_pages_are_used_again(store: Store) -> None:
    """The database does not grow when as much comes as goes."""
    if await store.read(lambda connection: connection.dialect.name) != "sqlite":
        pytest.skip("PostgreSQL looks after its pages itself")
    for n in range(10):
        await put(store, f"old{n}", "over", 100, entries=100, size=500)
    before = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    full = await store.read(used)
    await Sweeper(store, Keeping()).sweep()
    assert await store.read(used) < full / 4
    for n in range(10):
        await put(store, f"new{n}", "over", 1, entries=100, size=500)
    after = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    assert after <= before * 1.1


async def test_holdings_say_what_takes_how_much(store: Store) -> None:
    """Every table and visitor is counted once; what is due, and when the next one is."""
    await fill(store)
    await put(store, "due", "waiting", 20, "open")
    await store.write(Write(steps=[insert(schema.visitors, id=ME, name="Zuan", changed=1.0)]))
    now = time()
    found = {
        holding.kind: holding for holding in await store.read(lambda connection: holdings(connection, Keeping(), now))
    }
    assert {kind: holding.count for kind, holding in found.items()} == {
        "waiting": 2, "running": 4, "practice": 2, "finished": 2, "records": 2, "visitors": 1,
    }  # fmt: skip
    assert (found["waiting"].due, found["running"].due, found["visitors"].due) == (1, 0, 0)
    assert found["waiting"].next == pytest.approx(now + 12 * DAY, abs=60)
    assert found["finished"].next is None
    assert found["waiting"].oldest == pytest.approx(now - 20 * DAY, abs=60)
    total = sum(holding.bytes for holding in found.values())
    assert 11 * 40_000 < total <= await store.read(used) < 1.4 * total


async def test_a_wall_clock_that_jumps_makes_nothing_old(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a jump nothing expires for a day; a clock that only goes on is believed."""
    await put(store, "t", "waiting", 1, "open")
    wall, up = time(), 1000.0
    monkeypatch.setattr(sweeping, "time", lambda: wall)
    monkeypatch.setattr(sweeping, "uptime", lambda: up)
    sweeper = Sweeper(store, Keeping())
    wall += 365 * DAY
    await sweeper.sweep()
    assert await left(store) == {"t"}
    wall, up = wall + 3600, up + 3600
    await sweeper.sweep()
    assert await left(store) == {"t"}
    wall, up = wall + DAY, up + DAY
    await sweeper.sweep()
    assert await left(store) == set()
    even = Pace()
    wall, up = wall + 400 * DAY, up + 400 * DAY
    assert even.even()


async def test_a_server_that_starts_with_a_wrong_clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Years after the last sweep, by the clock: nothing expires for a day, however often the server is started."""
    await put(store, "t", "waiting", 1, "open")
    wall, up = time(), 1000.0
    monkeypatch.setattr(sweeping, "time", lambda: wall)
    monkeypatch.setattr(sweeping, "uptime", lambda: up)
    await Sweeper(store, Keeping()).sweep()
    wall += 3 * 365 * DAY
    for _ in range(2):
        sweeper = Sweeper(store, Keeping())
        for _ in range(2):
            await sweeper.sweep()
            wall, up = wall + 3600, up + 3600
        assert await left(store) == {"t"}
    wall, up = wall + DAY, up + DAY
    await sweeper.sweep()
    assert await left(store) == set()


async def test_an_operator_is_believed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for a sweep after a long time gets it: `serenissima storage --sweep`."""
    await put(store, "t", "waiting", 1, "open")
    await Sweeper(store, Keeping()).sweep()
    now = time() + 365 * DAY
    monkeypatch.setattr(sweeping, "time", lambda: now)
    await Sweeper(store, Keeping()).sweep(asked=True)
    assert await left(store) == set()


async def test_the_server_sweeps_by_itself(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A while after the start, and again and again; a sweep that fails is tried again later."""
    sweeps: list[int] = []
    enough = asyncio.Event()

    async def sweep(self: Sweeper) -> None:
        sweeps.append(len(sweeps))
        if len(sweeps) in (1, 3):
            raise OSError
        if len(sweeps) == 5:
            enough.set()

    monkeypatch.setattr(Sweeper, "sweep", sweep)
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)
    async with running(replace(settings, first_sweep_seconds=0.0, sweep_seconds=0.0)):
        await asyncio.wait_for(enough.wait(), 20)


async def test_who_plays_is_not_swept_away(server: Running) -> None:
    """Neither a match nor practice that somebody is connected to goes, though both are old by the rule."""
    first, _, table = await two(server)
    line, practice = await against_bot(server)
    rows = schema.tables
    aged = Step(rows.update().values(changed=time() - 3650 * DAY))
    await server.site.hall.store.write(Write(steps=[aged]))
    await server.site.hall.sweeper.sweep()
    for played in (table, practice):
        assert (await first.person.get(f"/tables/{played}"))["state"] == "running"
    assert (await first.played({"type": "take", "count": 1}))["to_move"] == 1
    assert await line.silent() == []


async def test_no_room_for_new_tables(settings: Settings) -> None:
    """When the bound is reached and nothing may go, new tables, records and rematches are refused; playing goes on."""
    async with running(replace(settings, keeping=Keeping(bytes=10_000, each=0))) as server:
        first, second, _ = await two(server)
        await server.site.hall.sweeper.sweep()
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        problem = await first.person.post("/tables", wish, status=507)
        assert problem["code"] == "storage-full"
        answer = await first.person.http.post("/api/records", content=b"{}")
        assert answer.status_code == 507
        assert (await first.played({"type": "take", "count": 1}))["to_move"] == 1
        await second.until("update")


async def test_what_is_brought_in_is_noticed_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of new tables does not wait for the next hour: room is made as soon as the bound is passed."""
    swept = asyncio.Event()
    sweep = Sweeper.sweep

    async def noted(self: Sweeper) -> Any:
        gone = await sweep(self)
        swept.set()
        return gone

    monkeypatch.setattr(Sweeper, "sweep", noted)
    async with running(replace(settings, keeping=Keeping(bytes=2_000, each=0))) as server:
        person = await server.person()
        await person.table("me", "friend")
        assert not swept.is_set()
        for _ in range(4):
            await person.table("me", "friend")
        await asyncio.wait_for(swept.wait(), 20)
        assert server.site.hall.sweeper.full


def test_the_file_of_the_operator(tmp_path: Path) -> None:
    """Without a file the usual holds; with one, what it says; one that cannot be understood is refused."""
    assert keeping_in(tmp_path) == Keeping()
    (tmp_path / FILE).write_text("practice = 30\nfinished = 365.5\nbytes = 1_000_000\n")
    assert keeping_in(tmp_path) == Keeping(practice=30, finished=365.5, bytes=1_000_000)
    for bad in ("practise = 30", "practice = -1", "practice = 'long'", "practice", "\xff"):
        (tmp_path / FILE).write_text(bad, encoding="latin-1")
        with pytest.raises(BadKeeping, match=FILE):
            keeping_in(tmp_path)
    with pytest.raises(SystemExit, match=FILE):
        _built(Settings(data=tmp_path))
