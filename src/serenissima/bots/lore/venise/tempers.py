"""The players of Venise, by what they consider."""

from __future__ import annotations

from typing import Final

from serenissima.bots.lore.venise.scales import Scales

GONDOLIER: Final = Scales(
    tour=True,
    rivals=0.03,
    leader=0.1,
    gem=2.0,
    joker=1.7,
    tile=0.9,
    cards=[0.7, 0.8, 0.45, 0.6, 0.4, 0.8, 0.9],
    fading=0.7,
    shorts=[0.0, 1.6, 2.6, 3.1, 3.4, 3.6],
    longs=[0.0, 1.7, 2.6, 3.0, 3.2],
    stranded=25.0,
    exposed=5.0,
    short=16,
    long=28,
    missing=22,
)
"""Plans the whole tour."""
WANDERER: Final = Scales(
    ahead=2,
    tour=False,
    rivals=0.0,
    leader=0.0,
    gem=0.0,
    joker=1.0,
    tile=0.18,
    cards=[0.14, 0.16, 0.09, 0.12, 0.08, 0.16, 0.18],
    fading=0.7,
    shorts=[0.0, 0.8, 1.2],
    longs=[0.0, 0.8, 1.2],
    stranded=25.0,
    exposed=5.0,
    short=16,
    long=28,
    missing=22,
)
"""Heads for the nearest gem, plans two cards ahead, and likes jokers too much."""
FERRYMAN: Final = Scales(
    ahead=3,
    tour=False,
    rivals=0.0,
    leader=0.0,
    gem=0.7,
    joker=1.2,
    tile=0.4,
    cards=[0.32, 0.37, 0.21, 0.28, 0.19, 0.37, 0.42],
    fading=0.7,
    shorts=[0.0, 1.05, 1.65, 1.85, 1.95],
    longs=[0.0, 1.1, 1.65, 1.8, 1.85],
    stranded=25.0,
    exposed=5.0,
    short=16,
    long=28,
    missing=22,
)
"""Also heads for the nearest gem, plans three cards ahead, and spends cards and planks it will miss later."""
ADMIRAL: Final = Scales(
    tour=True,
    rivals=0.03,
    leader=0.6,
    gem=0.2,
    joker=0.84,
    tile=0.63,
    cards=[0.84, 0.7, 0.35, 0.56, 0.28, 0.56, 0.63],
    fading=0.88,
    shorts=[0.0, 0.8, 1.3, 1.55, 1.7, 1.8],
    longs=[0.0, 0.85, 1.3, 1.5, 1.6],
    stranded=25.0,
    exposed=5.0,
    short=25,
    long=34,
    missing=20,
)
"""Presses on where the gondolier hoards, and hinders the leader more; found by matches against the gondolier."""
