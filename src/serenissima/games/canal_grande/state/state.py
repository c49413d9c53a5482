# compiled with mypyc
"""The state of a match of Canal Grande: whose move it is and what may be done (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import SPY, size
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
from serenissima.games.canal_grande.state.choosing import choose
from serenissima.games.canal_grande.state.dealing import begin, deal
from serenissima.games.canal_grande.state.drawing import draw, drawn_from
from serenissima.games.canal_grande.state.position import (
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
    Position,
)
from serenissima.games.canal_grande.state.rounds import catch_up, go_on
from serenissima.games.canal_grande.state.specials import (
    betray,
    finish,
    forgo,
    pluck,
    resolve,
    resolve_codes,
    traitor_codes,
)
from serenissima.games.canal_grande.state.splitting import put, split, split_codes
from serenissima.games.canal_grande.state.voting import lay_cards, pass_vote, pick_card, vote_codes


class State(Position):
    """A match: sends every code to its phase."""

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
            split_codes(self, codes)
        elif stage == VOTING:
            assert self.vote is not None
            vote_codes(self.vote, self.hands[self.vote.asked], codes)
        elif stage == CHOOSING:
            codes.append(CHOOSE)
            codes.append(CHOOSE + 1)
        elif stage == RESOLVING:
            resolve_codes(self, codes)
        elif stage == BETRAYING:
            traitor_codes(self, codes)
        elif stage == CATCHING_UP:
            codes.append(CATCHUP)
            codes.append(DECLINE)
        elif stage == BEGINNING:
            codes.append(FIRST)
            codes.append(FIRST + 1)
        elif stage != OVER:
            pile = drawn_from(self)
            first: i64 = PLUCK if stage == PLUCKING else DRAW
            kind: i64 = 0
            while pile:
                if pile & 15:
                    codes.append(first + kind)
                pile >>= 4
                kind += 1
        return codes

    def odds(self) -> list[int]:
        """Every card of a pile is equally likely, and so is each of two players to divide first (CG-307)."""
        if self.stage == BEGINNING:
            return [1, 1]
        odds: list[int] = []
        pile = drawn_from(self)
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
        pile = drawn_from(self)
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
        number: i64 = code  # compared and passed on without unboxing it again
        if number < PLUCK:
            if self.stage == DEALING:
                deal(self, number - DRAW)
            elif draw(self, number - DRAW):
                if self.stage == SPYING:
                    finish(self)
                go_on(self)
        elif number >= LAY:
            if number < PASS:
                pick_card(self, number - LAY)
            elif number == PASS:
                if pass_vote(self):
                    go_on(self)
            else:
                catch_up(self, number == CATCHUP)
        elif number >= PUT:
            if number < CONFIRM:
                put(self, number - PUT)
            elif number == CONFIRM:
                if self.stage == VOTING:
                    lay_cards(self)
                else:
                    split(self)
            elif number < RESOLVE:
                choose(self, number - CHOOSE + 1)
                go_on(self)
            elif number < BETRAY:
                if resolve(self, number - RESOLVE + SPY):
                    go_on(self)
            elif number < FORGO:
                betray(self, number - BETRAY)
            else:
                forgo(self)
                go_on(self)
        elif number >= FIRST:
            begin(self, number - FIRST)
        else:
            pluck(self, number - PLUCK)
            go_on(self)

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

    def teams(self) -> tuple[int, ...]:
        """With four players, A and B against C and D (CG-311)."""
        return tuple([int(self.rules.side(seat)) for seat in range(self.rules.seats)])
