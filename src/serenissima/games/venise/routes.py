# compiled with mypyc
"""The shortest ways from a spot: fewest planks to lay, then fewest steps.

Planks on the board are walked on freely. An empty place counts as one plank to lay if a player coming that way could
fill it as the board is now: straight and diagonal places from a pole, stems from their long plank or, if that lies,
from their pole, crossbars between two planks that lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise.board.chart import STEM
from serenissima.games.venise.state.planks import Planks

PLANK: Final[i64] = 1000
"""A plank to lay weighs more than any number of steps."""
FAR: Final[i64] = 1000000


class Routes:
    """The shortest way from one spot to every other, as the planks lie now."""

    __slots__ = ("before", "cost", "planks")

    def __init__(
        self, planks: Planks, origin: int, short_weight: int = 1000, long_weight: int = 1000, step_weight: int = 1
    ) -> None:
        """With weights other than the usual ones only costs and paths make sense."""
        self.planks: Planks = planks
        count = planks.chart.fields + planks.chart.places
        self.cost: vec[i64] = vec[i64]([FAR] * count)
        """PLANK * planks + steps, FAR where there is no way."""
        self.before: vec[i64] = vec[i64]([-1] * count)
        """The spot before each on its way."""
        self._spread(origin, short_weight, long_weight, step_weight)

    def planks_to(self, spot: int) -> int | None:
        """Planks to lay on the way."""
        return int(self.cost[spot] // PLANK) if self.cost[spot] < FAR else None

    def steps_to(self, spot: int) -> int | None:
        """Steps on the way."""
        return int(self.cost[spot] % PLANK) if self.cost[spot] < FAR else None

    def path(self, spot: int) -> list[int]:
        """The spots entered, one after the other; empty if there is no way, or nowhere to go."""
        found: list[int] = []
        here: i64 = spot
        if self.cost[here] >= FAR:
            return found
        while self.before[here] >= 0:
            found.append(here)
            here = self.before[here]
        found.reverse()
        return found

    def _spread(self, origin: i64, short_weight: i64, long_weight: i64, step_weight: i64) -> None:
        """Dijkstra's search with a plain list as its queue: boards are small, and few spots are looked at twice."""
        planks = self.planks
        chart = planks.chart
        fields = chart.fields
        near, ends = chart.near, chart.ends
        cost, before = self.cost, self.before
        cost[origin] = 0
        waiting = append(vec[i64](), origin)
        head: i64 = 0
        while head < len(waiting):
            here = waiting[head]
            head += 1
            base = cost[here]
            for i in range(near.first[here], near.first[here + 1]):
                place = near.items[i]
                there = fields + place
                weight = step_weight
                if not planks.laid[place]:
                    if not self._open(place, here):
                        continue
                    weight += long_weight if chart.is_long[place] else short_weight
                if base + weight < cost[there]:
                    cost[there] = base + weight
                    before[there] = here
                    waiting = append(waiting, there)
            if here < fields:
                continue
            place = here - fields
            for i in range(ends.first[place], ends.first[place + 1]):
                there = ends.items[i]
                if base + step_weight < cost[there]:
                    cost[there] = base + step_weight
                    before[there] = here
                    waiting = append(waiting, there)

    def _open(self, place: i64, here: i64) -> bool:
        """Whether a player who stands here could fill an empty place."""
        chart = self.planks.chart
        if chart.kind[place] == STEM:
            # coming from the long plank, or from the other stem on it, means that the long plank lies by then
            return here >= chart.fields or self.planks.laid[chart.base[place]] != 0
        return self.planks.fillable(place)
