"""Old data is swept by the rules of docs/keeping.md, a little at a time, and never what somebody views or plays."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select

from serenissima.server.serving import _built
from serenissima.server.settings import Settings
from serenissima.server.storage import clearing, schema, sweeping
from serenissima.server.storage.clearing import PIECE, off_the_list, out_of_sight
from serenissima.server.storage.keeping import DAY, FILE, BadKeeping, Keeping, keeping_in
from serenissima.server.storage.sizes import holdings, used
from serenissima.server.storage.store import Store
from serenissima.server.storage.sweeping import Pace, Sweeper
from serenissima.server.storage.writes import Step, Write, insert
from serenissima.tables.store import Conflict
from tests.server.conftest import Running, running
from tests.server.stored import ME, OTHER, count, fill, left, put
from tests.server.tables import against_bot, two


async def test_each_kind_has_its_time(store: Store) -> None:
    """Data older than its kind's limit goes, younger data stays, and matches between people stay for ever."""
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
    """0 days means never: that kind is not swept."""
    for state in ("waiting", "running", "over"):
        await put(store, state, state, 10_000)
    await Sweeper(store, Keeping(waiting=0, running=0, practice=0, records=0, visitors=0)).sweep()
    assert await left(store) == {"waiting", "running", "over"}


async def test_what_is_in_memory_stays(store: Store) -> None:
    """A table that somebody looks at is not swept, however many others are."""
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
    """No write removes more than a few hundred rows, however long or numerous the matches."""
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
    """What was hidden when the server stopped is found by nobody, and removed by the next sweep."""
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
    """Entries whose table was never written are removed, except those being written now."""
    for table_id, at in (("cut-off", time() - 2 * sweeping.JUST_NOW), ("coming", time())):
        await store.write(Write(entries=[(table_id, n, at, "{}") for n in range(1, 2 * PIECE + 3)]))
    await Sweeper(store, Keeping()).sweep()
    left = select(schema.entries.c.table_id, func.count()).group_by(schema.entries.c.table_id)
    assert await store.read(lambda connection: connection.execute(left).all()) == [("coming", 2 * PIECE + 2)]


async def test_visitors_without_a_seat(store: Store) -> None:
    """Visitors without a seat or a table are forgotten after a month of absence, and others are not."""
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


async def test_a_late_row_stops_nothing(store: Store) -> None:
    """A row that arrives late for a removed table does not prevent its removal."""
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
    """A table that cannot be removed does not stop the sweep of others."""
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
    """A match that nobody lists any more is removed, and one that somebody lists is not."""
    for name, who in (("both", (ME, OTHER)), ("one", (OTHER,)), ("none", ())):
        await put(store, name, "over", 1, "people")
        await store.write(Write(steps=[off_the_list(name, visitor) for visitor in who]))
    await Sweeper(store, Keeping()).sweep()
    assert await left(store) == {"one", "none"}


async def test_freed_pages_are_used_again(store: Store) -> None:
    """The database does not grow when as much is removed as is added."""
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
    """Every table and visitor is counted once, with what is due and when the next is."""
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
    """After a jump of the clock nothing expires for a day; steady time is believed."""
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
    """If the clock is years after the last sweep, nothing expires for a day, however often it is started."""
    await put(store, "t", "waiting", 1, "open")
    wall, up = time(), 1000.0
    monkeypatch.setattr(sweeping, "time", lambda: wall)
    monkeypatch.setattr(sweeping, "uptime", lambda: up)
    await Sweeper(store, Keeping()).sweep()
    wall += 3 * 365 * DAY
    sweepers = [Sweeper(store, Keeping()) for _ in range(2)]
    for sweeper in sweepers:
        for _ in range(2):
            await sweeper.sweep()
            wall, up = wall + 3600, up + 3600
        assert await left(store) == {"t"}
    wall, up = wall + DAY, up + DAY
    await sweepers[-1].sweep()
    assert await left(store) == set()


async def test_an_operator_is_believed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator's `serenissima storage --sweep` after a long time is carried out."""
    await put(store, "t", "waiting", 1, "open")
    await Sweeper(store, Keeping()).sweep()
    now = time() + 365 * DAY
    monkeypatch.setattr(sweeping, "time", lambda: now)
    await Sweeper(store, Keeping()).sweep(asked=True)
    assert await left(store) == set()


async def test_the_server_sweeps_by_itself(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server sweeps a while after the start and repeatedly, and a failed sweep is tried again."""
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
    """Old matches and practice that somebody is connected to are not removed."""
    first, _, table = await two(server)
    line, practice = await against_bot(server)
    rows = schema.tables
    aged = Step(rows.update().values(changed=time() - 3650 * DAY))
    await server.site.desk.store.write(Write(steps=[aged]))
    await server.site.desk.sweeper.sweep()
    for played in (table, practice):
        assert (await first.person.get(f"/tables/{played}"))["state"] == "running"
    assert (await first.played({"type": "take", "count": 1}))["to_move"] == 1
    assert await line.silent() == []


def test_the_file_of_the_operator(tmp_path: Path) -> None:
    """Without a file the defaults hold; with one, what it says; an invalid one is refused."""
    assert keeping_in(tmp_path) == Keeping()
    (tmp_path / FILE).write_text("practice = 30\nfinished = 365.5\nbytes = 1_000_000\n")
    assert keeping_in(tmp_path) == Keeping(practice=30, finished=365.5, bytes=1_000_000)
    for bad in ("practise = 30", "practice = -1", "practice = 'long'", "practice", "\xff"):
        (tmp_path / FILE).write_text(bad, encoding="latin-1")
        with pytest.raises(BadKeeping, match=FILE):
            keeping_in(tmp_path)
    with pytest.raises(SystemExit, match=FILE):
        _built(Settings(data=tmp_path))
