"""The past of a match: its log, who knows of which entry, and the line of moves that count."""

from __future__ import annotations

from typing import Literal

from serenissima.core.line import Line
from serenissima.core.log import Entry, Left
from serenissima.core.numbers import Numbers
from serenissima.core.state import FORTUNA

MOST_ASIDES = 1_000
"""The limit per match, even if the table sets none: everybody is shown all of them as long as the match lasts."""


class Past:
    """Log, numbers and line, kept in step."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.numbers = Numbers()
        self.asides: set[int] = set()
        """The entries that are asides, and the draws that follow from them."""
        self.line = Line(self.asides)

    @property
    def next(self) -> int:
        """The number the next entry will have."""
        return len(self.log) + 1

    def note(self, entry: Entry, knowing: int) -> None:
        """Appends an entry and who knows of it, after the line has been changed accordingly."""
        self.log.append(entry)
        self.numbers.append(knowing, drawn=entry.seat == FORTUNA)
        self.line.mark(entry, self.log)

    def forget(self, entries: int) -> Left | None:
        """Drops all but the first `entries` entries.

        If the last of those is a departure, it is dropped as well and returned, to be carried out again.
        """
        entries, left = self._without_leaving(entries)
        for n in range(entries + 1, self.next + 1):
            self.asides.discard(n)
        del self.log[entries:]
        self.numbers.forget(entries)
        self.line.back_to(entries)
        return left

    def first(self, entries: int) -> tuple[Past, Left | None]:
        """A copy of the first `entries` entries; a departure at their end is left out and returned."""
        entries, left = self._without_leaving(entries)
        past = Past()
        past.log = self.log[:entries]
        past.numbers = self.numbers.first(entries)
        past.asides = {n for n in self.asides if n <= entries}
        past.line = self.line.first(entries, past.asides)
        return past, left

    def _without_leaving(self, entries: int) -> tuple[int, Left | None]:
        entries = max(0, min(entries, len(self.log)))
        last = self.log[entries - 1] if entries else None
        return (entries - 1, last) if isinstance(last, Left) else (entries, None)

    def allows_aside(self) -> bool:
        """Whether one more aside is allowed."""
        return len(self.asides) < MOST_ASIDES

    def unmoved(self, since: int) -> bool:
        """Whether all entries from `since` on are asides."""
        return all(n in self.asides for n in range(since, self.next))

    def gone_on(self, n: int) -> bool:
        """Whether everybody knows of a player's entry after `n` that is not an aside."""
        return any(
            self.log[later - 1].seat != FORTUNA and later not in self.asides and self.numbers.public(later)
            for later in range(n + 1, self.next)
        )

    def free_undo(self, seat: int, enough: int = 0) -> int | None:
        """The first entry this seat may undo without asking (`Line.free_undo`)."""
        return self.line.free_undo(seat, self.log, self.numbers, enough)

    def cannot_undo(self, seat: int, to: int, how: Literal["free", "consent", "practice"]) -> str | None:
        """Why this seat cannot undo entry `to` while the match lasts, or None."""
        if self.line.turn(to) is None:
            return "nothing-to-undo"
        if how == "free":
            limit = self.free_undo(seat, enough=to)
            if limit is None or to < limit:
                return "undo-needs-consent"
        return None
