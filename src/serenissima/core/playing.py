"""A whole match in which every decision is asked for: what contests, tuning and lessons play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from serenissima.core.errors import SerenissimaError
from serenissima.core.state import FORTUNA, NOBODY, State

Draw = Callable[[int, Sequence[int]], int]
"""Which of these odds comes up at the entry of this number: `Fortuna.draw`, or any other chance."""
Ask = Callable[[int, list[int]], list[int]]
"""What the seat with these codes does: one of them, and those it means to play next."""


class Failed(SerenissimaError, RuntimeError):
    """Whoever decides for `seat` raised an error or chose an illegal code, after `moves` moves of all players."""

    def __init__(self, seat: int, reason: str, moves: int) -> None:
        super().__init__(reason)
        self.seat = seat
        self.moves = moves


class Planned:
    """What a seat decided together with its last move.

    It is played without asking again, as long as no other entry came in between and it is legal.
    """

    def __init__(self) -> None:
        self._entry = -1
        self._seat = -1
        self._codes: list[int] = []

    def at(self, entry: int, seat: int, codes: Sequence[int]) -> list[int]:
        """What this seat, which may play these codes, meant to do at this entry and after it; empty: ask it."""
        there = (entry, seat) == (self._entry, self._seat) and self._codes and self._codes[0] in codes
        return self._codes if there else []

    def keep(self, entry: int, seat: int, plan: Sequence[int]) -> None:
        """The first code of `plan` is played as this entry; the others are meant to follow it."""
        self._entry = entry + 1
        self._seat = seat
        self._codes = list(plan[1:])


def offered(codes: list[int], asides: list[int], spoken: bool) -> list[int]:
    """What a bot is asked to choose from: where it has a choice, also what it may do beside its turn.

    Not if it has `spoken` since a player last moved: a bot that remembers nothing would repeat itself for ever.
    """
    return codes + asides if len(codes) > 1 and not spoken else codes


def play_match(state: State, draw: Draw, ask: Ask, asides: bool = False) -> list[tuple[int, int]]:
    """Plays this state to its end and returns the seat and code of every entry; Failed if somebody cannot decide.

    With `asides`, a seat that has a choice may also play what it may do beside its turn (`State.asides`).
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
