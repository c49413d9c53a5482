"""Pebbles with something changed, for tests of what the platform does with such games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec import structs

from serenissima.core.game import AnyGame
from serenissima.core.options import Options, OptionValue
from serenissima.games import all_games


def altered_pebbles(**methods: Callable[..., Any]) -> AnyGame:
    """Pebbles with a state that has these methods instead of its own."""
    game = all_games()["pebbles"]
    kind = type("Altered", (type(game.new(2, game.read_options())),), {"__slots__": (), **methods})

    def new(seats: int, options: Options) -> Any:
        return kind(game.new(seats, options).rules)

    return replace(game, new=new)


def unattended_pebbles(**values: OptionValue) -> AnyGame:
    """Pebbles with these default options where only bots play."""
    game = all_games()["pebbles"]
    options = tuple(structs.replace(option, unattended=values.get(option.name)) for option in game.options)
    return replace(game, options=options)
