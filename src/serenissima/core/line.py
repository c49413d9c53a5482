"""The line of a match: the moves that count, what was told with each, and what may be taken back of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import takewhile
from operator import itemgetter

from serenissima.core.log import Entry, Played, Undone
from serenissima.core.numbers import Numbers
from serenissima.core.state import FORTUNA, Told


class Line:
    """The log without what was undone. `asides` stand outside the order of turns and are never taken back."""

    def __init__(self, asides: set[int]) -> None:
        self.moves: list[Played] = []
        self.asides = asides
        """The entries made beside a turn, and the draws that follow from them."""
        self._told: list[tuple[int, list[Told]]] = []

    def append(self, played: Played, told: list[Told]) -> None:
        """The next move, and what was told with it."""
        self.moves.append(played)
        self.tell(played.n, told)

    def tell(self, n: int, told: list[Told]) -> None:
        """What was told in an entry that is no move."""
        self._told.append((n, told))

    def told(self, since: int = 1) -> list[tuple[int, Told]]:
        """All that was told from entry `since` on, with the entry."""
        first = bisect_left(self._told, since, key=itemgetter(0))
        return [(n, told) for n, tellings in self._told[first:] for told in tellings]

    def turns(self) -> list[Played]:
        """The moves without asides."""
        return [played for played in self.moves if played.n not in self.asides] if self.asides else self.moves

    def spoken(self, seat: int) -> bool:
        """Whether this seat has made an aside since a player last moved."""
        since = takewhile(lambda played: played.seat == FORTUNA or played.n in self.asides, reversed(self.moves))
        return any(played.seat == seat for played in since)

    def without(self, to: int) -> tuple[list[Played], list[int]]:
        """What is left when entry `to` and all after it are taken back, and the numbers of those that are."""
        kept = [played for played in self.moves if played.n < to or played.n in self.asides]
        struck = [played.n for played in self.moves if played.n >= to and played.n not in self.asides]
        return kept, struck

    def last_own(self, seat: int) -> int | None:
        """The last entry of this seat; None if it has made no move."""
        return next((played.n for played in reversed(self.turns()) if played.seat == seat), None)

    def last_turn(self, seat: int) -> int | None:
        """The first entry of this seat's last unbroken run of moves, draws in between included; None if it has none."""
        first: int | None = None
        for played in reversed(self.turns()):
            if played.seat == seat:
                first = played.n
            elif first is not None and played.seat != FORTUNA:
                break
        return first

    def free_undo(self, seat: int, log: Sequence[Entry], numbers: Numbers) -> int | None:
        """The first entry this seat may take back without asking:

        back to the last draw, reveal or act of another seat, as far as this seat can know. None: nothing.
        """
        first: int | None = None
        counting = len(self.moves) - 1
        # the whole log, not only what counts: what was seen and then taken back was seen all the same
        for entry in reversed(log):
            if isinstance(entry, Undone) and entry.seat == seat and entry.how == "free":
                continue
            secret = not numbers.aware(entry.n, seat)
            if not isinstance(entry, Played):
                if secret:
                    continue
                break
            if counting < 0 or self.moves[counting].n != entry.n:
                continue
            if secret or entry.n in self.asides:
                counting -= 1
                continue
            if entry.seat != seat or any(told.reveals for told in self._told[counting][1]):
                break
            first = entry.n
            counting -= 1
        return first
