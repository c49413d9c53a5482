# compiled with mypyc
"""Whose turn is next, and what a player's fourth gem does to the turn (VE-S15, VE-E1, VE-E4, VE-E5, VE-V1, VE-V5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.state.ending import end, finish_round, leave, place_last
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import GEMS_WON, PLAY, ROUNDS_OVER, STANDSTILL, Position


def begin_turn(position: Position) -> None:
    """A turn begins: nothing has been done, and no hourglass used."""
    position.used = 0
    position.spent = 0
    position.fresh = True
    position.acted = False
    if len(position.played) > 0:
        position.played = vec[i64]()
    position.phase = PLAY


def end_turn(position: Position) -> None:
    """VE-S15: the next player clockwise who has not finished; or the match ends (VE-E4, VE-E5, VE-V5)."""
    before = position.seat
    if position.acted:
        position.idle = 0
    else:
        position.idle += 1
    count = len(position.order)
    here = position.order.index(position.seat)
    for i in range(1, count + 1):
        if here + i == count:
            if position.last_round and finish_round(position):
                return
            if position.round == position.rules.most_rounds:
                end(position, ROUNDS_OVER)
                return
            position.round += 1
        seat = position.order[(here + i) % count]
        if position.players[seat].active():
            position.seat = seat
            break
    if _stands_still(position):
        end(position, STANDSTILL)
        return
    begin_turn(position)
    if position.told is not None:
        telling.turn_ended(position, before)


def _stands_still(position: Position) -> bool:
    """VE-E4: nothing has changed for whole rounds."""
    return position.rules.standstill > 0 and position.idle >= position.rules.standstill * position.active()


def complete(position: Position, me: Player) -> None:
    """VE-E1: the fourth gem breaks off the turn and its draw; VE-V5: or the round is played to its end."""
    if position.told is not None:
        telling.completed(position)
    if position.rules.equal_turns:
        me.completed = True
        me.pawn = -1
        position.last_round = True
        end_turn(position)
        return
    me.rank = position.placed() + 1
    if not position.rules.all_places:
        end(position, GEMS_WON)
        return
    leave(position, position.seat)
    if position.active() > 1:
        end_turn(position)
    else:
        place_last(position)
