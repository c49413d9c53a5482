# compiled with mypyc
"""PLACING: Fortuna lays out the treasures (rules.md, CAN-11 and CAN-12)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canaletto import telling
from serenissima.games.canaletto.state.position import VALUES, Position


def codes(position: Position) -> list[int]:
    """CAN-11: where the next treasure may go."""
    laying = position.laying
    assert laying is not None
    return laying.codes()


def odds(position: Position) -> list[int]:
    """CAN-12: how many placements each of these codes leaves."""
    laying = position.laying
    assert laying is not None
    return laying.odds()


def pick(position: Position, ticket: float) -> int:
    """One of these codes by its odds, without listing the weights of sixteen palaces."""
    laying = position.laying
    assert laying is not None
    return laying.pick(ticket)


def place(position: Position, palace: i64) -> None:
    """CAN-11, CAN-12: the next treasure, in the order of the groups, goes into this palace."""
    laying = position.laying
    assert laying is not None
    group: i64 = laying.step.group
    position.put(palace, group)
    done = laying.place(palace)
    if position.told is not None:
        telling.placed(position, group, palace)
    if done:
        position.laying = None
        position.phase = VALUES
        if position.told is not None:
            telling.laid_out(position)
