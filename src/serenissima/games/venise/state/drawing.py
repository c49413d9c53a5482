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
from serenissima.games.venise.state.turns import begin_turn

DRAWN: Final[i64] = 2
"""Cards drawn at the end of a turn (VE-T14)."""

# what may be done


def codes(position: Position) -> list[int]:
    """Fortuna draws any kind of card that is in the draw pile."""
    codes = [DRAW + kind for kind in range(7) if position.pile[kind] > 0]
    if position.pile_jokers > 0:
        codes.append(DRAW + JOKER)
    return codes


def odds(position: Position) -> list[int]:
    """A kind of card is as likely as it is frequent in the draw pile."""
    odds = [int(position.pile[kind]) for kind in range(7) if position.pile[kind] > 0]
    return [*odds, int(position.pile_jokers)] if position.pile_jokers > 0 else odds


# what it does


def begin_drawing(position: Position) -> None:
    """VE-T14: two cards are drawn at the end of a turn."""
    position.phase = DRAWING
    position.to_draw = DRAWN
    refill(position)


def draw(position: Position, kind: i64) -> None:
    """VE-S11, VE-T14: a card goes from the draw pile into the hand; which one is secret, unless it is a joker."""
    player = position.players[position.seat]
    dealing = position.phase == DEAL
    position.pile_count -= 1
    if kind == JOKER:
        _draw_joker(position)
    else:
        position.pile[kind] -= 1
        player.draw(kind)
        position.to_draw -= 1
        if position.told is not None:
            telling.drawn(position, kind, dealing)
    if position.to_draw > 0:
        refill(position)
    elif dealing:
        _dealt(position)
    else:
        if position.told is not None:
            telling.refilled(position, DRAWN)
        trim(position)


def _draw_joker(position: Position) -> None:
    """VE-T17: a joker is shown. A player who has two already (VE-T9) discards it at once and draws another card."""
    player = position.players[position.seat]
    position.pile_jokers -= 1
    kept = player.jokers < JOKER_LIMIT
    if kept:
        player.jokers += 1
        position.to_draw -= 1
    else:
        put_joker_away(position)
    if position.told is not None:
        telling.joker_drawn(position, kept)


def _dealt(position: Position) -> None:
    """The next seat is dealt its cards; after the last one the first turn begins (VE-S12)."""
    position.seat += 1
    if position.seat < position.rules.seats:
        position.to_draw = position.rules.deal
        return
    if position.told is not None:
        telling.dealt(position)
    position.seat = position.order[0]
    begin_turn(position)
