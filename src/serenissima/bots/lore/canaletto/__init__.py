"""Canaletto: a broker who pays a share, a merchant who reckons, and a doge who reckons and searches.

No player holds a secret, so there is one world to imagine; what is not turned up yet is drawn in it anew every time.
"""

from __future__ import annotations

from functools import partial

from serenissima.bots.bot import Bot
from serenissima.bots.levels import Level
from serenissima.bots.lore.canaletto.guide import Reckoner
from serenissima.bots.lore.canaletto.people import Broker, Merchant
from serenissima.bots.search import Search
from serenissima.core.game import AnyGame

DEFAULT = "merchant"


def levels(game: AnyGame) -> list[Level]:
    """Weakest first; `docs/bots.md` has the figures."""
    return [
        Level("broker", "bot-broker", partial(Broker, game)),
        Level("merchant", "bot-merchant", partial(Merchant, game)),
        Level("sensible", "bot-sensible", partial(sensible, game)),
    ]


def sensible(game: AnyGame, seed: int) -> Bot:
    """The search, guided by the merchant's reckoning."""
    return Search(game, seed, guide())


def guide() -> Reckoner:
    """What the search is told."""
    return Reckoner()
