"""The puzzles that ship: positions, one for each number, grade by grade. Composed by `composing`."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from math import gcd
from pathlib import Path

import msgspec

from serenissima.core.options import read_options
from serenissima.core.study import Grade, NoPuzzle
from serenissima.games.venice_connection.box import STRIP, TILES
from serenissima.games.venice_connection.options import OPTIONS
from serenissima.games.venice_connection.solver.book import book
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_texts
from serenissima.games.venice_connection.study.laying import set_up
from serenissima.games.venice_connection.study.report import Puzzle

SHIPPED = Path(__file__).parent.parent / "solved" / "puzzles.json"
FORMAT = 1
GRADES = 5
WEEK = (1, 2, 3, 3, 4, 5, 2)
"""The grade of the puzzle of the day, from Monday to Sunday."""


class BadShelf(ValueError):
    """A file of puzzles that cannot be read."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file: for every grade, the positions as they are drawn (VC-11), all of the standard game."""

    format: int
    seed: int
    grades: list[list[str]]


class Shelf:
    """Puzzles by their numbers."""

    def __init__(self, data: bytes) -> None:
        try:
            sheet = msgspec.json.decode(data, type=Sheet)
        except msgspec.MsgspecError as error:
            raise BadShelf(f"no file of puzzles: {error}") from None
        if sheet.format != FORMAT:
            raise BadShelf(f"puzzles of format {sheet.format}; this program reads format {FORMAT}")
        if len(sheet.grades) != GRADES or not all(sheet.grades):
            raise BadShelf(f"puzzles have {GRADES} grades, none of them empty")
        self._sheet = sheet
        self.positions = [position for grade in sheet.grades for position in grade]

    def grades(self) -> list[Grade]:
        """The puzzles of each grade."""
        found, first = [], 1
        for grade, positions in enumerate(self._sheet.grades, 1):
            found.append(Grade(grade, first, len(positions)))
            first += len(positions)
        return found

    def of_the_day(self, day: date) -> int:
        """A puzzle of the weekday's grade; none comes a second time before all of its grade have had their day."""
        grade = self.grades()[WEEK[day.weekday()] - 1]
        week = day.toordinal() // len(WEEK)
        turn = week * WEEK.count(grade.grade) + WEEK[: day.weekday()].count(grade.grade)
        return grade.first + turn * _stride(grade.count) % grade.count

    def position(self, number: int) -> str:
        """The position of a puzzle as it is drawn; NoPuzzle if there is none."""
        if not 1 <= number <= len(self.positions):
            raise NoPuzzle(number)
        return self.positions[number - 1]

    def puzzle(self, number: int) -> Puzzle:
        """A puzzle without its solution."""
        position = self.position(number)
        state = stand(position)
        solution = book()
        assert solution is not None
        value = solution.lookup(state.laid_tiles())
        assert value is not None
        return Puzzle(
            number=number,
            grade=max(grade.grade for grade in self.grades() if grade.first <= number),
            position=position,
            tiles=tile_texts(state.laid_tiles()),
            left=int(state.figure.left()),
            most=STRIP,
            supply=TILES,
            turns=value.turns,
        )


def _stride(count: int) -> int:
    """A step that visits all of `count` numbers, neighbours far apart."""
    step = max(1, round(count * 0.618))
    while gcd(step, count) > 1:
        step += 1
    return step


def stand(position: str) -> State:
    """The state of a position of the standard game."""
    return set_up(read_options(OPTIONS, {}), position)


@lru_cache(maxsize=1)
def shelf() -> Shelf:
    """The puzzles that ship."""
    return Shelf(SHIPPED.read_bytes())
