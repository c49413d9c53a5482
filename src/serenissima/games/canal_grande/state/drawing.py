# compiled with mypyc
"""Cards drawn: in a new round, by a spy, to catch up (CG-411 to CG-413, CG-461 to CG-465, CG-621, CG-622)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import ACTION_MASK, GON, HAND_MASK, SPY, one
from serenissima.games.canal_grande.state.position import (
    DEALING,
    DRAWING_UP,
    PLUCKING,
    REVEALING,
    SPLITTING,
    Position,
)
from serenissima.games.canal_grande.state.rules import NUMBERS_REVEALED
from serenissima.games.canal_grande.trail import DREW, SHUFFLED, TURNED, step


def drawn_from(position: Position) -> i64:
    """What Fortuna draws the next card from: a pile, the first cards to be dealt, or the hand of a traitor's victim."""
    if position.stage == REVEALING and position.due <= NUMBERS_REVEALED:
        return position.bag & ~ACTION_MASK
    if position.stage == DEALING:
        return position.deal
    if position.stage == PLUCKING:
        return position.hands[position.victim]
    return position.bag & ACTION_MASK


def draw(position: Position, kind: i64) -> bool:
    """Draws a card from a pile; returns whether it was the last one and the active player goes on.

    After the last card of a new round it is the divider's turn instead.
    """
    position.bag -= one(kind)
    position.due -= 1
    if position.stage == REVEALING:
        position.first += one(kind)
        if position.told is not None:
            telling.revealed(position, kind)
    elif kind <= GON:
        _draw_unseen(position, kind)
    else:
        _draw_special(position, kind)
    return draw_on(position)


def _draw_unseen(position: Position, kind: i64) -> None:
    """CG-462, CG-622: the card goes into the hand, and nobody else sees it."""
    seat = position.active
    position.hands[seat] += one(kind)
    position.trail.append(step(DREW, seat, 0, one(kind)))
    if position.told is not None:
        telling.drew(position, kind)


def _draw_special(position: Position, kind: i64) -> None:
    """CG-463, CG-464, CG-622, CG-663, CG-664: a special is laid open; it is resolved in this turn, or discarded."""
    used = kind != SPY or position.rules.spy_chain
    if position.stage == DRAWING_UP and not position.rules.resolve_catchup:
        used = False
    if used:
        position.pending += one(kind)
    else:
        position.aside += one(kind)
    position.trail.append(step(TURNED, position.active, 0, one(kind)))
    if position.told is not None:
        telling.turned(position, kind, used)


def draw_on(position: Position) -> bool:
    """Makes the pile ready for the next card; returns whether no card is due and the active player goes on.

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
    # CG-465: the cards are drawn together, so those of no use are discarded after the last of them
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
    """Notes in the trail all that was in hands or in the pile: nothing else can have been drawn so far."""
    open_cards: i64 = position.discard + position.on_table() + position.trophies[0] + position.trophies[1]
    position.trail.append(step(SHUFFLED, 0, 0, (position.rules.cards - open_cards) & HAND_MASK))
