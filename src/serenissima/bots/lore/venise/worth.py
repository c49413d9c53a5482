"""What a position at the end of a turn is worth to a player, in hourglasses.

The heart of it is the cheapest tour over the gems that are left: planks that lie cost their steps, others the steps and
the card that lays them, and more if the plank is missing in the supply. Added are what is in the hand and the supply,
and a share of how far the others still have to go.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from serenissima.games.venise.box import GEMS
from serenissima.games.venise.chart import Chart
from serenissima.games.venise.planks import Planks
from serenissima.games.venise.player import Player
from serenissima.games.venise.routes import FAR, Routes
from serenissima.games.venise.state import State

STEP: Final = 10
"""A step in the units of `Routes`: tenths of an hourglass."""
LAY: Final = (16, 28)
"""Laying a short or a long plank."""
MISSING: Final = 22
"""More if there is none of that kind in the supply."""
LOST: Final = 60.0
"""Hourglasses for a gem that cannot be reached now."""
WON: Final = 1000.0
CARD: Final = (0.7, 0.8, 0.45, 0.6, 0.4, 0.8, 0.9)
"""The first ordinary card of each kind; every further one is worth a little less."""
FADING: Final = 0.7
JOKER: Final = 1.7
SHORTS: Final = (0.0, 1.6, 2.6, 3.1, 3.4, 3.6)
LONGS: Final = (0.0, 1.7, 2.6, 3.0, 3.2)
"""So many planks in the supply; more add nothing."""
TILE: Final = 0.9
STRANDED: Final = 25.0
EXPOSED: Final = 5.0
"""On a pole with nothing to lay there: one plank taken away, and the pawn is stranded."""


@dataclass(frozen=True)
class Temper:
    """What somebody looks at.

    `tour`: the whole tour, or the nearest gem alone; `rivals` and `leader`: the shares of the others' tours; `hand`,
    `supply`, `gem`: how much cards, planks and a gem in the tent count.
    """

    tour: bool
    rivals: float
    leader: float
    hand: float = 1.0
    supply: float = 1.0
    gem: float = 2.0


GONDOLIER: Final = Temper(tour=True, rivals=0.03, leader=0.1)
WANDERER: Final = Temper(tour=False, rivals=0.0, leader=0.0, hand=0.2, supply=0.0, gem=0.0)


def hand_worth(counts: Sequence[int], jokers: int) -> float:
    """The cards of a hand; jokers are always welcome."""
    worth = JOKER * jokers
    for kind, count in enumerate(counts):
        worth += CARD[kind] * (1 - FADING**count) / (1 - FADING)
    return worth


def dullest(counts: Sequence[int]) -> int:
    """The kind of ordinary card that is missed least."""
    held = [kind for kind, count in enumerate(counts) if count]
    return min(held, key=lambda kind: CARD[kind] * FADING ** (counts[kind] - 1))


def _weights(player: Player) -> tuple[int, int]:
    return LAY[0] + (MISSING if player.short == 0 else 0), LAY[1] + (MISSING if player.long == 0 else 0)


@lru_cache(maxsize=20_000)
def _costs(chart: Chart, lying: tuple[int, ...], origin: int, short: int, long: int) -> tuple[int, ...]:
    planks = Planks(chart)
    for place in lying:
        planks.lay(place)
    found = Routes(planks, origin, short, long, STEP).cost
    return tuple(int(found[spot]) for spot in range(chart.fields))


def tour(chart: Chart, lying: tuple[int, ...], player: Player, whole: bool) -> float:
    """Hourglasses a player still needs, about: for the whole tour, or for the nearest gem and a guess for the rest."""
    goals = [int(chart.gem_field[GEMS * player.colour + gem]) for gem in range(GEMS) if not player.gems >> gem & 1]
    if not goals or player.pawn < 0:
        return 0.0
    short, long = _weights(player)
    here = _costs(chart, lying, int(player.pawn), short, long)
    if not whole:
        return _hours(min(here[goal] for goal in goals)) + 12.0 * (len(goals) - 1)
    # what is missing now will be there again by then
    legs = {goal: _costs(chart, lying, goal, *LAY) for goal in goals} if len(goals) > 1 else {}
    best = float("inf")
    for order in permutations(goals):
        cost = _hours(here[order[0]])
        for a, b in pairwise(order):
            cost += _hours(legs[a][b])
            if cost >= best:
                break
        best = min(best, cost)
    return best


def _hours(cost: int) -> float:
    return LOST if cost >= FAR else cost / STEP


def worth(state: State, seat: int, temper: Temper) -> float:
    """What this position is worth to a seat whose turn ends here."""
    me = state.players[seat]
    if me.gem_count == GEMS:
        return WON
    chart = state.rules.chart
    lying = tuple(state.planks.lying())
    value = temper.gem * int(me.gem_count) - tour(chart, lying, me, temper.tour)
    # who waits too long for better cards stops playing: what is in the hand counts less and less
    patience = 1.0 if state.acted else 1.0 / (1 + int(state.idle))
    hand = hand_worth([int(count) for count in me.hand], int(me.jokers)) + TILE * int(me.tiles)
    supply = SHORTS[min(me.short, len(SHORTS) - 1)] + LONGS[min(me.long, len(LONGS) - 1)]
    value += patience * (temper.hand * hand + temper.supply * supply)
    value -= _danger(state, me)
    if temper.leader or temper.rivals:
        others = [other for other in state.players if other is not me and other.active()]
        tours = [tour(chart, lying, other, whole=True) for other in others]
        if tours:
            value += temper.leader * min(min(tours), 40.0) + temper.rivals * sum(min(far, 80.0) for far in tours)
    return value


def _danger(state: State, me: Player) -> float:
    """A pawn that can be locked in, or is (VE-A27)."""
    if me.pawn >= state.rules.chart.fields:
        return 0.0
    if (me.short and state.planks.fits(me.pawn, 0)) or (me.long and state.planks.fits(me.pawn, 1)):
        return 0.0
    return EXPOSED if state.planks.touched(me.pawn) else STRANDED
