# compiled with mypyc
"""Walking, step by step, and the gems that are fetched on the way (VE-A16 to VE-A22, VE-G19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import JOKER_WALK, STEP, STOP, WALK
from serenissima.games.venise.state.paying import pay
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import CARD_WALK, JOKER_COST, PLAY, WALKING, Position
from serenissima.games.venise.state.turns import complete

ALL_GEMS: Final[i64] = 4

# what may be done


def add_walks(codes: list[int], me: Player, left: i64) -> None:
    """VE-A16, VE-A25: every walk that can be paid for."""
    hand = me.hand
    if hand[CARD_WALK] > 0:
        codes.append(WALK)
    if hand[CARD_WALK + 1] > 0 and left >= 2:
        codes.append(WALK + 1)
    if hand[CARD_WALK + 2] > 0 and left >= 3:
        codes.append(WALK + 2)
    if me.jokers > 0 and left >= JOKER_COST:
        codes.append(JOKER_WALK)
        codes.append(JOKER_WALK + 1)
        codes.append(JOKER_WALK + 2)


def codes(position: Position) -> list[int]:
    """VE-G19: onto planks that touch the spot, off a plank onto what its ends touch; or stop (VE-A17)."""
    chart = position.rules.chart
    spot = position.players[position.seat].pawn
    near, ends = chart.near, chart.ends
    laid, number = position.planks.laid, chart.spot_number
    codes = [
        STEP + number[chart.fields + near.items[i]]
        for i in range(near.first[spot], near.first[spot + 1])
        if laid[near.items[i]]
    ]
    if spot >= chart.fields:
        place = spot - chart.fields
        codes += [STEP + number[ends.items[i]] for i in range(ends.first[place], ends.first[place + 1])]
    if len(position.path) > 1:
        codes.append(STOP)
    return codes


# what it does


def walk(position: Position, card: i64, joker: bool) -> None:
    """VE-A16: a card for up to one, two or three steps is played."""
    if joker:
        card -= JOKER_WALK - WALK
    position.phase = WALKING
    position.steps_left = card + 1
    position.path = append(vec[i64](), position.players[position.seat].pawn)
    tiles = pay(position, CARD_WALK + card, joker)
    if position.told is not None:
        telling.walking(position, joker, tiles)


def step(position: Position, spot: i64) -> None:
    """VE-G19: one step; VE-A20: a gem of the player's colour is fetched."""
    me = position.players[position.seat]
    chart = position.rules.chart
    if position.told is not None:
        telling.stepped(position, spot)
    me.pawn = spot
    position.acted = True
    position.steps_left -= 1
    position.path = append(position.path, spot)
    if spot < chart.fields:
        gem = chart.gem_at[me.colour * chart.fields + spot]
        if gem >= 0 and not me.gems >> gem & 1:
            _collect(position, me, gem)
            if me.gem_count == ALL_GEMS:
                _leave_path(position)
                complete(position, me)
                return
    if position.steps_left == 0:
        stop(position)


def _collect(position: Position, me: Player, gem: i64) -> None:
    """VE-A20, VE-A22: the gem goes to the tent; the first three bring an hourglass tile."""
    me.gems |= i64(1) << gem
    me.gem_count += 1
    tile = me.gem_count < ALL_GEMS
    if tile:
        me.tiles += 1
    if position.told is not None:
        telling.collected(position, gem, tile)


def stop(position: Position) -> None:
    """VE-A19: steps that were not made are lost."""
    _leave_path(position)
    position.phase = PLAY


def _leave_path(position: Position) -> None:
    """The walk is over (VE-A17)."""
    if position.told is not None:
        telling.walked(position)
    position.path = vec[i64]()
    position.steps_left = 0
