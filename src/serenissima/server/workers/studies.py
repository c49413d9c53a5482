"""Studies of games: questions, of which one is asked by everybody who comes to the home page."""

from __future__ import annotations

from serenissima.core.game import AnyGame
from serenissima.server.identity.callers import Caller
from serenissima.server.workers.questions import Questions
from serenissima.server.workers.remembered import Remembered

REMEMBERED = 16
"""Puzzles of the day: one for every game that has any, and at midnight those of two days."""


class Studies(Questions):
    """Analyses, reviews and puzzles."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self._todays: Remembered[tuple[str, str], bytes] = Remembered(REMEMBERED)

    async def todays(self, who: Caller, game: AnyGame, day: str) -> bytes:
        """The puzzle of a day as JSON, worked out once."""
        known = self._todays.get((game.name, day))
        if known is None:
            known = await self.ask(who, game, "today", day)
            self._todays.put((game.name, day), known)
        return known
