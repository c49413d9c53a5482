"""What a spymaster believes: the worlds that fit, weighted by how likely the answers were in each."""

from __future__ import annotations

from functools import cached_property

from serenissima.bots.lore.intrigues_a_venise import reading
from serenissima.bots.lore.intrigues_a_venise.belief import Belief, Task
from serenissima.games.intrigues_a_venise import facts
from serenissima.games.intrigues_a_venise.box import IDENTITIES
from serenissima.games.intrigues_a_venise.duty import duty_of
from serenissima.games.intrigues_a_venise.view import Question
from serenissima.games.intrigues_a_venise.worlds import World

Heard = tuple[int, int, tuple[bool, int], tuple[int, frozenset[int]], int]
"""An answer: envelope, cards, question, what was seen before, how many questions the answerer had asked."""
Side = tuple[Task, int]
"""A task and the colours of the players who have it, as a mask."""


class Insight(Belief):
    """A belief that also infers something from which answers were given."""

    @cached_property
    def _heard(self) -> list[Heard]:
        found = []
        for number, fact in enumerate(self.facts):
            before = reading.seen(past.answer for past in self.facts[:number] if past.envelope == fact.envelope)
            asked = self.experience(self.holders[fact.envelope], fact.number)
            found.append((fact.envelope, fact.answer, (fact.ambassador, fact.about), before, asked))
        return found

    def experience(self, seat: int | None, number: int) -> int:
        """How many questions a seat had asked before question `number`."""
        return sum(other.asker == seat and other.number < number for other in self.view.questions)

    def before(self, envelope: int) -> tuple[int, frozenset[int]]:
        """What the player of this envelope has shown this seat so far."""
        return reading.seen(fact.answer for fact in self.facts if fact.envelope == envelope)

    def _weight(self, world: World) -> float:
        mate = self.own[0] ^ 1
        weight = 1.0
        for envelope, answer, question, before, asked in self._heard:
            pair = 4 * world[0][envelope] + world[1][envelope]
            partner = world[0][envelope] == mate
            weight *= reading.likelihood(answer, pair, world[2][envelope], question, before, asked, partner)
        return weight * self._by_tics(world) if self._tics else weight

    def told(self, seat: int) -> bool:
        """Whether that seat has seen this one's message."""
        return any(self._message(question) for question in self.view.questions if question.asker == seat)

    def _message(self, question: Question) -> bool:
        if question.asked != self.seat or question.reply is None:
            return False
        return any(card.value.startswith("m") for card in question.reply.cards)

    @cached_property
    def rivals(self) -> dict[Side, float]:
        """What the enemies must do and who they are, with probabilities."""
        return self.share(self._rival)

    @cached_property
    def friends(self) -> dict[Side, float]:
        """This team's task with the colour of the partner; no colour if the partner is arrested."""
        return self.share(lambda world: (self.task(world), self._colours(world, self.own[0] ^ 1)))

    def _colours(self, world: World, *identities: int) -> int:
        holders = [self.holders[world[0].index(identity)] for identity in identities]
        return sum(1 << self.colours[holder] for holder in holders if holder is not None)

    def _rival(self, world: World) -> Side:
        others = [identity for identity in range(4) if identity >> 1 != self.own[0] >> 1]
        colours = self._colours(world, *others)
        free = [identity for identity in others if self.holders[world[0].index(identity)] is not None]
        identity = IDENTITIES[free[0]]
        arrested = IDENTITIES[world[0][2]] if self.seats == 3 else None
        own_escape = self.view.options.solo_escape == "own"
        duty = duty_of(identity, facts.letters_in(self.own, world), arrested, own_escape)
        return self._on_the_board(world, identity, duty, colours, -1), colours
