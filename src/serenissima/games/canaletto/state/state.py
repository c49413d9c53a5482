# compiled with mypyc
"""`State`: the protocol of `core.state`; sends every code to its phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canaletto.box import MARKERS, PALACES
from serenissima.games.canaletto.codes import BEGIN, BID, BRIBE, PASS, PLACE, SELL, STARTER, TURN_UP
from serenissima.games.canaletto.state import bidding, ending, opening, placing, selling
from serenissima.games.canaletto.state.position import (
    ASKING,
    BIDDING,
    CHOOSING,
    DRAWING_PALACE,
    DRAWING_STARTER,
    OVER,
    PLACING,
    REVEALING,
    SELLING,
    VALUES,
    Position,
)

ONES: Final = [1] * PALACES


class State(Position):
    """A match of Canaletto."""

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
            return selling.codes(self)
        if phase == ASKING:
            return bidding.asking_codes(self)
        if phase in (CHOOSING, DRAWING_PALACE):
            return opening.palace_codes(self)
        if phase == DRAWING_STARTER:
            return opening.starter_codes(self)
        return []

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
            opening.turn_up(self, code - TURN_UP)
        elif phase == REVEALING:
            selling.turn_up(self, code - TURN_UP)
        elif phase == SELLING:
            selling.sell(self, code - SELL)
        elif phase == ASKING:
            if code == BRIBE:
                bidding.bribe(self)
            else:
                bidding.decline(self)
        elif phase == DRAWING_STARTER:
            opening.starter(self, code - STARTER)
        else:
            opening.begin(self, code - BEGIN)

    def pick(self, ticket: float) -> int:
        """A random code, without listing a hundred bids or the weights of sixteen palaces."""
        if self.phase == BIDDING:
            return bidding.pick(self, ticket)
        if self.phase == PLACING:
            return placing.pick(self, ticket)
        return super().pick(ticket)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        return ending.outcome(self) if self.phase == OVER else None

    def nothing_secret(self) -> bool:
        """No player holds a secret (CAN-15)."""
        return True
