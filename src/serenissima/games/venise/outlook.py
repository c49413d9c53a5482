"""Help for players: the shortest ways to their gems, now and after every legal move (ghost routes)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from serenissima.games.venise.board.chart import Chart
from serenissima.games.venise.board.names import PLACES, SPOT_NUMBER, SPOTS, is_long
from serenissima.games.venise.box import GEMS
from serenissima.games.venise.codes import JOKER_LIFT, JOKER_REMOVE, LIFT, REMOVE, SET, STEP, STOP, WALK
from serenissima.games.venise.routes import Routes
from serenissima.games.venise.state import State
from serenissima.games.venise.state.planks import Planks
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.position import MOVING, PLAY, WALKING
from serenissima.games.venise.view import Outlook, Reach, Way

NO_WAY = 99


def _goals(chart: Chart, player: Player) -> tuple[int, ...]:
    """The fields of the gems a player still has to fetch."""
    if player.colour < 0:
        return ()
    gems = [gem for gem in range(GEMS) if not player.gems >> gem & 1]
    return tuple(int(chart.gem_field[GEMS * player.colour + gem]) for gem in gems)


def ways(state: State, player: Player) -> list[Way]:
    """A player's shortest way to every gem still wanted; none before the start or after the pawn has left."""
    if player.pawn < 0:
        return []
    chart = state.rules.chart
    return list(_ways(chart, tuple(state.planks.lying()), int(player.pawn), _goals(chart, player)))


@lru_cache(maxsize=1024)
def _ways(chart: Chart, lying: tuple[int, ...], pawn: int, goals: tuple[int, ...]) -> tuple[Way, ...]:
    planks = _laid(chart, lying)
    routes = Routes(planks, pawn)
    found = []
    for goal in goals:
        path = routes.path(goal)
        lay = [spot for spot in path if spot >= chart.fields and not planks.laid[spot - chart.fields]]
        found.append(
            Way(
                gem=chart.spots[goal],
                planks=routes.planks_to(goal),
                steps=routes.steps_to(goal),
                path=[chart.spots[spot] for spot in path],
                lay=[chart.spots[spot] for spot in lay],
            )
        )
    return tuple(found)


def nearest(ways: list[Way]) -> str | None:
    """The gem that is soonest reached."""
    known = [(3 * way.planks + way.steps, way.gem) for way in ways if way.planks is not None and way.steps is not None]
    return min(known, key=lambda one: one[0])[1] if known else None


def _laid(chart: Chart, lying: tuple[int, ...]) -> Planks:
    planks = Planks(chart)
    for place in lying:
        planks.lay(place)
    return planks


def outlooks(state: State) -> list[Outlook]:
    """Where the moves of the player in turn lead: all that change the board, and every walk with one card."""
    if state.phase not in (PLAY, WALKING, MOVING):
        return []
    me = state.me()
    chart = state.rules.chart
    legal = state.codes()
    # a joker does what the card does
    codes = dict.fromkeys(_plain(code) for code in legal if code < WALK)
    codes.update(dict.fromkeys(_walks(state, _most_steps(state, legal))))
    return list(_outlooks(chart, tuple(state.planks.lying()), int(me.pawn), _goals(chart, me), tuple(codes)))


def _most_steps(state: State, legal: list[int]) -> int:
    """The most steps that can be made with one card now."""
    if state.phase == WALKING:
        return int(state.steps_left)
    walks = [(code - WALK) % 3 + 1 for code in legal if WALK <= code < STOP]
    return max(walks, default=0)


def _walks(state: State, most: int) -> list[int]:
    """Steps onto every spot that can be reached in at most this many, over planks that lie."""
    if most == 0:
        return []
    spots = state.rules.chart.spots
    routes = Routes(state.planks, int(state.me().pawn))
    reached = [spot for spot in range(len(spots)) if 0 < routes.cost[spot] <= most]
    return [STEP + SPOT_NUMBER[spots[spot]] for spot in reached]


def _plain(code: int) -> int:
    """The move with an ordinary card instead of a joker."""
    if JOKER_REMOVE <= code < LIFT or REMOVE > code >= len(PLACES):
        return code - len(PLACES)
    return code - len(PLACES) if JOKER_LIFT <= code < SET else code


@lru_cache(maxsize=1024)
def _outlooks(
    chart: Chart, lying: tuple[int, ...], pawn: int, goals: tuple[int, ...], codes: tuple[int, ...]
) -> tuple[Outlook, ...]:
    now = Routes(_laid(chart, lying), pawn)
    return tuple(_outlook(chart, _laid(chart, lying), pawn, goals, code, now) for code in codes)


Kind = Literal["short", "long", "remove", "move", "to", "step"]


def _outlook(chart: Chart, planks: Planks, pawn: int, goals: tuple[int, ...], code: int, now: Routes) -> Outlook:
    name: Kind
    falls: list[int] = []
    passed: list[int] = []
    if code >= STEP:
        passed = now.path(int(chart.spot_of[code - STEP]))
        pawn = passed[-1]
        name, at = "step", SPOTS[code - STEP]
        goals = tuple(goal for goal in goals if goal not in passed)
    else:
        at = PLACES[code % len(PLACES)]
        place = int(chart.place_of[code % len(PLACES)])
        if REMOVE <= code < SET:
            name = "remove" if code < LIFT else "move"
            falls = planks.falling(place)
            for gone in (place, *falls):
                planks.take(gone)
        else:
            name = "to" if code >= SET else "long" if is_long(at) else "short"
            planks.lay(place)
    then = Routes(planks, pawn)
    return Outlook(
        type=name,
        at=at,
        path=[chart.spots[spot] for spot in passed],
        falls=[chart.spots[chart.fields + fallen] for fallen in falls],
        reaches=[_reach(chart, goal, now, then) for goal in goals],
    )


def _reach(chart: Chart, goal: int, now: Routes, then: Routes) -> Reach:
    change = _far(then, goal) - _far(now, goal)
    return Reach(
        gem=chart.spots[goal],
        planks=then.planks_to(goal),
        steps=then.steps_to(goal),
        change="better" if change < 0 else "worse" if change > 0 else "same",
    )


def _far(routes: Routes, goal: int) -> int:
    """How far away a gem is in one number: a plank to lay counts as two steps; no way at all is further than any."""
    planks, steps = routes.planks_to(goal), routes.steps_to(goal)
    return NO_WAY if planks is None or steps is None else 2 * planks + steps
