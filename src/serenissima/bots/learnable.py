"""What a lore may offer to a learner: matches to learn from, and what is told about their positions.

A lore that learns from play has `LEARNABLE`. What was learned lies beside it, see `bots/learned.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from serenissima.bots.levels import lore_of
from serenissima.core.game import AnyGame


class Lesson(NamedTuple):
    """The numbers told about a position, and how it ended for the side they are told for: 1 won, 0 lost, 0.5 drawn."""

    told: list[float]
    won: float


@dataclass(frozen=True)
class Learnable:
    """`lessons(game, seats, seed)` plays one match, which follows from the seed alone, and tells its positions.

    `seats`: for so many players there is something to learn. `hidden` and `passes` suit these lessons, if nobody says
    anything else: the rows of the hidden layer (0: none), and how often the lessons are gone through.
    """

    lessons: Callable[[AnyGame, int, int], list[Lesson]]
    seats: tuple[int, ...]
    hidden: int
    passes: int


class NotLearnable(LookupError):
    """The game's lore has nothing to learn."""


def learnable(game: AnyGame) -> tuple[Learnable, Path]:
    """What a game's lore offers to a learner, and the folder it lies in; NotLearnable if it offers nothing."""
    known = lore_of(game)
    if known is None or not hasattr(known, "LEARNABLE"):
        raise NotLearnable(game.name)
    assert known.__file__ is not None
    found: Learnable = known.LEARNABLE
    return found, Path(known.__file__).parent
