"""Pebbles with a secret step, for tests of what others must not notice."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from serenissima.core.game import AnyGame
from serenissima.core.options import Options
from serenissima.games import all_games


def quiet_pebbles() -> AnyGame:
    """Pebbles in which pointing is secret until the colour is named."""
    game = all_games()["pebbles"]
    kind = type(game.new(2, game.read_options()))

    class Quiet(kind):  # type: ignore[misc, valid-type]
        __slots__ = ()

        def play(self, code: int) -> None:
            super().play(code)
            for told in self.told or ():
                if told.event.__struct_config__.tag == "pointed":
                    told.to = 1 << told.event.seat

    def new(seats: int, options: Options) -> object:
        return Quiet(game.new(seats, options).rules)

    def view(state: Quiet, seat: int) -> object:
        seen = game.view(state, seat)
        if not state.pointed or seat == state.turn:
            return seen
        players = list(seen.players)
        players[state.turn] = msgspec.structs.replace(players[state.turn], guess=None)
        return msgspec.structs.replace(seen, players=tuple(players))

    return replace(game, new=new, view=view)
