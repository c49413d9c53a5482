"""Positions made by hand: written down whole (`Setup`, `build`, `describe`), or drawn (`set_up`, `drawing`)."""

from __future__ import annotations

from serenissima.games.venice_connection.setup.building import build
from serenissima.games.venice_connection.setup.by_hand import set_up
from serenissima.games.venice_connection.setup.describing import describe
from serenissima.games.venice_connection.setup.drawings import drawing, read_drawing
from serenissima.games.venice_connection.setup.written import Result, Setup

__all__ = ["Result", "Setup", "build", "describe", "drawing", "read_drawing", "set_up"]
