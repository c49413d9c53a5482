"""The numbers of a match's entries as each viewer counts them.

A viewer (a seat, all seats of one person, or an onlooker) knows of an entry if they made it, heard anything of it, or
heard anything of what it undid. Viewers count only the entries they know of, so that no number reveals another seat's
secret steps, and somebody who joins later counts the same way.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from serenissima.core.state import EVERYONE, Told

LOOKING_ON = 1 << 62
"""The bit for all onlookers in a mask of viewers, besides those of the seats."""


def mask(viewers: Iterable[int]) -> int:
    """These seats (or ONLOOKER) as a bit mask."""
    return reduce(or_, (1 << seat if seat >= 0 else LOOKING_ON for seat in viewers), 0)


def hearing(told: Iterable[Told]) -> int:
    """The bit mask of everybody who hears any of these events."""
    return reduce(or_, (one.to for one in told), 0)


class Numbers:
    """Who knows of which entry. It grows with the log."""

    def __init__(self) -> None:
        self._knowing: list[int] = []
        """For each entry, the mask of those who know of it."""
        self._step: list[int] = []
        """For each entry, the index of its step: a decision and the draws it leads to."""
        self._aware: list[int] = []
        """For each step, the mask of those who know of any part of it."""
        self._known: dict[int, list[int]] = {}

    def append(self, knowing: int, drawn: bool = False) -> None:
        """Adds an entry and who knows of it. A draw belongs to the step before it."""
        if not drawn or not self._aware:
            self._aware.append(0)
        self._aware[-1] |= knowing
        self._step.append(len(self._aware) - 1)
        self._knowing.append(knowing)
        n = len(self._knowing)
        for viewers, known in self._known.items():
            if knowing & viewers:
                known.append(n)

    def forget(self, entries: int) -> None:
        """Drops all but the first `entries` entries."""
        del self._knowing[entries:], self._step[entries:]
        del self._aware[self._step[-1] + 1 if self._step else 0 :]
        if self._aware:
            # some draws of the last step may have been dropped
            first = bisect_left(self._step, self._step[-1])
            self._aware[-1] = reduce(or_, self._knowing[first:])
        for known in self._known.values():
            del known[bisect_right(known, entries) :]

    def first(self, entries: int) -> Numbers:
        """A copy as of the first `entries` entries."""
        numbers = Numbers()
        numbers._knowing, numbers._step, numbers._aware = self._knowing[:], self._step[:], self._aware[:]
        numbers.forget(entries)
        return numbers

    def known(self, viewers: Iterable[int]) -> Sequence[int]:
        """The entries these viewers know of, in order: the first of them is their number 1."""
        wanted = mask(viewers)
        entries = self._known.get(wanted)
        if entries is None:
            entries = [n for n, knowing in enumerate(self._knowing, 1) if knowing & wanted]
            self._known[wanted] = entries
        return entries

    def knowing(self, entries: Iterable[int]) -> int:
        """The mask of those who know of any of these entries."""
        return reduce(or_, (self._knowing[n - 1] for n in entries), 0)

    def public(self, n: int) -> bool:
        """Whether everybody, onlookers included, knows of this entry."""
        return self._knowing[n - 1] == EVERYONE

    def aware(self, n: int, seat: int) -> bool:
        """Whether this seat knows of any part of the step this entry belongs to."""
        return bool(self._aware[self._step[n - 1]] & mask((seat,)))
