"""Intrigues à Venise: agents who keep an exact notebook, from a guest of the carnival to a spymaster."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from serenissima.bots.learnable import Learnable
from serenissima.bots.levels import Level
from serenissima.bots.lore import Lore
from serenissima.bots.lore.intrigues_a_venise.agent import Agent, Temper
from serenissima.bots.lore.intrigues_a_venise.chances import FORETOLD
from serenissima.bots.lore.intrigues_a_venise.lessons import lessons
from serenissima.bots.lore.intrigues_a_venise.novice import Novice
from serenissima.bots.lore.intrigues_a_venise.spymaster import Spymaster
from serenissima.core.game import AnyGame
from serenissima.games.intrigues_a_venise.codes import ANNOUNCE

TEMPERS = (
    Temper(
        name="novice", sure=0.97, curious=0.6, eager=1.5, careless=1.0, guarded=False,
        tics=0.2, reads_tics=False,
    ),
    Temper(
        name="sensible", sure=0.97, curious=1.0, eager=3.0, careless=0.2, guarded=True,
        tics=0.12, reads_tics=False,
    ),
    Temper(
        name="spymaster", sure=0.88, curious=1.0, eager=3.0, careless=0.0, guarded=True,
        tics=0.08, reads_tics=True,
    ),
)  # fmt: skip
"""Weakest first."""


def levels(game: AnyGame) -> list[Level]:
    """Weakest first."""
    novice, agent, spymaster = TEMPERS
    return [
        Level("novice", "bot-novice", partial(Novice, game, novice)),
        Level("sensible", "bot-sensible", partial(Agent, game, agent)),
        Level("spymaster", "bot-spymaster", partial(Spymaster, game, spymaster)),
    ]


def apart(codes: Sequence[int]) -> bool:
    """Whether to announce is a separate decision, before and after every meeting."""
    return ANNOUNCE in codes


def foretells(seats: int) -> bool:
    """Whether the chances of a match with this many players are worth showing."""
    return seats in FORETOLD


LEARNABLE = Learnable(lessons, Path(__file__).parent, seats=(3, 4), hidden=0, passes=40)
"""The chance of winning, at the end of a movement."""
LORE = Lore(levels=levels, default="sensible", apart=apart, foretells=foretells, learnable=LEARNABLE)
