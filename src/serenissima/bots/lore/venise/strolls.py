# compiled with mypyc
"""All walks of a pawn with one card."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise.board.chart import Chart


class Strolls:
    """All ways of at most `steps` steps, distinguished by where they end and which gems they pass (VE-A16, VE-A20).

    Shorter ways come first; way 0 stays where it is.
    """

    __slots__ = ("_before", "gems", "lengths", "spots")

    def __init__(self, chart: Chart, laid: vec[i64], colour: i64, pawn: i64, gems: i64, steps: i64) -> None:
        self.spots: vec[i64] = append(vec[i64](), pawn)
        """Where each way ends."""
        self.gems: vec[i64] = append(vec[i64](), gems)
        """The gems held at its end, as bits."""
        self.lengths: vec[i64] = append(vec[i64](), 0)
        self._before: vec[i64] = append(vec[i64](), -1)
        """The way that is one step shorter."""
        fields = chart.fields
        near, ends = chart.near, chart.ends
        first: i64 = 0
        for _ in range(steps):
            last: i64 = len(self.spots)
            for at in range(first, last):
                here = self.spots[at]
                held = self.gems[at]
                for i in range(near.first[here], near.first[here + 1]):
                    place = near.items[i]
                    if laid[place]:
                        self._add(fields + place, held, at)
                if here < fields:
                    continue
                for i in range(ends.first[here - fields], ends.first[here - fields + 1]):
                    there = ends.items[i]
                    gem = chart.gem_at[colour * fields + there] if there < fields else -1
                    self._add(there, held | i64(1) << gem if gem >= 0 else held, at)
            first = last

    def _add(self, spot: i64, held: i64, before: i64) -> None:
        # out and back is a way too: a player who has played the card must step
        if any(self.spots[i] == spot and self.gems[i] == held for i in range(1, len(self.spots))):
            return
        self.spots = append(self.spots, spot)
        self.gems = append(self.gems, held)
        self.lengths = append(self.lengths, self.lengths[before] + 1)
        self._before = append(self._before, before)

    def way(self, at: i64) -> vec[i64]:
        """The spots entered on this way, the last one first."""
        spots = vec[i64]()
        while self._before[at] >= 0:
            spots = append(spots, self.spots[at])
            at = self._before[at]
        return spots
