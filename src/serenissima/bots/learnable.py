"""What a lore may offer to a learner: matches to learn from, and what is told about their positions.

A lore that learns from play names it in `Lore.learnable`. What was learned is kept in a file, see `bots/learned.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from serenissima.bots.levels import lore_of
from serenissima.core.errors import SerenissimaError
from serenissima.core.game import AnyGame


class Lesson(NamedTuple):
    """The numbers told about a position, and how it ended for the side they are told for: 1 won, 0 lost, 0.5 drawn."""

    told: list[float]
    won: float


@dataclass(frozen=True)
class Learnable:
    """`lessons(game, seats, seed)` plays one match, which follows from the seed alone, and tells its positions.

    `folder`: where what was learned is kept. `seats`: the numbers of players for which there is something to learn.
    `hidden` and `passes` suit these lessons unless the caller says otherwise: the rows of the hidden layer (0: none),
    and how often the lessons are repeated.
    """

    lessons: Callable[[AnyGame, int, int], list[Lesson]]
    folder: Path
    seats: tuple[int, ...]
    hidden: int
    passes: int


class NotLearnable(SerenissimaError, LookupError):
    """The game's lore has nothing to learn."""


def learnable(game: AnyGame) -> Learnable:
    """What a game's lore offers to a learner; NotLearnable if it offers nothing."""
    offered = lore_of(game).learnable
    if offered is None:
        raise NotLearnable(game.name)
    return offered
