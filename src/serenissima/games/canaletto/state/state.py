# compiled with mypyc
"""The state of a match: sends every code to its phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canaletto.box import GROUPS, MARKERS, PALACES
from serenissima.games.canaletto.codes import BEGIN, BID, BRIBE, DECLINE, PASS, PLACE, SELL, STARTER, TURN_UP, codes_of
from serenissima.games.canaletto.holdings import count_of
from serenissima.games.canaletto.state import bidding, opening, placing, selling
from serenissima.games.canaletto.state.position import (
    ASKING,
    BIDDING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    EVERYWHERE,
    OVER,
    PLACING,
    REVEALING,
    SELLING,
    VALUES,
    Position,
)

ONES: Final = [1] * PALACES


class State(Position):
    """A match of Canaletto: whose turn it is, what may be done, and what that does."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        if self.phase <= CHOOSING:
            return self.turn
        return NOBODY if self.phase == OVER else FORTUNA

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        phase = self.phase
        if phase == BIDDING:
            return bidding.codes(self)
        if phase == PLACING:
            return placing.codes(self)
        if phase in (VALUES, REVEALING):
            return opening.value_codes(self)
        if phase == SELLING:
            return codes_of(self.waiting, SELL)
        if phase == ASKING:
            return [BRIBE, DECLINE]
        if phase == CHOOSING:
            return codes_of(EVERYWHERE, BEGIN)
        if phase == DRAWING_PALACE:
            return codes_of(self.first_palaces(), BEGIN)
        if phase == DRAWING_STARTER:
            return codes_of(self.rules.everyone, STARTER)
        return []

    def pick(self, ticket: float) -> int:
        """A random code, without listing a hundred bids or the weights of sixteen palaces."""
        if self.phase == BIDDING:
            return bidding.pick(self, ticket)
        if self.phase == PLACING:
            return placing.pick(self, ticket)
        return super().pick(ticket)

    def odds(self) -> list[int]:
        """Treasures by the number of placements that remain (CAN-12); everything else is equally likely."""
        if self.phase == PLACING:
            return placing.odds(self)
        if self.phase == DRAWING_PALACE:
            return [1] * len(self.codes())
        choices: i64 = self.rules.seats if self.phase == DRAWING_STARTER else MARKERS - self.turned
        return ONES[:choices]

    def play(self, code: int) -> None:
        """Plays a legal code."""
        phase = self.phase
        if phase == BIDDING:
            if code < PASS:
                bidding.bid(self, code - BID + 1)
            elif code == PASS:
                bidding.pass_(self)
            else:
                bidding.bribe(self)
        elif phase == PLACING:
            placing.place(self, (code - PLACE) & (PALACES - 1))
        elif phase == VALUES:
            opening.draw_value(self, code - TURN_UP)
        elif phase == REVEALING:
            selling.reveal(self, code - TURN_UP)
        elif phase == SELLING:
            selling.choose(self, code - SELL)
        elif phase == ASKING:
            if code == BRIBE:
                bidding.bribe(self)
            else:
                bidding.decline(self)
        elif phase == DRAWING_STARTER:
            opening.draw_starter(self, code - STARTER)
        else:
            opening.begin(self, code - BEGIN)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """CAN-57, CAN-58: the greatest worth wins; ties share the place, or are broken as the table chose."""
        if self.phase != OVER:
            return None
        seats = range(int(self.rules.seats))
        keys = [_rank_key(self, seat) for seat in seats]
        ranks = tuple([1 + sum([other > key for other in keys]) for key in keys])
        return Outcome(ranks=ranks, reason=self.reason(), scores=tuple([self.worth(seat) for seat in seats]))

    def nothing_secret(self) -> bool:
        """No player holds a secret (CAN-15)."""
        return True


def _rank_key(position: Position, seat: int) -> tuple[int, int, int, int]:
    """What ranks a seat: the worth alone, or also a smaller debt, an unused mask and fewer treasures (CAN-58)."""
    if not position.rules.by_debt:
        return (position.worth(seat), 0, 0, 0)
    mask: i64 = (position.masks >> seat) & 1
    treasures = sum([int(count_of(position.own[seat], group)) for group in range(len(GROUPS))])
    return (position.worth(seat), -position.debt[seat], mask, -treasures)
