"""What a spymaster believes: the worlds that fit, weighted by how likely the answers were in each."""

from __future__ import annotations

from functools import cached_property

from serenissima.bots.lore.intrigues_a_venise import reading
from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.games.intrigues_a_venise.worlds import World


class Insight(Belief):
    """A belief that reads between the cards."""

    @cached_property
    def _heard(self) -> list[tuple[int, int, tuple[bool, int], tuple[int, frozenset[int]], int]]:
        """The answers with what `reading.likelihood` needs: envelope, answer, question, what was seen before, experience."""
        found = []
        for number, fact in enumerate(self.facts):
            before = reading.seen(past.answer for past in self.facts[:number] if past.envelope == fact.envelope)
            seat = self.holders[fact.envelope]
            asked = sum(other.asker == seat and other.number < fact.number for other in self.view.questions)
            found.append((fact.envelope, fact.answer, (fact.ambassador, fact.about), before, asked))
        return found

    def _weight(self, world: World) -> float:
        mate = self.own[0] ^ 1
        weight = 1.0
        for envelope, answer, question, before, asked in self._heard:
            pair = 4 * world[0][envelope] + world[1][envelope]
            partner = world[0][envelope] == mate
            weight *= reading.likelihood(answer, pair, world[2][envelope], question, before, asked, partner)
        return weight * self._by_tics(world) if self._tics else weight
