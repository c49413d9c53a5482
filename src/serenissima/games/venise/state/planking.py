# compiled with mypyc
"""Laying, removing and moving planks, and the plank of a rescue (VE-A1 to VE-A15, VE-A27, VE-V6)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venise import telling
from serenissima.games.venise.codes import (
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    LAY,
    LIFT,
    REMOVE,
    RESCUE,
    SET,
)
from serenissima.games.venise.state.paying import pay
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import (
    BOX,
    CARD_LONG,
    CARD_MOVE,
    CARD_REMOVE,
    CARD_SHORT,
    JOKER_COST,
    MOVING,
    PLAY,
    WATER,
    Position,
)

# what may be done


def add_planks(position: Position, codes: list[int], me: Player, left: i64) -> bool:
    """Laying, removing and moving from where the pawn stands (VE-A1 to VE-A14, VE-A25).

    Returns whether the pawn stands on a plank or beside one, so that it can walk.
    """
    chart = position.rules.chart
    planks = position.planks
    number = chart.place_number
    items = chart.near.items
    spot = me.pawn
    first = chart.near.first[spot]
    last = chart.near.first[spot + 1]
    # two passes over the places that touch the spot: what is possible there, as bits; then with which cards
    open_short: i64 = 0
    open_long: i64 = 0
    loose: i64 = 0
    touched = spot >= chart.fields
    bit: i64 = 1
    for i in range(first, last):
        place = items[i]
        if planks.laid[place]:
            touched = True
            if position.removable(place):
                loose |= bit
        elif planks.fillable(place):
            if chart.is_long[place]:
                open_long |= bit
            else:
                open_short |= bit
        bit <<= 1
    joker = me.jokers > 0 and left >= JOKER_COST
    hand = me.hand
    if me.short == 0:
        lay_short: i64 = 0
    else:
        lay_short = open_short
    if me.long == 0:
        lay_long: i64 = 0
    else:
        lay_long = open_long
    with_short = hand[CARD_SHORT] > 0
    with_long = hand[CARD_LONG] > 0 and left >= 2
    with_remove = hand[CARD_REMOVE] > 0
    with_move = hand[CARD_MOVE] > 0 and left >= 2
    bit = 1
    for i in range(first, last):
        if (lay_short | lay_long | loose) & bit:
            place = items[i]
            code = number[place]
            if lay_short & bit:
                if with_short:
                    codes.append(LAY + code)
                if joker:
                    codes.append(JOKER_LAY + code)
            elif lay_long & bit:
                if with_long:
                    codes.append(LAY + code)
                if joker:
                    codes.append(JOKER_LAY + code)
            elif loose & bit:
                if with_remove:
                    codes.append(REMOVE + code)
                if joker:
                    codes.append(JOKER_REMOVE + code)
                # VE-A14: there must be another place of the kind; taking the plank up neither opens nor closes one
                if (open_long if chart.is_long[place] else open_short) != 0:
                    if with_move:
                        codes.append(LIFT + code)
                    if joker:
                        codes.append(JOKER_LIFT + code)
        bit <<= 1
    return touched


def moving_codes(position: Position) -> list[int]:
    """VE-A13, VE-A14: another place for that kind of plank that touches the pawn's spot."""
    chart = position.rules.chart
    near = chart.near
    spot = position.players[position.seat].pawn
    long = chart.is_long[position.lifted]
    codes: list[int] = []
    for i in range(near.first[spot], near.first[spot + 1]):
        place = near.items[i]
        if place != position.lifted and chart.is_long[place] == long and position.planks.fillable(place):
            codes.append(SET + chart.place_number[place])
    return codes


def add_rescues(position: Position, codes: list[int]) -> None:
    """VE-V6: a plank of either kind for a stranded player."""
    if position.rules.rescue and position.fresh:
        if position.may_be_rescued(0):
            codes.append(RESCUE)
        if position.may_be_rescued(1):
            codes.append(RESCUE + 1)


# what it does


def lay(position: Position, code: i64, joker: bool) -> None:
    """VE-A2, VE-A6: a plank goes from the supply to the board."""
    chart = position.rules.chart
    place = chart.place_of[code - JOKER_LAY if joker else code]
    long = chart.is_long[place]
    _supply(position.players[position.seat], long, -1)
    position.planks.lay(place)
    position.acted = True
    tiles = pay(position, CARD_LONG if long else CARD_SHORT, joker)
    if position.told is not None:
        telling.laid(position, place, joker, tiles)


def remove(position: Position, code: i64, joker: bool) -> None:
    """VE-A10: the plank goes to the supply of whoever removes it, whoever laid it."""
    chart = position.rules.chart
    place = chart.place_of[code + REMOVE - JOKER_REMOVE if joker else code]
    fallen = _take_up(position, place)
    _supply(position.players[position.seat], chart.is_long[place], 1)
    tiles = pay(position, CARD_REMOVE, joker)
    if position.told is not None:
        telling.removed(position, place, fallen, joker, tiles)


def lift(position: Position, code: i64, joker: bool) -> None:
    """VE-A13: the plank is taken up; it passes through no supply (VE-A15)."""
    chart = position.rules.chart
    place = chart.place_of[code + LIFT - JOKER_LIFT if joker else code]
    fallen = _take_up(position, place)
    position.lifted = place
    position.phase = MOVING
    tiles = pay(position, CARD_MOVE, joker)
    if position.told is not None:
        telling.lifted(position, place, fallen, joker, tiles)


def set_(position: Position, place: i64) -> None:
    """VE-A13: the plank that was taken up goes to another place."""
    position.planks.lay(place)
    if position.told is not None:
        telling.moved(position, place)
    position.lifted = -1
    position.phase = PLAY


def rescue(position: Position, long: i64) -> None:
    """VE-V6: a plank from the water, else from the box, else from the rival with the most."""
    source = position.rescuer(long)
    if source == WATER:
        if long:
            position.water_long -= 1
        else:
            position.water_short -= 1
    elif source == BOX:
        if long:
            position.box_long -= 1
        else:
            position.box_short -= 1
    else:
        _supply(position.players[source], long, -1)
    _supply(position.players[position.seat], long, 1)
    position.fresh = False
    if position.told is not None:
        telling.rescued(position, long, source)


def _take_up(position: Position, place: i64) -> list[int]:
    """A plank leaves its place; what rested on it falls into the water (VE-G22, VE-G24) and is returned."""
    fallen = position.planks.falling(place)
    position.planks.take(place)
    position.acted = True
    for other in fallen:
        position.planks.take(other)
        if position.rules.chart.is_long[other]:
            position.water_long += 1
        else:
            position.water_short += 1
    return fallen


def _supply(player: Player, long: i64, more: i64) -> None:
    """Changes how many planks of one kind a player has."""
    if long:
        player.long += more
    else:
        player.short += more
