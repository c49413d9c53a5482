"""Positions made by hand: for records, tests, lessons, puzzles and documents."""

from __future__ import annotations

from serenissima.games.intrigues_a_venise.setup.building import build
from serenissima.games.intrigues_a_venise.setup.by_hand import STANDARD, fortunas_moves, play, set_up, texts
from serenissima.games.intrigues_a_venise.setup.describing import describe
from serenissima.games.intrigues_a_venise.setup.written import Agent, Question, Setup, Tic, name_of, number_of

__all__ = [
    "STANDARD",
    "Agent",
    "Question",
    "Setup",
    "Tic",
    "build",
    "describe",
    "fortunas_moves",
    "name_of",
    "number_of",
    "play",
    "set_up",
    "texts",
]
