"""The ways of Venise searched anew, by the names of fields and places: fewest planks to lay, then fewest steps."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise, permutations

from serenissima.games.venise.board.chart import CROSSBAR, LONG, STEM
from serenissima.games.venise.board.survey import Place, opposite, survey
from serenissima.games.venise.box import COLOURS
from serenissima.games.venise.options import board_of, board_text
from serenissima.games.venise.state import State

Way = tuple[int, int]


class Roads:
    """The board of a state and the planks on it."""

    def __init__(self, state: State) -> None:
        options, chart = state.rules.options, state.rules.chart
        self.board = board_of(*board_text(options))
        self.known = survey(self.board, options.choice("wall_ends") == "both")
        self.lying = {chart.spots[chart.fields + place] for place in state.planks.lying()}

    def fits(self, place: Place, here: str) -> bool:
        """Whether somebody who stands there could lay a plank (VE-G13 to VE-G16)."""
        long_there = any(
            self.known.places[other].kind in (LONG, CROSSBAR) and self.known.places[other].cell == place.cell
            for other in self.lying
        )
        if place.kind == LONG:
            return not long_there
        if place.kind == CROSSBAR:
            return not long_there and set(place.rests_on) <= self.lying
        if place.kind == STEM:
            return here in self.known.places or place.rests_on[0] in self.lying
        return True

    def next(self, here: str) -> list[tuple[Way, str]]:
        """Where one step leads, and what it takes."""
        found: list[tuple[Way, str]] = []
        for place in self.known.places.values():
            touches = here in place.ends or (place.kind == STEM and opposite(place.name) == here)
            if touches and place.name in self.lying:
                found.append(((0, 1), place.name))
            elif touches and self.fits(place, here):
                found.append(((1, 1), place.name))
        if here in self.known.places:
            found += [((0, 1), end) for end in self.known.places[here].ends]
        return found

    def ways(self, start: str) -> dict[str, Way]:
        """From there to everywhere."""
        done: dict[str, Way] = {}
        queue = [((0, 0), start)]
        while queue:
            way, here = heappop(queue)
            if here in done:
                continue
            done[here] = way
            for (planks, steps), there in self.next(here):
                heappush(queue, ((way[0] + planks, way[1] + steps), there))
        return done


def _weight(way: Way) -> tuple[int, int]:
    return 3 * way[0] + way[1], way[0]


def _wanted(state: State, roads: Roads, seat: int) -> list[str]:
    player = state.players[seat]
    gems = roads.board.gems[COLOURS[player.colour]]
    return [field for number, field in enumerate(gems) if not player.gems >> number & 1]


def nearest(state: State, seat: int, colour: int | None = None) -> Way | None:
    """The way to the gem that is soonest reached, a plank counting as three steps; of a colour, from its tent."""
    roads = Roads(state)
    if colour is not None:
        ways = roads.ways(roads.board.starts[COLOURS[colour]])
        return min(ways[field] for field in roads.board.gems[COLOURS[colour]])
    ways = roads.ways(state.rules.chart.spots[state.players[seat].pawn])
    return min((ways[field] for field in _wanted(state, roads, seat) if field in ways), key=_weight, default=None)


def past_all(state: State, seat: int) -> Way | None:
    """The shortest way past all wanted gems."""
    roads = Roads(state)
    wanted, start = _wanted(state, roads, seat), state.rules.chart.spots[state.players[seat].pawn]
    legs = {stop: roads.ways(stop) for stop in (start, *wanted)}
    found = []
    for order in permutations(wanted):
        parts = [legs[here].get(there) for here, there in pairwise((start, *order))]
        if None not in parts:
            found.append((sum(part[0] for part in parts if part), sum(part[1] for part in parts if part)))
    return min(found, key=_weight, default=None)
