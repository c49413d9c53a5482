"""Replaying a recorded log: every entry is checked before it is appended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.core.log import Entry, Played, Undone
from serenissima.core.state import FORTUNA

if TYPE_CHECKING:
    from serenissima.core.course import Course
    from serenissima.core.match import Match


def replay(match: Match, course: Course, entry: Entry) -> None:
    """Appends this entry to the course of a match; raises ValueError, with the reason, if it cannot follow."""
    if entry.n != course.next:
        raise ValueError(f"entry {entry.n} found where entry {course.next} belongs")
    if isinstance(entry, Played):
        _play(match, course, entry)
    elif isinstance(entry, Undone):
        refused = course.cannot_undo(entry.seat, entry.to if 0 <= entry.seat < match.seats else None, entry.how)
        if refused is not None:
            raise ValueError(f"entry {entry.n}: seat {entry.seat} cannot undo entry {entry.to} ({refused})")
        course.undo(entry)
        match.practice = match.practice or entry.how == "practice"
    else:
        match.leave(entry.seat, entry.why)


def _play(match: Match, course: Course, entry: Played) -> None:
    """Appends a move: in the seat's turn, as an aside, or Fortuna's."""
    if entry.seat >= match.seats:
        raise ValueError(f"entry {entry.n} is by seat {entry.seat}, which is not there")
    asides = course.past.asides
    if match.speaker(entry.move, (entry.seat,)) is not None:
        asides.add(entry.n)
        _append(match, course, entry.seat, match.game.alphabet.code(match.parse(entry.move)))
        return
    if entry.seat != match.to_move:
        now = "the match is over" if match.to_move is None else f"seat {match.to_move} is to move"
        raise ValueError(f"entry {entry.n} is by seat {entry.seat}, but {now}")
    code = match.check(entry.move)
    if entry.seat == FORTUNA and entry.n - 1 in asides:
        asides.add(entry.n)
    _append(match, course, entry.seat, code)


def _append(match: Match, course: Course, seat: int, code: int) -> None:
    alphabet = match.game.alphabet
    course.play(seat, code, alphabet.text(alphabet.move(code)))
