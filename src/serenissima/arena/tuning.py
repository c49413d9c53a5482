"""Learning weights from play by simultaneous perturbation (SPSA), which moves all weights at once.

Every step picks a random direction for each weight and plays the same deals on the same seats twice, with the weights
moved one way and the other; then all weights move a little in the direction that did better. A step depends only on
the plan and the steps before it, so an interrupted tuning can be resumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import repeat
from random import Random

import msgspec

from serenissima import games
from serenissima.arena.contest import between
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot
from serenissima.bots.tunable import Weight, tunable
from serenissima.core.fortuna import Fortuna
from serenissima.core.options import OptionValue
from serenissima.core.outcome import Outcome

STABLE = 0.1
"""Spall's stability constant, as a share of all steps, which keeps the first ones from being too wild."""
SLOWER, CLOSER = 0.602, 0.101
"""How fast the steps and the perturbations get smaller (Spall's exponents)."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What to tune. `against`: the level on all other seats; empty: the weights before the step.

    `shake` and `stride` are shares of each weight's range: how far it is moved for comparing, and how long the first
    step is for a difference of a whole match.
    """

    game: str
    seats: int
    steps: int
    deals: int
    against: str = ""
    options: dict[str, OptionValue] = {}
    seed: int = 0
    seconds: float = 1.0
    iterations: int | None = None
    shake: float = 0.1
    stride: float = 0.5


class Step(msgspec.Struct, frozen=True):
    """One step: how much better one way did than the other, from 1 to -1, and the weights after it."""

    number: int
    better: float
    weights: dict[str, float]


def start(plan: Tuning) -> dict[str, float]:
    """The weights before the first step; raises NotTunable if the game has none."""
    return {weight.name: weight.start for weight in tunable(games.game(plan.game)).weights}


def tune(plan: Tuning, done: Sequence[Step] = (), pool: Executor | None = None) -> Iterator[Step]:
    """The steps that follow those already `done`."""
    known = tunable(games.game(plan.game)).weights
    weights = dict(done[-1].weights) if done else start(plan)
    for number in range(len(done), plan.steps):
        random = Random(f"{plan.seed}/{number}")
        ways = {weight.name: random.choice((-1, 1)) for weight in known}
        shake = plan.shake / (number + 1) ** CLOSER
        stride = plan.stride / ((number + 1 + STABLE * plan.steps) / (1 + STABLE * plan.steps)) ** SLOWER
        better = (
            _gain(plan, number, _moved(known, weights, ways, shake), weights, pool)
            - _gain(plan, number, _moved(known, weights, ways, -shake), weights, pool)
        )  # fmt: skip
        weights = _moved(known, weights, ways, stride * better)
        yield Step(number, better, weights)


def _moved(
    known: Sequence[Weight], weights: Mapping[str, float], ways: Mapping[str, int], part: float
) -> dict[str, float]:
    """All weights moved by this share of their range, each in its direction, and kept within bounds."""
    return {
        each.name: min(max(weights[each.name] + ways[each.name] * part * (each.high - each.low), each.low), each.high)
        for each in known
    }


def _gain(
    plan: Tuning, number: int, tried: Mapping[str, float], usual: Mapping[str, float], pool: Executor | None
) -> float:
    """How well a bot with the tried weights does among the others: the mean over all deals of a step and all seats."""
    matches = range(number * plan.deals * plan.seats, (number + 1) * plan.deals * plan.seats)
    run = map if pool is None else pool.map
    gains = list(run(play, repeat(plan), matches, repeat(dict(tried)), repeat(dict(usual))))
    return sum(gains) / len(gains)


def play(plan: Tuning, match: int, tried: Mapping[str, float], usual: Mapping[str, float]) -> float:
    """One match with the tried weights on one seat. Each deal is played on every seat in turn, with the same draws."""
    game = games.game(plan.game)
    make = tunable(game).make
    own = match % plan.seats
    luck = Fortuna(f"{plan.seed}/{match // plan.seats}")
    seeds = Random(f"{plan.seed}/{match}")
    bots: list[Bot] = []
    for seat in range(plan.seats):
        seed = seeds.getrandbits(32)
        if seat == own:
            bots.append(make(game, seed, tried))
        else:
            bots.append(bot(game, plan.against, seed) if plan.against else make(game, seed, usual))
    budget = Budget(seconds=plan.seconds, iterations=plan.iterations)
    state = game.new(plan.seats, game.read_options({**game.unattended, **plan.options}))
    between(game, state, bots.__getitem__, luck, budget)
    outcome = state.outcome()
    assert outcome is not None
    return success(outcome, own, game.teams(plan.seats))


def success(outcome: Outcome, seat: int, teams: Sequence[int]) -> float:
    """From 0 to 1: half for first place, half for the share of others left behind, which says more per match."""
    ranks = outcome.ranks
    winners = {teams[each] for each in range(len(ranks)) if ranks[each] == 1}
    first = 1 / len(winners) if teams[seat] in winners else 0.0
    others = [ranks[each] for each in range(len(ranks)) if teams[each] != teams[seat]]
    behind = sum(1.0 if ranks[seat] < rank else 0.5 if ranks[seat] == rank else 0.0 for rank in others)
    return (first + behind / len(others)) / 2
