# compiled with mypyc
"""After drawing: down to eight cards, or four of them for a joker (VE-T13, VE-T17)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import DISCARD, END_TURN, EXCHANGE
from serenissima.games.venise.state.piles import put_away, put_joker_away
from serenissima.games.venise.state.position import DISCARDING, JOKER, TRIM, Position
from serenissima.games.venise.state.turns import end_turn

# what may be done


def trims(state: Position) -> list[int]:
    """VE-T13, VE-T17: too many cards must go, unless four of them become a joker."""
    codes = discards(state) if state.surplus() > 0 else [END_TURN]
    if state.may_exchange():
        codes.append(EXCHANGE)
    return codes


def discards(state: Position) -> list[int]:
    """VE-T17: any card, jokers too."""
    me = state.players[state.seat]
    codes = [DISCARD + kind for kind in range(7) if me.hand[kind] > 0]
    if me.jokers > 0:
        codes.append(DISCARD + JOKER)
    return codes


# what it does


def trim(state: Position) -> None:
    """VE-T13, VE-T17: with too many cards, or an exchange possible, the player decides; else the turn is over."""
    state.phase = TRIM
    if state.surplus() <= 0 and not state.may_exchange():
        end_turn(state)


def discard(state: Position, card: i64) -> None:
    """VE-T17: down to eight; a joker goes back to its place, or to the discard pile like any card."""
    me = state.players[state.seat]
    if card == JOKER:
        me.jokers -= 1
        if state.rules.jokers_piled:
            put_joker_away(state)
        else:
            state.jokers += 1
    else:
        put_away(state, me, card)
    if state.told is not None:
        telling.discarded(state, card)
    state.phase = DISCARDING
    if state.surplus() <= 0:
        end_turn(state)
