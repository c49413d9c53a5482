"""A lesson made ready for whoever takes it: in a server's worker, or in a browser's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.illegal import IllegalMove
from serenissima.core.languages import FALLBACK, source
from serenissima.core.lessons import Act, Attempt, BadLesson, Frame, Lesson, Step, lesson_of
from serenissima.tables.encoding import encode
from serenissima.tables.messages.lesson import Coached, LessonInfo, Scene
from serenissima.tables.messages.outgoing import HeardEvent

MOST_ACTS = 200


def described(game: AnyGame, language: str) -> LessonInfo | None:
    """The lesson of a game; None if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    folder = game.folder / "lessons"
    return LessonInfo(
        minutes=lesson.minutes,
        learner=lesson.learner,
        names=list(lesson.names),
        steps=[step.name for step in lesson.steps],
        afresh=[step.name for step in lesson.steps[1:] if step.start is not None and not step.start.later],
        later=[step.name for step in lesson.steps if step.start is not None and step.start.later],
        text="\n".join(source(folder, part) for part in dict.fromkeys((FALLBACK, language))),
        options=lesson.options,
    )


def coached(game: AnyGame, lesson: Lesson, step: int, acts: Sequence[Act]) -> Coached:
    """Where a learner stands who has done this since that step. BadLesson if there is no such step or act."""
    if not 0 <= step < len(lesson.steps):
        raise BadLesson(f"there is no step {step}; the last is {len(lesson.steps) - 1}")
    if len(acts) > MOST_ACTS:
        raise BadLesson(f"no step takes more than {MOST_ACTS} acts")
    attempt = Attempt(game, lesson, step)
    refused: IllegalMove | None = None
    for number, act in enumerate(acts, start=1):
        try:
            attempt.act(act)
        except IllegalMove as error:
            if number < len(acts):
                raise BadLesson(f"act {number} is no legal move: {error}") from None
            refused = error
        except msgspec.MsgspecError as error:
            raise BadLesson(f"act {number} is no move: {error}") from None
    return _told(attempt, refused)


def _told(attempt: Attempt, refused: IllegalMove | None) -> Coached:
    step, game = attempt.step, attempt.game
    return Coached(
        step=attempt.number,
        phase=attempt.phase,
        said=f"lesson-{step.name}.{attempt.said}" if attempt.said else f"lesson-{step.name}",
        rule=step.rule,
        wants=wanted(step),
        scenes=[_scene(game, frame) for frame in attempt.frames],
        mark=_moves(game, step.mark) if attempt.phase == "asked" else [],
        shown=_shown(attempt),
        spot=attempt.spot,
        choices=list(step.choices),
        kept=attempt.kept,
        refusal=None if refused is None else refused.refusal,
        text="" if refused is None else str(refused),
    )


def wanted(step: Step) -> Literal["play", "choose", "look"]:
    """What the learner shall do in a step."""
    if step.goal:
        return "play"
    return "choose" if step.choices else "look"


def _shown(attempt: Attempt) -> list[msgspec.Raw]:
    """What leads to the goal from here. Nothing if the learner has left every way to it: then the step begins again."""
    step, tried = attempt.step, attempt.tried
    if attempt.phase != "asked":
        return []
    ways = (step.shown, *(step.goal if isinstance(step.goal, tuple) else ()))
    rest = next((way[len(tried) :] for way in ways if list(way[: len(tried)]) == tried), ())
    return [] if any("*" in text for text in rest) else _moves(attempt.game, rest)


def _moves(game: AnyGame, texts: Sequence[str]) -> list[msgspec.Raw]:
    return [msgspec.Raw(encode(game.alphabet.parse(text))) for text in texts]


def _scene(game: AnyGame, frame: Frame) -> Scene:
    return Scene(
        view=msgspec.Raw(encode(frame.view)),
        moves=[msgspec.Raw(encode(game.alphabet.move(code))) for code in frame.codes],
        to_move=frame.to_move,
        heard=[
            HeardEvent(n=each.n, event=msgspec.Raw(encode(each.event)), rule=each.rule, seat=None, fades=each.fades)
            for each in frame.heard
        ],
        outcome=frame.outcome,
    )
