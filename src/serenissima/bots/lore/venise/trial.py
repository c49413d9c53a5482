# compiled with mypyc
"""Tries whole turns in imagined worlds: plays a line, lets pilots go on for some turns, and says who will be first."""

from __future__ import annotations

from math import exp
from typing import Final

from serenissima.bots.lore.venise.pilot import Pilot, sail
from serenissima.core.playout import Dice
from serenissima.core.state import NOBODY
from serenissima.games.venise.state import State

SPREAD: Final = 4.5
"""Hourglasses: so far ahead, somebody is e times as likely to be first."""
WAIT: Final = 0.3
"""The same for every turn somebody has to wait: how much less likely, as a logarithm."""


def still_racing(world: State) -> list[bool]:
    """Who has no place yet, by seat."""
    return [player.rank == 0 for player in world.players]


class Trials:
    """Tries lines for one seat."""

    __slots__ = ("_pilots", "_seat", "_turns")

    def __init__(self, pilots: list[Pilot], seat: int, turns: int) -> None:
        """After the line the pilots, one for each seat, play so many turns."""
        self._pilots = pilots
        self._seat = seat
        self._turns = turns

    def play(self, world: State, line: list[int], dice: Dice) -> float:
        """The chance of the seat to be first of those who are still in the race, as this world, used up here, shows."""
        racing = still_racing(world)
        for code in line:
            world.play(code)
        return self.go_on(world, racing, dice)

    def go_on(self, world: State, racing: list[bool], dice: Dice) -> float:
        """The same when the line is played already; `racing` are those who were in the race before it."""
        sail(world, self._pilots, dice, self._turns)
        if world.to_move() == NOBODY:
            return self._result(world, racing)
        return self._chance(world)

    def _result(self, world: State, racing: list[bool]) -> float:
        """The first place, or the share of it; by gems where nobody has a place."""
        outcome = world.outcome()
        if outcome is None:
            return 0.5
        best = 99
        firsts = 0.0
        for seat in range(len(racing)):
            if racing[seat]:
                rank = outcome.ranks[seat]
                if rank < best:
                    best = rank
                    firsts = 1.0
                elif rank == best:
                    firsts += 1.0
        return 1.0 / firsts if outcome.ranks[self._seat] == best else 0.0

    def _chance(self, world: State) -> float:
        """Who has the shortest way is likely to be first."""
        total = 0.0
        mine = 0.0
        count = len(world.order)
        here = world.order.index(world.seat)
        waits = 0.0
        least = 1e9
        races: list[float] = []
        for i in range(count):
            seat = world.order[(here + i) % count]
            if world.players[seat].active():
                race = self._pilots[seat].turn.race(world, seat) / SPREAD + WAIT * waits
                waits += 1.0
                races.append(race)
                if race < least:
                    least = race
            else:
                races.append(1e9)
        for i in range(count):
            weight = exp(least - races[i]) if races[i] < 1e9 else 0.0
            total += weight
            if world.order[(here + i) % count] == self._seat:
                mine = weight
        return mine / total
