"""How a lesson is written: `lessons/first.toml` in the game's folder, and `lessons/<language>.ftl` with its sentences.

The sentences of a step stand under its name: `lesson-<name>` is what the coach says first, and its attributes are
what is said later: `.done` when the goal is reached, `.why` on request, `.<say>` when something else was done, `.hint`
when that has happened twice, `.choice-<choice>` the label of a choice.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from serenissima.core.errors import SerenissimaError
from serenissima.core.options import OptionValue

if TYPE_CHECKING:
    from serenissima.core.game import AnyGame

FILE = Path("lessons") / "first.toml"

Pattern = tuple[str, ...]
"""Moves as texts, one after the other; in each, `*` stands for anything."""
MANY = "**"
"""In what the learner may do instead: any number of moves, or none."""
Goal = Literal["won", "turn"]


class BadLesson(SerenissimaError, ValueError):
    """A lesson that cannot be taught; says what is wrong with it."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every struct of a lesson is made from."""


class Start(Part, frozen=True, kw_only=True):
    """Where a step begins if it does not go on from the one before: a position, or the setup of the rules.

    `moves` are played out of sight by whoever is to move, chance included; after them chance draws by the `seed`.
    `later`: it is the match of the step before, some turns on.
    """

    position: dict[str, Any] | None = None
    seats: int | None = None
    options: dict[str, Any] = {}
    seed: str = "lesson"
    moves: Pattern = ()
    later: bool = False


class Look(Part, frozen=True, kw_only=True):
    """What to look at when the learner has acted: a part of the board (`spot`), through the `eyes` of another seat."""

    eyes: int | None = None
    spot: str = ""


class Otherwise(Part, frozen=True, kw_only=True):
    """What happens when the learner does something else: the coach's answer, and what the others do then.

    `when`: the learner's moves in this step so far; without it, whatever no other pattern fits. `then`: the replies,
    move by move. `bot`: this bot replies (after them) until the learner is to move, or with `replies` decisions.
    `enough`: it will do, and the step is done. `look`: what to look at then.
    """

    when: Pattern = ()
    say: str = "otherwise"
    then: Pattern = ()
    bot: str = ""
    enough: bool = False
    look: Look | None = None
    replies: int | None = None


class Step(Part, frozen=True, kw_only=True):
    """One thing to learn. The learner plays towards a `goal`, or takes one of several `choices`, or looks."""

    name: str
    rule: str
    """The rule behind it, for "why?"."""

    start: Start | None = None
    """None: it goes on where the step before has ended. The first step has one."""

    before: Pattern = ()
    """What the others, and chance, do first, in sight."""

    mark: Pattern = ()
    """Moves whose places the board marks, as it marks a hint."""

    spot: str = ""
    """A part of the board to look at, by the name the board gives it."""

    goal: tuple[Pattern, ...] | Goal = ()
    """Any of these; `turn`: a whole turn, whatever it is; `won`: a turn that wins the match."""

    whole: bool = False
    """A turn of several moves is judged when it is made, not before, and their order does not matter."""

    model: Pattern = ()
    """Moves that reach the goal, for whoever asks to be shown; without it the first goal itself."""

    choices: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    """Which of the choices are right."""

    otherwise: tuple[Otherwise, ...] = ()

    after: Pattern = ()
    """What the others, and chance, do when the goal is reached."""

    bot: str = ""
    """This bot acts for the others (after that) until the learner is to move."""

    look: Look | None = None
    """What to look at when the goal is reached."""

    replies: int | None = None
    """How many decisions the bot takes at most; without it, as many as there are."""

    @property
    def shown(self) -> Pattern:
        """The moves that reach the goal, one after the other."""
        return self.model or (self.goal[0] if isinstance(self.goal, tuple) and self.goal else ())


class Lesson(Part, frozen=True, kw_only=True):
    """A whole lesson: how many minutes it takes, which seat is the learner's, and the names of the others.

    The learner's own name is empty: the page says "you". A step for fewer seats has the first names only. `options`:
    what the free match after the lesson is played with, where that is not the usual.
    """

    minutes: int
    learner: int = 0
    names: tuple[str, ...]
    options: dict[str, OptionValue] = {}
    steps: tuple[Step, ...]

    def chapter(self, number: int) -> int:
        """The step from which this step is reached: the last one with a start of its own."""
        return max(n for n in range(number + 1) if self.steps[n].start is not None)


@lru_cache(maxsize=64)
def _read(file: Path) -> Lesson:
    try:
        lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadLesson(f"{file.name}: {error}") from None
    if not lesson.steps or lesson.steps[0].start is None:
        raise BadLesson(f"{file.name}: the first step needs a start")
    return lesson


def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    file = game.folder / FILE
    return _read(file) if file.is_file() else None
