# compiled with mypyc
"""The chooser takes one offer, the divider the other (CG-431 to CG-442)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.codes import CHOOSE
from serenissima.games.canal_grande.state.position import PastSplit, Position
from serenissima.games.canal_grande.state.rounds import go_on, take


def codes(position: Position) -> list[int]:
    """CG-431: one of the two offers."""
    return [CHOOSE, CHOOSE + 1]


def choose(position: Position, offer: i64) -> None:
    """CG-431: the chooser takes an offer, 1 or 2, and resolves all of it first (CG-402)."""
    seat = position.rules.chooser(position.divider)
    when: list[int] = [position.round, position.phase, position.divider, seat, offer]
    offers: list[int] = [position.first, position.second]
    position.past.append(PastSplit(when, offers, position.hands[:], position.numbers[:], position.trophies[:]))
    position.chosen = offer
    if position.told is not None:
        telling.chose(position, seat)
    take(position, seat)
    go_on(position)
