"""Venice Connection: a gondolier who looks ahead, people of several strengths, and the master who knows the solution.

Everything is public except one's own scratch tiles (VC-81), so there is only one world to imagine.
"""

from __future__ import annotations

from functools import partial

from serenissima.bots.bot import Bot
from serenissima.bots.levels import Level
from serenissima.bots.lore import Lore
from serenissima.bots.lore.venice_connection.gondolier import Gondolier
from serenissima.bots.lore.venice_connection.maestro import Maestro
from serenissima.bots.lore.venice_connection.people import PEOPLE, Person
from serenissima.bots.lore.venice_connection.reasons import explain
from serenissima.core.game import AnyGame


def levels(game: AnyGame) -> list[Level]:
    """Weakest first; `docs/bots.md` has the figures."""
    return [
        *(Level(temper.name, f"bot-{temper.name}", partial(Person, game, temper)) for temper in PEOPLE),
        Level("sensible", "bot-sensible", partial(sensible, game)),
        Level("maestro", "bot-maestro", partial(Maestro, game)),
    ]


def sensible(game: AnyGame, seed: int) -> Bot:
    """The bot that works without the solution."""
    return Gondolier(game, seed)


LORE = Lore(levels=levels, default="boatman", explain=explain)
