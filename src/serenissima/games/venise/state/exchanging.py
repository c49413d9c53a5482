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


def codes(position: Position) -> list[int]:
    """VE-T10: any ordinary card may be given."""
    hand = position.players[position.seat].hand
    return [GIVE + kind for kind in range(7) if hand[kind] > 0]


def exchange(position: Position) -> None:
    """VE-T10: an exchange begins."""
    position.resume = position.phase
    position.phase = GIVING
    position.fresh = False
    position.given = vec[i64]()
    if position.told is not None:
        telling.exchanging(position)


def give(position: Position, kind: i64) -> None:
    """VE-T10: one of the four cards; after the last one the joker is taken."""
    me = position.players[position.seat]
    put_away(position, me, kind)
    position.given = append(position.given, kind)
    if position.told is not None:
        telling.given(position, kind)
    if len(position.given) < PRICE:
        return
    me.jokers += 1
    position.jokers -= 1
    if position.told is not None:
        telling.exchanged(position)
    position.given = vec[i64]()
    position.phase = position.resume
    if position.phase == TRIM:
        trim(position)
