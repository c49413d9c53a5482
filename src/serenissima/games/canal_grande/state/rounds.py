# compiled with mypyc
"""The course of a match: turns, rounds, phases and catching up between them (CG-401, CG-402, CG-601 to CG-645)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande import telling
from serenissima.games.canal_grande.cards import ACTION_MASK, HAND_MASK, SPECIALS_MASK
from serenissima.games.canal_grande.codes import CATCH_UP, DECLINE
from serenissima.games.canal_grande.state.ending import end
from serenissima.games.canal_grande.state.piles import draw_on, note_shuffle
from serenissima.games.canal_grande.state.position import (
    CATCHING_UP,
    CHOOSER,
    DIVIDER,
    DRAWING_UP,
    LOWER,
    NEVER,
    REVEALING,
    Position,
)
from serenissima.games.canal_grande.state.rules import MOST_ROUNDS, NONE, REVEALED
from serenissima.games.canal_grande.state.specials import resolve_pending
from serenissima.games.canal_grande.trail import OPEN, step


def begin_round(position: Position, divider: i64) -> None:
    """CG-401, CG-402, CG-411: cards are revealed; CG-705: the match is drawn if too many rounds have been played."""
    if position.round == MOST_ROUNDS:
        end(position, NONE, NEVER)
        return
    position.divider = divider
    position.active = NONE
    position.turn = CHOOSER
    position.chosen = 0
    position.round += 1
    position.stage = REVEALING
    position.due = REVEALED
    if position.told is not None:
        telling.round_began(position)
    draw_on(position)


def take(position: Position, seat: i64) -> None:
    """CG-441, CG-442, CG-444: numbers are laid out, districts and gondolas go into the hand, specials are pending."""
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


def go_on(position: Position) -> None:
    """Resolves the remaining specials (CG-444) and begins the next turns (CG-402) until somebody has to decide."""
    while resolve_pending(position):
        if position.turn != CHOOSER:
            if position.turn == DIVIDER:
                _end_round(position)
            else:
                _next_to_catch_up(position)
            return
        position.turn = DIVIDER
        take(position, position.divider)


def _end_round(position: Position) -> None:
    """CG-601 to CG-603, CG-641: only now are the totals compared with the threshold."""
    rules = position.rules
    first, second = position.total(0), position.total(1)
    if first < rules.threshold and second < rules.threshold:
        begin_round(position, _next_divider(position))
        return
    if position.told is not None:
        telling.phase_ended(position, first, second)
    position.turn = LOWER
    position.waiting = NONE
    if first == second:
        # CG-626, CG-644: nobody draws
        _begin_phase(position)
        return
    lower: i64 = 0 if first < second else 1
    if rules.seats == 2:
        _may_catch_up(position, lower)
        return
    # CG-642: first the partner who divided or chose
    active = position.divider if rules.side(position.divider) == lower else rules.chooser(position.divider)
    position.waiting = rules.partner(active)
    _may_catch_up(position, active)


def _may_catch_up(position: Position, seat: i64) -> None:
    """CG-621, CG-642: this seat may draw."""
    position.active = seat
    position.stage = CATCHING_UP
    if position.told is not None:
        telling.may_catch_up(position)


def catching_up_codes(position: Position) -> list[int]:
    """CG-621: draw or decline."""
    return [CATCH_UP, DECLINE]


def catch_up(position: Position) -> None:
    """CG-621: all cards or none; CG-622: they are drawn as with a spy."""
    if position.told is not None:
        telling.caught_up(position)
    position.stage = DRAWING_UP
    position.due = position.rules.catchup
    if draw_on(position):
        go_on(position)


def decline(position: Position) -> None:
    """CG-621: the player draws no cards."""
    if position.told is not None:
        telling.declined(position)
    _next_to_catch_up(position)


def _next_to_catch_up(position: Position) -> None:
    """CG-642: then the partner may draw."""
    if position.waiting < 0:
        _begin_phase(position)
        return
    seat = position.waiting
    position.waiting = NONE
    _may_catch_up(position, seat)


def _begin_phase(position: Position) -> None:
    """CG-623, CG-624, CG-645: numbers and discards go back into their piles; hands and trophies stay."""
    divider = _next_divider(position)
    first, second = position.total(0), position.total(1)
    if first != second:
        # CG-625, CG-643: the first seat of the higher side after the last divider
        higher: i64 = 0 if first > second else 1
        while position.rules.side(divider) != higher:
            divider = (divider + 1) & (position.rules.seats - 1)
    note_shuffle(position)
    position.bag += position.discard
    position.discard = 0
    for seat in range(position.rules.seats):
        position.bag += position.numbers[seat]
        position.numbers[seat] = 0
    position.phase += 1
    if position.told is not None:
        telling.reshuffled(position)
    begin_round(position, divider)


def _next_divider(position: Position) -> i64:
    """CG-511, CG-601: the next seat; with two players the roles swap."""
    return (position.divider + 1) & (position.rules.seats - 1)
