"""When a bot's answer is heard where something is secret: fixed when it is asked, by what everybody may know.

The level, the settings, whether the same seat has just moved, and how much the workers have to do: of these nobody
learns whether there was a choice, what was chosen, or how hard it was. What is not decided by then the weakest bot
decides, so no answer is late (decision 19).
"""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.bots.levels import Level
from serenissima.core.match import Match
from serenissima.tables.settings import TableSettings
from serenissima.tables.thinker import Portion

WEAKEST = "uniform"
LEAST = 0.05
"""No bot gets fewer seconds to think, whoever else waits; one that thinks only briefly is expected to take as many."""


@dataclass(slots=True)
class Question:
    """A secret decision a bot is asked for: since which entry nothing happened that anybody else can know of.

    `begun`: it has taken steps of which nobody else knows. They take no time; only if the next one can no longer be
    thought about in time, what they lead to is heard a `period` later. That tells no more than it will itself.
    """

    seat: int
    entry: int
    moment: float
    period: float
    portion: Portion
    begun: bool = False

    def stands(self, match: Match, seat: int) -> bool:
        """Whether it is this one that is to be decided now: a word aside is no new question."""
        return self.seat == seat and self.entry <= match.entry and match.unmoved(self.entry)

    def prolong(self, now: float, needs: float) -> None:
        """Leaves time for the next step of several."""
        if self.begun and self.moment - now < needs:
            self.moment += self.period


def brief(level: Level, within: bool) -> bool:
    """Whether a bot of this level needs only a moment; `within` a turn also one that has planned it before."""
    return not level.thinks or (within and level.plans)


def span(settings: TableSettings, level: Level, within: bool, there_and_back: float) -> float:
    """How many seconds after the question an answer is heard if the workers have nothing else to do."""
    if level.name == WEAKEST:
        return settings.bot_delay
    least = max(settings.bot_delay, there_and_back)
    if not brief(level, within):
        return settings.bot_seconds + least
    return least if within else settings.bot_delay + there_and_back
