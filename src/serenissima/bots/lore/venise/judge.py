# compiled with mypyc
"""What a position between two cards is worth to the player in turn, in hourglasses.

Its core is the cheapest tour over the gems that are left: planks on the board cost their steps, others the steps and
the card that lays them, and more if the supply lacks the plank. To this are added the hand, the supply, and a share of
how far the others still have to go.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.lore.venise.stance import ALL, Stance, count, missing_planks
from serenissima.bots.lore.venise.ways import LAID, LOST, OPEN, Net
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import LIMIT
from serenissima.games.venise.state.rules import Rules

REST: Final = LOST
"""For players who consider only the nearest gem: an estimate for each of the others, in tenths.

No way is longer, so a gem within reach is always taken, however far away the next one is.
"""
ROOM: Final[i64] = LIMIT - 2
"""The most cards worth keeping: two are drawn at the end of the turn, and the hand is limited (VE-T17)."""


class Judge(Stance):
    """A stance and what it is worth."""

    def __init__(self, rules: Rules, scales: Scales) -> None:
        super().__init__(rules, scales)
        self._epoch: i64 = 0
        """The turn being judged."""

    def race(self, state: State, seat: int) -> float:
        """The approximate hourglasses a seat still needs, minus what its hand and supply will save it."""
        player = state.players[seat]
        key: i64 = 0
        for place in range(self._chart.places):
            if state.planks.laid[place]:
                key ^= self.ways.bits[place]
        net = self.ways.net(key, state.planks.laid, state.planks.long_in)
        missing = missing_planks(player.short, player.long)
        tour = self.ways.tour(net, player.colour, ALL ^ player.gems, player.pawn, missing)
        scales = self._scales
        stock = scales.hand(player.hand, player.jokers, player.tiles) + scales.supply(player.short, player.long)
        return float(tour) * 0.1 - stock

    def _net(self) -> Net:
        net = self.ways.net(self._key, self._laid, self._long_in)
        if net.epoch != self._epoch:
            net.epoch = self._epoch
            net.seen = set()
            net.others = self._rivals(net)
        return net

    def _open(self) -> vec[i64]:
        """Where planks are, and where they may be laid now."""
        return self.ways.net(self._key, self._laid, self._long_in).state

    def _judge(self, net: Net) -> float:
        scales = self._scales
        wanted = ALL ^ self._gems
        missing = missing_planks(self._short, self._long)
        if scales.tour:
            tour = self.ways.tour(net, self._colour, wanted, self._pawn, missing)
        else:
            tour = self.ways.nearest(net, self._colour, wanted, self._pawn, missing) + REST * (count(wanted) - 1)
        stock = scales.hand(self._hand, self._jokers, self._tiles) + scales.supply(self._short, self._long)
        if self._cards + self._jokers > ROOM:
            stock -= scales.price(self._hand, self._cards + self._jokers - ROOM)
        stock *= self._patience
        return scales.gem * float(4 - count(wanted)) - float(tour) * 0.1 + stock - self._danger(net) + net.others

    def _rivals(self, net: Net) -> float:
        """A share of how far the others have to go."""
        scales = self._scales
        if len(self._others) == 0 or (scales.rivals == 0.0 and scales.leader == 0.0):
            return 0.0
        nearest = 40.0
        total = 0.0
        for i in range(0, len(self._others), 4):
            others = self._others
            far = 0.1 * float(self.ways.tour(net, others[i], others[i + 1], others[i + 2], others[i + 3]))
            if far < nearest:
                nearest = far
            total += far if far < 80.0 else 80.0
        return scales.leader * nearest + scales.rivals * total

    def _danger(self, net: Net) -> float:
        """The cost of a pawn that is locked in or can be (VE-A27)."""
        chart = self._chart
        if self._pawn >= chart.fields:
            return 0.0
        touched = False
        near = chart.near
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            status = net.state[place]
            if status == LAID:
                touched = True
            elif status == OPEN and (self._long if chart.is_long[place] else self._short) > 0:
                return 0.0
        # nobody would ever move if everybody waited for better times
        return self._scales.exposed * self._patience if touched else self._scales.stranded
