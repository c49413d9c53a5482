"""Positions made by hand: written down as a `Setup` (`build`, `describe`), or laid out freely (`set_up`)."""

from serenissima.games.canal_grande.setup.building import build
from serenissima.games.canal_grande.setup.by_hand import set_up
from serenissima.games.canal_grande.setup.describing import describe
from serenissima.games.canal_grande.setup.words import pile
from serenissima.games.canal_grande.setup.written import Setup

__all__ = ["Setup", "build", "describe", "pile", "set_up"]
