"""The questions a worker process answers (`questions.py`): one function each.

Books of solutions stay open in the process.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import lru_cache
from typing import Any

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.lessons import Act, BadLesson, lesson_of
from serenissima.core.options import OptionValue
from serenissima.core.study import NoPuzzle, Study, Unfit
from serenissima.core.workshop import Workshop
from serenissima.games import game
from serenissima.server.workers.hints import hint, look_back, why
from serenissima.server.workers.records import check, loaded, proof
from serenissima.tables.lessons import coached
from serenissima.tables.messages import Puzzles


def answer(name: str, what: str, args: tuple[object, ...]) -> bytes | Refusal | None:
    """The answer as JSON, a refusal, or None if there is no such puzzle."""
    try:
        return msgspec.json.encode(ANSWERS[what](name, *args))
    except Unfit as error:
        return error.refusal
    except BadLesson as error:
        return Refusal("LESSON", "no-act", {"problem": str(error)})
    except NoPuzzle:
        return None


@lru_cache(maxsize=8)
def _study(name: str) -> Study:
    make = game(name).extras.study
    assert make is not None
    return make()


def _analysis(name: str, position: str, options: dict[str, OptionValue], whole: bool) -> msgspec.Struct:
    study = _study(name)
    return study.analyse(study.set_up(game(name).read_options(options), position), whole)


def _table(name: str, record: str, entry: int, whole: bool) -> msgspec.Struct:
    return _study(name).analyse_match(loaded(record).at(entry), whole)


def _review(name: str, record: str) -> msgspec.Struct:
    return _study(name).review(loaded(record))


def _puzzles(name: str, day: str) -> msgspec.Struct:
    study = _study(name)
    grades = study.grades()
    today = study.of_the_day(date.fromisoformat(day))
    return Puzzles(count=sum(grade.count for grade in grades), grades=grades, day=day, today=today)


def _today(name: str, day: str) -> msgspec.Struct:
    study = _study(name)
    return study.puzzle(study.of_the_day(date.fromisoformat(day)))


def _puzzle(name: str, number: int) -> msgspec.Struct:
    return _study(name).puzzle(number)


def _check(name: str, number: int, attempt: str) -> msgspec.Struct:
    return _study(name).check(number, attempt)


@lru_cache(maxsize=8)
def _workshop(name: str) -> Workshop:
    make = game(name).extras.workshop
    assert make is not None
    return make()


def _models(name: str) -> list[msgspec.Struct]:
    return list(_workshop(name).models())


def _draft(name: str, text: str) -> msgspec.Struct:
    return _workshop(name).check(text)


def _proposal(name: str, seed: int, wishes: dict[str, str]) -> msgspec.Struct:
    return _workshop(name).propose(seed, wishes)


def _lesson(name: str, step: int, acts: bytes) -> msgspec.Struct:
    lesson = lesson_of(game(name))
    assert lesson is not None
    return coached(game(name), lesson, step, msgspec.json.decode(acts, type=list[Act]))


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
    "lesson": _lesson,
    "hint": hint,
    "why": why,
    "look-back": look_back,
    "record": check,
    "proof": proof,
}
