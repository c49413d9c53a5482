"""What a lore offers to `serenissima tune`: the weights it plays by, and a bot that plays with any such weights.

A lore that can be tuned names both in `Lore.tunable`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from serenissima.bots.bot import Bot
from serenissima.bots.levels import lore_of
from serenissima.core.errors import SerenissimaError
from serenissima.core.game import AnyGame

Make = Callable[[AnyGame, int, Mapping[str, float]], Bot]


class Weight(msgspec.Struct, frozen=True):
    """A number to tune: its start and its bounds."""

    name: str
    start: float
    low: float
    high: float


@dataclass(frozen=True)
class Tunable:
    """The weights, and `make(game, seed, weights)`, which makes a bot that plays with such weights."""

    weights: tuple[Weight, ...]
    make: Make


class NotTunable(SerenissimaError, LookupError):
    """The game's lore offers nothing to tune."""


def tunable(game: AnyGame) -> Tunable:
    """What a game's lore offers to a tuner; raises NotTunable."""
    offered = lore_of(game).tunable
    if offered is None:
        raise NotTunable(game.name)
    return offered
