"""The reading room: questions to a game's study or workshop are worked out in a process of their own.

Never on the event loop: compiled code does not let other threads run, so a thread would hold up everybody. The process
is started by the first question; books stay open in it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from functools import lru_cache
from typing import Any

import msgspec

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.options import OptionValue
from serenissima.core.study import NoPuzzle, Study, Unfit
from serenissima.core.text import sentence
from serenissima.core.workshop import Workshop
from serenissima.games import game
from serenissima.server import looking
from serenissima.server.bots import begin_worker
from serenissima.server.callers import Caller
from serenissima.server.checking import check, loaded, proof
from serenissima.server.lanes import Crowded, Lanes
from serenissima.server.limits import too_many
from serenissima.server.messages import Puzzles
from serenissima.server.problems import Rejected
from serenissima.server.settings import Settings

log = logging.getLogger("serenissima.server")

SOON = 5
"""Seconds after which somebody who could not wait for a turn may try again."""


class ReadingRoom:
    """Where questions are answered, one after the other; addresses take turns, and so do the visitors at one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._lanes = Lanes()

    async def ask(self, who: Caller, found: AnyGame | None, what: str, *args: object) -> bytes:
        """The answer as JSON; Rejected if there is none. Without a game it is a question that is about none."""
        try:
            async with self._lanes.turn(who, self._settings.study_seconds):
                answer = await self._answer("" if found is None else found.name, what, args)
        except (Crowded, TimeoutError):
            raise too_many("too-many-questions", SOON) from None
        if isinstance(answer, Refusal):
            why = sentence(found, f"refusal-{answer.reason}", answer.args)
            raise Rejected(400, "unfit", rule=answer.rule, why=why)
        if answer is None:
            raise Rejected(404, "no-puzzle")
        return answer

    async def _answer(self, name: str, what: str, args: tuple[object, ...]) -> bytes | Refusal | None:
        for _ in range(2):
            pool = self._reader()
            try:
                async with asyncio.timeout(self._settings.study_seconds):
                    return await asyncio.wrap_future(pool.submit(answer, name, what, args))
            except BrokenProcessPool:
                log.warning("the reading room's process died; it is started anew")
                self._discard(pool)
            except TimeoutError:
                log.warning("a question (%s of %s) took too long; the process is started anew", what, name)
                self._discard(pool)
                break
        raise Rejected(503, "study-failed")

    def _reader(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # not fork: the server has threads
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
        return self._pool

    def processes(self) -> list[int]:
        """The process number, where there is a process."""
        return [] if self._pool is None else list(self._pool._processes or ())

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        # whoever waits hears that the process died, and asks the next one
        pool.shutdown(wait=False)

    def renew(self) -> None:
        """From now on a new process answers; the old one ends when it has answered what it was asked."""
        old, self._pool = self._pool, None
        if old is not None:
            old.shutdown(wait=False)

    def close(self) -> None:
        """Ends the process."""
        if self._pool is not None:
            self._discard(self._pool)


# in the process


def answer(name: str, what: str, args: tuple[object, ...]) -> bytes | Refusal | None:
    """The JSON of an answer, why there is none, or None if there is no such puzzle."""
    try:
        return msgspec.json.encode(ANSWERS[what](name, *args))
    except Unfit as error:
        return error.refusal
    except NoPuzzle:
        return None


@lru_cache(maxsize=8)
def _study(name: str) -> Study:
    make = game(name).study
    assert make is not None
    return make()


def _analysis(name: str, position: str, options: dict[str, OptionValue], whole: bool) -> msgspec.Struct:
    found = _study(name)
    return found.analyse(found.set_up(game(name).read_options(options), position), whole)


def _table(name: str, record: str, entry: int, whole: bool) -> msgspec.Struct:
    return _study(name).analyse_match(loaded(record).at(entry), whole)


def _review(name: str, record: str) -> msgspec.Struct:
    return _study(name).review(loaded(record))


def _puzzles(name: str, day: str) -> msgspec.Struct:
    found = _study(name)
    grades = found.grades()
    today = found.of_the_day(date.fromisoformat(day))
    return Puzzles(count=sum(grade.count for grade in grades), grades=grades, day=day, today=today)


def _today(name: str, day: str) -> msgspec.Struct:
    found = _study(name)
    return found.puzzle(found.of_the_day(date.fromisoformat(day)))


def _puzzle(name: str, number: int) -> msgspec.Struct:
    return _study(name).puzzle(number)


def _check(name: str, number: int, attempt: str) -> msgspec.Struct:
    return _study(name).check(number, attempt)


@lru_cache(maxsize=8)
def _workshop(name: str) -> Workshop:
    make = game(name).workshop
    assert make is not None
    return make()


def _models(name: str) -> list[msgspec.Struct]:
    return list(_workshop(name).models())


def _draft(name: str, text: str) -> msgspec.Struct:
    return _workshop(name).check(text)


def _proposal(name: str, seed: int, wishes: dict[str, str]) -> msgspec.Struct:
    return _workshop(name).propose(seed, wishes)


ANSWERS: dict[str, Callable[..., Any]] = {
    "analysis": _analysis,
    "table": _table,
    "review": _review,
    "puzzles": _puzzles,
    "today": _today,
    "puzzle": _puzzle,
    "check": _check,
    "models": _models,
    "draft": _draft,
    "proposal": _proposal,
    "hint": looking.hint,
    "retrospect": looking.retrospect,
    "record": check,
    "proof": proof,
}
