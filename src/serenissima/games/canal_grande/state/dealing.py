# compiled with mypyc
"""The first hands and the first divider (CG-301 to CG-316)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import one
from serenissima.games.canal_grande.codes import FIRST
from serenissima.games.canal_grande.state.position import BEGINNING, Position
from serenissima.games.canal_grande.state.rounds import begin_round
from serenissima.games.canal_grande.state.rules import DEALT
from serenissima.games.canal_grande.trail import DEALT as WAS_DEALT
from serenissima.games.canal_grande.trail import step


def beginning_codes(position: Position) -> list[int]:
    """CG-307: one of the two players."""
    return [FIRST, FIRST + 1]


def draw(position: Position, kind: i64) -> None:
    """CG-302, CG-312: four cards for each player, one player after the other."""
    seat = position.rules.seats - 1 - (position.due - 1) // DEALT
    position.deal -= one(kind)
    position.hands[seat] += one(kind)
    position.due -= 1
    position.trail.append(step(WAS_DEALT, seat, 0, one(kind)))
    if position.told is not None:
        telling.dealt(position, seat, kind)
    if position.due == 0:
        # CG-303, CG-314: the rest goes back into the pile
        position.bag += position.deal
        position.deal = 0
        if position.rules.seats == 2:
            position.stage = BEGINNING
        else:
            first(position, 0)


def first(position: Position, seat: i64) -> None:
    """CG-307, CG-316: this seat divides first."""
    if position.told is not None:
        telling.began(position, seat)
    begin_round(position, seat)
