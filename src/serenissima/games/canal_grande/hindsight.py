"""The look back: every split of a match judged with all hands open (CG-821, CG-822)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from serenissima.games.canal_grande.cards import faces, one, points
from serenissima.games.canal_grande.view import LookBack, OfferWorth, SplitWorth
from serenissima.games.canal_grande.worth import offer_worth

if TYPE_CHECKING:
    from serenissima.games.canal_grande.state.position import PastSplit
    from serenissima.games.canal_grande.state.rules import Rules

DIGITS = 2


class Judge:
    """What the offers of one split are worth."""

    def __init__(self, rules: Rules, past: PastSplit) -> None:
        self._rules = rules
        self._past = past
        _, _, self._divider, self._chooser, _ = past.when
        totals = [0, 0]
        for seat, laid in enumerate(past.numbers):
            totals[rules.side(seat)] += points(laid)
        self._totals = totals
        self._known: dict[tuple[int, int], float] = {}

    def worth(self, seat: int, offer: int) -> float:
        """What an offer is worth to one of the two players."""
        found = self._known.get((seat, offer))
        if found is None:
            side = self._rules.side(seat)
            own, other = self._totals[side], self._totals[1 - side]
            found = offer_worth(self._rules, seat, offer, self._past.hands, self._past.trophies, own, other)
            self._known[seat, offer] = found
        return found

    def margin(self, taken: int, left: int) -> float:
        """What the chooser's side gains over the other side by taking one offer and leaving the other."""
        return self.worth(self._chooser, taken) - self.worth(self._divider, left)

    def offer(self, taken: int, left: int) -> OfferWorth:
        """An offer in hindsight."""
        return OfferWorth(
            cards=faces(taken),
            to_chooser=round(self.worth(self._chooser, taken), DIGITS),
            to_divider=round(self.worth(self._divider, taken), DIGITS),
            margin=round(self.margin(taken, left), DIGITS),
        )

    def guaranteed(self, first: int, second: int) -> float:
        """What the chooser gains from a split by choosing the better offer."""
        return max(self.margin(first, second), self.margin(second, first))

    def best_split(self) -> tuple[float, int, int]:
        """The split that leaves the chooser the least, with what it leaves."""
        whole = self._past.offers[0] + self._past.offers[1]
        return min((self.guaranteed(part, whole - part), part, whole - part) for part in parts(whole))

    def judged(self) -> SplitWorth:
        """The split in hindsight."""
        past = self._past
        round_, phase, divider, chooser, chosen = past.when
        first, second = past.offers
        best, best_first, best_second = self.best_split()
        reached = self.margin(first, second) if chosen == 1 else self.margin(second, first)
        offered = self.guaranteed(first, second)
        return SplitWorth(
            round=round_,
            phase=phase,
            divider=divider,
            chooser=chooser,
            chosen=chosen,
            hands=[faces(hand) for hand in past.hands],
            numbers=[faces(laid) for laid in past.numbers],
            trophies=[faces(won) for won in past.trophies],
            offers=[self.offer(first, second), self.offer(second, first)],
            best_first=faces(best_first),
            best_second=faces(best_second),
            best_margin=round(best, DIGITS),
            divider_regret=round(offered - best, DIGITS),
            chooser_regret=round(offered - reached, DIGITS),
        )


def parts(whole: int) -> list[int]:
    """Every split once, as one of its two offers; there are at most 127 (CG-423)."""
    found = [0]
    rest, kind = whole, 0
    while rest:
        copies = rest & 15
        found = [part + taken * one(kind) for part in found for taken in range(copies + 1)]
        rest >>= 4
        kind += 1
    return sorted({min(part, whole - part) for part in found} - {0})


def look_back(rules: Rules, hands: list[int], past: list[PastSplit]) -> LookBack:
    """What lies open when a match is over."""
    return LookBack(hands=[faces(hand) for hand in hands], splits=[_judged(rules, split) for split in past])


@lru_cache(maxsize=512)
def _judged(rules: Rules, past: PastSplit) -> SplitWorth:
    """Judged once, however often the match is looked at: a past split never changes."""
    return Judge(rules, past).judged()
