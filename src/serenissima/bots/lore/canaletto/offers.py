# compiled with mypyc
"""How good each thing is that can be done on a turn: a bid is a price and a place for the gondola."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.lore.canaletto.reckoning import NO_GAINS, Lot, coming_values, next_full, trust
from serenissima.bots.lore.canaletto.weights import HAND, Weights
from serenissima.core.playout import Dice
from serenissima.games.canaletto.alphabet import BRIBE, DECLINE, PASS
from serenissima.games.canaletto.board import ASKING, Board
from serenissima.games.canaletto.box import BRIBE_LIMIT, DEBT_COST, MOST_SEATS, PALACES
from serenissima.games.canaletto.holdings import COUNT_OF

REACH: Final = 24
"""Raises beyond this many ducats are not looked at: every palace is nearer."""
HOPELESS: Final = -100.0
NO_BIDS: Final = vec[float]([HOPELESS] * (REACH + 1))
NOWHERE: Final = vec[float]([0.0] * (MOST_SEATS * PALACES))


class Offers:
    """The auction at hand, as every player reckons it. It holds as long as the auction lasts."""

    def __init__(self, board: Board, weights: Weights = HAND) -> None:
        self._weights = weights
        values = coming_values(board)
        lot = Lot(board, board.column, board.left, 0, values, weights.late)
        believed = trust(board, weights)
        self._money: vec[i64] = board.money[:]
        self._column: i64 = board.column
        self._seats: i64 = board.rules.seats
        self._gain: vec[float] = NO_GAINS[:]
        self._limit: vec[float] = NO_GAINS[:]
        self._eager: vec[float] = NO_GAINS[:]
        """The odds that a seat goes beyond a bid of nothing; they fall with every ducat by the same share."""
        for seat in range(self._seats):
            self._gain[seat] = believed * lot.gain[seat]
            self._limit[seat] = self._most(seat)
            self._eager[seat] = exp(min(weights.belief * self._limit[seat] / weights.doubt, 300.0))
        self._fall: float = exp(-1.0 / weights.doubt)
        self._richest: vec[float] = NO_GAINS[:]
        self._ahead: vec[float] = NOWHERE[:]
        self._look_ahead(board, lot, values)
        left: int = board.filled
        self._late: float = min(1.0, float(left - 1) / 6.0)

    def _look_ahead(self, board: Board, lot: Lot, values: vec[float]) -> None:
        """For every palace what it means for each seat if the next auction is there."""
        full: i64 = board.full & ~(i64(1) << board.column)
        if full == 0:
            return
        left: i64 = board.left - COUNT_OF[board.lots[board.column]]
        for palace in range(PALACES):
            if full >> palace & 1:
                self._look_at(Lot(board, palace, left, lot.gone, values, self._weights.late, lot.prices), palace)
        for palace in range(PALACES):
            if not full >> palace & 1:
                there: i64 = next_full(full, palace)
                for seat in range(self._seats):
                    self._ahead[seat * PALACES + palace] = self._ahead[seat * PALACES + there]

    def _look_at(self, lot: Lot, palace: i64) -> None:
        """The buyer speaks last there: what it may gain, and gains more than others, and what it gets anyway."""
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
        """What a price takes from the final score: what must be borrowed counts double."""
        money: i64 = self._money[seat]
        return float(int(price if price <= money else money + DEBT_COST * (price - money)))

    def limit(self, seat: i64) -> float:
        """The price at which the lot is worth nothing more to this seat."""
        return self._limit[seat]

    def _most(self, seat: i64) -> float:
        money = float(int(self._money[seat]))
        gain = self._gain[seat]
        return gain if gain <= money else money + (gain - money) / float(DEBT_COST)

    def _landing(self, seat: i64, bid: i64) -> float:
        """What it means for a seat that the gondola stops so many palaces beyond the column."""
        return self._ahead[seat * PALACES + ((self._column + bid) & (PALACES - 1))]

    def mask(self, seat: i64) -> float:
        """What an unused mask is worth: a rich lot later, as long as there are some."""
        return min(self._weights.keep * self._richest[seat], 14.0) * self._late

    def passing(self, board: Board) -> float:
        """What passing costs: what the high bidder gains counts a little."""
        if board.high < 0:
            return 0.0
        profit = self._gain[board.high] - self.cost(board.high, board.bid)
        return -self._weights.grudge * max(profit, 0.0) / float(int(self._seats) - 1)

    def bribing(self, board: Board) -> float:
        """The lot for nothing, and no mask any more."""
        return self._gain[board.turn] + self._landing(board.turn, board.bid) - self.mask(board.turn)

    def bids(self, board: Board) -> vec[float]:
        """For every raise, by its ducats: the profit if it wins; if not, going on may still bring some.

        It wins if nobody goes beyond it, by bid or by mask.
        """
        seat: i64 = board.turn
        found: vec[float] = NO_BIDS[:]
        last: i64 = min(board.bid + REACH, board.rules.max_bid)
        rival = 0.0
        odds: vec[float] = NO_GAINS[:]
        rivals: i64 = 0
        corrupt = 1.0
        tempting = self.mask(seat) + 4.0
        for other in range(self._seats):
            if other != seat and board.still_in >> other & 1:
                rival = max(rival, self._weights.belief * self._limit[other])
                odds[rivals] = self._eager[other] * self._fall ** float(int(board.bid))
                rivals += 1
                if board.masks >> other & 1 and self._gain[other] > tempting:
                    corrupt *= 0.75
        for bid in range(board.bid + 1, last + 1):
            chance = corrupt if bid <= BRIBE_LIMIT else 1.0
            for i in range(rivals):
                odds[i] = odds[i] * self._fall
                chance /= 1.0 + odds[i]
            profit = self._gain[seat] - self.cost(seat, bid) + self._landing(seat, bid)
            later = max(self._limit[seat] - max(rival, float(int(bid))) - 2.0, 0.0)
            found[bid - board.bid] = chance * profit + (1.0 - chance) * later
        return found

    def judge(self, board: Board, codes: list[int]) -> list[float]:
        """How good each of these codes of the player on turn is, in ducats; hopeless bids far below."""
        bids = self.bids(board)
        bid: i64 = board.bid
        found: list[float] = []
        for code in codes:
            if code == PASS:
                found.append(self.passing(board))
            elif code == BRIBE:
                found.append(self.bribing(board))
            elif code == DECLINE:
                # something between passing and the best bid
                found.append(max(self.passing(board), 0.5 * bids[1]))
            else:
                found.append(bids[code + 1 - bid] if code + 1 - bid <= REACH else HOPELESS)
        return found

    def decide(self, board: Board, dice: Dice, waver: float) -> int:
        """What looks best to the player on turn, who wavers by so many ducats."""
        bids = self.bids(board)
        bid: i64 = board.bid
        if board.phase == ASKING:
            no = max(self.passing(board), 0.5 * bids[1])
            return BRIBE if self.bribing(board) + noise(dice, waver) > no + noise(dice, waver) else DECLINE
        found = PASS
        best = self.passing(board) + noise(dice, waver)
        if board.may_bribe():
            worth = self.bribing(board) + noise(dice, waver)
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
    """About normal, with the standard deviation `waver`."""
    return (dice.ticket() + dice.ticket() + dice.ticket() - 1.5) * 2.0 * waver
