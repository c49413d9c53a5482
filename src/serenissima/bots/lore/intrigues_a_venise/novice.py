"""A guest of the carnival: plays like an agent, but forgets answers and gives its own carelessly."""

from __future__ import annotations

from random import Random

import msgspec

from serenissima.bots.lore.intrigues_a_venise.agent import Agent
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.games.intrigues_a_venise.view import Question, View

FRESH = 8
"""For how many turns of the table an answer is certainly remembered."""
KEPT = 0.35
"""The share of older answers that are remembered."""


class Novice(Agent):
    """Forgets."""

    def _belief(self, view: View) -> Belief:
        kept = [question for question in view.questions if self._remembers(view, question)]
        return Belief(msgspec.structs.replace(view, questions=kept), self._temper.reads_tics)

    def _remembers(self, view: View, question: Question) -> bool:
        """Messages and cards from an envelope are never forgotten; what is forgotten once stays forgotten."""
        if question.reply is None or question.turn > view.turn - FRESH:
            return True
        if any(card.sealed or card.value.startswith("m") for card in question.reply.cards):
            return True
        return Random(f"{self._seed}/{question.number}/memory").random() < KEPT
