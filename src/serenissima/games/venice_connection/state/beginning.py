# compiled with mypyc
"""A game begins: who makes the first turn (VC-17, VC-18)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice_connection import telling
from serenissima.games.venice_connection.codes import BEGIN
from serenissima.games.venice_connection.state.position import TURN, Position


def codes(position: Position) -> list[int]:
    """Before the first game Fortuna draws one of the players (VC-18)."""
    return [BEGIN, BEGIN + 1]


def begin(position: Position, seat: i64) -> None:
    """A game begins on the empty table (VC-17, VC-18)."""
    position.starter = seat
    position.mover = seat
    position.phase = TURN
    if position.told is not None:
        telling.began(position)
