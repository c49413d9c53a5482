"""One decision in a worker process: plain values go in and come out, so any process, started fresh, can do it."""

from __future__ import annotations

import msgspec

from serenissima.bots.bot import Budget
from serenissima.bots.levels import bot
from serenissima.games import game


def think(game_name: str, level: str, view_json: bytes, codes: list[int], seconds: float, seed: int) -> int:
    """The code the bot chooses, one of `codes`. What goes wrong is raised, for the caller to deal with."""
    found = game(game_name)
    view = msgspec.json.decode(view_json, type=found.view_type)
    code = bot(found, level, seed).choose(view, codes, Budget(seconds=seconds))
    if code not in codes:
        raise ValueError(f"bot {level!r} of {game_name} chose {code}, which is none of the legal codes")
    return code
