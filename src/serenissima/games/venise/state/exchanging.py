# compiled with mypyc
"""Four ordinary cards for a joker, one after the other (VE-T10, VE-T11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import GIVE
from serenissima.games.venise.state.piles import put_away
from serenissima.games.venise.state.position import GIVING, PRICE, TRIM, Position
from serenissima.games.venise.state.trimming import trim


def gifts(state: Position) -> list[int]:
    """VE-T10: what may be given is any ordinary card."""
    hand = state.players[state.seat].hand
    return [GIVE + kind for kind in range(7) if hand[kind] > 0]


def exchange(state: Position) -> None:
    """VE-T10: an exchange begins."""
    state.resume = state.phase
    state.phase = GIVING
    state.fresh = False
    state.given = vec[i64]()
    if state.told is not None:
        telling.exchanging(state)


def give(state: Position, kind: i64) -> None:
    """VE-T10: one of the four; after the last the joker is taken."""
    me = state.players[state.seat]
    put_away(state, me, kind)
    state.given = append(state.given, kind)
    if state.told is not None:
        telling.given(state, kind)
    if len(state.given) < PRICE:
        return
    me.jokers += 1
    state.jokers -= 1
    if state.told is not None:
        telling.exchanged(state)
    state.given = vec[i64]()
    state.phase = state.resume
    if state.phase == TRIM:
        trim(state)
