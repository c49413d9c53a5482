"""What a game may offer to those who want to understand it: analysis, the review of a match, puzzles.

A game names its study in `Extras.study`. It is made when it is first asked for, so that only those who open a book of
solutions pay for it. What it answers are structs of the game's own, named in `types` so that the browser's
types are generated from them.
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

    As in events, an argument named `seat` or `..._seat` is the number of a seat, to be shown as the player's name.
    """

    key: str
    args: dict[str, str | int] = {}


class Grade(msgspec.Struct, frozen=True):
    """The puzzles of one grade of difficulty, 1 the easiest: `count` of them, from number `first` on."""

    grade: int
    first: int
    count: int


class Unfit(SerenissimaError, ValueError):
    """An impossible position, or an answer that is no turn in it: the rule and the key of a sentence say why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal


class NoPuzzle(SerenissimaError, LookupError):
    """There is no puzzle of that number."""


class Study(Protocol):
    """A game's study. Everything here may take its time: it is not for the event loop of a server."""

    @property
    def types(self) -> Mapping[str, Any]:
        """The types of its answers by their names."""
        ...

    def set_up(self, options: Options, position: str) -> State:
        """A position laid freely, in the game's notation; Unfit if there can be no such position."""
        ...

    def analyse(self, state: State, whole: bool = False) -> msgspec.Struct:
        """What a position is worth and where every move leads; `whole`: hopeless moves one by one, too."""
        ...

    def analyse_match(self, match: Match, whole: bool = False) -> msgspec.Struct:
        """Analyses the last position of a match, and says what can be said of the way to it."""
        ...

    def review(self, match: Match) -> msgspec.Struct:
        """Every decision of a match judged, and its turning points."""
        ...

    def grades(self) -> list[Grade]:
        """The puzzles there are. They are numbered from 1, grade by grade."""
        ...

    def of_the_day(self, day: date) -> int:
        """The number of the puzzle of a day, the same for everyone."""
        ...

    def puzzle(self, number: int) -> msgspec.Struct:
        """The puzzle of a number, without its solution; NoPuzzle if there is none."""
        ...

    def check(self, number: int, answer: str) -> msgspec.Struct:
        """What an answer is worth; an empty one gives up. Unfit if it is no move there."""
        ...

    def compose(self, count: int, seed: int) -> Task:
        """New puzzles, to be packed in place of those that ship."""
        ...
