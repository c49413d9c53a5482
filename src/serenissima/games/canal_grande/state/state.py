# compiled with mypyc
"""`State`: the protocol of `core.state`; sends every code to its phase."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import SPY
from serenissima.games.canal_grande.codes import (
    BETRAY,
    CATCH_UP,
    CHOOSE,
    CONFIRM,
    DRAW,
    FIRST,
    FORGO,
    LAY,
    PASS,
    PLUCK,
    PUT,
    RESOLVE,
)
from serenissima.games.canal_grande.state import (
    choosing,
    dealing,
    drawing,
    ending,
    resolving,
    rounds,
    splitting,
    voting,
)
from serenissima.games.canal_grande.state.position import (
    BEGINNING,
    BETRAYING,
    CATCHING_UP,
    CHOOSING,
    DEALING,
    DRAWING_UP,
    OVER,
    PLUCKING,
    RESOLVING,
    REVEALING,
    SPLITTING,
    SPYING,
    VOTING,
    Position,
)


class State(Position):
    """A match of Canal Grande."""

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
        stage = self.stage
        if stage == SPLITTING:
            return splitting.codes(self)
        if stage == VOTING:
            return voting.codes(self)
        if stage == CHOOSING:
            return choosing.codes(self)
        if stage == RESOLVING:
            return resolving.codes(self)
        if stage == BETRAYING:
            return resolving.betraying_codes(self)
        if stage == CATCHING_UP:
            return rounds.catching_up_codes(self)
        if stage == BEGINNING:
            return dealing.beginning_codes(self)
        return drawing.codes(self) if stage != OVER else []

    def odds(self) -> list[int]:
        """Every card of a pile is equally likely, and so is each of two players to divide first (CG-307)."""
        return [1, 1] if self.stage == BEGINNING else drawing.odds(self)

    def play(self, code: int) -> None:
        """Plays a legal code."""
        number: i64 = code  # compared and passed on without unboxing it again
        if number < PLUCK:
            if self.stage == DEALING:
                dealing.draw(self, number - DRAW)
            else:
                drawing.draw(self, number - DRAW)
        elif number >= LAY:
            if number < PASS:
                voting.lay(self, number - LAY)
            elif number == PASS:
                voting.pass_(self)
            elif number == CATCH_UP:
                rounds.catch_up(self)
            else:
                rounds.decline(self)
        elif number >= PUT:
            if number < CONFIRM:
                splitting.put(self, number - PUT)
            elif number == CONFIRM:
                if self.stage == VOTING:
                    voting.confirm(self)
                else:
                    splitting.confirm(self)
            elif number < RESOLVE:
                choosing.choose(self, number - CHOOSE + 1)
            elif number < BETRAY:
                resolving.resolve(self, number - RESOLVE + SPY)
            elif number < FORGO:
                resolving.betray(self, number - BETRAY)
            else:
                resolving.forgo(self)
        elif number >= FIRST:
            dealing.first(self, number - FIRST)
        else:
            resolving.pluck(self, number - PLUCK)

    def pick(self, ticket: float) -> int:
        """The legal code that a random number from 0 up to 1 picks; a card is found without listing what is legal."""
        if self.stage in (REVEALING, PLUCKING, SPYING, DRAWING_UP, DEALING):
            return drawing.pick(self, ticket)
        return super().pick(ticket)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        return ending.outcome(self) if self.stage == OVER else None

    def teams(self) -> tuple[int, ...]:
        """With four players, A and B against C and D (CG-311)."""
        return tuple([int(self.rules.side(seat)) for seat in range(self.rules.seats)])
