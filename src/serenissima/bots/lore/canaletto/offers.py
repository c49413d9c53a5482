# compiled with mypyc
"""How good each thing is that can be done on a turn: a bid is a price and a place for the gondola."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from serenissima.bots.lore.canaletto.reckoning import Lot, coming_values, next_full, trust
from serenissima.games.canaletto.alphabet import BRIBE, PASS
from serenissima.games.canaletto.board import Board
from serenissima.games.canaletto.box import BRIBE_LIMIT, DEBT_COST, PALACES
from serenissima.games.canaletto.holdings import COUNT_OF

REACH: Final = 24
"""Raises beyond this many ducats are not looked at: every palace is nearer."""
BELIEF: Final = 0.7
"""How much of what a lot should be worth to them the others are expected to bid."""
DOUBT: Final = 2.5
"""How uncertain that is, in ducats."""
GRUDGE: Final = 0.25
"""What a ducat gained by another counts as a loss."""
AHEAD: Final = 0.12
"""What the lot at which the gondola stops counts for the buyer, who speaks last there."""
KEEP: Final = 0.6
"""A mask is kept for the best lot that is left, so much of it."""


class Offers:
    """The auction at hand, as the player on turn reckons it."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        values = coming_values(board)
        self._lot = Lot(board, board.column, board.left, 0, values)
        believed = trust(board)
        self._gain: list[float] = [believed * gain for gain in self._lot.gain]
        self._rival: float = self._highest_rival()
        self._ahead: list[float] = self._look_ahead(values)

    def _look_ahead(self, values: list[float]) -> list[float]:
        """For every palace what it means for the seat if the next auction is there."""
        board = self.board
        full: i64 = board.full & ~(i64(1) << board.column)
        left: i64 = board.left - COUNT_OF[board.lots[board.column]]
        ahead = [0.0] * PALACES
        self._richest = 0.0
        skipped = len(self._lot.gone)
        for palace in range(PALACES):
            if not full >> palace & 1:
                continue
            lot = Lot(board, palace, left, skipped, values)
            own = lot.gain[self.seat]
            others = 0.0
            windfalls = 0.0
            for seat in range(len(lot.gain)):
                if seat != self.seat:
                    others = max(others, lot.gain[seat])
                    windfalls += lot.windfall[seat]
            if own > self._richest:
                self._richest = own
            windfall = lot.windfall[self.seat] - windfalls / (len(lot.gain) - 1)
            ahead[palace] = AHEAD * (own + (own - others) + windfall)
        if full:
            for palace in range(PALACES):
                if not full >> palace & 1:
                    ahead[palace] = ahead[next_full(full, palace)]
        return ahead

    def cost(self, seat: int, price: int) -> float:
        """What a price takes from the final score: what must be borrowed counts double."""
        money: int = self.board.money[seat]
        return float(price if price <= money else money + DEBT_COST * (price - money))

    def limit(self, seat: int) -> float:
        """The price at which the lot is worth nothing more to this seat."""
        money: int = self.board.money[seat]
        gain = self._gain[seat]
        return gain if gain <= money else money + (gain - money) / DEBT_COST

    def _highest_rival(self) -> float:
        """How far the others who are in may go."""
        board = self.board
        most = 0.0
        for seat in range(board.rules.seats):
            if seat != self.seat and board.still_in >> seat & 1:
                most = max(most, BELIEF * self.limit(seat))
        return most

    def landing(self, bid: int) -> float:
        """What it means that the gondola stops so many palaces beyond the column."""
        return self._ahead[(int(self.board.column) + bid) % PALACES]

    def mask(self) -> float:
        """What an unused mask is worth: a rich lot later, as long as there are some."""
        left: int = self.board.filled
        return min(KEEP * self._richest, 14.0) * min(1.0, (left - 1) / 6.0)

    def wins(self, bid: int) -> float:
        """The chance that nobody goes beyond this bid."""
        board = self.board
        chance = 1.0
        for seat in range(board.rules.seats):
            if seat == self.seat or not board.still_in >> seat & 1:
                continue
            limit = BELIEF * self.limit(seat)
            chance *= 1.0 / (1.0 + exp(min((limit - bid) / DOUBT, 30.0)))
            if bid <= BRIBE_LIMIT and board.masks >> seat & 1 and self._gain[seat] > self.mask() + 4.0:
                chance *= 0.75
        return chance

    def passing(self) -> float:
        """What passing costs: what the high bidder gains counts a little."""
        board = self.board
        if board.high < 0:
            return 0.0
        high: int = board.high
        profit = self._gain[high] - self.cost(high, board.bid)
        return -GRUDGE * max(profit, 0.0) / (int(board.rules.seats) - 1)

    def bidding(self, bid: int) -> float:
        """A bid: the profit if it wins; if it does not, going on as far as the others go may still bring some."""
        profit = self._gain[self.seat] - self.cost(self.seat, bid) + self.landing(bid)
        chance = self.wins(bid)
        later = max(self.limit(self.seat) - max(self._rival, float(bid)) - 2.0, 0.0)
        return chance * profit + (1.0 - chance) * later

    def bribing(self) -> float:
        """The lot for nothing, and no mask any more."""
        bid: int = self.board.bid
        return self._gain[self.seat] + self.landing(bid) - self.mask()

    def judge(self, codes: list[int]) -> list[float]:
        """How good each of these codes of a turn is, in ducats; hopeless bids far below."""
        bid: int = self.board.bid
        found: list[float] = []
        for code in codes:
            if code == PASS:
                found.append(self.passing())
            elif code == BRIBE:
                found.append(self.bribing())
            elif code < PASS:
                found.append(self.bidding(code + 1) if code + 1 <= bid + REACH else -100.0)
            else:
                # declining a bribe: something between passing and the best bid
                found.append(max(self.passing(), 0.5 * self.bidding(bid + 1)))
        return found
