"""What has happened in a match: its log, who knows of which entry, and the line of moves that count."""

from __future__ import annotations

from typing import Literal

from serenissima.core.line import Line
from serenissima.core.log import Entry, Left
from serenissima.core.numbers import Numbers
from serenissima.core.state import FORTUNA

MOST_ASIDES = 1_000
"""The limit for a whole match, even if the table sets none: everybody sees all of them for as long as it lasts."""


class Past:
    """Log, numbers and line grow together, entry by entry, and go back together."""

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.numbers = Numbers()
        self.asides: set[int] = set()
        """The entries made beside a turn, and the draws that follow from them."""
        self.line = Line(self.asides)

    @property
    def next(self) -> int:
        """The number the next entry will have."""
        return len(self.log) + 1

    def note(self, entry: Entry, knowing: int) -> None:
        """The next entry, and who knows of it; its moves are on the line already, or off it."""
        self.log.append(entry)
        self.numbers.append(knowing, drawn=entry.seat == FORTUNA)
        self.line.mark(entry, self.log)

    def forget(self, entries: int) -> Left | None:
        """Goes back to the first `entries` entries, as if the rest had never been.

        If somebody left with the last of them, that entry is dropped and returned: it has to be done again.
        """
        entries, left = self._without_leaving(entries)
        for n in range(entries + 1, self.next + 1):
            self.asides.discard(n)
        del self.log[entries:]
        self.numbers.forget(entries)
        self.line.back_to(entries)
        return left

    def first(self, entries: int) -> tuple[Past, Left | None]:
        """Another past: the first `entries` entries of this one. A last entry with which somebody left is returned."""
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

    def bears_asides(self) -> bool:
        """Whether there is room for one more aside."""
        return len(self.asides) < MOST_ASIDES

    def unmoved(self, since: int) -> bool:
        """Whether nothing has happened in entry `since` or after it but asides."""
        return all(n in self.asides for n in range(since, self.next))

    def gone_on(self, n: int) -> bool:
        """Whether everybody knows that a player has acted after entry `n`, asides apart."""
        return any(
            self.log[later - 1].seat != FORTUNA and later not in self.asides and self.numbers.public(later)
            for later in range(n + 1, self.next)
        )

    def free_undo(self, seat: int, enough: int = 0) -> int | None:
        """The first entry this seat may take back without asking (`Line.free_undo`)."""
        return self.line.free_undo(seat, self.log, self.numbers, enough)

    def cannot_undo(self, seat: int, to: int, how: Literal["free", "consent", "practice"]) -> str | None:
        """The reason why this seat cannot take back entry `to` while the match lasts, or None."""
        if self.line.turn(to) is None:
            return "nothing-to-undo"
        if how == "free":
            limit = self.free_undo(seat, enough=to)
            if limit is None or to < limit:
                return "undo-needs-consent"
        return None
