"""Canal Grande: people of the lagoon who count cards as a player may, each with a different temper.

They know only their view; what others hold they imagine from what they have seen. Partners share no information but
what is open on the table.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from serenissima.bots.learnable import Learnable
from serenissima.bots.levels import Level
from serenissima.bots.lore import Lore
from serenissima.bots.lore.canal_grande.doge import Doge
from serenissima.bots.lore.canal_grande.guide import Knowing
from serenissima.bots.lore.canal_grande.lessons import lessons
from serenissima.bots.lore.canal_grande.player import PEOPLE, Player
from serenissima.bots.lore.canal_grande.reasons import explain
from serenissima.core.game import AnyGame


def levels(game: AnyGame) -> list[Level]:
    """Weakest first."""
    people = [Level(temper.name, f"bot-{temper.name}", partial(Player, game, temper)) for temper in PEOPLE]
    return [*people, Level("doge", "bot-doge", partial(Doge, game), thinks=True, plans=True)]


LEARNABLE = Learnable(lessons, Path(__file__).parent, seats=(2, 4), hidden=24, passes=10)
"""The chance of winning, at the beginning of a round."""
LORE = Lore(levels=levels, default="sensible", guide=Knowing, explain=explain, learnable=LEARNABLE)
