"""When space runs out, whoever stores most gives first: nobody can push out what others have, or block the server."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from serenissima.server.settings import Settings
from serenissima.server.storage import sweeping
from serenissima.server.storage.keeping import Keeping
from serenissima.server.storage.sizes import used
from serenissima.server.storage.store import Store
from serenissima.server.storage.sweeping import Sweeper
from tests.server.conftest import running
from tests.server.people import chairs
from tests.server.stored import fill, left, put
from tests.server.tables import to_the_end, two

ORDER = ["record-old", "record-new", "waiting", "practice", "alone", "finished", "abandoned"]
STAY = {"practice-now", "alone-now", "finished-now", "played"}


async def give(sweeper: Sweeper, excess: int) -> None:
    """Makes some room, using shared tables only if there is nothing else."""
    if not (await sweeper._make_room(excess, shared=False)).total():
        await sweeper._make_room(excess, shared=True)


@pytest.fixture
def nobody_has_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the bound were large and everybody had little."""
    monkeypatch.setattr(sweeping, "MUCH", 1e9)


@pytest.mark.usefixtures("nobody_has_much")
async def test_room_is_made_in_the_documented_order(store: Store) -> None:
    """The least valuable goes first, oldest first, and only as much as needed."""
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
    """Records go first, then private tables of those with much, largest first; those between people go last."""
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
    """However much one visitor imports, matches between others stay, and newcomers find room."""
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
    """A visitor who fills up the space is refused first, newcomers make tables, and removing some helps."""
    async with running(replace(settings, keeping=Keeping(bytes=1_000_000, each=1))) as server:
        first, second, played = await two(server)
        await to_the_end(first, second)
        record = (await first.person.http.get(f"/api/tables/{played}/record")).text
        filler = await server.person()
        made = [(await filler.http.post("/api/records", content=record)).json()["id"]]
        fork = {"entry": 2, "seats": chairs("me", "here")}
        while (answer := await filler.http.post(f"/api/tables/{made[0]}/fork", json=fork)).status_code == 201:
            made.append(answer.json()["id"])
            assert len(made) < 20
        assert (answer.status_code, answer.json()["code"]) == (507, "kept-too-much")
        assert "Remove" in answer.json()["text"]
        assert len(made) > 5
        assert (await filler.http.post("/api/records", content=record)).status_code == 507
        await (await server.person()).table("me", "friend")
        await server.site.desk.sweeper.sweep()
        assert (await first.person.get(f"/tables/{played}"))["state"] == "over"
        for table in made[-2:]:
            await filler.http.delete(f"/api/tables/{table}")
        await filler.table("me", "friend")


@pytest.mark.usefixtures("nobody_has_much")
async def test_when_nothing_may_go(store: Store) -> None:
    """Recent tables, and those people play at, stay whatever the bound; then there is no room for more."""
    await fill(store)
    sweeper = Sweeper(store, Keeping(bytes=1000))
    await sweeper.sweep()
    assert await left(store) == STAY
    assert sweeper.full
    roomy = Sweeper(store, Keeping())
    await roomy.sweep()
    assert not roomy.full


async def test_no_room_for_new_tables(settings: Settings) -> None:
    """When the bound is reached and nothing may go, new tables are refused and playing goes on."""
    async with running(replace(settings, keeping=Keeping(bytes=10_000, each=0))) as server:
        first, second, _ = await two(server)
        await server.site.desk.sweeper.sweep()
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        problem = await first.person.post("/tables", wish, status=507)
        assert problem["code"] == "storage-full"
        answer = await first.person.http.post("/api/records", content=b"{}")
        assert answer.status_code == 507
        assert (await first.played({"type": "take", "count": 1}))["to_move"] == 1
        await second.until("update")


async def test_what_is_brought_in_is_noticed_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood of new tables does not wait for the next sweep: room is made at once."""
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
        assert server.site.desk.sweeper.full
