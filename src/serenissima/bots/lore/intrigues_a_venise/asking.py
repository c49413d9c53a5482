"""What a question is worth: how much relevant information its answer is expected to give."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log2

from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.games.intrigues_a_venise import worlds
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, SEALS, fits
from serenissima.games.intrigues_a_venise.worlds import Fact

LETTER = 1.2
"""The value of a partner's message, in bits, while it is unknown."""


@lru_cache(maxsize=8)
def _plain(ambassador: bool, about: int) -> tuple[int, ...]:
    """The answers a stranger gives: without message and seals."""
    return tuple(
        answer
        for answer in ANSWERS
        if not answer >> SEALS and not answer & MESSAGE_BITS and fits(answer, ambassador, about)
    )


def entropy(counts: Iterable[float]) -> float:
    """The entropy in bits of weights that need not add up to 1."""
    there = [count for count in counts if count > 0]
    total = sum(there)
    return -sum(count / total * log2(count / total) for count in there) if total else 0.0


class Asking:
    """The value of every question a seat could ask now, each computed once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, bool, int], float] = {}

    def worth(self, seat: int, ambassador: bool, about: int) -> float:
        """Bits about partner and task, and a bonus for the message of a partner."""
        key = (seat, ambassador, about)
        if key not in self._known:
            self._known[key] = self._gain(*key) + self._letter(seat)
        return self._known[key]

    def best(self, seat: int, ambassador: bool) -> float:
        """The better of the two questions."""
        return max(self.worth(seat, ambassador, about) for about in (0, 1))

    def _gain(self, seat: int, ambassador: bool, about: int) -> float:
        """How many bits about partner and task the answer is expected to give."""
        raise NotImplementedError

    def _letter(self, seat: int) -> float:
        """The bonus: a likely partner whose message is still unknown will show it."""
        raise NotImplementedError


class Questions(Asking):
    """The value of questions to a player who counts the remaining worlds."""

    def __init__(self, belief: Belief) -> None:
        super().__init__()
        self._belief = belief
        self._parts = self._partition()

    def _partition(self) -> list[int]:
        """The remaining worlds, grouped by partner and task."""
        belief = self._belief
        parts: dict[object, int] = {}
        every = worlds.every_world(belief.own)
        left = belief.left
        while left:
            low = left & -left
            world = every[low.bit_length() - 1]
            key = (belief.task(world)[:3], world[0])
            parts[key] = parts.get(key, 0) | low
            left ^= low
        return list(parts.values())

    def _gain(self, seat: int, ambassador: bool, about: int) -> float:
        belief = self._belief
        envelope = belief.holders.index(seat)
        before = entropy(part.bit_count() for part in self._parts)
        if before == 0:
            return 0.0
        total, after = 0, 0.0
        for answer in _plain(ambassador, about):
            fact = Fact(0, envelope, answer, ambassador, about, True, True)
            mask = worlds.fitting(belief.own, fact) & belief.left
            count = mask.bit_count()
            if count:
                total += count
                after += count * entropy((part & mask).bit_count() for part in self._parts)
        return max(0.0, before - after / total) if total else 0.0

    def _letter(self, seat: int) -> float:
        belief = self._belief
        envelope = belief.holders.index(seat)
        letters = belief.share(lambda world: world[2][envelope])
        return LETTER * belief.trust(seat) ** 2 if len(letters) > 1 else 0.0
