"""The moment of a bot's answer at a secret decision tells nothing: not whether there was a choice, nor how hard it was.

Two ways to look at it. Worlds in which the same is played, but never with a choice, or always with one, easy or hard:
all moments are equal, at the table and at those beside it. And matches as bots play them: the times of forced and of
chosen answers are compared by a statistic that finds the difference there used to be.
"""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import count, pairwise
from math import sqrt
from random import Random

import pytest

from serenissima.bots.levels import bots_for, level_of
from serenissima.core.match import Match
from serenissima.core.playing import Planned
from serenissima.games import game
from serenissima.server.settings import Settings
from serenissima.server.workers import bots as workers
from serenissima.server.workers import load as machine
from serenissima.server.workers.bots import Bots
from serenissima.server.workers.load import burden
from serenissima.tables.bots import BotDriver
from serenissima.tables.jobs import Job
from serenissima.tables.moments import Question, span
from serenissima.tables.seats import Seat
from tests.server.virtual import Answer, Kind, house, pick, played, stage, virtually
from tests.sizes import spread

SETTINGS = Settings(bot_workers=2)
KINDS: list[Kind] = [
    ("pebbles", "search", 2, {}, ()),
    ("intrigues-a-venise", "spymaster", 3, {}, ()),
    ("intrigues-a-venise", "search", 3, {}, ()),
    ("venise", "admiral", 2, {}, ()),
    ("venise", "ferryman", 3, {}, ()),
    ("canal-grande", "doge", 2, {}, ()),
    ("canal-grande", "sensible", 4, {}, ()),
    (
        "venice-connection",
        "maestro",
        2,
        {"challenge": "prove", "starter": "seat-1"},
        ("0,0:|", "confirm", "impossible"),
    ),
]
SILENT = ("canal-grande", "venice-connection")
"""Games with steps of which nobody hears; in a jam what follows them may be heard later, and tells it itself."""
VOTES: Kind = KINDS[5]
Takes = Callable[[], float]


def easy() -> float:
    """Every decision is made at once."""
    return 0.002


def jammed() -> float:
    """No worker answers in time."""
    return 60.0


def uneven() -> Takes:
    """Now and then a worker takes so long that the weakest bot has to answer."""
    random = Random(12)
    return lambda: random.expovariate(4)


def moments(kind: Kind, takes: Takes, tables: int = 1, spawning: float = 0.0) -> list[list[float]]:
    """When something is heard at tables of this kind, played at the same time."""

    async def act() -> list[list[float]]:
        place = house(SETTINGS, takes, spawning)
        stages = [stage(place, kind, 24, f"moments {n}") for n in range(tables)]
        await played(stages)
        return [each.moments for each in stages]

    return virtually(act)


@pytest.fixture(autouse=True)
def unburdened(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine has nothing else to do, and is equally fast with and without a compiler."""
    monkeypatch.setattr(machine, "burden", lambda: 1)
    monkeypatch.setattr(machine, "UNCOMPILED", 1)


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision is the same, for whatever reason it is made."""
    monkeypatch.setattr(Match, "offered", lambda self, seat: self.codes())
    monkeypatch.setattr(workers, "anything", lambda decision: pick(decision.codes))


def without_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody has a choice, and the same is played."""
    monkeypatch.setattr(Match, "offered", lambda self, seat: [pick(self.codes())])


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(kind[:2]))
@pytest.mark.parametrize("tables", spread([1, 5]))
def test_no_choice_easy_ones_hard_ones_and_plans_are_heard_alike(
    kind: Kind, tables: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone or beside others, no moment at a table depends on what the bots were asked."""
    chosen = moments(kind, easy, tables)
    assert chosen[0]
    if kind[0] not in SILENT:
        assert moments(kind, uneven(), tables) == chosen
        assert moments(kind, jammed, tables) == chosen
    with monkeypatch.context() as planning:
        planning.setattr(Planned, "at", lambda self, entry, seat, codes: [pick(codes)])
        assert moments(kind, jammed, tables) == chosen
    without_choice(monkeypatch)
    assert moments(kind, easy, tables) == chosen


@pytest.mark.usefixtures("alike")
def test_the_first_answer_waits_for_the_workers_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """While workers are starting nobody answers, with or without a choice."""
    kind = VOTES
    chosen = moments(kind, easy, spawning=3.0)
    assert chosen[0][0] == 3.0 + SETTINGS.bot_seconds + SETTINGS.bot_delay
    without_choice(monkeypatch)
    assert moments(kind, easy, spawning=3.0) == chosen


@pytest.mark.usefixtures("alike")
def test_a_bot_that_fails_is_heard_like_one_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure is reported when the match is over: earlier it would reveal that there was a choice."""
    kind: Kind = ("pebbles", "search", 2, {"heap": 6}, ())

    async def fail(*_: object) -> list[int]:
        raise RuntimeError("no idea")

    async def act() -> tuple[list[float], int, list[str]]:
        one = stage(house(SETTINGS, easy), kind, 12)
        one.begin()
        await asyncio.sleep(2.0)
        assert one.moments, "nothing was heard"
        early = len(one.notices)
        await one.done.wait()
        one.drivers.go_on()
        return one.moments, early, [notice.key for notice in one.notices]

    chosen = virtually(act)
    monkeypatch.setattr(Bots, "_ask", fail)
    failed = virtually(act)
    assert failed[0] == chosen[0]
    assert (chosen[1:], failed[1:]) == ((0, []), (0, ["notice-bot-failed"] * 2))


def test_steps_nobody_hears_of_take_no_time() -> None:
    """However many cards a bot picks in a vote, its lay is heard when a pass would have been."""

    async def act() -> list[Answer]:
        one = stage(house(SETTINGS, easy), ("canal-grande", "sensible", 2, {}, ()), 80)
        await played([one])
        assert any(answer.steps for answer in one.answers), "no card was laid"
        return one.answers

    answers = virtually(act)
    assert len({answer.after for answer in answers if not answer.within}) == 1
    assert len({answer.after for answer in answers if answer.within}) == 1


@pytest.mark.parametrize("kind", [KINDS[0], VOTES], ids=lambda kind: kind[0])
def test_what_could_not_be_stored_is_asked_again(kind: Kind) -> None:
    """It is asked again with its full time: the moment that passed was not that of the new question."""

    async def act() -> tuple[list[float], int]:
        one = stage(house(SETTINGS, lambda: 0.3), kind, 12)
        do, failures, moments = one.do, count(), []

        def not_stored(job: Job) -> None:
            if next(failures) % 2:
                do(job)
                return
            effect = job.act()
            assert effect is not None
            moments.append(asyncio.get_running_loop().time())
            one.table.take_back(effect)
            one.drivers.go_on()

        one.do = not_stored  # type: ignore[method-assign]
        await played([one])
        one.drivers.bots._tell_the_rest()
        heard = sorted([*one.moments, *moments])
        return [round(after - before, 2) for before, after in pairwise(heard)], len(one.notices)

    gaps, failed = virtually(act)
    assert min(gaps) >= SETTINGS.bot_delay or kind is VOTES
    assert failed == 0


def apart(one: list[float], other: list[float]) -> bool:
    """Whether these times differ: the Kolmogorov-Smirnov test, wrong once in a thousand times."""
    one, other = sorted(one), sorted(other)
    gap = max(abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in {*one, *other})
    return gap > 1.95 * sqrt((len(one) + len(other)) / (len(one) * len(other)))


def told_apart(kind: Kind, load: int, matches: int) -> bool:
    """Whether the time of an answer tells if there was a choice, at the beginning of a turn or in the middle of it.

    So many matches are played, `load` of them at a time.
    """

    async def act(number: int) -> list[Answer]:
        place = house(SETTINGS, uneven())
        stages = [stage(place, kind, 200, f"apart {number} {n}") for n in range(load)]
        await played(stages)
        return [answer for each in stages for answer in each.answers if not answer.steps]

    answers = [answer for number in range(0, matches, load) for answer in virtually(partial(act, number))]
    compared = 0
    for within in (False, True):
        times = {
            forced: [answer.after for answer in answers if (answer.forced, answer.within) == (forced, within)]
            for forced in (False, True)
        }
        if min(map(len, times.values())) >= 15:
            compared += 1
            if apart(times[False], times[True]):
                return True
    assert compared, f"too few answers: {len(answers)}, {sum(answer.forced for answer in answers)} of them forced"
    return False


AGENTS: Kind = ("intrigues-a-venise", "spymaster", 4, {}, ())
FERRYMEN: Kind = ("venise", "ferryman", 3, {}, ())


@pytest.mark.parametrize("load", [1, 6])
@pytest.mark.parametrize(
    ("kind", "matches"),
    [(AGENTS, 18), pytest.param(VOTES, 6, marks=pytest.mark.slow), pytest.param(FERRYMEN, 6, marks=pytest.mark.slow)],
)
def test_forced_and_chosen_answers_cannot_be_told_apart(kind: Kind, matches: int, load: int) -> None:
    """Hundreds of answers with uneven workers look alike, at one table and at six."""
    assert not told_apart(kind, load, matches)


@pytest.mark.parametrize("load", [1, 6])
def test_a_planted_difference_is_found(monkeypatch: pytest.MonkeyPatch, load: int) -> None:
    """The statistic finds a small delay planted in answers with a choice."""
    asked = BotDriver._new_question
    turn = count()

    async def later(self: BotDriver, seat: Seat, entry: int) -> Question:
        question = await asked(self, seat, entry)
        if len(self._room.table.match.codes()) > 1:
            question.moment += 0.05 * (next(turn) % 10)
        return question

    monkeypatch.setattr(BotDriver, "_new_question", later)
    assert told_apart(AGENTS, load, 12)


def test_nobody_waits_longer_than_for_a_bot_that_thinks() -> None:
    """With the default settings an answer takes as long as thinking, and less within a planned turn."""
    settings = Settings()
    for name in ("canal-grande", "intrigues-a-venise", "venise"):
        found = game(name)
        for level in bots_for(found):
            own = level_of(found, level.name)
            first, then = (span(settings, own, within, settings.bot_way) for within in (False, True))
            assert settings.bot_delay <= then <= first <= settings.bot_seconds + settings.bot_delay


def test_where_nothing_is_secret_nobody_waits() -> None:
    """Where nothing is secret a bot answers as soon as it can, and without a choice asks no worker."""

    async def act() -> tuple[list[float], int, list[Answer]]:
        one = stage(house(SETTINGS, lambda: 0.7), ("canaletto", "broker", 3, {}, ()), 30)
        await played([one])
        return one.moments, one.house.workers.asked, one.answers

    times, asked, answers = virtually(act)
    gaps = {round(after - before, 2) for before, after in pairwise(times)}
    assert gaps <= {0.4, 0.7}
    assert 0 < asked <= len(times)
    assert answers == []


def test_a_machine_with_other_things_to_do_gets_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """More time is given by the load of a minute beyond what our bots can cause, at most six times as much."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    times = []
    for load in (0.0, 2.0, 3.9, 4.0, 17.0, 1000.0):
        monkeypatch.setattr(os, "getloadavg", lambda load=load: (load, 0.0, 0.0), raising=False)
        times.append(burden())
    assert times == [1, 1, 1, 2, 5, 6]
    monkeypatch.delattr(os, "getloadavg")
    assert burden() == 1


async def test_a_worker_that_could_not_be_started_keeps_nobody_waiting() -> None:
    """If no worker can be started the decision fails, and the weakest bot decides."""
    bots = Bots(Settings(bot_workers=1, bot_grace=0.01))
    started: Future[bool] = Future()
    bots.pool.start = lambda: started  # type: ignore[method-assign]
    await bots.ready()
    started.set_exception(RuntimeError("no room"))
    await bots.ready()
