"""A board as a graph for the workshop: who can get where alone on the board, and at what cost (VE-B6, VE-M5)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from itertools import permutations

from serenissima.games.venise.chart import LONG, SHORT, STEM
from serenissima.games.venise.survey import Survey

SHORT_COST = 4
LONG_COST = 5
STEM_COST = 8
"""Hourglasses for laying, crossing and taking back (VE-B6)."""


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

    def trips(self, start: str, planks: bool = False) -> dict[str, Trip]:
        """The cheapest way to every field; with `planks` the one with the fewest planks, which are its cost."""
        best = {start: Trip(0, (start,), ())} if start in self.edges else {}
        queue = [(0, start)] if best else []
        while queue:
            cost, here = heappop(queue)
            trip = best[here]
            if cost > trip.cost:
                continue
            for edge in self.edges[here]:
                further = cost + (1 if planks else edge.cost)
                if edge.to not in best or further < best[edge.to].cost:
                    best[edge.to] = Trip(further, (*trip.fields, edge.to), (*trip.places, edge.place))
                    heappush(queue, (further, edge.to))
        return best

    def tour(self, start: str, gems: list[str]) -> tuple[Trip, list[str]] | None:
        """The cheapest way over all these fields, in any order, and the order; None if there is none (VE-B6)."""
        legs = {origin: self.trips(origin) for origin in (start, *gems)}
        best: tuple[int, tuple[str, ...]] | None = None
        for order in permutations(gems):
            stops = (start, *order)
            costs = [legs[a][b].cost if b in legs[a] else None for a, b in zip(stops, order, strict=False)]
            if None in costs:
                continue
            cost = sum(each for each in costs if each is not None)
            if best is None or cost < best[0]:
                best = (cost, order)
        if best is None:
            return None
        fields, places = [start], list[str]()
        for a, b in zip((start, *best[1]), best[1], strict=False):
            fields += legs[a][b].fields[1:]
            places += legs[a][b].places
        return Trip(best[0], tuple(fields), tuple(places)), list(best[1])


@dataclass(frozen=True)
class Ways:
    """Both graphs of a board, made when they are first asked for."""

    known: Survey

    @cached_property
    def plain(self) -> Graph:
        """Straight and diagonal planks."""
        return Graph(self.known, stems=False)

    @cached_property
    def stems(self) -> Graph:
        """Stems too."""
        return Graph(self.known, stems=True)


def _slot(field: str) -> str:
    return field.split(".")[0]
