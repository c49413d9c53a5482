# compiled with mypyc
"""Tries whole turns in imagined worlds: plays a line, lets pilots go on for some turns, and estimates who wins."""

from __future__ import annotations

from math import exp
from typing import Final

from serenissima.bots.lore.venise.pilot import Pilot, sail
from serenissima.core.playout import Dice
from serenissima.games.venise.state import State

CLOSE: Final = 1.25
WIDER: Final = 0.22
"""How many hourglasses of lead make a player e times as likely to be first: few near the end, more on a longer way.

All figures in this file are fitted to 600 matches between gondoliers on all boards.
"""
ROUND: Final = 4.0
"""Hourglasses of progress per round: the later a player's turn comes, the less progress they make."""


def still_racing(world: State) -> list[bool]:
    """Who has no place yet, by seat."""
    return [player.rank == 0 for player in world.players]


class Trials:
    """Tries lines and estimates how likely every seat still racing is to be first; the chances add up to one."""

    __slots__ = ("_pilots", "_turns")

    def __init__(self, pilots: list[Pilot], turns: int) -> None:
        """After the line the pilots, one per seat, play this many turns."""
        self._pilots = pilots
        self._turns = turns

    def play(self, world: State, line: list[int], dice: Dice) -> list[float]:
        """The chances according to this world, which is consumed."""
        racing = still_racing(world)
        for code in line:
            world.play(code)
        return self.go_on(world, racing, dice)

    def go_on(self, world: State, racing: list[bool], dice: Dice) -> list[float]:
        """The chances after the line has been played; `racing` are those who were in the race before it."""
        sail(world, self._pilots, dice, self._turns)
        ranks = [player.rank for player in world.players]
        outcome = world.outcome()
        if outcome is not None:
            ranks = list(outcome.ranks)
        best = 99
        for seat in range(len(racing)):
            if racing[seat] and 0 < ranks[seat] < best:
                best = ranks[seat]
        if best == 99:
            return self._chances(world)
        return shares([1.0 if racing[seat] and ranks[seat] == best else 0.0 for seat in range(len(racing))])

    def _chances(self, world: State) -> list[float]:
        """The chances if nobody has finished: the player with the shortest way is likely to be first."""
        count = len(world.order)
        here = world.order.index(world.seat)
        races = [1e9] * count
        waits = 0.0
        turn = ROUND / float(sum([player.active() for player in world.players]))
        least = 1e9
        for i in range(count):
            seat = world.order[(here + i) % count]
            if world.players[seat].active():
                race = self._pilots[seat].turn.race(world, seat) + turn * waits
                waits += 1.0
                races[seat] = race
                if race < least:
                    least = race
        spread = CLOSE + WIDER * (least if least > 0.0 else 0.0)
        return shares([exp((least - race) / spread) for race in races])


def shares(weights: list[float]) -> list[float]:
    """The weights, scaled to add up to one."""
    total = sum(weights)
    return [weight / total for weight in weights]
