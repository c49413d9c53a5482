# compiled with mypyc
"""How far it is to the gems, for every set of planks on a board; cached for the sets that came up."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.games.venise.board.chart import CROSSBAR, LONG, SHORT, Chart, Flat

FAR: Final[i64] = 1000000
STEP: Final[i64] = 10
"""A step, in tenths of an hourglass."""
LOST: Final[i64] = 600
"""A gem that cannot be reached now."""
LACK: Final[i64] = 100
"""Laying a plank the player lacks and cannot fetch anywhere: somebody will lay it some day."""
ROOM: Final = 250_000
"""The cache size, in sets of planks times spots of the board, after which it is cleared."""
LAID: Final = 0
OPEN: Final = 1
FROM_PLANKS: Final = 2
CLOSED: Final = 3


class Costs:
    """The cost of getting to one field from every spot."""

    __slots__ = ("to",)

    def __init__(self, to: vec[i64]) -> None:
        self.to: vec[i64] = to


class Net:
    """One set of planks: where planks may be laid, and the ways to the gems, computed when first needed."""

    __slots__ = ("epoch", "fetch", "others", "rest", "seen", "state", "tables")

    def __init__(self, state: vec[i64], rest: vec[i64]) -> None:
        self.state: vec[i64] = state
        """For every place: a plank, open to all, open to those who come over planks, or closed."""
        self.tables: list[Costs | None] = [None] * 64
        """16 * (missing planks as bits) + 4 * colour + gem."""
        self.fetch: list[Costs | None] = [None] * 8
        """To where a plank can be taken up: 4 * (long) + (missing planks)."""
        self.rest: vec[i64] = rest
        """The rest of a tour: 256 * (missing planks) + 64 * colour + 4 * (gems to come, as bits) + gem it starts from.

        -1: not computed yet.
        """
        self.epoch: i64 = -1
        """The search that `seen` and `others` belong to."""
        self.seen: set[int] = set()
        self.others: float = 0.0


class Ways:
    """The ways on one board."""

    __slots__ = (
        "_back",
        "_blank",
        "_chart",
        "_flag",
        "_long",
        "_missing",
        "_nets",
        "_no_rest",
        "_planks",
        "_queue",
        "_short",
        "_touch",
        "bits",
        "spots",
    )

    def __init__(self, chart: Chart, short: int, long: int, missing: int) -> None:
        """The costs of laying a short or a long plank, in tenths of an hourglass; `missing`: of taking one up first."""
        self._chart = chart
        self._short: i64 = short
        self._long: i64 = long
        self._missing: i64 = missing
        self.spots: i64 = chart.fields + chart.places
        touch: list[list[int]] = [[] for _ in range(chart.places)]
        onto: list[list[int]] = [[] for _ in range(self.spots)]
        for spot in range(self.spots):
            for place in chart.near.of(spot):
                touch[place].append(spot)
        for place in range(chart.places):
            for spot in chart.ends.of(place):
                onto[spot].append(place)
        self._touch = Flat(touch)
        """For every place, the spots from which a pawn steps onto it."""
        before = [list[int]() for _ in range(chart.fields)] + touch
        after = [[int(chart.fields) + place for place in places] for places in onto]
        self._back = Flat([one + two for one, two in zip(before, after, strict=True)])
        """For every spot, the spots from which a pawn gets there: for a plank those it is entered from, then planks."""
        self._planks: vec[i64] = vec[i64]([self._back.first[n] + len(before[n]) for n in range(int(self.spots))])
        """Where in that list the planks begin that end on the spot."""
        self._blank: vec[i64] = vec[i64]([FAR] * int(self.spots))
        self._flag: vec[i64] = vec[i64]([0] * int(self.spots))
        self._queue: vec[i64] = vec[i64]([0] * (int(self.spots) + 1))
        self._no_rest: vec[i64] = vec[i64]([-1] * 1024)
        dice = Random(20)
        self.bits: vec[i64] = vec[i64]([dice.getrandbits(60) for _ in range(chart.places)])
        """A set of planks is identified by the exclusive or of these."""
        self._nets: dict[int, Net] = {}

    def net(self, key: i64, laid: vec[i64], long_in: vec[i64]) -> Net:
        """What is known about this set of planks."""
        found = self._nets.get(key)
        if found is None:
            if len(self._nets) * self.spots >= ROOM:
                self._nets = {}
            found = Net(self._states(laid, long_in), self._no_rest[:])
            self._nets[key] = found
        return found

    def _states(self, laid: vec[i64], long_in: vec[i64]) -> vec[i64]:
        chart = self._chart
        state = laid[:]
        for place in range(chart.places):
            kind = chart.kind[place]
            if laid[place]:
                state[place] = LAID
            elif kind == SHORT:
                state[place] = OPEN
            elif kind == LONG:
                state[place] = CLOSED if long_in[chart.cell[place]] else OPEN
            elif kind == CROSSBAR:
                carried = laid[chart.base[place]] != 0 and laid[chart.base2[place]] != 0
                state[place] = OPEN if carried and long_in[chart.cell[place]] == 0 else CLOSED
            else:
                # a pawn that comes over its long plank finds that plank laid by then
                state[place] = OPEN if laid[chart.base[place]] else FROM_PLANKS
        return state

    def costs(self, net: Net, missing: i64, gem: i64) -> Costs:
        """To gem number 4 * colour + gem, for a player without short (1) or long (2) planks."""
        number = 16 * missing + gem
        found = net.tables[number]
        if found is None:
            found = Costs(self._spread(net, missing, append(vec[i64](), self._chart.gem_field[gem])))
            net.tables[number] = found
        return found

    def fetch(self, net: Net, long: i64, missing: i64, pawn: i64) -> i64:
        """The cost of fetching a plank of this kind and coming back, at most."""
        number = 4 * long + missing
        found = net.fetch[number]
        if found is None:
            chart, touch = self._chart, self._touch
            goals = vec[i64]()
            for place in range(chart.places):
                if net.state[place] == LAID and chart.is_long[place] == long:
                    for i in range(touch.first[place], touch.first[place + 1]):
                        if not _among(goals, touch.items[i]):
                            goals = append(goals, touch.items[i])
            found = Costs(self._spread(net, missing, goals))
            net.fetch[number] = found
        return self._missing + 2 * found.to[pawn]

    def _spread(self, net: Net, missing: i64, goals: vec[i64]) -> vec[i64]:
        """Computes costs from the goals backwards; spots whose cost changed wait in a ring buffer."""
        chart = self._chart
        fields = chart.fields
        is_long = chart.is_long
        short_way = STEP + self._short + (LACK if missing & 1 else 0)
        long_way = STEP + self._long + (LACK if missing & 2 else 0)
        state, queue, flag = net.state, self._queue, self._flag
        first, items, planks = self._back.first, self._back.items, self._planks
        cost = self._blank[:]
        size = self.spots + 1
        head: i64 = 0
        tail: i64 = len(goals)
        for i in range(tail):
            cost[goals[i]] = 0
            queue[i] = goals[i]
            flag[goals[i]] = 1
        while head != tail:
            here = queue[head]
            head += 1
            if head == size:
                head = 0
            flag[here] = 0
            base = cost[here]
            status: i64 = OPEN
            onto = base + STEP
            if here >= fields:
                status = state[here - fields]
                if status != LAID:
                    onto = base + (long_way if is_long[here - fields] else short_way)
            turn = planks[here]
            for i in range(first[here], first[here + 1]):
                there = items[i]
                if i < turn:
                    way = onto
                    if status == FROM_PLANKS and there < fields:
                        continue
                else:
                    way = base + STEP
                    if state[there - fields] == CLOSED:
                        continue
                if way < cost[there]:
                    cost[there] = way
                    if not flag[there]:
                        flag[there] = 1
                        queue[tail] = there
                        tail += 1
                        if tail == size:
                            tail = 0
        return cost

    def rest(self, net: Net, colour: i64, wanted: i64, gem: i64, missing: i64) -> i64:
        """The cheapest tour over the wanted gems (bits) from where this gem is.

        What is missing now is missing to the end; otherwise leaving a gem where it is could seem to shorten the way.
        """
        if wanted == 0:
            return 0
        number = 256 * missing + 64 * colour + 4 * wanted + gem
        known = net.rest[number]
        if known >= 0:
            return known
        best = self._onwards(net, colour, wanted, self._chart.gem_field[4 * colour + gem], missing, True)
        net.rest[number] = best
        return best

    def tour(self, net: Net, colour: i64, wanted: i64, pawn: i64, missing: i64) -> i64:
        """The cheapest tour over the wanted gems for a pawn: roughly the hourglasses it takes, in tenths."""
        return self._cheapest(net, colour, wanted, pawn, missing, True) if wanted != 0 else 0

    def nearest(self, net: Net, colour: i64, wanted: i64, pawn: i64, missing: i64) -> i64:
        """The way to the nearest wanted gem."""
        return self._cheapest(net, colour, wanted, pawn, missing, False)

    def _cheapest(self, net: Net, colour: i64, wanted: i64, pawn: i64, missing: i64, whole: bool) -> i64:
        """Fetches a missing plank first or does without, whichever is cheaper."""
        best = self._onwards(net, colour, wanted, pawn, missing, whole)
        for fetched in range(1, 4):
            if fetched & missing == fetched:
                way = self._onwards(net, colour, wanted, pawn, missing ^ fetched, whole)
                if way < best:
                    way += self._fetching(net, pawn, missing, fetched)
                    if way < best:
                        best = way
        return best

    def _fetching(self, net: Net, pawn: i64, missing: i64, kinds: i64) -> i64:
        """The cost of fetching a plank of each of these kinds."""
        short = self.fetch(net, 0, missing, pawn) if kinds & 1 else 0
        return short + self.fetch(net, 1, missing, pawn) if kinds & 2 else short

    def _onwards(self, net: Net, colour: i64, wanted: i64, spot: i64, missing: i64, whole: bool) -> i64:
        """From a spot to the nearest wanted gem, or over the whole tour; nothing is fetched on the way."""
        best = FAR
        for gem in range(4):
            bit = i64(1) << gem
            if wanted & bit:
                way = self.costs(net, missing, 4 * colour + gem).to[spot]
                if whole:
                    if way >= FAR:
                        way = LOST
                    way += self.rest(net, colour, wanted ^ bit, gem, missing)
                if way < best:
                    best = way
        return best if best < FAR else LOST


def _among(spots: vec[i64], spot: i64) -> bool:
    return any(spots[i] == spot for i in range(len(spots)))
