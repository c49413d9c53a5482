"""When a bot's answer is heard while something is secret: fixed when it is asked, from what everybody may know.

It depends on the level, the settings, whether the same seat has just moved, and the load of the workers, none of which
reveals whether there was a choice, what was chosen, or how hard it was. If a bot has not decided by then, the weakest
bot decides, so no answer is late (decision 19).
"""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.bots.levels import Level
from serenissima.core.match import Match
from serenissima.tables.settings import TableSettings
from serenissima.tables.thinker import Portion

WEAKEST = "uniform"
LEAST = 0.05
"""The fewest seconds any bot gets to think, however many wait; also what a brief one is expected to need."""


@dataclass(slots=True)
class Question:
    """A secret decision a bot is asked for, and the first entry since which nobody else can know of anything.

    `begun`: it has taken steps nobody else knows of. They take no visible time; only if there is no time left to think
    about the next one, the answer is heard one `period` later. That reveals no more than the answer itself.
    """

    seat: int
    entry: int
    moment: float
    period: float
    portion: Portion
    begun: bool = False

    def stands(self, match: Match, seat: int) -> bool:
        """Whether this is still the decision to make: an aside does not change it."""
        return self.seat == seat and self.entry <= match.entry and match.unmoved(self.entry)

    def prolong(self, now: float, needs: float) -> None:
        """Adds a period if the next step of several would have no time left."""
        if self.begun and self.moment - now < needs:
            self.moment += self.period


def brief(level: Level, within: bool) -> bool:
    """Whether a bot of this level needs only a moment, as it also does `within` a turn it has planned."""
    return not level.thinks or (within and level.plans)


def span(settings: TableSettings, level: Level, within: bool, there_and_back: float) -> float:
    """How many seconds after the question an answer is heard if the workers are idle."""
    if level.name == WEAKEST:
        return settings.bot_delay
    least = max(settings.bot_delay, there_and_back)
    if not brief(level, within):
        return settings.bot_seconds + least
    return least if within else settings.bot_delay + there_and_back
