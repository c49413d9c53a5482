"""One decision of a bot: the same in contests, at a table and in the terminal, in whatever process it is made.

A bot has no memory between decisions (decision 15), and what stays the same throughout a match follows from its seed.
So it makes no difference whether it lives through a match, as in a contest, or is made for each decision, as in a
server's workers.
"""

from __future__ import annotations

import msgspec

from serenissima import games
from serenissima.bots.bot import Bot, Budget, decide
from serenissima.bots.levels import bot
from serenissima.bots.search import Weighed, Weighing
from serenissima.core.game import AnyGame


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided: a small move and those to follow it.

    `weighed`: if several bots search for one decision, what this one found, to be combined with the rest.
    """

    plan: list[int]
    weighed: list[Weighed] = []


def decision(game: AnyGame, level: str, view: object, codes: list[int], budget: Budget, seed: int) -> list[int]:
    """What a bot of this level plays with this view and these codes, and what it means to play next.

    `seed` is the same for all decisions of a seat in a match.
    """
    return answer(bot(game, level, seed), view, codes, budget)


def answer(player: Bot, view: object, codes: list[int], budget: Budget) -> list[int]:
    """What this bot plays, and what it means to play next. Without a choice it is not asked."""
    return [codes[0]] if len(codes) == 1 else decide(player, view, codes, budget)


def think(
    game_name: str,
    level: str,
    view_json: bytes,
    codes: list[int],
    seconds: float,
    seed: int,
    iterations: int | None = None,
    shared: bool = False,
) -> Thought:
    """A decision in a worker process: plain values in and out, so that any new process can make it.

    `shared`: others search for the same decision with other seeds. Errors are raised for the caller to handle.
    """
    game = games.game(game_name)
    view = msgspec.json.decode(view_json, type=game.view_type)
    budget = Budget(seconds=seconds, iterations=iterations)
    weighed: list[Weighed] = []
    if shared:
        player = bot(game, level, seed)
        weighed = player.weigh(view, codes, budget) if isinstance(player, Weighing) else []
    plan = list(weighed[0].plan) if weighed else decision(game, level, view, codes, budget, seed)
    if plan[0] not in codes:
        raise ValueError(f"bot {level!r} of {game_name} chose {plan[0]}, which is not a legal code")
    return Thought(plan, weighed)
