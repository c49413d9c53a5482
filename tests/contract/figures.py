"""What a coach says in numbers: each number of a lesson is counted by the rules as well, and must be the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.lessons import Act, Attempt, Choose, Go, Try
from tests.contract.lessons import catalogue, taught

NUMBERS = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fourteen": 14,
    "fifteen": 15,
    "sixteen": 16,
    "twice": 2,
    "double": 2,
    "both": 2,
    "third": 3,
}
NUMBER = re.compile(rf"\b(?:\d+|{'|'.join(NUMBERS)})\b", re.IGNORECASE)
"""A number in a sentence. "One" is none: it mostly stands for a thing that was named before."""

Count = Callable[[], list[int]]
"""Counts what a sentence says, in the order in which it says it."""


def numbers(text: str) -> list[int]:
    """The numbers of a sentence."""
    return [NUMBERS.get(found.lower()) or int(found) for found in NUMBER.findall(text)]


def sentences(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every sentence of the lesson that names a number: its name (`step` or `step.answer`) and its text."""
    bundle = catalogue(game, "en")
    for step in taught(game).steps:
        message = bundle.get_message(f"lesson-{step.name}")
        assert message.value is not None
        for name, pattern in (("", message.value), *message.attributes.items()):
            text = str(bundle.format_pattern(pattern, {})[0])
            if numbers(text):
                yield f"{step.name}.{name}".rstrip("."), text


def check(game: AnyGame, counted: dict[str, Count]) -> None:
    """Whatever number the coach names is what the rules count, and each is counted."""
    said = dict(sentences(game))
    assert counted.keys() == said.keys(), f"not counted: {said.keys() - counted.keys()}"
    for name, text in said.items():
        assert counted[name]() == numbers(text), f"{name}: {text}"


def begun(game: AnyGame, name: str) -> Attempt:
    """A learner at the beginning of a step."""
    lesson = taught(game)
    return Attempt(game, lesson, [step.name for step in lesson.steps].index(name))


def did(game: AnyGame, name: str, *texts: str) -> Attempt:
    """A learner who has played these moves in a step; without any, what the coach would show."""
    attempt = begun(game, name)
    acts: list[Act] = [Try(msgspec.to_builtins(game.alphabet.parse(text))) for text in texts]
    for act in acts or attempt.answers():
        attempt.act(act)
    return attempt


def gone_on(game: AnyGame, name: str) -> Attempt:
    """A learner who has done a step and sees the next."""
    attempt = did(game, name)
    attempt.act(Go())
    return attempt


def chose(game: AnyGame, name: str, choice: str) -> Attempt:
    """A learner who has taken a choice."""
    attempt = begun(game, name)
    attempt.act(Choose(choice))
    return attempt


def answered(game: AnyGame, name: str, said: str) -> list[Attempt]:
    """Every single move of a step that the coach answers like this, each carried out."""
    attempt = begun(game, name)
    texts = [game.alphabet.text(game.alphabet.move(code)) for code in attempt.frames[-1].codes]
    found = [one for text in texts if (one := did(game, name, text)).said == said]
    assert found, f"{name}: nothing is answered with {said}"
    return found
