"""Positions made by hand: for records, tests, lessons, puzzles and documents.

`Setup` is a position written down, `build` makes a state of it and `describe` writes one down. `set_up(Setting(...))`
is a quicker way to the start of an auction.
"""

from __future__ import annotations

from serenissima.games.canaletto.setup.building import build
from serenissima.games.canaletto.setup.by_hand import Setting, set_up
from serenissima.games.canaletto.setup.describing import describe
from serenissima.games.canaletto.setup.written import Hammer, Holder, Setup, Sold

__all__ = ["Hammer", "Holder", "Setting", "Setup", "Sold", "build", "describe", "set_up"]
