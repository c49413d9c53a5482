"""A whole match in which every decision is asked for: what contests, tuning and lessons play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from serenissima.core.state import FORTUNA, NOBODY, State

Draw = Callable[[int, Sequence[int]], int]
"""Which of these odds comes up at the entry of this number: `Fortuna.draw`, or any other chance."""
Ask = Callable[[int, list[int]], list[int]]
"""What the seat with these codes does: one of them, and those it means to play next."""


class Failed(RuntimeError):
    """Whoever decides for `seat` raised an error, or chose what is not legal, after so many `moves` of all players."""

    def __init__(self, seat: int, reason: str, moves: int) -> None:
        super().__init__(reason)
        self.seat = seat
        self.moves = moves


def play_match(state: State, draw: Draw, ask: Ask) -> int:
    """Plays this state to its end; how many moves the players made. Failed if somebody cannot decide.

    What was decided together with the last move is played without asking again, as long as nobody else has acted and
    it is legal.
    """
    entry = moves = 0
    planned: list[int] = []
    last = NOBODY
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        codes = state.codes()
        if seat == FORTUNA:
            state.play(codes[draw(entry, state.odds())])
            planned = []
            continue
        if seat != last or not planned or planned[0] not in codes:
            try:
                planned = list(ask(seat, codes))
            except Exception as error:
                raise Failed(seat, repr(error), moves) from error
            if not planned or planned[0] not in codes:
                raise Failed(seat, f"{planned[0] if planned else 'nothing'} is not legal", moves)
        state.play(planned.pop(0))
        last = seat
        moves += 1
    return moves
