"""Why a move of Pebbles is not allowed."""

from __future__ import annotations

from serenissima.core.game import NOT_YOUR_TURN, Refusal

from .codes import NAME, PEEK, POINT, TAKE
from .state import NONE, State


def refuse(state: State, seat: int, code: int) -> Refusal:
    """Why this seat cannot play this code now."""
    if seat != state.to_move():
        return NOT_YOUR_TURN
    if code < TAKE:
        return Refusal("TOY-14", "fortunas-move")
    if state.to_move() < 0:
        return Refusal("TOY-4", "fortunas-turn")
    if state.pointed:
        return Refusal("TOY-9", "name-a-colour")
    if code >= NAME:
        return Refusal("TOY-8", "point-first")
    if code < PEEK:
        return Refusal("TOY-5", "heap-too-small", {"left": state.heap})
    return _refuse_looking(state, code)


def _refuse_looking(state: State, code: int) -> Refusal:
    rule, of_seat = ("TOY-8", code - POINT) if code >= POINT else ("TOY-7", code - PEEK)
    if rule == "TOY-7" and not state.rules.peek:
        return Refusal(rule, "no-peeking")
    if (state.peeked if rule == "TOY-7" else state.guessed)[state.turn] != NONE:
        return Refusal(rule, "only-once")
    if of_seat >= state.rules.seats:
        return Refusal(rule, "no-such-seat", {"seats": state.rules.seats})
    if of_seat == state.turn:
        return Refusal(rule, "own-stone")
    return Refusal(rule, "lies-open")
