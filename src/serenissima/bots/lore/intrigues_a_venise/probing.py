"""What a question is worth to a player who weighs worlds by the answers given."""

from __future__ import annotations

from serenissima.bots.lore.intrigues_a_venise import reading
from serenissima.bots.lore.intrigues_a_venise.asking import Asking, entropy
from serenissima.bots.lore.intrigues_a_venise.insight import Insight
from serenissima.games.intrigues_a_venise.state.answers import MESSAGE_BITS, SEALS

Part = tuple[tuple[str, int, int], tuple[int, ...]]
"""The relevant part of a world: the task, and who is who."""
LETTER = 1.6
"""The value of a partner's message, in bits, while it is unknown."""
UNTOLD = 0.6
"""How much of that to expect from a partner who has not seen one's own message."""


class Probing(Asking):
    """The value of every question, with each world weighted by how likely the answers were in it."""

    def __init__(self, insight: Insight) -> None:
        super().__init__()
        self._insight = insight
        self._worlds = [
            (world, weight, (insight.task(world)[:3], world[0])) for world, weight in insight.worlds if weight > 1e-4
        ]
        parts: dict[Part, float] = {}
        for _, weight, part in self._worlds:
            parts[part] = parts.get(part, 0.0) + weight
        self._before = entropy(parts.values())

    def _gain(self, seat: int, ambassador: bool, about: int) -> float:
        if self._before < 0.01:
            return 0.0
        insight = self._insight
        envelope = insight.holders.index(seat)
        mate = insight.own[0] ^ 1
        groups: dict[int, dict[Part, float]] = {}
        for world, weight, part in self._worlds:
            group = groups.setdefault(4 * world[0][envelope] + world[1][envelope], {})
            group[part] = group.get(part, 0.0) + weight
        asked = insight.experience(seat, len(insight.view.questions) + 1)
        before = insight.before(envelope)
        total, after = 0.0, 0.0
        for answer in reading.answers_to(ambassador, about):
            if answer & MESSAGE_BITS or answer >> SEALS:
                continue
            found: dict[Part, float] = {}
            for pair, group in groups.items():
                chance = reading.likelihood(answer, pair, 0, (ambassador, about), before, asked, pair >> 2 == mate)
                for part, weight in group.items():
                    found[part] = found.get(part, 0.0) + chance * weight
            likely = sum(found.values())
            total += likely
            after += likely * entropy(found.values())
        return max(0.0, self._before - after / total) if total else 0.0

    def _letter(self, seat: int) -> float:
        insight = self._insight
        envelope = insight.holders.index(seat)
        letters = insight.share(lambda world: world[2][envelope])
        if max(letters.values()) > 0.98:
            return 0.0
        return LETTER * insight.trust(seat) ** 2 * (1.0 if insight.told(seat) else UNTOLD)
