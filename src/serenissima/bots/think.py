"""One decision in a worker process: plain values go in and come out, so any process, started fresh, can do it."""

from __future__ import annotations

import msgspec

from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import level_of
from serenissima.bots.search import Weighed, Weighing
from serenissima.games import game


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided: a small move and those that shall follow it.

    `weighed`, from a bot that searches: what it found, to be put together with what other searches found.
    """

    plan: list[int]
    weighed: list[Weighed] = []


def think(
    game_name: str,
    level: str,
    view_json: bytes,
    codes: list[int],
    seconds: float,
    seed: int,
    iterations: int | None = None,
) -> Thought:
    """The bot's decision, beginning with one of `codes`. What goes wrong is raised, for the caller to deal with."""
    found = game(game_name)
    view = msgspec.json.decode(view_json, type=found.view_type)
    known = level_of(found, level)
    player = known.make(seed)
    budget = Budget(seconds=seconds, iterations=iterations)
    weighed: list[Weighed] = []
    if known.thinks and isinstance(player, Weighing):
        weighed = player.weigh(view, codes, budget)
    plan = list(weighed[0].plan) if weighed else decide(player, view, codes, budget)
    if plan[0] not in codes:
        raise ValueError(f"bot {level!r} of {game_name} chose {plan[0]}, which is none of the legal codes")
    return Thought(plan, weighed)
