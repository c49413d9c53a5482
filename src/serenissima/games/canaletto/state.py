# compiled with mypyc
"""What the moves do (rules.md, sections 3 to 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canaletto import telling
from serenissima.games.canaletto.alphabet import BEGIN, BRIBE, DECLINE, PASS, PLACE, SELL, STARTER, TURN_UP
from serenissima.games.canaletto.board import (
    ALL_MARKERS,
    ASKING,
    BIDDING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    EVERYWHERE,
    NONE,
    OVER,
    PLACING,
    REVEALING,
    SELLING,
    VALUES,
    Board,
)
from serenissima.games.canaletto.box import BRIBE_LIMIT, KINDS_TO_END, LOWEST_VALUE, MARKERS, PALACES, SPACES
from serenissima.games.canaletto.holdings import COUNT_OF, count_of, packed

ONES: Final = [1] * PALACES


class State(Board):
    """A match of Canaletto: whose turn it is, what may be done, and what that does."""

    # the protocol

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        if self.phase <= CHOOSING:
            return self.turn
        return NOBODY if self.phase == OVER else FORTUNA

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        phase = self.phase
        if phase == BIDDING:
            return self.rules.row[self.bid : self._row_end()]
        if phase == PLACING:
            assert self.laying is not None
            return self.laying.codes()
        if phase in (VALUES, REVEALING):
            return _bits(ALL_MARKERS & ~self.seen, TURN_UP)
        if phase == SELLING:
            return _bits(self.waiting, SELL)
        if phase == ASKING:
            return [BRIBE, DECLINE]
        if phase == CHOOSING:
            return _bits(EVERYWHERE, BEGIN)
        if phase == DRAWING_PALACE:
            return _bits(self.first_palaces(), BEGIN)
        if phase == DRAWING_STARTER:
            return _bits(self.rules.everyone, STARTER)
        return []

    def _row_end(self) -> i64:
        """CAN-24, CAN-25: every higher bid, pass, and bribe if it is allowed are one slice of one row; its end."""
        end: i64 = self.rules.max_bid + 1
        return end + 1 if self.may_bribe() else end

    def pick(self, ticket: float) -> int:
        """As in every game, but without listing a hundred bids or the weights of sixteen palaces."""
        if self.phase == BIDDING:
            choices: int = self._row_end() - self.bid
            skip: i64 = int(ticket * choices)
            return self.rules.row[self.bid + skip]
        if self.phase == PLACING:
            assert self.laying is not None
            return self.laying.pick(ticket)
        return super().pick(ticket)

    def odds(self) -> list[int]:
        """Treasures by the number of placements that remain (CAN-12); all else is equally likely."""
        if self.phase == PLACING:
            assert self.laying is not None
            return self.laying.odds()
        if self.phase == DRAWING_PALACE:
            return [1] * len(self.codes())
        choices: i64 = self.rules.seats if self.phase == DRAWING_STARTER else MARKERS - self.turned
        return ONES[:choices]

    def play(self, code: int) -> None:
        """Plays a legal code."""
        phase = self.phase
        if phase == BIDDING:
            if code < PASS:
                self._bid(code + 1)
            elif code == PASS:
                self._pass()
            else:
                self._bribe()
        elif phase == PLACING:
            self._place((code - PLACE) & (PALACES - 1))
        elif phase in (VALUES, REVEALING):
            self._turn_up(code - TURN_UP)
        elif phase == SELLING:
            self._sell(code - SELL)
            self._sell_on()
        elif phase == ASKING:
            if code == BRIBE:
                self._bribe()
            else:
                self._decline()
        elif phase == DRAWING_STARTER:
            self._draw_starter(code - STARTER)
        else:
            self._begin(code - BEGIN)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """CAN-57, CAN-58: the greatest worth wins; equal ones share the place, or what the table chose decides."""
        if self.phase != OVER:
            return None
        seats = range(int(self.rules.seats))
        keys = [self._key(seat) for seat in seats]
        ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
        return Outcome(ranks=ranks, reason=self.reason(), scores=tuple([self.worth(seat) for seat in seats]))

    # the setup

    def _place(self, palace: i64) -> None:
        """CAN-11, CAN-12: the next treasure in the order of the groups."""
        laying = self.laying
        assert laying is not None
        group: i64 = laying.step.group
        self.put(palace, group)
        done = laying.place(palace)
        if self.told is not None:
            telling.placed(self, group, palace)
        if done:
            self.laying = None
            self.phase = VALUES
            if self.told is not None:
                telling.laid_out(self)

    def _turn_up(self, marker: i64) -> None:
        """CAN-14, CAN-15: the next marker; with an open row all twelve in the setup."""
        self.row |= marker << (4 * self.turned)
        self.seen |= i64(1) << marker
        self.turned += 1
        if self.told is not None:
            telling.turned_up(self, marker + LOWEST_VALUE)
        if self.phase == REVEALING:
            self._sell_on()
        elif not self.rules.open_row or self.turned == SPACES:
            self.phase = DRAWING_STARTER if self.rules.first_player else DRAWING_PALACE

    def _draw_starter(self, seat: i64) -> None:
        """CAN-19: who speaks first. With `start_palace=first_player` that seat then chooses the palace (CAN-18)."""
        self.starter = seat
        if self.told is not None:
            telling.starter_drawn(self)
        if self.rules.first_player:
            self.phase = CHOOSING
            self.turn = seat
        else:
            self._open()

    def _begin(self, palace: i64) -> None:
        """CAN-17, CAN-18: gondola and column start here."""
        self.column = palace
        if self.told is not None:
            telling.begun(self)
        if self.phase == CHOOSING:
            self._open()
        else:
            self.phase = DRAWING_STARTER

    # the auction

    def _open(self) -> None:
        """CAN-22, CAN-23: no bid, everybody is in, the starter speaks."""
        self.phase = BIDDING
        self.bid = 0
        self.high = NONE
        self.still_in = self.rules.everyone
        self.turn = self.starter
        self.buyer = NONE
        if self.told is not None:
            telling.opened(self)

    def _next_turn(self) -> None:
        """CAN-23: to the left of who spoke last, skipping those who are out."""
        seat: i64 = self.left_of(self.turn)
        while not (self.still_in >> seat) & 1:
            seat = self.left_of(seat)
        self.turn = seat

    def _bid(self, amount: i64) -> None:
        """CAN-25, CAN-26, CAN-30, CAN-31: higher than before; who is alone buys at once."""
        before: i64 = self.bid
        self.bid = amount
        self.high = self.turn
        if self.told is not None:
            telling.bidden(self, before)
        if self.still_in == i64(1) << self.turn:
            self._settle(self.turn, amount, False)
        elif self.rules.interrupt:
            self._ask()
        else:
            self._next_turn()

    def _pass(self) -> None:
        """CAN-29, CAN-30, CAN-32: out for this auction; the high bidder who is left alone buys."""
        self.still_in &= ~(i64(1) << self.turn)
        if self.told is not None:
            telling.passed(self)
        if self.still_in == 0:
            self._nobody()
        elif self.high != NONE and self.still_in == i64(1) << self.high:
            self._settle(self.high, self.bid, False)
        else:
            self._next_turn()

    def _ask(self) -> None:
        """CAN-37 with `bribe_timing=interrupt`: the next player from the left of who spoke last who can bribe is asked.

        When all have been asked, and those who cannot bribe left out, the turn goes on from the bidder.
        """
        if self.bid <= BRIBE_LIMIT:
            seat: i64 = self.left_of(self.turn)
            while seat != self.high:
                if (self.still_in & self.masks) >> seat & 1:
                    self.turn = seat
                    self.phase = ASKING
                    return
                seat = self.left_of(seat)
        self.turn = self.high
        self.phase = BIDDING
        self._next_turn()

    def _decline(self) -> None:
        """CAN-37: asked, but no."""
        if self.told is not None:
            telling.declined(self)
        self._ask()

    def _bribe(self) -> None:
        """CAN-34, CAN-38: the lot for nothing, at once; the mask leaves the game."""
        self.masks &= ~(i64(1) << self.turn)
        if self.told is not None:
            telling.bribed(self)
        self._settle(self.turn, 0, True)

    # the settlement

    def _settle(self, buyer: i64, price: i64, bribe: bool) -> None:
        """CAN-41 to CAN-46: pay, borrow what is missing, take the lot; then sell what is complete."""
        paid: i64 = price
        if paid > self.money[buyer]:
            paid = self.money[buyer]
        self.money[buyer] -= paid
        self.debt[buyer] += price - paid
        lot: i64 = self.lots[self.column]
        self.buyer = buyer
        self.quiet = 0
        self._note(lot, buyer, bribe, price - paid)
        if self.told is not None:
            telling.bought(self, price, price - paid)
        self.own[buyer] += COUNT_OF[lot]
        self.waiting = self._clear(lot) & ~self.lost
        self._sell_on()

    def _note(self, lot: i64, buyer: i64, bribe: bool, borrowed: i64) -> None:
        """Into the history."""
        note = packed(self.column, lot, self.starter, buyer, self.bid, 1 if bribe else 0, borrowed)
        self.auctions = append(self.auctions, note)

    def _clear(self, lot: i64) -> i64:
        """CAN-46: the column's palace is empty now; the groups that are gone from the board with its lot (CAN-47)."""
        self.lots[self.column] = 0
        self.full &= ~(i64(1) << self.column)
        self.filled -= 1
        self.left -= COUNT_OF[lot]
        gone: i64 = 0
        group: i64 = 0
        rest: i64 = lot
        while rest:
            if rest & 1 and count_of(self.left, group) == 0:
                gone |= i64(1) << group
                self.kinds -= 1
            rest >>= 1
            group += 1
        return gone

    def _sell_on(self) -> None:
        """CAN-47, CAN-50: every complete group is sold at once; of several the buyer chooses the next."""
        while True:
            if self.sold == self.turned and self.sold < SPACES:
                self.phase = REVEALING
                return
            waiting: i64 = self.waiting
            if waiting == 0:
                break
            if waiting & (waiting - 1):
                self.phase = SELLING
                self.turn = self.buyer
                return
            group: i64 = 0
            while not (waiting >> group) & 1:
                group += 1
            self._sell(group)
        self._go_on()

    def _sell(self, group: i64) -> None:
        """CAN-48, CAN-49: at the first unused value, for every owner; then group and marker are out of play."""
        value: i64 = self.next_value()
        if self.told is not None:
            telling.sold(self, group)
        counts: i64 = 0
        for seat in range(self.rules.seats):
            count: i64 = count_of(self.own[seat], group)
            if count:
                self.money[seat] += count * value
                self.own[seat] -= count << (4 * group)
                counts |= count << (4 * seat)
        auction: i64 = i64(len(self.auctions)) - 1
        self.sales = append(self.sales, group | counts << 4 | auction << 20)
        self.waiting &= ~(i64(1) << group)
        self.sold += 1

    def _go_on(self) -> None:
        """CAN-52 to CAN-55: it ends, or column and gondola meet at the next lot; the buyer's left neighbour starts."""
        if self.kinds <= KINDS_TO_END:
            self._end()
            return
        self._move_to((self.column + self.bid) & (PALACES - 1))
        self.starter = self.left_of(self.buyer)
        self._open()

    def _move_to(self, stopped: i64) -> None:
        """CAN-53: from where the gondola stopped on to the first palace that holds treasures; the column joins it."""
        palace: i64 = stopped
        while not (self.full >> palace) & 1:
            palace = (palace + 1) & (PALACES - 1)
        if palace != stopped and self.told is not None:
            telling.moved_on(self, stopped, palace)
        self.column = palace

    def _nobody(self) -> None:
        """CAN-32, CAN-33: the lot stays, or leaves the game; on to the next one, unless all were offered in vain."""
        lot: i64 = self.lots[self.column]
        self._note(lot, NONE, False, 0)
        if self.rules.discard:
            if self.told is not None:
                telling.discarded(self)
            self.lost |= lot
            self.discarded += COUNT_OF[lot]
            self._clear(lot)
            if self.kinds <= KINDS_TO_END:
                self._end()
                return
        else:
            self.quiet += 1
            if self.told is not None:
                telling.unsold(self)
            if self.quiet >= self.filled:
                self._end()
                return
        self._move_to((self.column + 1) & (PALACES - 1))
        self.starter = self.left_of(self.starter)
        self._open()

    def _end(self) -> None:
        """CAN-33, CAN-55 to CAN-57: it is over and scored."""
        self.phase = OVER
        if self.told is not None:
            telling.ended(self)


def _bits(mask: i64, first: i64) -> list[int]:
    """The codes from `first` on for each bit of a mask."""
    codes: list[int] = []
    code: i64 = first
    while mask:
        if mask & 1:
            codes.append(code)
        mask >>= 1
        code += 1
    return codes
