"""A bot that can play in a match: returned by `Game.bot`, accepted by `Match.play`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import default_level, level_called, level_of
from serenissima.bots.think import answer
from serenissima.core.chooser import Chooser
from serenissima.core.game import AnyGame


class Player(Chooser[Any]):
    """A bot with its budget per decision. It is given what its seat has seen, never the match."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

    def __repr__(self) -> str:
        return f"Player({self.name!r})"

    def decide(self, view: Any, codes: Sequence[int]) -> list[int]:
        """What the bot plays now, and what it means to play next. Without a choice it is not asked."""
        return answer(self.bot, view, list(codes), self.budget)


def player(game: AnyGame, name: str | None, seed: int, seconds: float, iterations: int | None) -> Player:
    """The bot of this name as people write it (None: the usual opponent); raises UnknownBot."""
    level = level_of(game, default_level(game)) if name is None else level_called(game, name)
    return Player(level.name, level.make(seed), Budget(seconds=seconds, iterations=iterations))
