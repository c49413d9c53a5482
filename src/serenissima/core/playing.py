"""Playing a whole match by asking for every decision, for contests, tuning and lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from serenissima.core.errors import SerenissimaError
from serenissima.core.state import FORTUNA, NOBODY, State

Draw = Callable[[int, Sequence[int]], int]
"""Returns which index of these odds is drawn at this entry: `Fortuna.draw`, or another source of chance."""
Ask = Callable[[int, list[int]], list[int]]
"""Returns what a seat plays, given the seat and its codes: one of them, and those it means to play next."""


class Failed(SerenissimaError, RuntimeError):
    """The bot of `seat` raised an error or chose an illegal code, after `moves` moves of all players."""

    def __init__(self, seat: int, reason: str, moves: int) -> None:
        super().__init__(reason)
        self.seat = seat
        self.moves = moves


class Planned:
    """The moves a seat has already decided on.

    They are played without asking again, while they are legal and no other entry comes in between.
    """

    def __init__(self) -> None:
        self._entry = -1
        self._seat = -1
        self._codes: list[int] = []

    def at(self, entry: int, seat: int, codes: Sequence[int]) -> list[int]:
        """What this seat, which may play these codes, planned to play from this entry on; empty: ask it."""
        there = (entry, seat) == (self._entry, self._seat) and self._codes and self._codes[0] in codes
        return self._codes if there else []

    def keep(self, entry: int, seat: int, plan: Sequence[int]) -> None:
        """Stores a plan whose first code is played as this entry."""
        self._entry = entry + 1
        self._seat = seat
        self._codes = list(plan[1:])


def offered(codes: list[int], asides: list[int], spoken: bool) -> list[int]:
    """What a bot may choose from: if it has a choice at all, its asides as well.

    Not if it has `spoken` since a player last moved: having no memory, it would repeat itself for ever.
    """
    return codes + asides if len(codes) > 1 and not spoken else codes


def play_match(state: State, draw: Draw, ask: Ask, asides: bool = False) -> list[tuple[int, int]]:
    """Plays this state to its end; returns the seat and code of every entry, or raises Failed.

    With `asides`, a seat that has a choice may also play its asides (`State.asides`).
    """
    played: list[tuple[int, int]] = []
    planned = Planned()
    spoken: set[int] = set()
    while (seat := state.to_move()) != NOBODY:
        entry = len(played) + 1
        codes = state.codes()
        if seat == FORTUNA:
            played.append((seat, codes[draw(entry, state.odds())]))
            state.play(played[-1][1])
            continue
        turn = set(codes)
        codes = offered(codes, state.asides(seat) if asides else [], seat in spoken)
        plan = planned.at(entry, seat, codes)
        if not plan:
            try:
                plan = list(ask(seat, codes))
            except Exception as error:
                raise Failed(seat, repr(error), by_players(played)) from error
            if not plan or plan[0] not in codes:
                raise Failed(seat, f"{plan[0] if plan else 'nothing'} is not legal", by_players(played))
        state.play(plan[0])
        planned.keep(entry, seat, plan)
        played.append((seat, plan[0]))
        spoken = set() if plan[0] in turn else spoken | {seat}
    return played


def by_players(played: Sequence[tuple[int, int]]) -> int:
    """How many of these entries are not Fortuna's."""
    return sum(seat != FORTUNA for seat, _ in played)
