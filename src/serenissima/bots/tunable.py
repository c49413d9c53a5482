"""What a lore may offer to a tuner: weights it plays by, and a bot that plays by any of them.

A lore that can be tuned has `TUNABLE`, its weights, and `tuned(game, seed, weights) -> Bot`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from serenissima.bots.bot import Bot
from serenissima.bots.levels import lore_of
from serenissima.core.game import AnyGame

Make = Callable[[AnyGame, int, Mapping[str, float]], Bot]


class Weight(msgspec.Struct, frozen=True):
    """A number to be tuned: where it starts and between which bounds it stays."""

    name: str
    start: float
    low: float
    high: float


class NotTunable(LookupError):
    """The game's lore offers nothing to tune."""


def tunable(game: AnyGame) -> tuple[tuple[Weight, ...], Make]:
    """The weights of a game's lore and how a bot is made of them; NotTunable if it has none."""
    known = lore_of(game)
    if known is None or not hasattr(known, "TUNABLE"):
        raise NotTunable(game.name)
    return tuple(known.TUNABLE), known.tuned
