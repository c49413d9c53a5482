"""Positions made by hand: written down, read, and checked."""

from __future__ import annotations

from serenissima.games.venise.setup.building import build
from serenissima.games.venise.setup.describing import describe
from serenissima.games.venise.setup.written import Player, Setup, Turn

__all__ = ["Player", "Setup", "Turn", "build", "describe"]
