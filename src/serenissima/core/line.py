"""The line of a match: the moves that count, what was told with each, and how far they can be undone.

Copies of the state are stored along the line, so that going back replays only a few moves.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import attrgetter

from serenissima.core.log import Entry, Played, Undone
from serenissima.core.numbers import Numbers
from serenissima.core.state import FORTUNA, State, Told

EVERY = 16
"""The number of moves between two stored copies of the state."""


class Counted:
    """A move that counts, linked to the one before it, so that diverging lines share what they have in common.

    `state` is a copy of the state after every sixteenth move, else None; it is copied again before anything is played.
    """

    __slots__ = ("before", "code", "played", "state", "told")

    def __init__(
        self, before: Counted | None, played: Played, code: int, told: list[Told], state: State | None
    ) -> None:
        self.before = before
        self.played = played
        self.code = code
        self.told = told
        self.state = state

    @property
    def n(self) -> int:
        """The number of its entry."""
        return self.played.n


class Line:
    """The log without what was undone. `asides` are outside the order of turns and are never undone.

    It can be restored to what it was after any entry of the log (`mark`, `back_to`, `first`).
    """

    def __init__(self, asides: set[int]) -> None:
        self.asides = asides
        """The entries that are asides, and the draws that follow from them."""
        self._counted: list[Counted] = []
        self._parting: tuple[int, list[Told]] | None = None
        """The number of the entry with which a seat left, and what was told with it."""
        self._ends: list[Counted | None] = []
        """For each entry of the log, the last move of the line at that time."""
        self._jumps: dict[int, int] = {}
        """For each free undo, the last entry before what it undid, skipping earlier free undos by the same seat."""

    # queries

    def __len__(self) -> int:
        return len(self._counted)

    @property
    def moves(self) -> list[Played]:
        """The moves that count."""
        return [counted.played for counted in self._counted]

    def turns(self) -> list[Played]:
        """The moves without asides."""
        return [played for played in self.moves if played.n not in self.asides] if self.asides else self.moves

    def turn(self, n: int) -> Played | None:
        """The move with this entry number, if it counts and is not an aside."""
        at = self._before(n)
        there = at < len(self._counted) and self._counted[at].n == n and n not in self.asides
        return self._counted[at].played if there else None

    def told(self, since: int = 1) -> list[tuple[int, Told]]:
        """Everything told from entry `since` on, with entry numbers."""
        tellings = [(each.n, told) for each in self._counted[self._before(since) :] for told in each.told]
        if self._parting is not None and self._parting[0] >= since:
            tellings += [(self._parting[0], told) for told in self._parting[1]]
        return tellings

    def spoken(self, seat: int) -> bool:
        """Whether this seat has made an aside since a player last moved."""
        back = (counted.played for counted in reversed(self._counted))
        since = takewhile(lambda played: played.seat == FORTUNA or played.n in self.asides, back)
        return any(played.seat == seat for played in since)

    def last_own(self, seat: int) -> int | None:
        """The last move of this seat, as an entry number; None if it has made none."""
        return next((played.n for played in self._turns_back() if played.seat == seat), None)

    def last_turn(self, seat: int) -> int | None:
        """The first entry of this seat's last run of moves, ignoring draws in between; None if it has made no move."""
        first: int | None = None
        for played in self._turns_back():
            if played.seat == seat:
                first = played.n
            elif first is not None and played.seat != FORTUNA:
                break
        return first

    def free_undo(self, seat: int, log: Sequence[Entry], numbers: Numbers, enough: int = 0) -> int | None:
        """The first entry this seat may undo without asking; None if there is nothing it may undo.

        The limit is the last draw, reveal or act of another seat that this seat can know of. With `enough`, the search
        stops once that entry is known to be free.
        """
        first: int | None = None
        counting = len(self._counted) - 1
        n = len(log)
        # look at the whole log, not only at what counts: undoing something does not make it unseen
        while n and (first is None or first > enough):
            entry = log[n - 1]
            n -= 1
            if isinstance(entry, Undone) and entry.seat == seat and entry.how == "free":
                # it was free, so nothing in what it undid is a limit
                n = self._jumps[entry.n]
                counting = self._before(n + 1) - 1
                continue
            secret = not numbers.aware(entry.n, seat)
            if not isinstance(entry, Played):
                if secret:
                    continue
                break
            if counting < 0 or self._counted[counting].n != entry.n:
                continue
            counting -= 1
            if secret or entry.n in self.asides:
                continue
            if entry.seat != seat or any(told.reveals for told in self._counted[counting + 1].told):
                break
            first = entry.n
        return first

    def nearest(self) -> tuple[State | None, list[int]]:
        """The last stored copy of the state, and the codes played since.

        None if there is no copy: then the codes start at the beginning of the match.
        """
        codes: list[int] = []
        for counted in reversed(self._counted):
            if counted.state is not None:
                return counted.state, codes[::-1]
            codes.append(counted.code)
        return None, codes[::-1]

    def _before(self, n: int) -> int:
        """How many of the moves that count come before entry `n`."""
        return bisect_left(self._counted, n, key=attrgetter("n"))

    def _turns_back(self) -> Iterator[Played]:
        """The moves without asides, last first."""
        return (counted.played for counted in reversed(self._counted) if counted.n not in self.asides)

    # changes

    def append(self, played: Played, code: int, told: list[Told], state: State) -> None:
        """Appends the next move, with what was told and the state after it."""
        before = self._counted[-1] if self._counted else None
        snapshot = state.copy() if (len(self._counted) + 1) % EVERY == 0 else None
        self._counted.append(Counted(before, played, code, told, snapshot))

    def tell(self, n: int, told: list[Told]) -> None:
        """Notes what was told with entry `n`, with which a seat left."""
        self._parting = (n, told)

    def mark(self, entry: Entry, log: Sequence[Entry]) -> None:
        """Notes the line as it is after this entry, the latest of the log."""
        self._ends.append(self._counted[-1] if self._counted else None)
        if isinstance(entry, Undone) and entry.how == "free":
            before = log[entry.to - 2] if entry.to > 1 else None
            again = isinstance(before, Undone) and before.how == "free" and before.seat == entry.seat
            self._jumps[entry.n] = self._jumps[entry.to - 1] if again else entry.to - 1

    def cut(self, to: int) -> tuple[list[Counted], list[int]]:
        """Takes entry `to` and everything after it off the line.

        Returns the asides among them, which still count and have to be appended again, and the entry numbers of the
        rest.
        """
        at = self._before(to)
        gone = self._counted[at:]
        del self._counted[at:]
        asides = [counted for counted in gone if counted.n in self.asides]
        return asides, [counted.n for counted in gone if counted.n not in self.asides]

    def back_to(self, entries: int) -> None:
        """Restores the line as it was after the first `entries` entries of the log."""
        end = self._ends[entries - 1] if entries else None
        for n in range(entries + 1, len(self._ends) + 1):
            self._jumps.pop(n, None)
        del self._ends[entries:]
        self._parting = None
        at = 0 if end is None else self._before(end.n)
        if end is None or (at < len(self._counted) and self._counted[at] is end):
            del self._counted[0 if end is None else at + 1 :]
        else:
            self._counted = _leading_to(end)

    def first(self, entries: int, asides: set[int]) -> Line:
        """A copy of the line as it was after the first `entries` entries; `asides` are the asides among those."""
        line = Line(asides)
        line._ends = self._ends[:entries]
        line._counted = _leading_to(line._ends[-1] if entries else None)
        line._jumps = {n: to for n, to in self._jumps.items() if n <= entries}
        return line


def _leading_to(end: Counted | None) -> list[Counted]:
    """A move and all moves before it, in order."""
    moves: list[Counted] = []
    while end is not None:
        moves.append(end)
        end = end.before
    return moves[::-1]
