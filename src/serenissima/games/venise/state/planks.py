# compiled with mypyc
"""The planks on the board: where they lie, where one may be put, and what falls when one goes (VE-G13 to VE-G24)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venise.board.chart import CROSSBAR, LONG, SHORT, Chart


class Planks:
    """The planks that lie on a board. Places are numbered as in its chart."""

    __slots__ = ("chart", "laid", "long_in")

    def __init__(self, chart: Chart, source: Planks | None = None) -> None:
        """The empty board, or a copy of `source`."""
        self.chart: Chart = chart
        if source is None:
            self.laid: vec[i64] = vec[i64]([0] * chart.places)
            """1 for every place with a plank."""
            self.long_in: vec[i64] = vec[i64]([0] * chart.cell_count)
            """How many long planks there are in every cell: none or one (VE-G15)."""
        else:
            self.laid = source.laid[:]
            self.long_in = source.long_in[:]

    def fillable(self, place: i64) -> bool:
        """Whether a plank may be put there as far as other planks are concerned (VE-G13, VE-G15)."""
        if self.laid[place]:
            return False
        chart = self.chart
        kind = chart.kind[place]
        if kind == SHORT:
            return True
        if kind == LONG:
            return self.long_in[chart.cell[place]] == 0
        if kind == CROSSBAR:
            free = self.long_in[chart.cell[place]] == 0
            return free and self.laid[chart.base[place]] != 0 and self.laid[chart.base2[place]] != 0
        return self.laid[chart.base[place]] != 0

    def lay(self, place: i64) -> None:
        """Puts a plank there."""
        self.laid[place] = 1
        if self.chart.is_long[place]:
            self.long_in[self.chart.cell[place]] += 1

    def take(self, place: i64) -> None:
        """Takes this plank away, and no other with it."""
        self.laid[place] = 0
        if self.chart.is_long[place]:
            self.long_in[self.chart.cell[place]] -= 1

    def falling(self, place: i64) -> list[int]:
        """The planks that fall when this one goes; nothing ever rests on those (VE-G22)."""
        carries = self.chart.carries
        fallen: list[int] = []
        for i in range(carries.first[place], carries.first[place + 1]):
            other = carries.items[i]
            if self.laid[other]:
                fallen.append(other)
        return fallen

    def touched(self, spot: i64) -> bool:
        """Whether the end of some plank touches this spot."""
        near = self.chart.near
        return any(self.laid[near.items[i]] for i in range(near.first[spot], near.first[spot + 1]))

    def fits(self, spot: i64, long: i64) -> bool:
        """Whether a plank of this kind could be put down from this spot."""
        chart = self.chart
        for i in range(chart.near.first[spot], chart.near.first[spot + 1]):
            place = chart.near.items[i]
            if chart.is_long[place] == long and self.fillable(place):
                return True
        return False

    def lying(self) -> list[int]:
        """All places with a plank."""
        return [place for place in range(self.chart.places) if self.laid[place]]
