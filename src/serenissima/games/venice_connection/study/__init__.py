"""The study of Venice Connection: analysis of any position, the review of a match, puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from serenissima.core.match import Match
from serenissima.core.options import Options
from serenissima.core.state import State as AnyState
from serenissima.core.study import Grade
from serenissima.core.task import Task
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.position import START
from serenissima.games.venice_connection.study import analysis, laying, report, review
from serenissima.games.venice_connection.study.checking import check
from serenissima.games.venice_connection.study.shelf import shelf


class Study:
    """See `core.study.Study`."""

    types: Mapping[str, object] = {
        "Leads": report.Leads,
        "Worth": report.Worth,
        "Flag": report.Flag,
        "Analysis": report.Analysis,
        "Review": report.Review,
        "Puzzle": report.Puzzle,
        "Checked": report.Checked,
    }

    def set_up(self, options: Options, position: str) -> State:
        """A position drawn (VC-11) or given tile by tile (VC-09)."""
        return laying.set_up(options, position)

    def analyse(self, state: AnyState, whole: bool = False) -> report.Analysis:
        """What a position is worth and where every turn leads."""
        assert isinstance(state, State)
        return analysis.analyse(state, whole)

    def analyse_match(self, match: Match, whole: bool = False) -> report.Analysis:
        """What the last position of a match is worth, and since when it is ruined."""
        state = match.state
        assert isinstance(state, State)
        # while a proof is made, and when the match is over: whose turn it would be
        to_move = None if state.phase == START else (state.starter + state.turns) % 2
        return analysis.analyse(state, whole, to_move, review.ruined_since(match))

    def review(self, match: Match) -> report.Review:
        """Every decision of a match judged, and its turning points."""
        return review.review(match)

    def grades(self) -> list[Grade]:
        """The puzzles there are."""
        return shelf().grades()

    def of_the_day(self, day: date) -> int:
        """The number of the puzzle of a day."""
        return shelf().of_the_day(day)

    def puzzle(self, number: int) -> report.Puzzle:
        """The puzzle of a number."""
        return shelf().puzzle(number)

    def check(self, number: int, answer: str) -> report.Checked:
        """What an answer is worth."""
        return check(shelf().position(number), number, answer)

    def compose(self, count: int, seed: int) -> Task:
        """New puzzles."""
        from serenissima.games.venice_connection.study.composing import Composer

        return Composer(count, seed)
