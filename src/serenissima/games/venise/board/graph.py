"""A board as a graph: where a player alone on the board can get to, and at what cost (VE-B6, VE-M5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from itertools import permutations

from serenissima.games.venise.board.chart import LONG, SHORT, STEM
from serenissima.games.venise.board.survey import Survey

SHORT_COST = 4
LONG_COST = 5
STEM_COST = 8
"""Hourglasses for laying, crossing and taking back (VE-B6)."""
FAR = 1_000_000


@dataclass(frozen=True)
class Edge:
    """A crossing from one field to another over a place, one way."""

    to: str
    place: str
    cost: int


@dataclass(frozen=True)
class Trip:
    """The cheapest way between two fields."""

    cost: int
    fields: tuple[str, ...]
    places: tuple[str, ...]


@dataclass(frozen=True)
class Journeys:
    """The cheapest ways from one field: their costs, and for every field the one before it and the place between."""

    costs: dict[str, int]
    before: dict[str, tuple[str, str]]

    def trip(self, to: str) -> Trip:
        """The way to a field, which must be reachable."""
        fields, places = [to], list[str]()
        while fields[-1] in self.before:
            field, place = self.before[fields[-1]]
            fields.append(field)
            places.append(place)
        return Trip(self.costs[to], tuple(reversed(fields)), tuple(reversed(places)))


class Graph:
    """The crossings of a board over straight and diagonal planks, and, with `stems`, over stems."""

    def __init__(self, known: Survey, stems: bool) -> None:
        self.fields = list(known.fields)
        self.edges: dict[str, list[Edge]] = {field: [] for field in known.fields}
        for place in known.places.values():
            if place.kind in (SHORT, LONG):
                for one in place.ends:
                    for other in place.ends:
                        if _slot(one) != _slot(other):
                            self.edges[one].append(Edge(other, place.name, LONG_COST if place.kind else SHORT_COST))
            elif place.kind == STEM and stems:
                base = known.places[place.rests_on[0]]
                for one in base.ends:
                    for other in place.ends[:-1]:
                        self.edges[one].append(Edge(other, place.name, STEM_COST))

    def reachable(self, start: str) -> set[str]:
        """Every field that can be reached from this one."""
        found = {start} & set(self.edges)
        waiting = list(found)
        while waiting:
            for edge in self.edges[waiting.pop()]:
                if edge.to not in found:
                    found.add(edge.to)
                    waiting.append(edge.to)
        return found

    def journeys(self, start: str, planks: bool = False) -> Journeys:
        """The cheapest ways to all fields; with `planks` the cost is the number of planks."""
        costs = {start: 0} if start in self.edges else {}
        before: dict[str, tuple[str, str]] = {}
        queue = [(0, start)] if costs else []
        while queue:
            cost, here = heappop(queue)
            if cost > costs[here]:
                continue
            for edge in self.edges[here]:
                further = cost + (1 if planks else edge.cost)
                if further < costs.get(edge.to, FAR):
                    costs[edge.to] = further
                    before[edge.to] = (here, edge.place)
                    heappush(queue, (further, edge.to))
        return Journeys(costs, before)

    def tour(self, start: str, gems: list[str]) -> tuple[Trip, list[str]] | None:
        """The cheapest way over all these fields, in any order, and the order; None if there is none (VE-B6)."""
        legs = {origin: self.journeys(origin) for origin in (start, *gems)}
        best, chosen = FAR, tuple[str, ...]()
        for order in permutations(gems):
            cost = sum(legs[a].costs.get(b, FAR) for a, b in zip((start, *order), order, strict=False))
            if cost < best:
                best, chosen = cost, order
        if best >= FAR:
            return None
        trips = [legs[a].trip(b) for a, b in zip((start, *chosen), chosen, strict=False)]
        fields = (start, *(field for trip in trips for field in trip.fields[1:]))
        return Trip(best, fields, tuple(place for trip in trips for place in trip.places)), list(chosen)


@dataclass(frozen=True)
class Ways:
    """Both graphs of a board, each made when it is first asked for."""

    known: Survey

    @cached_property
    def plain(self) -> Graph:
        """Straight and diagonal planks."""
        return Graph(self.known, stems=False)

    @cached_property
    def stems(self) -> Graph:
        """Straight and diagonal planks, and stems."""
        return Graph(self.known, stems=True)


def _slot(field: str) -> str:
    return field.split(".")[0]
