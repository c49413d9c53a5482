"""Votes: what is worth laying, and the cheapest way to lay it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from serenissima.games.canal_grande.cards import GON, count, one, size
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.rules import FREE
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.worth import GONDOLA_WORTH, strength, trophy_worth

CARD = 0.8
"""The approximate worth of a district card that is laid."""
LOST = 1.0
"""What the loser of a vote loses for having taken part."""


@dataclass(frozen=True)
class Wished:
    """Cards to lay, without their gondolas, and the district they contest."""

    cards: int
    district: int


class Ballot:
    """A vote as seen by the player to answer, in all imagined worlds.

    `pride`: by which factor a contested trophy is overrated (1: not at all); `spare`: how many cards are laid beyond
    what is needed.
    """

    def __init__(self, worlds: Sequence[State], pride: float = 1.0, spare: int = 0) -> None:
        self._worlds = worlds
        self._pride = pride
        self._spare = spare
        self._state = worlds[0]
        vote = self._state.vote
        assert vote is not None
        self._vote: RunningVote = vote
        self._seat = vote.asked
        self._rules = self._state.rules
        self._side = self._rules.side(self._seat)
        self._hand = self._state.hands[self._seat]

    def wished(self) -> Wished | None:
        """What to lay; None to pass."""
        if self._vote.contested < 0:
            return self._lead()
        return self._answer()

    def _gain(self, kind: int) -> float:
        """What it is worth that we get the trophy and the others do not."""
        own, theirs = self._state.trophies[self._side], self._state.trophies[1 - self._side]
        return trophy_worth(own, theirs, kind) + 0.5 * trophy_worth(theirs, own, kind)

    def _others(self, world: State, kind: int) -> int:
        """How much the other side can still add."""
        vote = self._vote
        total = 0
        for seat in range(self._rules.seats):
            if self._rules.side(seat) != self._side and not vote.passed >> seat & 1:
                joined = vote.first[seat] >= 0
                total += strength(world.hands[seat], kind, self._rules.join or joined)
        return total

    # leading

    def _lead(self) -> Wished:
        """One card of the most promising district; more can be laid when needed."""
        kinds = [kind for kind in range(GON) if count(self._hand, kind)]
        best = max(kinds, key=self._promise)
        if self._vote.draft_district >= 0:
            best = self._vote.draft_district
        return Wished(min(1 + self._spare, count(self._hand, best)) * one(best), best)

    def _promise(self, kind: int) -> float:
        """If won, the trophy minus its cost; if lost, minus a card and a trophy for the others."""
        mine = strength(self._hand, kind, True)
        gain = self._gain(kind)
        promise = 0.0
        for world in self._worlds:
            theirs = self._others(world, kind)
            partner = self._partner(world, kind)
            if mine + partner > theirs:
                promise += gain - CARD * (1 + 0.5 * theirs)
            else:
                promise -= 0.6 * gain + LOST
        return promise / len(self._worlds)

    def _partner(self, world: State, kind: int) -> int:
        """What the partner might add: half of what they could lay."""
        if self._rules.seats == 2:
            return 0
        partner = self._rules.partner(self._seat)
        if self._vote.passed >> partner & 1:
            return 0
        return strength(world.hands[partner], kind, True) // 2

    # answering

    def _answer(self) -> Wished | None:
        """The cheapest cards that get ahead, if the trophy is worth them and they may hold."""
        kind = self._vote.contested
        if self._rules.vote_rule == FREE:
            return self._answer_free(kind)
        need = self._vote.need()
        number = need - self._vote.total(self._seat)
        cheapest = (self._cheapest(number + self._spare) if self._spare else None) or self._cheapest(number)
        if cheapest is None:
            return None
        cards, cost = cheapest
        reach = self._vote.reach(self._hand, -1)
        holds = 0
        for world in self._worlds:
            other = self._vote.total(1 - self._seat)
            holds += reach > other + self._others(world, kind)
        chance = holds / len(self._worlds)
        worth = chance * (self._pride * self._gain(kind) - cost) - (1 - chance) * self._loss()
        return Wished(cards, kind) if worth > 0 else None

    def _loss(self) -> float:
        """What a lost vote costs: more for a player who has not laid anything yet."""
        return LOST if self._vote.entering() else 0.2

    def _answer_free(self, kind: int) -> Wished | None:
        """Without a duty to raise: stays in with a card while that may help, goes ahead if that is decisive."""
        vote = self._vote
        ours, theirs = vote.side_total(self._side), vote.side_total(1 - self._side)
        level = self._rules.side(vote.challenger) == self._side
        behind = theirs - ours + (0 if level else 1)
        reach = vote.reach(self._hand, -1) - vote.total(self._seat)
        gain = self._pride * self._gain(kind)
        ahead = sum(max(0, behind + self._others(world, kind)) for world in self._worlds) / len(self._worlds)
        partner = sum(self._partner(world, kind) for world in self._worlds) / len(self._worlds)
        if behind <= 0:
            # nobody can overtake us, or we could not stop them
            if ahead <= 0 or reach == 0:
                return None
            return self._cards(1, gain, kind) if ahead <= float(reach) + partner else None
        if float(behind) > float(reach) + partner:
            return None
        if behind <= reach:
            return self._cards(behind, gain, kind)
        return self._cards(1, gain, kind)

    def _cards(self, number: int, gain: float, kind: int) -> Wished | None:
        cheapest = (self._cheapest(number + self._spare) if self._spare else None) or self._cheapest(number)
        if cheapest is None:
            return None
        cards, cost = cheapest
        return Wished(cards, kind) if gain - cost > 0 else None

    # how cheaply

    def _unit(self, kind: int) -> float:
        """What laying one card of a district costs us: more if we hold many or want its trophies."""
        own, theirs = self._state.trophies[self._side], self._state.trophies[1 - self._side]
        return CARD * 0.5 + 0.12 * trophy_worth(own, theirs, kind) + 0.1 * float(count(self._hand, kind))

    def _cheapest(self, number: int) -> tuple[int, float] | None:
        """At least this many cards at the lowest cost, gondolas included; None if there are not enough."""
        vote, hand = self._vote, self._hand
        contested = vote.contested
        opened = vote.opened()
        must = contested if vote.entering() and count(hand, contested) else -1
        closed = [k for k in range(GON) if k != contested and count(hand, k) and not count(opened, k)]
        free = [k for k in range(GON) if count(hand, k) and (k == contested or count(opened, k))]
        best: tuple[int, float] | None = None
        for gondolas in range(min(count(hand, GON), len(closed)) + 1):
            for groups in combinations(closed, gondolas):
                found = self._pick(max(1, number), must, [*free], groups)
                if found is not None and (best is None or found[1] < best[1]):
                    best = found
        return best

    def _pick(self, number: int, must: int, free: list[int], groups: tuple[int, ...]) -> tuple[int, float] | None:
        """The cheapest cards of these districts, this many of them and at least one of each group."""
        hand = self._hand
        cards = sum(one(kind) for kind in groups)
        if must >= 0:
            cards += one(must)
        cost = GONDOLA_WORTH * len(groups) + sum(self._unit(kind) for kind in (*groups, *([must] if must >= 0 else [])))
        kinds = sorted({*free, *groups}, key=self._unit)
        for kind in kinds:
            while size(cards) < number and count(cards, kind) < count(hand, kind):
                cards += one(kind)
                cost += self._unit(kind)
        if size(cards) < number or size(cards) == 0:
            return None
        if self._vote.entering() and must < 0 and not groups and not count(cards, self._vote.contested):
            return None
        return cards, cost
