"""What a game may offer to those who want to understand it: analysis, reviews of matches, puzzles.

A game names its study in `Extras.study`. It is made on first use, so that only those who open a book of solutions pay
for it. Its answers are structs of the game, named in `types` so that the browser's types are generated from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from serenissima.core.errors import SerenissimaError

if TYPE_CHECKING:
    from serenissima.core.match import Match
    from serenissima.core.options import Options
    from serenissima.core.refusal import Refusal
    from serenissima.core.state import State
    from serenissima.core.task import Task


class Said(msgspec.Struct, frozen=True):
    """A sentence of the game's text: its key and its arguments.

    As in events, an argument named `seat` or `..._seat` is the number of a seat, shown as the player's name.
    """

    key: str
    args: dict[str, str | int] = {}


class Grade(msgspec.Struct, frozen=True):
    """The puzzles of one grade of difficulty (1 is easiest): `count` of them, starting at number `first`."""

    grade: int
    first: int
    count: int


class Unfit(SerenissimaError, ValueError):
    """An impossible position, or an answer that is not a turn in it: the rule and the key of a sentence say why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal


class NoPuzzle(SerenissimaError, LookupError):
    """There is no puzzle with that number."""


class Study(Protocol):
    """A game's study. Any of this may take long: never call it on a server's event loop."""

    @property
    def types(self) -> Mapping[str, Any]:
        """The types of its answers, by name."""
        ...

    def set_up(self, options: Options, position: str) -> State:
        """A position set up freely, in the game's notation; raises Unfit if it is impossible."""
        ...

    def analyse(self, state: State, whole: bool = False) -> msgspec.Struct:
        """What a position is worth and where every move leads; `whole`: including each hopeless move."""
        ...

    def analyse_match(self, match: Match, whole: bool = False) -> msgspec.Struct:
        """Analyses the last position of a match, with what can be said of the moves that led to it."""
        ...

    def review(self, match: Match) -> msgspec.Struct:
        """Judges every decision of a match and finds its turning points."""
        ...

    def grades(self) -> list[Grade]:
        """The grades of puzzles. Puzzles are numbered from 1, grade by grade."""
        ...

    def of_the_day(self, day: date) -> int:
        """The number of the puzzle of the day, the same for everyone."""
        ...

    def puzzle(self, number: int) -> msgspec.Struct:
        """A puzzle without its solution; raises NoPuzzle."""
        ...

    def check(self, number: int, answer: str) -> msgspec.Struct:
        """Judges an answer; an empty one gives up. Raises Unfit if it is not a move there."""
        ...

    def compose(self, count: int, seed: int) -> Task:
        """Composes new puzzles, to replace those that ship."""
        ...
