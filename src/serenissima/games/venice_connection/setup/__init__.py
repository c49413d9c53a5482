"""Positions made by hand: written down whole (`Setup`, `build`, `describe`), or drawn (`from_position`, `drawing`)."""

from __future__ import annotations

from serenissima.games.venice_connection.setup.building import build
from serenissima.games.venice_connection.setup.by_hand import from_position
from serenissima.games.venice_connection.setup.describing import describe
from serenissima.games.venice_connection.setup.drawings import drawing, read_drawing
from serenissima.games.venice_connection.setup.written import Result, Setup

__all__ = ["Result", "Setup", "build", "describe", "drawing", "from_position", "read_drawing"]
