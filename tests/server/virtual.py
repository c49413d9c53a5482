"""Tables of bots in a time that only passes where everybody waits: thousands of answers in a moment, always the same.

The drivers, the portions and the rules are real. Workers are played by a queue that takes as long as it is told to, and
what happens at a table is neither stored nor sent: the moment at which it would have been is noted.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, TypeVar, cast
from zlib import crc32

from serenissima.bots.think import Thought
from serenissima.core.fortuna import Fortuna
from serenissima.core.match import Match
from serenissima.games import game
from serenissima.server.settings import Settings
from serenissima.server.workers.bots import Bots
from serenissima.tables.drivers import Drivers
from serenissima.tables.jobs import Job
from serenissima.tables.messages import Notice
from serenissima.tables.seats import Seat
from serenissima.tables.secrecy import goes_on, secret
from serenissima.tables.table import Table

T = TypeVar("T")


class _Jump(selectors.SelectSelector):
    """A selector that jumps to the next scheduled moment instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing will ever happen again"
        self.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.now


def virtually(act: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Runs a coroutine in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(act())


def pick(codes: list[int]) -> int:
    """The code that every bot here chooses."""
    return codes[crc32(repr(codes).encode()) % len(codes)]


class Workers:
    """Stands in for processes: each question takes `takes()` seconds of one of them, one after another."""

    def __init__(self, count: int, takes: Callable[[], float]) -> None:
        self._free = [0.0] * count
        self._takes = takes
        self._processes: dict[int, object] = {}
        self.asked = 0

    def shutdown(self, **_: object) -> None:
        """The workers are given up; there are no others."""

    def submit(self, work: object, *args: Any) -> Future[Thought]:
        """Answers when its turn has come and its thinking time has passed."""
        loop = asyncio.get_running_loop()
        codes: list[int] = args[3]
        self.asked += 1
        worker = self._free.index(min(self._free))
        self._free[worker] = max(loop.time(), self._free[worker]) + self._takes()
        answer: Future[Thought] = Future()
        loop.call_at(self._free[worker], _answer, answer, Thought([pick(codes)]))
        return answer


def _answer(future: Future[Thought], thought: Thought) -> None:
    if future.set_running_or_notify_cancel():
        future.set_result(thought)


@dataclass(frozen=True)
class Answer:
    """That something was heard of a bot: whether it had no choice, was in its turn already, and after how long.

    `steps`: how many steps it took before of which nobody heard.
    """

    forced: bool
    within: bool
    after: float
    steps: int


@dataclass
class House:
    """What the tables have in common."""

    settings: Settings
    bots: Bots
    workers: Workers


def house(settings: Settings, takes: Callable[[], float], spawning: float = 0.0) -> House:
    """A house without tables, whose workers are ready after this many seconds."""
    bots = Bots(settings)
    workers = Workers(settings.bot_workers, takes)
    bots.pool.workers = lambda: cast(Any, workers)  # type: ignore[method-assign]
    started: Future[bool] = Future()
    bots.pool.start = lambda: started  # type: ignore[method-assign]
    asyncio.get_running_loop().call_later(spawning, started.set_result, True)
    return House(settings, bots, workers)


Kind = tuple[str, str, int, dict[str, Any], tuple[str, ...]]
"""A game, a level of its bots, the number of seats, the options and the first moves."""


@dataclass
class Stage:
    """One table of bots, as a room would run it."""

    table: Table
    house: House
    steps: int
    latency: float = 0.0
    answers: list[Answer] = field(default_factory=list)
    moments: list[float] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.done = asyncio.Event()
        self.drivers = Drivers(cast(Any, self), self.house.settings, self.house.bots)
        self._asked: tuple[bool, bool, float] | None = None
        self._unheard = 0

    def begin(self) -> None:
        """Asks the first bot."""
        self._ask()

    def _ask(self) -> None:
        match = self.table.match
        if match.to_move is None or len(self.moments) >= self.steps:
            self.done.set()
            if match.to_move is not None:
                self.drivers.close()
            return
        if self._asked is None and secret(match):
            seat = match.to_move
            now = asyncio.get_running_loop().time()
            self._asked = (len(match.codes()) == 1, goes_on(match, seat), now)
        self.drivers.go_on()

    @property
    def audience(self) -> Stage:
        """The audience, which hears what is announced."""
        return self

    def attended(self) -> bool:
        """Somebody is always watching."""
        return True

    def announce(self, notice: Notice) -> None:
        """Nobody hears it."""
        self.notices.append(notice)

    def do(self, job: Job) -> None:
        """Records when the move is heard, if anybody can hear it, and goes on."""
        effect = job.act()
        assert effect is not None
        self.notices += effect.notices
        now = asyncio.get_running_loop().time()
        if any(self.table.match.numbers.public(entry.n) for entry in effect.entries):
            self.moments.append(round(now, 6))
            if self._asked is not None:
                forced, within, since = self._asked
                self.answers.append(Answer(forced, within, round(now - since, 6), self._unheard))
            self._asked, self._unheard = None, 0
        else:
            self._unheard += 1
        asyncio.get_running_loop().call_later(self.latency, self._ask)


def stage(house: House, kind: Kind, steps: int, seed: str = "moments") -> Stage:
    """A table of this game with such a bot on every seat, to be played for this many answers."""
    name, level, seats, options, opening = kind
    match = Match(game(name), seats, options, Fortuna(seed))
    match.settle()
    for text in opening:
        match.play(match.parse(text))
    chairs = tuple(Seat(seat=seat, kind="bot", name=f"{seat}", bot=level) for seat in range(seats))
    return Stage(Table(seed, match, chairs, "", None), house, steps)


async def played(stages: list[Stage]) -> None:
    """Plays these tables, each started a little after the last."""
    loop = asyncio.get_running_loop()
    for number, each in enumerate(stages):
        # what is written takes its time, at every table another: no two are ever in step
        each.latency = 0.001 * sqrt(2 + number)
        loop.call_later(0.13 * number, each.begin)
    for each in stages:
        await each.done.wait()
