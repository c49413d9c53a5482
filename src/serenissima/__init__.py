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

from serenissima.core.chooser import Chooser, UnknownBot
from serenissima.core.chooser import provide as _provide
from serenissima.core.errors import SerenissimaError
from serenissima.core.game import AnyGame as _AnyGame
from serenissima.core.game import Game
from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.options import BadOption
from serenissima.core.outcome import Outcome
from serenissima.core.positions import BadPosition
from serenissima.core.record import BadRecord
from serenissima.core.record import load as _load
from serenissima.core.refusal import NotAMove
from serenissima.games import UnknownGame, all_games
from serenissima.games import game as _exactly
from serenissima.games import game_called as game

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chooser",
    "Game",
    "IllegalMove",
    "Match",
    "NotAMove",
    "Outcome",
    "SerenissimaError",
    "UnknownBot",
    "UnknownGame",
    "all_games",
    "game",
    "load",
]


def load(text: str) -> Match:
    """Loads the match of a record (JSON lines)."""
    return _load(text, _exactly)


def _bot(game: _AnyGame, name: str | None, seed: int, seconds: float, iterations: int | None) -> Chooser:
    """Implements `Game.bot`. It is registered here because the core knows no bots; they are imported when needed."""
    from serenissima.bots.player import player

    return player(game, name, seed, seconds, iterations)


_provide(_bot)
