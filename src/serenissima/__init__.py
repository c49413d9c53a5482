"""Serenissima: five board games of Venice, from exact rules written once."""

from __future__ import annotations

import os

from serenissima._fit import complain, misfit
from serenissima._plain import prefer_sources

if os.environ.get("SERENISSIMA_PLAIN") == "1":
    prefer_sources()
elif (_what := misfit()) is not None:
    prefer_sources()
    complain(_what)

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from serenissima.core.record import BadRecord
from serenissima.core.record import load as _load
from serenissima.games import UnknownGame, all_games, game

__version__ = "0.1.0"
__all__ = ["BadPosition", "BadRecord", "IllegalMove", "Match", "UnknownGame", "all_games", "game", "load"]


def load(text: str) -> Match:
    """The match of a record (JSON lines)."""
    return _load(text, game)
