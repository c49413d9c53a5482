"""How near a task is to being fulfilled, in turns of any player."""

from __future__ import annotations

from serenissima.bots.lore.intrigues_a_venise.belief import Task
from serenissima.bots.lore.intrigues_a_venise.roads import soon, soonest
from serenissima.games.intrigues_a_venise.box import AMBASSADOR, EMBASSY

BY_EXILE = 0.9
"""Meeting the Ambassador is nearly as good as having him in the Embassy: he can be exiled there (IV-622)."""


def near(task: Task, at: list[int], colour: int) -> float:
    """1: done; 0: not up to the player of this colour."""
    piece = task.piece
    if task.kind == "hunt":
        return _chase(at, colour, piece)
    if task.kind == "meet":
        return _rendezvous(at, colour, piece, task.other)
    if piece == AMBASSADOR:
        worth = soonest(task.other, at[piece], True)
        if task.other >> EMBASSY & 1:
            worth = max(worth, BY_EXILE * _chase(at, colour, piece))
        return worth
    return soonest(task.other, at[piece]) if piece >> 2 == colour else 0.0


def _chase(at: list[int], colour: int, piece: int) -> float:
    """How soon any of four spies reaches a piece; the Ambassador can also be brought to them."""
    worths = soon(at[piece])
    spies = range(4 * colour, 4 * colour + 4)
    found = sorted(worths[at[spy]] for spy in spies)
    worth = found[3] + 0.2 * (1 - found[3]) * found[2]
    if piece == AMBASSADOR:
        brought = max(soon(at[spy], True)[at[piece]] for spy in spies)
        worth += 0.3 * (1 - worth) * brought
    return worth


def _rendezvous(at: list[int], colour: int, one: int, other: int) -> float:
    if AMBASSADOR in (one, other):
        spy = one if other == AMBASSADOR else other
        if spy >> 2 != colour:
            return 0.0
        worth = soon(at[AMBASSADOR])[at[spy]]
        return worth + 0.3 * (1 - worth) * soon(at[spy], True)[at[AMBASSADOR]]
    if one >> 2 == colour:
        return soon(at[other])[at[one]]
    return soon(at[one])[at[other]] if other >> 2 == colour else 0.0
