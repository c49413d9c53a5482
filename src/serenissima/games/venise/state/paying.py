# compiled with mypyc
"""Paying for cards with hourglasses and tiles (VE-T2, VE-T5, VE-A24, VE-A25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise.box import COSTS
from serenissima.games.venise.state.piles import put_away
from serenissima.games.venise.state.position import HOURS, JOKER, Position

COST: Final = vec[i64](COSTS)


def pay(position: Position, kind: i64, joker: bool) -> i64:
    """Plays a card of this kind, or a joker in its place, and pays for it; returns the tiles spent on it."""
    me = position.players[position.seat]
    if joker:
        me.jokers -= 1
        position.jokers += 1
        position.played = append(position.played, JOKER)
        position.used += COST[JOKER]
    else:
        put_away(position, me, kind)
        position.played = append(position.played, kind)
        position.used += COST[kind]
    position.fresh = False
    tiles = position.used - HOURS - position.spent
    if tiles <= 0:
        return 0
    me.tiles -= tiles
    position.spent += tiles
    return tiles
