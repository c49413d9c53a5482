"""The course of a match: its past, and the state that results from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from serenissima.core.log import Entry, Left, Played, Undone
from serenissima.core.numbers import hearing, mask
from serenissima.core.outcome import Outcome, conceded
from serenissima.core.past import Past
from serenissima.core.state import EVERYONE, FORTUNA, NOBODY, State, Told


class Course:
    """Past and state, kept in step. Nothing is checked here: the match decides what is allowed."""

    def __init__(self, first: Callable[[], State]) -> None:
        """`first()` makes the state before the first entry."""
        self._first = first
        self.past = Past()
        self.left: Left | None = None
        self.again = 0
        """How many moves were replayed to rebuild states when something was taken back; for measuring."""
        self.state = first()

    # queries

    @property
    def log(self) -> list[Entry]:
        """All entries, including those that were undone."""
        return self.past.log

    @property
    def next(self) -> int:
        """The number the next entry will have."""
        return self.past.next

    @property
    def to_move(self) -> int | None:
        """The seat to move, or FORTUNA; None when the match is over."""
        if self.left is not None:
            return None
        seat = self.state.to_move()
        return None if seat == NOBODY else seat

    def outcome(self, teams: tuple[int, ...]) -> Outcome | None:
        """How the match ended; None while it lasts. Teams decide if a seat left and the game has no rule for that."""
        ended = self.state.outcome()
        if self.left is None:
            return ended
        if ended is not None:
            return msgspec.structs.replace(ended, reason=self.left.why)
        return conceded(self.left.seat, teams, self.left.why)

    def cannot_undo(self, seat: int, to: int | None, how: Literal["free", "consent", "practice"]) -> str | None:
        """Why this cannot be undone, or None. The seed of a finished match is public, so only practice can go on."""
        if self.left is not None or (self.to_move is None and how != "practice"):
            return "over"
        return "nothing-to-undo" if to is None else self.past.cannot_undo(seat, to, how)

    # changes

    def play(self, seat: int, code: int, text: str) -> None:
        """Plays this code for this seat."""
        played = Played(self.next, seat, text)
        tellings: list[Told] = []
        self.state.told = tellings
        self.state.play(code)
        self.state.told = None
        self.past.line.append(played, code, tellings, self.state)
        heard = hearing(tellings)
        self.past.note(played, heard if seat == FORTUNA else heard | mask((seat,)))

    def undo(self, undone: Undone) -> None:
        """Undoes what the entry says; asides stay."""
        asides, struck = self.past.line.cut(undone.to)
        self._rebuild()
        for aside in asides:
            self.state.play(aside.code)
            # keep what was told the first time: replayed in another state, the aside might be told differently
            self.past.line.append(aside.played, aside.code, aside.told, self.state)
        self.again += len(asides)
        self.past.note(undone, self.past.numbers.knowing(struck) | mask((undone.seat,)))

    def leave(self, seat: int, why: Literal["resigned", "timeout"]) -> Left:
        """Ends the match because this seat leaves, by the game's own rule if it has one."""
        self.left = Left(self.next, seat, why)
        tellings: list[Told] = []
        self.state.told = tellings
        if self.state.leave(seat):
            self.past.line.tell(self.left.n, tellings)
        self.state.told = None
        self.past.note(self.left, EVERYONE)
        return self.left

    # going back

    def forget(self, entries: int) -> None:
        """Drops all but the first `entries` entries."""
        self._begin(self.past, self.past.forget(entries))

    def follow(self, other: Course, entries: int) -> None:
        """Becomes a copy of another course as it was after its first `entries` entries."""
        self._begin(*other.past.first(entries))

    def _begin(self, past: Past, left: Left | None) -> None:
        """Starts over with this past; `left` is the departure that ended it, if any."""
        self.past = past
        self.left = None
        self._rebuild()
        if left is not None:
            self.leave(left.seat, left.why)

    def _rebuild(self) -> None:
        """Rebuilds the state from the line, starting at the nearest copy or at the beginning."""
        nearest, codes = self.past.line.nearest()
        self.state = self._first() if nearest is None else nearest.copy()
        for code in codes:
            self.state.play(code)
        self.again += len(codes)
