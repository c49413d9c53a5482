"""What is in the box: cards, planks, gems, tiles and boards (rules.md, section 2). Data only."""

from __future__ import annotations

from typing import Final, Literal, get_args

Card = Literal["short", "long", "remove", "move", "walk1", "walk2", "walk3", "joker"]
Ordinary = Literal["short", "long", "remove", "move", "walk1", "walk2", "walk3"]
Colour = Literal["ruby", "diamond", "emerald", "topaz"]
PlankKind = Literal["short", "long"]
BoardSide = Literal["day", "night"]
PoleKind = Literal["start", "wall", "bridge", "plain"]
Axis = Literal["N-S", "E-W", "NE-SW", "NW-SE"]
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

CARDS: Final[tuple[Card, ...]] = get_args(Card)
ORDINARY: Final[tuple[Ordinary, ...]] = get_args(Ordinary)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""In the order of play (VE-S15)."""
PLANKS: Final[tuple[PlankKind, ...]] = get_args(PlankKind)
AXES: Final[tuple[Axis, ...]] = get_args(Axis)
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
"""Clockwise from the north (VE-G8)."""

COSTS: Final = (1, 2, 1, 2, 1, 2, 3, 2)
"""Hourglasses of every card (VE-C10)."""
MIX: Final = (9, 6, 6, 4, 6, 9, 6)
"""How many there are of each ordinary card (VE-C11)."""
START_HAND: Final = (1, 1, 0, 0, 1, 1, 0)
"""What every player starts with (VE-C12)."""
ALL_ORDINARY: Final = 46
ALL_JOKERS: Final = 8
ALL_TILES: Final = 12
ALL_SHORT: Final = 12
ALL_LONG: Final = 8
GEMS: Final = 4
"""Gems of one colour; the first to have all of them wins (VE-C5, VE-6)."""
TILES: Final = 18
"""Poles that are tiles (VE-C2)."""
HAND_LIMIT: Final = 8
JOKER_LIMIT: Final = 2
FOR_A_JOKER: Final = 4
"""Ordinary cards given for a joker (VE-T10)."""
DEALT: Final = 2
"""Cards dealt to each player at the start, and drawn at the end of a turn (VE-S11, VE-T14)."""
HOURGLASSES: Final = 4
"""The limit of a turn before tiles (VE-T2)."""
SUPPLIES: Final = {2: (6, 4), 3: (4, 2), 4: (3, 2)}
"""Short and long planks of each player by the number of players (VE-S8)."""
MOST_SEATS: Final = 4

BOARDS: Final = ("day-basic", "day-advanced", "day-expert", "night-basic", "night-advanced")
"""The boards of VE-B1 to VE-B5."""
GRID: Final = (3, 9)
"""The smallest and the largest number of columns and rows (VE-F1)."""
