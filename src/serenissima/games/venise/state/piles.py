# compiled with mypyc
"""The draw pile and the discard pile (VE-T5, VE-T15, VE-T17)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import JOKER, Position


def put_away(position: Position, player: Player, kind: i64) -> None:
    """An ordinary card goes from a hand face up on the discard pile (VE-T5)."""
    player.show(kind)
    position.discards[kind] += 1
    position.discard_count += 1
    position.top = kind


def put_joker_away(position: Position) -> None:
    """A joker goes face up on the discard pile, where the table plays it that way (VE-T17)."""
    position.discard_jokers += 1
    position.discard_count += 1
    position.top = JOKER


def refill(position: Position) -> None:
    """VE-T15: when a card is needed and there is none, the discard pile is shuffled."""
    if position.pile_count > 0:
        return
    position.pile = position.discards
    position.pile_jokers = position.discard_jokers
    position.pile_count = position.discard_count
    position.discards = vec[i64]([0] * 7)
    position.discard_jokers = 0
    position.discard_count = 0
    position.top = -1
    for player in position.players:
        player.age()
    if position.told is not None:
        telling.reshuffled(position)
