# compiled with mypyc
"""The state of a match of Canal Grande: whose move it is and what may be done (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import (
    ACTION_MASK,
    DOG,
    SPY,
    count,
    size,
)
from serenissima.games.canal_grande.codes import (
    BETRAY,
    CATCHUP,
    CHOOSE,
    CONFIRM,
    DECLINE,
    DRAW,
    FIRST,
    FORGO,
    LAY,
    PASS,
    PLUCK,
    PUT,
    RESOLVE,
)
from serenissima.games.canal_grande.playing import NUMBERS_REVEALED, Playing
from serenissima.games.canal_grande.position import (
    BEGINNING,
    BETRAYING,
    CATCHING_UP,
    CHOOSING,
    DEALING,
    DRAWING_UP,
    OVER,
    PLUCKING,
    REASONS,
    RESOLVING,
    REVEALING,
    SPLITTING,
    SPYING,
    VOTING,
)


class State(Playing):
    """A match."""

    # the protocol

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        stage = self.stage
        if stage == SPLITTING:
            return self.divider
        if stage == CHOOSING:
            return self.rules.chooser(self.divider)
        if stage == VOTING:
            assert self.vote is not None
            return self.vote.asked
        if stage in (RESOLVING, BETRAYING, CATCHING_UP):
            return self.active
        return NOBODY if stage == OVER else FORTUNA

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        codes: list[int] = []
        stage = self.stage
        if stage == SPLITTING:
            self._split_codes(codes)
        elif stage == VOTING:
            assert self.vote is not None
            self.vote.codes(self.hands[self.vote.asked], codes)
        elif stage == CHOOSING:
            codes.append(CHOOSE)
            codes.append(CHOOSE + 1)
        elif stage == RESOLVING:
            kind: i64 = SPY
            while kind <= DOG:
                if count(self.pending, kind):
                    codes.append(RESOLVE + kind - SPY)
                kind += 1
        elif stage == BETRAYING:
            seat: i64 = 0
            while seat < self.rules.seats:
                if self.can_be_robbed(seat):
                    codes.append(BETRAY + seat)
                seat += 1
            codes.append(FORGO)
        elif stage == CATCHING_UP:
            codes.append(CATCHUP)
            codes.append(DECLINE)
        elif stage == BEGINNING:
            codes.append(FIRST)
            codes.append(FIRST + 1)
        elif stage != OVER:
            pile = self._drawn_from()
            first: i64 = PLUCK if stage == PLUCKING else DRAW
            kind = 0
            while pile:
                if pile & 15:
                    codes.append(first + kind)
                pile >>= 4
                kind += 1
        return codes

    def odds(self) -> list[int]:
        """A card is as likely as it is frequent; each player is as likely to divide first (CG-307)."""
        if self.stage == BEGINNING:
            return [1, 1]
        odds: list[int] = []
        pile = self._drawn_from()
        while pile:
            if pile & 15:
                odds.append(pile & 15)
            pile >>= 4
        return odds

    def pick(self, ticket: float) -> int:
        """The legal code that a random number from 0 up to 1 picks; a card is found without listing what is legal."""
        stage = self.stage
        if stage not in (REVEALING, PLUCKING, SPYING, DRAWING_UP, DEALING):
            return super().pick(ticket)
        pile = self._drawn_from()
        rest = ticket * float(size(pile))
        kind: i64 = 0
        last: i64 = 0
        while pile:
            if pile & 15:
                last = kind
                rest -= float(pile & 15)
                if rest < 0.0:
                    break
            pile >>= 4
            kind += 1
        return (PLUCK if stage == PLUCKING else DRAW) + last

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code < PLUCK:
            self._draw(code - DRAW)
        elif code >= LAY:
            if code < PASS:
                self._pick(code - LAY)
            elif code == PASS:
                if self._pass():
                    self._vote_over()
            else:
                self._catch_up(code == CATCHUP)
        elif code >= PUT:
            if code < CONFIRM:
                self._put(code - PUT)
            elif code == CONFIRM:
                if self.stage == VOTING:
                    self._lay()
                else:
                    self._split()
            elif code < RESOLVE:
                self._choose(code - CHOOSE + 1)
            elif code < BETRAY:
                self._resolve(code - RESOLVE + SPY)
            elif code < FORGO:
                self._betray(code - BETRAY)
            else:
                self._forgo()
        elif code >= FIRST:
            self._begin(code - FIRST)
        else:
            self._pluck(code - PLUCK)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """The winning side and what it has won with; scores are trophies (CG-701, CG-704)."""
        if self.stage != OVER:
            return None
        sides = [self.rules.side(seat) for seat in range(self.rules.seats)]
        ranks = tuple([1 if self.winner < 0 or side == self.winner else 2 for side in sides])
        scores = tuple([size(self.trophies[side]) for side in sides])
        return Outcome(ranks=ranks, reason=REASONS[self.reason], scores=scores)

    def _split_codes(self, codes: list[int]) -> None:
        """CG-421: any card into the second tray as long as one stays in the first; both hold a card: done."""
        if size(self.first) > 1:
            pile = self.first
            kind: i64 = 0
            while pile:
                if pile & 15:
                    codes.append(PUT + kind)
                pile >>= 4
                kind += 1
        if self.second:
            codes.append(CONFIRM)

    def _drawn_from(self) -> i64:
        """What Fortuna draws from now."""
        if self.stage == REVEALING and self.due <= NUMBERS_REVEALED:
            return self.bag & ~ACTION_MASK
        if self.stage == DEALING:
            return self.deal
        if self.stage == PLUCKING:
            return self.hands[self.victim]
        return self.bag & ACTION_MASK
