# compiled with mypyc
"""How good each possible action of a turn is: a bid is both a price and a place for the gondola."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.lore.canaletto.reckoning import NO_GAINS, Lot, coming_values, next_full, trust
from serenissima.bots.lore.canaletto.weights import HAND, Weights
from serenissima.core.playout import Dice
from serenissima.games.canaletto.box import BRIBE_LIMIT, DEBT_COST, MOST_SEATS, PALACES
from serenissima.games.canaletto.codes import BRIBE, DECLINE, PASS
from serenissima.games.canaletto.holdings import COUNT_OF
from serenissima.games.canaletto.state.position import ASKING, Position

REACH: Final = 24
"""Raises of more ducats than this are not considered: every palace is nearer."""
HOPELESS: Final = -100.0
NO_BIDS: Final = vec[float]([HOPELESS] * (REACH + 1))
NOWHERE: Final = vec[float]([0.0] * (MOST_SEATS * PALACES))


class Offers:
    """An assessment of the current auction for every player, valid as long as it lasts."""

    def __init__(self, position: Position, weights: Weights = HAND) -> None:
        self._weights = weights
        values = coming_values(position)
        lot = Lot(position, position.column, position.left, 0, values, weights.late)
        believed = trust(position, weights)
        self._money: vec[i64] = position.money[:]
        self._column: i64 = position.column
        self._seats: i64 = position.rules.seats
        self._gain: vec[float] = NO_GAINS[:]
        self._limit: vec[float] = NO_GAINS[:]
        self._eager: vec[float] = NO_GAINS[:]
        """The odds that a seat raises a bid of 0; they fall by a constant factor with every ducat."""
        for seat in range(self._seats):
            self._gain[seat] = believed * lot.gain[seat]
            self._limit[seat] = self._most(seat)
            self._eager[seat] = exp(min(weights.belief * self._limit[seat] / weights.doubt, 300.0))
        self._fall: float = exp(-1.0 / weights.doubt)
        self._richest: vec[float] = NO_GAINS[:]
        self._ahead: vec[float] = NOWHERE[:]
        self._look_ahead(position, lot, values)
        left: int = position.filled
        self._late: float = min(1.0, float(left - 1) / 6.0)

    def _look_ahead(self, position: Position, lot: Lot, values: vec[float]) -> None:
        """Computes, for every palace, what it means for each seat if the next auction is held there."""
        full: i64 = position.full & ~(i64(1) << position.column)
        if full == 0:
            return
        left: i64 = position.left - COUNT_OF[position.lots[position.column]]
        for palace in range(PALACES):
            if full >> palace & 1:
                self._look_at(Lot(position, palace, left, lot.gone, values, self._weights.late, lot.prices), palace)
        for palace in range(PALACES):
            if not full >> palace & 1:
                there: i64 = next_full(full, palace)
                for seat in range(self._seats):
                    self._ahead[seat * PALACES + palace] = self._ahead[seat * PALACES + there]

    def _look_at(self, lot: Lot, palace: i64) -> None:
        """The buyer speaks last there: computes its gain, its lead over the others, and its windfall."""
        others = float(int(self._seats) - 1)
        windfalls = 0.0
        for seat in range(self._seats):
            windfalls += lot.windfall[seat]
        for seat in range(self._seats):
            own = lot.gain[seat]
            most = 0.0
            for other in range(self._seats):
                if other != seat:
                    most = max(most, lot.gain[other])
            if own > self._richest[seat]:
                self._richest[seat] = own
            windfall = lot.windfall[seat] - (windfalls - lot.windfall[seat]) / others
            self._ahead[seat * PALACES + palace] = self._weights.ahead * (own + (own - most) + windfall)

    def cost(self, seat: i64, price: i64) -> float:
        """What a price takes off the final score: borrowed money counts double."""
        money: i64 = self._money[seat]
        return float(int(price if price <= money else money + DEBT_COST * (price - money)))

    def limit(self, seat: i64) -> float:
        """The highest price this seat can pay for the lot without a loss."""
        return self._limit[seat]

    def _most(self, seat: i64) -> float:
        money = float(int(self._money[seat]))
        gain = self._gain[seat]
        return gain if gain <= money else money + (gain - money) / float(DEBT_COST)

    def _landing(self, seat: i64, bid: i64) -> float:
        """What it means for a seat if the gondola stops where this bid takes it."""
        return self._ahead[seat * PALACES + ((self._column + bid) & (PALACES - 1))]

    def mask(self, seat: i64) -> float:
        """What an unused mask is worth: a rich lot later, as long as there are any."""
        return min(self._weights.keep * self._richest[seat], 14.0) * self._late

    def passing(self, position: Position) -> float:
        """What passing costs: a little of the high bidder's gain."""
        if position.high < 0:
            return 0.0
        profit = self._gain[position.high] - self.cost(position.high, position.bid)
        return -self._weights.grudge * max(profit, 0.0) / float(int(self._seats) - 1)

    def bribing(self, position: Position) -> float:
        """The lot for nothing, at the cost of the mask."""
        return self._gain[position.turn] + self._landing(position.turn, position.bid) - self.mask(position.turn)

    def bids(self, position: Position) -> vec[float]:
        """What each raise may gain, by its ducats: the profit if it wins; otherwise a later bid may gain something.

        It wins if nobody outbids it or bribes.
        """
        seat: i64 = position.turn
        found: vec[float] = NO_BIDS[:]
        last: i64 = min(position.bid + REACH, position.rules.max_bid)
        rival = 0.0
        odds: vec[float] = NO_GAINS[:]
        rivals: i64 = 0
        corrupt = 1.0
        tempting = self.mask(seat) + 4.0
        for other in range(self._seats):
            if other != seat and position.still_in >> other & 1:
                rival = max(rival, self._weights.belief * self._limit[other])
                odds[rivals] = self._eager[other] * self._fall ** float(int(position.bid))
                rivals += 1
                if position.masks >> other & 1 and self._gain[other] > tempting:
                    corrupt *= 0.75
        for bid in range(position.bid + 1, last + 1):
            chance = corrupt if bid <= BRIBE_LIMIT else 1.0
            for i in range(rivals):
                odds[i] = odds[i] * self._fall
                chance /= 1.0 + odds[i]
            profit = self._gain[seat] - self.cost(seat, bid) + self._landing(seat, bid)
            later = max(self._limit[seat] - max(rival, float(int(bid))) - 2.0, 0.0)
            found[bid - position.bid] = chance * profit + (1.0 - chance) * later
        return found

    def judge(self, position: Position, codes: list[int]) -> list[float]:
        """How good each of these codes is for the player to move, in ducats; bids out of reach are hopeless."""
        bids = self.bids(position)
        bid: i64 = position.bid
        found: list[float] = []
        for code in codes:
            if code == PASS:
                found.append(self.passing(position))
            elif code == BRIBE:
                found.append(self.bribing(position))
            elif code == DECLINE:
                # something between passing and the best bid
                found.append(max(self.passing(position), 0.5 * bids[1]))
            else:
                found.append(bids[code + 1 - bid] if code + 1 - bid <= REACH else HOPELESS)
        return found

    def decide(self, position: Position, dice: Dice, waver: float) -> int:
        """The action that looks best to the player to move, with noise of about `waver` ducats."""
        bids = self.bids(position)
        bid: i64 = position.bid
        if position.phase == ASKING:
            no = max(self.passing(position), 0.5 * bids[1])
            return BRIBE if self.bribing(position) + noise(dice, waver) > no + noise(dice, waver) else DECLINE
        found = PASS
        best = self.passing(position) + noise(dice, waver)
        if position.may_bribe():
            worth = self.bribing(position) + noise(dice, waver)
            if worth > best:
                best = worth
                found = BRIBE
        for more in range(1, REACH + 1):
            if bids[more] > best - 3.0 * waver:
                worth = bids[more] + noise(dice, waver)
                if worth > best:
                    best = worth
                    found = int(bid) + more - 1
        return found


def noise(dice: Dice, waver: float) -> float:
    """Roughly normal noise with standard deviation `waver`."""
    return (dice.ticket() + dice.ticket() + dice.ticket() - 1.5) * 2.0 * waver
