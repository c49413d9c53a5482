"""The guide of the search for Canal Grande: the swift player, and the value of the beginning of a round."""

from __future__ import annotations

from serenissima.bots.lore.canal_grande.learned import network
from serenissima.bots.lore.canal_grande.prospects import features
from serenissima.bots.lore.canal_grande.swift import Swift
from serenissima.bots.tree import Guide
from serenissima.core.playout import Dice
from serenissima.core.state import State as Protocol
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import SPLITTING


class Knowing(Guide):
    """Plays on to the end of the round as the swift player does."""

    def __init__(self) -> None:
        self._swift = Swift()

    def quick(self, world: Protocol, codes: list[int], dice: Dice) -> int:
        """The swift player's move."""
        assert isinstance(world, State)
        return self._swift.legal(world)

    def worth(self, world: Protocol, moves: int) -> list[float] | None:
        """The chances at the beginning of a round, not counting the cards revealed."""
        assert isinstance(world, State)
        if moves == 0 or world.stage != SPLITTING or world.second:
            return None
        chance = network(world.rules.seats).chance(features(world))
        side = world.rules.side(world.divider)
        return [chance if world.rules.side(seat) == side else 1.0 - chance for seat in range(world.rules.seats)]
