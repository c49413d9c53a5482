# compiled with mypyc
"""Plays whole turns in a world where everything is known: the best end of each, judged by one set of weights."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.lore.venise.turn import Turn
from serenissima.core.playout import Dice, step
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.venise.codes import DISCARD, END_PLAY, END_TURN, EXCHANGE, GIVE
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import DISCARDING, GIVING, MOVING, PLAY, PRICE, TRIM, WALKING
from serenissima.games.venise.state.rules import Rules


class Pilot:
    """A player in imagined worlds. After the time `until` its turns are poor but quick."""

    __slots__ = ("_most", "scales", "turn", "until")

    def __init__(self, rules: Rules, scales: Scales, most: int) -> None:
        """`most`: the limit of positions per turn."""
        self.scales = scales
        self.turn: Turn = Turn(rules, scales)
        self._most = most
        self.until: float = 1e18

    def act(self, world: State) -> None:
        """Plays for the player to move until somebody else or chance acts."""
        phase = world.phase
        if phase in (PLAY, WALKING, MOVING):
            for code in self.turn.best(world, self._most, self.until).line:
                world.play(code)
        else:
            world.play(self.tidy(world))

    def tidy(self, world: State) -> int:
        """The move if only cards are at stake."""
        hand = world.players[world.seat].hand
        if world.phase == GIVING:
            return GIVE + self.scales.dullest(hand)
        if world.phase not in (TRIM, DISCARDING):
            return END_PLAY
        surplus = world.surplus()
        spare: i64 = surplus if surplus > 0 else 0
        if world.phase == TRIM and world.may_exchange() and self._too_dull(hand, spare):
            return EXCHANGE
        if spare == 0:
            return END_TURN
        return DISCARD + self.scales.dullest(hand)

    def _too_dull(self, hand: vec[i64], spare: i64) -> bool:
        """Whether a joker is worth more than the four dullest cards, of which `spare` must go anyway."""
        return self.scales.price(hand, PRICE) < self.scales.joker + self.scales.price(hand, spare)


def sail(world: State, pilots: list[Pilot], dice: Dice, turns: int) -> int:
    """Plays on, one pilot for each seat, until it is over or `turns` turns have begun; returns how many have."""
    begun = 0
    while True:
        seat = world.to_move()
        if seat == NOBODY:
            return begun
        if seat == FORTUNA:
            world.play(step(world, FORTUNA, dice))
            continue
        if world.phase == PLAY and world.fresh:
            # the round in which somebody completed their gems decides (VE-V5)
            if begun >= turns and not world.last_round:
                return begun
            begun += 1
        pilots[seat].act(world)
