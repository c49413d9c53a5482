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

        def tell(self, rule: str, event: msgspec.Struct, to: int = -1, reveals: bool = False) -> None:
            secret = event.__struct_config__.tag == "pointed"
            super().tell(rule, event, 1 << self.turn if secret else to, reveals)

        def copy(self) -> Quiet:
            twin = super().copy()
            twin.__class__ = Quiet
            return twin  # type: ignore[no-any-return]

    def new(seats: int, options: Options) -> object:
        return Quiet(seats, options.number("heap"), options.flag("peek"), options.choice("last"))

    def view(state: Quiet, seat: int) -> object:
        seen = game.view(state, seat)
        if not state.pointed or seat == state.turn:
            return seen
        players = list(seen.players)
        players[state.turn] = msgspec.structs.replace(players[state.turn], guess=None)
        return msgspec.structs.replace(seen, players=tuple(players))

    return replace(game, new=new, view=view)
