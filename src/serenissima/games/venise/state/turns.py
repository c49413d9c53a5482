# compiled with mypyc
"""Whose turn is next, and how a match ends (VE-S15, VE-E1 to VE-E5, VE-V1, VE-V5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.state.piles import put_away
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import (
    ALL_PLACED,
    GEMS_WON,
    OVER,
    PLAY,
    ROUNDS_OVER,
    SHARED,
    STANDSTILL,
    Position,
)


def start_turn(state: Position) -> None:
    """Nothing has been done yet, and no hourglass used."""
    state.used = 0
    state.spent = 0
    state.fresh = True
    state.acted = False
    if len(state.played) > 0:
        state.played = vec[i64]()
    state.phase = PLAY


def end_turn(state: Position) -> None:
    """VE-S15: clockwise, without those who have finished."""
    before = state.seat
    if state.acted:
        state.idle = 0
    else:
        state.idle += 1
    count = len(state.order)
    here = state.order.index(state.seat)
    for i in range(1, count + 1):
        if here + i == count:
            if state.last_round and _finish_round(state):
                return
            if state.round == state.rules.most_rounds:
                _end(state, ROUNDS_OVER)
                return
            state.round += 1
        seat = state.order[(here + i) % count]
        if state.players[seat].active():
            state.seat = seat
            break
    if _stands_still(state):
        _end(state, STANDSTILL)
        return
    start_turn(state)
    if state.told is not None:
        telling.turn_ended(state, before)


def _stands_still(state: Position) -> bool:
    """VE-E4: whole rounds without any change."""
    return state.rules.standstill > 0 and state.idle >= state.rules.standstill * state.active()


# the end


def complete(state: Position, me: Player) -> None:
    """VE-E1: the fourth gem breaks off the turn and its draw; VE-V5: or the round is played to its end."""
    if state.told is not None:
        telling.completed(state)
    if state.rules.equal_turns:
        me.completed = True
        me.pawn = -1
        state.last_round = True
        end_turn(state)
        return
    me.rank = state.placed() + 1
    if not state.rules.all_places:
        _end(state, GEMS_WON)
        return
    _leave(state, state.seat)
    if state.active() > 1:
        end_turn(state)
    else:
        _place_last(state)


def _leave(state: Position, seat: i64) -> None:
    """VE-V1: everything a finished player had goes back; the ordinary cards go to the discard pile."""
    player = state.players[seat]
    cards: list[int] = []
    for kind in range(7):
        while player.hand[kind] > 0:
            cards.append(kind)
            put_away(state, player, kind)
    state.jokers += player.jokers
    state.box_short += player.short
    state.box_long += player.long
    player.jokers = player.short = player.long = player.tiles = 0
    player.pawn = -1
    player.completed = False
    if state.told is not None:
        telling.placed(state, seat, cards)


def _place_last(state: Position) -> None:
    """VE-V1: the player who is left takes the last place."""
    for player in state.players:
        if player.active():
            player.rank = state.placed() + 1
    _end(state, ALL_PLACED)


def _end(state: Position, reason: i64) -> None:
    """VE-E1 to VE-E5."""
    state.phase = OVER
    state.reason = reason
    if state.told is not None:
        telling.ended(state)


def _finish_round(state: Position) -> bool:
    """VE-V5: those who completed in this round are placed by tiles, then by planks. Whether the match is over."""
    state.last_round = False
    placed = state.placed()
    done = [player for player in state.players if player.completed]
    winners: i64 = 0
    for player in done:
        player.rank = placed + 1
        for other in done:
            if _ahead(other, player):
                player.rank += 1
        if player.rank == 1:
            winners += 1
    if not state.rules.all_places:
        for player in done:
            player.completed = False
        _end(state, GEMS_WON if winners == 1 else SHARED)
        return True
    for seat in state.order:
        if state.players[seat].completed:
            _leave(state, seat)
    if state.active() > 1:
        return False
    _place_last(state)
    return True


def _ahead(one: Player, other: Player) -> bool:
    """VE-V5: more unspent tiles, then more planks."""
    if one.tiles != other.tiles:
        return one.tiles > other.tiles
    return one.short + one.long > other.short + other.long
