"""What a seat can say about the hands of others: figures over imagined deals that fit its view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random

from serenissima.bots.lore.canal_grande.market import judges
from serenissima.games.canal_grande.box import CARDS, DISTRICTS, Card, District
from serenissima.games.canal_grande.cards import GON, ONE, count, one
from serenissima.games.canal_grande.hindsight import Judge
from serenissima.games.canal_grande.imagine import imagine
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.view import View
from serenissima.games.canal_grande.worth import strength

DEALS = 120
"""How many deals are imagined."""
LIKELY = 0.7
"""The share of deals in which something must hold to be called probable."""


def likely(share: float) -> bool:
    """Whether something that holds in this share of the deals may be called probable."""
    return share >= LIKELY


class Sight:
    """The view of the seat to move, and deals that fit it. The same view always gives the same figures."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.side = view.players[view.seat].side
        chance = Random(f"{view.seat}/{view.round}/{len(view.memory)}")
        self.worlds: list[State] = [imagine(view, chance) for _ in range(DEALS)]
        self.world = self.worlds[0]

    @cached_property
    def judges(self) -> list[Judge]:
        """What offers are worth in each deal."""
        return judges(self.worlds)

    @property
    def rival(self) -> int:
        """An opponent: with two players, the only one."""
        return next(player.seat for player in self.view.players if player.side != self.side)

    @property
    def partner(self) -> int | None:
        """The partner, with four players."""
        return next((p.seat for p in self.view.players if p.side == self.side and p.seat != self.seat), None)

    def share(self, holds: Callable[[State], bool]) -> float:
        """In which share of the deals something holds."""
        return sum(holds(world) for world in self.worlds) / len(self.worlds)

    def worth(self, seat: int, offer: int) -> float:
        """What an offer is worth to the chooser or the divider, on average."""
        return sum(judge.worth(seat, offer) for judge in self.judges) / len(self.judges)

    def guaranteed(self, first: int, second: int) -> float:
        """What the chooser gains from a split, on average, by taking what is better in each deal."""
        return sum(judge.guaranteed(first, second) for judge in self.judges) / len(self.judges)

    def named(self, role: str, seat: int, offer: int, other: int) -> dict[str, str | int]:
        """The cards of one kind that an offer has more of than the other and that are worth most to a seat.

        `none` if no such cards are worth anything.
        """
        best, found = 0.0, -1
        whole = self.worth(seat, offer)
        for kind in range(ONE):
            cards = count(offer, kind) * one(kind)
            if count(offer, kind) > count(other, kind) and whole - self.worth(seat, offer - cards) > best:
                best, found = whole - self.worth(seat, offer - cards), kind
        if found < 0:
            return {role: "none", f"{role}_count": 0}
        return {role: CARDS[found], f"{role}_count": int(count(offer, found))}

    def theirs(self, world: State, kind: int) -> int:
        """What the opponents could lay together in a vote about a district, in this deal."""
        rules = world.rules
        seats = [seat for seat in range(rules.seats) if rules.side(seat) != self.side]
        return sum(int(strength(world.hands[seat], kind, rules.join)) for seat in seats)

    def decisive(self, kind: int, *, for_us: bool = True) -> bool:
        """Whether the next trophy of a district wins the match for a side."""
        return self.view.sides[self.side if for_us else 1 - self.side].decisive[kind]

    def wants(self, card: Card) -> bool:
        """Whether a card is of a district without a trophy of this side."""
        return card in DISTRICTS and not self.view.sides[self.side].trophies[CARDS.index(card)]

    def face(self, kind: int) -> District:
        """The name of a district."""
        assert kind < GON
        return DISTRICTS[kind]
