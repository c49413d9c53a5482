# compiled with mypyc
"""The draw piles: filled up with the discards when a card is due and none is left (CG-412, CG-413, CG-465)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import ACTION_MASK, HAND_MASK
from serenissima.games.canal_grande.state.position import REVEALING, SPLITTING, Position
from serenissima.games.canal_grande.state.rules import NUMBERS_REVEALED
from serenissima.games.canal_grande.trail import SHUFFLED, step


def draw_on(position: Position) -> bool:
    """Makes the pile ready for the next card; returns whether no more are due, so that the active player goes on.

    CG-412: an empty pile is filled with the discards; CG-413: if there are none either, no more cards are drawn.
    """
    actions = position.due - NUMBERS_REVEALED if position.stage == REVEALING else position.due
    if actions > 0 and not position.bag & ACTION_MASK:
        if position.discard:
            _refill(position)
        else:
            position.due -= actions
    if position.due > 0:
        return False
    # CG-465: the cards are drawn together, so useless ones are discarded after the last of them
    position.discard += position.aside
    position.aside = 0
    if position.stage != REVEALING:
        return True
    position.stage = SPLITTING
    if position.told is not None:
        telling.shown(position)
    return False


def _refill(position: Position) -> None:
    note_shuffle(position)
    position.bag += position.discard
    if position.told is not None:
        telling.refilled(position)
    position.discard = 0


def note_shuffle(position: Position) -> None:
    """Notes a shuffle in the trail, with what was in hands or in the pile: nothing else can have been drawn before."""
    open_cards: i64 = position.discard + position.on_table() + position.trophies[0] + position.trophies[1]
    position.trail.append(step(SHUFFLED, 0, 0, (position.rules.cards - open_cards) & HAND_MASK))
