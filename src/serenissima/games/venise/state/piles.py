# compiled with mypyc
"""The draw pile and the discard pile (VE-T5, VE-T15, VE-T17)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import JOKER, Position


def put_away(state: Position, player: Player, kind: i64) -> None:
    """An ordinary card goes from a hand face up on the discard pile (VE-T5)."""
    player.show(kind)
    state.discards[kind] += 1
    state.discard_count += 1
    state.top = kind


def put_joker_away(state: Position) -> None:
    """A joker goes face up on the discard pile, where the table plays it that way (VE-T17)."""
    state.discard_jokers += 1
    state.discard_count += 1
    state.top = JOKER


def refill(state: Position) -> None:
    """VE-T15: when a card is needed and there is none, the discard pile is shuffled."""
    if state.pile_count > 0:
        return
    state.pile = state.discards
    state.pile_jokers = state.discard_jokers
    state.pile_count = state.discard_count
    state.discards = vec[i64]([0] * 7)
    state.discard_jokers = 0
    state.discard_count = 0
    state.top = -1
    for player in state.players:
        player.age()
    if state.told is not None:
        telling.reshuffled(state)
