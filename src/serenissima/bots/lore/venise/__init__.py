"""Venise: a wanderer who goes for the nearest gem, and a gondolier who plans the whole tour and watches the others."""

from __future__ import annotations

from functools import partial

from serenissima.bots.bot import Bot
from serenissima.bots.levels import Level
from serenissima.bots.lore.venise.planner import Planner
from serenissima.bots.lore.venise.worth import GONDOLIER, WANDERER
from serenissima.core.game import AnyGame

DEFAULT = "sensible"


def levels(game: AnyGame) -> list[Level]:
    """Weakest first."""
    return [
        Level("wanderer", "bot-wanderer", partial(Planner, game, WANDERER)),
        Level("sensible", "bot-sensible", partial(sensible, game)),
    ]


def sensible(game: AnyGame, seed: int) -> Bot:
    """The gondolier."""
    return Planner(game, GONDOLIER, seed)
