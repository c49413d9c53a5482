"""What the Doge learns from: matches of swift players, described at the beginning of every round."""

from __future__ import annotations

from serenissima.bots.learnable import Lesson
from serenissima.bots.lore.canal_grande.prospects import features
from serenissima.bots.lore.canal_grande.swift import Swift, run_on
from serenissima.core.game import AnyGame
from serenissima.core.playout import Dice
from serenissima.games.canal_grande.state import State


def lessons(game: AnyGame, seats: int, seed: int) -> list[Lesson]:
    """Every beginning of a round, described for the side that divides next (`prospects.py`)."""
    state: State = game.new(seats, game.read_options(game.unattended))
    dice, swift = Dice(seed), Swift()
    told: list[tuple[list[float], int]] = []
    while not run_on(state, swift, dice, 1):
        told.append((features(state), state.rules.side(state.divider)))
    drawn = state.winner < 0
    return [Lesson(numbers, 0.5 if drawn else float(side == state.winner)) for numbers, side in told]
