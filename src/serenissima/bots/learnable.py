"""What a lore offers to `serenissima learn`: matches to learn from, and a description of their positions.

A lore that learns from play names it in `Lore.learnable`. The result is stored in a file, see `bots/learned.py`.
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
    """The features of a position, and the result for the side they describe: 1 won, 0 lost, 0.5 drawn."""

    told: list[float]
    won: float


@dataclass(frozen=True)
class Learnable:
    """`lessons(game, seats, seed)` plays one match, determined by the seed, and describes its positions.

    `folder`: where the result is stored. `seats`: the numbers of players for which there is something to learn.
    `hidden` and `passes` are defaults that suit these lessons: the rows of the hidden layer (0: none), and how often
    the lessons are repeated.
    """

    lessons: Callable[[AnyGame, int, int], list[Lesson]]
    folder: Path
    seats: tuple[int, ...]
    hidden: int
    passes: int


class NotLearnable(SerenissimaError, LookupError):
    """The game's lore has nothing to learn."""


def learnable(game: AnyGame) -> Learnable:
    """What a game's lore offers to a learner; raises NotLearnable."""
    offered = lore_of(game).learnable
    if offered is None:
        raise NotLearnable(game.name)
    return offered
