"""What a turn changes: the table before and after it, in the figures that the admiral weighs and people can count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise, permutations
from math import inf
from random import Random
from typing import NamedTuple

from serenissima.bots.lore.venise.judge import Judge
from serenissima.bots.lore.venise.tempers import ADMIRAL
from serenissima.games.venise.box import GEMS
from serenissima.games.venise.codes import DISCARD, END_PLAY, END_TURN, EXCHANGE, GIVE, LIFT, REMOVE, RESCUE, TAKE_JOKER
from serenissima.games.venise.imagine import imagine
from serenissima.games.venise.outlook import ways
from serenissima.games.venise.routes import Routes
from serenissima.games.venise.state import State
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import WALKING
from serenissima.games.venise.view import View

THIRDS = 3
"""A third of an hourglass is the unit where the cheapest walk counts: three steps for two hourglasses, with a joker."""


class Distance(NamedTuple):
    """How far a gem is away: planks to lay, and steps."""

    planks: int
    steps: int

    @property
    def worth(self) -> int:
        """In one number, as the ghost routes compare gems: a plank to lay counts as much as three steps."""
        return 3 * self.planks + self.steps


class Change:
    """The table before a plan and after it, as far as only the player's own moves decide it."""

    def __init__(self, view: View, seat: int, plan: Sequence[int]) -> None:
        self.view = view
        self.seat = seat
        self.plan = plan
        self.before: State = imagine(view, Random(0))
        self.after: State = self.before.copy()
        self.rescue = RESCUE <= plan[0] < RESCUE + 2
        self.taken = sum(REMOVE <= code < LIFT for code in plan)
        """Planks that it takes into the supply with cards."""
        for code in plan:
            if self.after.to_move() != seat or code not in self.after.codes():
                break
            self.after.play(code)
        self._judge = Judge(self.before.rules, ADMIRAL)

    @property
    def me(self) -> Player:
        """The player before the plan."""
        return self.before.players[self.seat]

    @property
    def then(self) -> Player:
        """The player after it."""
        return self.after.players[self.seat]

    @property
    def gems(self) -> int:
        """The gems that it fetches."""
        return int(self.then.gem_count - self.me.gem_count)

    def others(self) -> list[int]:
        """The seats that are still in the race."""
        players = self.before.players
        return [seat for seat, player in enumerate(players) if seat != self.seat and player.active()]

    def nearest(self, state: State, seat: int) -> Distance | None:
        """The gem that a seat reaches soonest; None if there is no way to any."""
        found = [
            Distance(way.planks, way.steps)
            for way in ways(state, state.players[seat])
            if way.planks is not None and way.steps is not None
        ]
        return min(found, key=_far, default=None)

    def tour(self, state: State, seat: int) -> float:
        """The hourglasses that the admiral expects a seat to need for all its gems."""
        player = state.players[seat]
        return self._judge.race(state, seat) + self._stock(player)

    def round(self, state: State) -> Distance | None:
        """The shortest way past all the gems the player still wants; None if there is no way."""
        me, chart = state.players[self.seat], state.rules.chart
        goals = [int(chart.gem_field[GEMS * me.colour + gem]) for gem in range(GEMS) if not me.gems >> gem & 1]
        legs = {start: Routes(state.planks, start) for start in (int(me.pawn), *goals)}
        found = [_sum(legs, (int(me.pawn), *order)) for order in permutations(goals)]
        return min((each for each in found if each is not None), key=_far, default=None)

    def nearest_ends(self) -> Distance | None:
        """The shortest distance from a gem where a walk that has begun can end; None if it can end near none."""
        waiting, ends = [self.before], list[Distance | None]()
        while waiting:
            state = waiting.pop()
            if state.phase != WALKING:
                ends.append(self.nearest(state, self.seat))
                continue
            for code in state.codes():
                waiting.append(state.copy())
                waiting[-1].play(code)
        return min((each for each in ends if each is not None), key=_far, default=None)

    def too_far(self) -> bool:
        """Whether no gem can be reached with the hourglasses of this turn, whatever the cards."""
        me, state = self.me, self.before
        chart = state.rules.chart
        goals = [int(chart.gem_field[GEMS * me.colour + gem]) for gem in range(GEMS) if not me.gems >> gem & 1]
        least = _least(state, int(me.pawn))
        return all(least[goal] > THIRDS * int(state.left()) for goal in goals)

    def stuck(self) -> bool:
        """Whether no card of the hand can be played."""
        others = (TAKE_JOKER, EXCHANGE, END_PLAY, END_TURN)
        return not any(
            code not in others and not GIVE <= code < GIVE + 7 and not DISCARD <= code < DISCARD + 8
            for code in self.before.codes()
        )

    @staticmethod
    def _stock(player: Player) -> float:
        return ADMIRAL.hand(player.hand, player.jokers, player.tiles) + ADMIRAL.supply(player.short, player.long)


def _far(distance: Distance) -> tuple[int, int]:
    """Orders distances; of equal ones, that with fewer planks."""
    return distance.worth, distance.planks


def _sum(legs: dict[int, Routes], stops: Sequence[int]) -> Distance | None:
    """The way from stop to stop."""
    planks = [legs[here].planks_to(there) for here, there in pairwise(stops)]
    steps = [legs[here].steps_to(there) for here, there in pairwise(stops)]
    if None in planks:
        return None
    return Distance(sum(each or 0 for each in planks), sum(each or 0 for each in steps))


def _least(state: State, pawn: int) -> dict[int, float]:
    """A bound for the hourglasses to every spot, in thirds, that no cards can beat.

    Every plank is laid for one hourglass, wherever a plank can ever lie; every step takes two thirds of one.
    """
    chart = state.rules.chart
    fields = int(chart.fields)
    found: dict[int, float] = defaultdict(lambda: inf)
    queue = [(0, pawn)]
    while queue:
        spent, here = heappop(queue)
        if found[here] <= spent:
            continue
        found[here] = spent
        for place in chart.near.of(here):
            heappush(queue, (spent + 2 + (0 if state.planks.laid[place] else THIRDS), fields + place))
        if here >= fields:
            for there in chart.ends.of(here - fields):
                heappush(queue, (spent + 2, there))
    return found
