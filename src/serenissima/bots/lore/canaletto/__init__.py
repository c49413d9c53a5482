"""Canaletto: a broker who follows whims, a shopkeeper and a merchant who calculate, and a doge who searches.

No player holds a secret, so there is only one world to imagine, in which what is still face down is drawn again each
time.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from serenissima.bots.bot import Bot
from serenissima.bots.levels import Level
from serenissima.bots.lore import Lore
from serenissima.bots.lore.canaletto.guide import Reckoner
from serenissima.bots.lore.canaletto.people import Broker, Merchant, Shopkeeper
from serenissima.bots.lore.canaletto.weights import TUNED, Weights, read
from serenissima.bots.search import Search
from serenissima.bots.tunable import Tunable, Weight
from serenissima.core.game import AnyGame

RANGES = {
    "caution": (0.3, 1.0),
    "sure": (3.0, 12.0),
    "late": (0.0, 1.0),
    "belief": (0.4, 1.2),
    "doubt": (0.8, 6.0),
    "grudge": (0.0, 1.0),
    "ahead": (0.0, 0.4),
    "keep": (0.2, 1.2),
}
WEIGHTS = tuple(Weight(name, read("hand")[name], *bounds) for name, bounds in RANGES.items())
"""The weights for judging a turn, which can be tuned; the others, for judging a position, are fitted instead."""


def levels(game: AnyGame) -> list[Level]:
    """Weakest first; `docs/bots.md` has the figures."""
    return [
        Level("broker", "bot-broker", partial(Broker, game)),
        Level("shopkeeper", "bot-shopkeeper", partial(Shopkeeper, game)),
        Level("sensible", "bot-sensible", partial(Merchant, game)),
        Level("doge", "bot-doge", partial(doge, game), thinks=True),
    ]


def doge(game: AnyGame, seed: int) -> Bot:
    """The search, guided by the merchant's calculations."""
    return Search(game, seed, guide())


def guide() -> Reckoner:
    """What the search is told."""
    return Reckoner(TUNED)


def tuned(game: AnyGame, seed: int, weights: Mapping[str, float]) -> Bot:
    """A merchant with these weights."""
    return Merchant(game, seed, Weights({**read("hand"), **weights}))


LORE = Lore(levels=levels, default="sensible", guide=guide, tunable=Tunable(WEIGHTS, tuned))
