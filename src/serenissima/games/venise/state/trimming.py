# compiled with mypyc
"""After drawing: the hand is cut down to eight cards, or four of them become a joker (VE-T13, VE-T17)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import DISCARD, END_TURN, EXCHANGE
from serenissima.games.venise.state.piles import put_away, put_joker_away
from serenissima.games.venise.state.position import DISCARDING, JOKER, TRIM, Position
from serenissima.games.venise.state.turns import end_turn

# what may be done


def codes(position: Position) -> list[int]:
    """VE-T13, VE-T17: too many cards must go, unless four of them become a joker."""
    codes = discarding_codes(position) if position.surplus() > 0 else [END_TURN]
    if position.may_exchange():
        codes.append(EXCHANGE)
    return codes


def discarding_codes(position: Position) -> list[int]:
    """VE-T17: any card, jokers too."""
    me = position.players[position.seat]
    codes = [DISCARD + kind for kind in range(7) if me.hand[kind] > 0]
    if me.jokers > 0:
        codes.append(DISCARD + JOKER)
    return codes


# what it does


def trim(position: Position) -> None:
    """VE-T13, VE-T17: with too many cards, or an exchange possible, the player decides; else the turn is over."""
    position.phase = TRIM
    if position.surplus() <= 0 and not position.may_exchange():
        end_turn(position)


def discard(position: Position, card: i64) -> None:
    """VE-T17: a card above eight goes; a joker goes back to its place, or to the discard pile like any card."""
    me = position.players[position.seat]
    if card == JOKER:
        me.jokers -= 1
        if position.rules.jokers_piled:
            put_joker_away(position)
        else:
            position.jokers += 1
    else:
        put_away(position, me, card)
    if position.told is not None:
        telling.discarded(position, card)
    position.phase = DISCARDING
    if position.surplus() <= 0:
        end_turn(position)
