# compiled with mypyc
"""The chooser takes one offer, the divider the other (CG-431 to CG-442)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import ACTION_MASK, HAND_MASK, SPECIALS_MASK
from serenissima.games.canal_grande.state.position import CHOOSER, PastSplit, Position
from serenissima.games.canal_grande.trail import OPEN, step


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


def take(position: Position, seat: i64) -> None:
    """CG-441, CG-442, CG-444: lays numbers out, takes districts and gondolas into the hand; specials are pending."""
    offer: i64 = 0
    if (position.chosen == 1) == (position.turn == CHOOSER):
        offer = position.first
        position.first = 0
    else:
        offer = position.second
        position.second = 0
    position.active = seat
    position.numbers[seat] += offer & ~ACTION_MASK
    position.pending = offer & SPECIALS_MASK
    taken = offer & HAND_MASK
    position.hands[seat] += taken
    if taken:
        position.trail.append(step(OPEN, seat, 0, taken))
    if position.told is not None:
        telling.took(position, offer)
