"""Pebbles with something that fades and with a caution, for tests of rereading and of asking first."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.options import Options
from serenissima.core.state import EVERYONE
from serenissima.games import all_games


def fading_pebbles() -> AnyGame:
    """Pebbles in which a peeked stone is seen only until the next move, and taking two is cautioned against."""
    game = all_games()["pebbles"]
    kind = type(game.new(2, game.read_options()))

    class Fading(kind):  # type: ignore[misc, valid-type]
        def play(self, code: int) -> None:
            super().play(code)
            for told in self.told or ():
                told.fades = told.rule == "TOY-7" and told.to != EVERYONE

    def new(seats: int, options: Options) -> object:
        return Fading(game.new(seats, options).rules)

    def bygone(state: Fading, seat: int) -> object:
        seen = game.view(state, seat)
        stones = tuple(
            player if number == seat else msgspec.structs.replace(player, stone=None)
            for number, player in enumerate(seen.players)
        )
        return msgspec.structs.replace(seen, players=stones)

    def caution(state: Fading, code: int) -> Refusal | None:
        return Refusal("TOY-5", "greedy") if game.alphabet.text(game.alphabet.move(code)) == "take 2" else None

    return replace(game, new=new, extras=replace(game.extras, bygone=bygone, caution=caution))
