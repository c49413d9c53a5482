# compiled with mypyc
"""Cards drawn: in a new round, by a spy, to catch up (CG-411 to CG-413, CG-461 to CG-465, CG-621, CG-622)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import ACTION_MASK, GON, SPY, one, size
from serenissima.games.canal_grande.codes import DRAW, PLUCK
from serenissima.games.canal_grande.state.piles import draw_on
from serenissima.games.canal_grande.state.position import DEALING, DRAWING_UP, PLUCKING, REVEALING, SPYING, Position
from serenissima.games.canal_grande.state.rounds import go_on
from serenissima.games.canal_grande.state.rules import NUMBERS_REVEALED
from serenissima.games.canal_grande.state.specials import finish
from serenissima.games.canal_grande.trail import DREW, TURNED, step

# what may be done


def drawn_from(position: Position) -> i64:
    """What Fortuna draws the next card from: a pile, the first cards to be dealt, or the hand of a traitor's victim."""
    if position.stage == REVEALING and position.due <= NUMBERS_REVEALED:
        return position.bag & ~ACTION_MASK
    if position.stage == DEALING:
        return position.deal
    if position.stage == PLUCKING:
        return position.hands[position.victim]
    return position.bag & ACTION_MASK


def codes(position: Position) -> list[int]:
    """Any kind of card that can come next."""
    codes: list[int] = []
    pile = drawn_from(position)
    first: i64 = PLUCK if position.stage == PLUCKING else DRAW
    kind: i64 = 0
    while pile:
        if pile & 15:
            codes.append(first + kind)
        pile >>= 4
        kind += 1
    return codes


def odds(position: Position) -> list[int]:
    """Every card of a pile is equally likely."""
    odds: list[int] = []
    pile = drawn_from(position)
    while pile:
        if pile & 15:
            odds.append(pile & 15)
        pile >>= 4
    return odds


def pick(position: Position, ticket: float) -> int:
    """One of these codes by its odds, without listing them."""
    pile = drawn_from(position)
    rest = ticket * float(size(pile))
    kind: i64 = 0
    last: i64 = 0
    while pile:
        if pile & 15:
            last = kind
            rest -= float(pile & 15)
            if rest < 0.0:
                break
        pile >>= 4
        kind += 1
    return (PLUCK if position.stage == PLUCKING else DRAW) + last


# what it does


def draw(position: Position, kind: i64) -> None:
    """CG-411, CG-461, CG-621: a card from a pile; after the last one the match goes on."""
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
    if draw_on(position):
        if position.stage == SPYING:
            finish(position)
        go_on(position)


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
