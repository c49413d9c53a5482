# compiled with mypyc
"""The divider splits the revealed cards into two offers (CG-421, CG-422)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import one, size
from serenissima.games.canal_grande.codes import CONFIRM, PUT
from serenissima.games.canal_grande.state.position import CHOOSING, Position


def codes(position: Position) -> list[int]:
    """CG-421: any card may go into the second tray as long as one stays in the first; no tray is empty at the end."""
    codes: list[int] = []
    if size(position.first) > 1:
        pile = position.first
        kind: i64 = 0
        while pile:
            if pile & 15:
                codes.append(PUT + kind)
            pile >>= 4
            kind += 1
    if position.second:
        codes.append(CONFIRM)
    return codes


def put(position: Position, kind: i64) -> None:
    """CG-421: a card goes into the second tray."""
    position.first -= one(kind)
    position.second += one(kind)
    if position.told is not None:
        telling.put_over(position, kind)


def confirm(position: Position) -> None:
    """CG-421, CG-422: the trays are the offers."""
    position.stage = CHOOSING
    if position.told is not None:
        telling.split(position)
