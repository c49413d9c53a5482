# compiled with mypyc
"""Cards from the draw pile: dealt at the start, drawn at the end of a turn (VE-S11, VE-S12, VE-T14, VE-T15, VE-T17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import DRAW
from serenissima.games.venise.state.piles import put_joker_away, refill
from serenissima.games.venise.state.position import DEAL, DRAWING, JOKER, JOKER_LIMIT, Position
from serenissima.games.venise.state.trimming import trim
from serenissima.games.venise.state.turns import start_turn

DRAWN: Final[i64] = 2
"""Cards drawn at the end of a turn (VE-T14)."""

# what may be done


def draws(state: Position) -> list[int]:
    """Fortuna draws any kind of card that is in the draw pile."""
    codes = [DRAW + kind for kind in range(7) if state.pile[kind] > 0]
    if state.pile_jokers > 0:
        codes.append(DRAW + JOKER)
    return codes


def draw_odds(state: Position) -> list[int]:
    """A kind of card is as likely as it is frequent in the draw pile."""
    odds = [int(state.pile[kind]) for kind in range(7) if state.pile[kind] > 0]
    return [*odds, int(state.pile_jokers)] if state.pile_jokers > 0 else odds


# what it does


def start_drawing(state: Position) -> None:
    """VE-T14: two cards at the end of a turn."""
    state.phase = DRAWING
    state.to_draw = DRAWN
    refill(state)


def draw(state: Position, kind: i64) -> None:
    """VE-S11, VE-T14: a card goes from the draw pile into the hand; which one is secret, unless it is a joker."""
    player = state.players[state.seat]
    dealing = state.phase == DEAL
    state.pile_count -= 1
    if kind == JOKER:
        _draw_joker(state)
    else:
        state.pile[kind] -= 1
        player.draw(kind)
        state.to_draw -= 1
        if state.told is not None:
            telling.drawn(state, kind, dealing)
    if state.to_draw > 0:
        refill(state)
    elif dealing:
        _dealt(state)
    else:
        if state.told is not None:
            telling.refilled(state, DRAWN)
        trim(state)


def _draw_joker(state: Position) -> None:
    """VE-T17: a joker is shown. A player who has two already (VE-T9) discards it at once and draws another card."""
    player = state.players[state.seat]
    state.pile_jokers -= 1
    kept = player.jokers < JOKER_LIMIT
    if kept:
        player.jokers += 1
        state.to_draw -= 1
    else:
        put_joker_away(state)
    if state.told is not None:
        telling.joker_drawn(state, kept)


def _dealt(state: Position) -> None:
    """The next seat is dealt its cards; after the last one the first turn begins (VE-S12)."""
    state.seat += 1
    if state.seat < state.rules.seats:
        state.to_draw = state.rules.deal
        return
    if state.told is not None:
        telling.dealt(state)
    state.seat = state.order[0]
    start_turn(state)
