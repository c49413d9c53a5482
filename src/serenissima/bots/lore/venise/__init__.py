"""Venise: a wanderer and a ferryman who seek the nearest gem, a gondolier who plans tours, an admiral who searches."""

from __future__ import annotations

from functools import partial

from serenissima.bots.bot import Bot
from serenissima.bots.levels import Level
from serenissima.bots.lore import Lore
from serenissima.bots.lore.venise.admiral import Admiral
from serenissima.bots.lore.venise.planner import Planner
from serenissima.bots.lore.venise.reasons import explain
from serenissima.bots.lore.venise.tempers import FERRYMAN, GONDOLIER, WANDERER
from serenissima.core.game import AnyGame


def levels(game: AnyGame) -> list[Level]:
    """Weakest first."""
    return [
        Level("wanderer", "bot-wanderer", partial(Planner, game, WANDERER)),
        Level("ferryman", "bot-ferryman", partial(Planner, game, FERRYMAN)),
        Level("sensible", "bot-sensible", partial(sensible, game)),
        Level("admiral", "bot-admiral", partial(Admiral, game), thinks=True, plans=True),
    ]


def sensible(game: AnyGame, seed: int) -> Bot:
    """The gondolier."""
    return Planner(game, GONDOLIER, seed)


LORE = Lore(levels=levels, default="sensible", explain=explain)
