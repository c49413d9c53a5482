"""Lanes are fair: whoever asks often waits behind their own questions, not in front of others'."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from serenissima.server.identity.callers import Caller
from serenissima.server.workers.lanes import Crowded, Lanes
from serenissima.server.workers.questions import Questions
from tests.server.conftest import Running
from tests.server.people import PATIENCE, Json
from tests.server.tables import against_bot, to_the_end


class Office:
    """One caller is being served; the others queue and are recorded as they are served."""

    def __init__(self, lanes: Lanes) -> None:
        self.lanes = lanes
        self.served: list[str] = []
        self._go = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def line_up(self, visitor: str, address: str, times: int = 1) -> None:
        """Joins the queue."""
        for _ in range(times):
            self._tasks.append(asyncio.create_task(self._be_served(visitor, address)))
            await asyncio.sleep(0)

    async def _be_served(self, visitor: str, address: str) -> None:
        async with self.lanes.turn(Caller(visitor, address), PATIENCE):
            await self._go.wait()
            self.served.append(visitor)

    async def work(self) -> list[str]:
        """Serves everybody; returns the order in which they were served."""
        self._go.set()
        await asyncio.gather(*self._tasks)
        return self.served


async def test_addresses_take_turns_and_so_do_visitors() -> None:
    """Ten questions of one address do not come before the first of another; visitors at one address alternate."""
    office = Office(Lanes())
    await office.line_up("a", "here", 5)
    await office.line_up("b", "here", 2)
    await office.line_up("c", "there", 2)
    assert await office.work() == ["a", "a", "c", "b", "c", "a", "b", "a", "a"]


@pytest.mark.parametrize("lanes", [Lanes(of_person=3), Lanes(at_address=3)], ids=["a person", "an address"])
async def test_few_may_wait(lanes: Lanes) -> None:
    """One too many from a person or an address is turned away, and others are not."""
    office = Office(lanes)
    await office.line_up("a", "here", 4)  # one is served, three wait
    with pytest.raises(Crowded):
        await lanes.turn(Caller("a", "here"), PATIENCE).__aenter__()
    await office.line_up("b", "there")
    assert len(await office.work()) == 5
    assert lanes.waiting == 0


async def test_a_full_house_makes_room_for_who_has_not_asked_yet() -> None:
    """When full, the last of the longest lane makes room for a shorter one, until all are equal."""
    lanes = Lanes(most=6, of_person=3)
    first, rest = Office(lanes), Office(lanes)
    await first.line_up("a", "here", 3)  # one of them is served
    await first.line_up("b", "here", 3)
    await first.line_up("c", "there")
    assert lanes.waiting == 6
    for name in ("d", "e", "f"):
        await rest.line_up(name, f"{name} alone")
        await asyncio.sleep(0)
    assert lanes.waiting == 6
    gone = [task for task in first._tasks if task.done()]
    assert [type(task.exception()) for task in gone] == [Crowded] * 3
    assert [first._tasks.index(task) for task in gone] == [2, 4, 5], "of each the last, of who asks most first"
    await rest.line_up("g", "g alone")
    with pytest.raises(Crowded):
        await lanes.turn(Caller("h", "h alone"), PATIENCE).__aenter__()
    first._go.set()
    assert await rest.work() == ["d", "e", "f", "g"]
    served = await asyncio.gather(*first._tasks, return_exceptions=True)
    assert [type(error) for error in served if error is not None] == [Crowded] * 4
    assert lanes.waiting == 0


async def test_whoever_leaves_the_line_holds_up_nobody() -> None:
    """A caller who gives up before their turn, or at that very moment, leaves it to the next."""
    lanes = Lanes()
    served: list[str] = []

    async def be_served(name: str) -> None:
        async with lanes.turn(Caller(name, name), PATIENCE):
            served.append(name)

    async with lanes.turn(Caller("a", "a"), PATIENCE):
        tasks = {name: asyncio.create_task(be_served(name)) for name in "bcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()
        await asyncio.wait([tasks["b"]])
        assert lanes.waiting == 2
    tasks["c"].cancel()  # whose turn it has just become
    await tasks["d"]
    async with lanes.turn(Caller("e", "e"), PATIENCE):
        tasks = {name: asyncio.create_task(be_served(name)) for name in "fg"}
        await asyncio.sleep(0)
        tasks["f"].cancel()  # whose turn it becomes before it has noticed
    await tasks["g"]
    await be_served("h")
    assert served == ["d", "g", "h"]
    assert lanes.waiting == 0


async def test_who_waits_too_long_is_told() -> None:
    """Nobody waits in a queue for ever."""
    office = Office(Lanes())
    await office.line_up("a", "here")
    with pytest.raises(TimeoutError):
        await office.lanes.turn(Caller("b", "there"), 0.01).__aenter__()
    assert office.lanes.waiting == 0
    await office.line_up("c", "there")
    assert await office.work() == ["a", "c"]


class Slow:
    """Questions that are answered only when allowed."""

    def __init__(self, questions: Questions, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[object] = []
        self.begun = asyncio.Event()
        self.allowed = asyncio.Event()
        monkeypatch.setattr(questions, "_answer", self._answer)

    async def _answer(self, name: str, what: str, args: tuple[object, ...]) -> bytes:
        self.asked.append(args[1])
        self.begun.set()
        await self.allowed.wait()
        return b'{"slow":true}'


@pytest.fixture
def slow(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """Looks back take long."""
    slowed = Slow(server.site.desk.look_backs, monkeypatch)
    yield slowed
    slowed.allowed.set()


async def test_a_storm_of_looks_back_and_anothers_hint(server: Running, slow: Slow) -> None:
    """While one visitor requests look back after look back, another gets a hint, and few of the storm may wait."""
    line, old = await against_bot(server)
    await to_the_end(line)
    storm = [asyncio.create_task(_look_back(server, line.person.cookies(), old)) for _ in range(20)]
    await slow.begun.wait()
    other, table = await against_bot(server)
    hint = await other.person.get(f"/tables/{table}/hint")
    assert hint["best"]["move"] in other.moves
    assert len(slow.asked) == 1, "it was answered while the first look back went on"
    slow.allowed.set()
    answers = await asyncio.gather(*storm)
    codes = [answer.get("code", "") for answer in answers]
    assert codes.count("too-many-questions") == 20 - 1 - 6
    assert all(answer.get("slow") or "Try again" in answer["text"] for answer in answers)


async def _look_back(server: Running, cookies: str, table: str) -> Json:
    person = await server.person()
    answer = await person.http.get(f"/api/tables/{table}/retrospect", headers={"Cookie": cookies})
    found: Json = answer.json()
    return found
