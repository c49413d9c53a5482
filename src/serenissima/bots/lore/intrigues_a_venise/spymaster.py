"""A spymaster: reads between the cards."""

from __future__ import annotations

from serenissima.bots.lore.intrigues_a_venise.agent import Agent
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.games.intrigues_a_venise.sight import View


class Spymaster(Agent):
    """Plays to win."""

    def _belief(self, view: View) -> Belief:
        return Insight(view, self._temper.reads_tics)
