# compiled with mypyc
"""`State`: a position that follows the protocol. Every code goes to its phase."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    ANSWER,
    ASK,
    END,
    EXILE,
    EXTRA,
    FINISH,
    MARBLE,
    MARBLES,
    MEET,
    NOTICE,
    SHAKE,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.state import answering, dealing, ending, meeting, moving, tics
from serenissima.games.intrigues_a_venise.state.position import (
    ANSWERING,
    ASKING,
    DEAL,
    EXILING,
    MOVING,
    OVER,
    PLACES,
    READY,
    RESOLVE,
    SHAKING,
    TAKING_COLOURS,
    Position,
)


class State(Position):
    """A match: a position, what may be done in it and what that does."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        return FORTUNA if self.noticing else self.decider()

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        codes: list[int] = []
        phase = self.phase
        if self.noticing:
            tics.notice_codes(self, codes)
        elif phase == MOVING:
            moving.move_codes(self, codes)
        elif phase == SHAKING:
            return self.rules.shake_codes[:]
        elif phase == DEAL:
            dealing.deal_codes(self, codes)
        elif phase == RESOLVE:
            meeting.resolve_codes(self, codes)
        elif phase == ASKING:
            meeting.ask_codes(self, codes)
        elif phase == ANSWERING:
            return answering.answer_codes(self)
        elif phase == EXILING:
            meeting.exile_codes(self, codes)
        elif phase == PLACES:
            return dealing.place_codes()
        elif phase == TAKING_COLOURS:
            dealing.colour_codes(self, codes)
        elif phase == READY:
            moving.ready_codes(codes)
        return codes

    def odds(self) -> list[int]:
        """Marbles come as they lie in the head (IV-301), a tic is noticed once in three (IV-904), the rest is even."""
        if self.noticing:
            return tics.notice_odds(self, self.codes())
        if self.phase == SHAKING:
            return self.rules.shake_odds[:]
        return [1] * len(self.codes())

    def play(self, code: int) -> None:
        """Plays a legal code."""
        number: i64 = code
        if number < MARBLES:
            dealing.play(self, number)
        elif number < NOTICE:
            moving.shaken(self, number - MARBLES)
        elif number < SHAKE:
            tics.notice(self, number - NOTICE)
        elif number == SHAKE:
            moving.shake(self)
        elif number < SPY:
            moving.pick(self, number - MARBLE)
        elif number <= STEP:
            moving.choose(self, number - SPY)
        elif number < FINISH:
            moving.step(self, number - STEP)
        elif number == FINISH:
            moving.finish(self, False)
        elif number < ASK:
            meeting.meet(self, number - MEET)
        elif number <= EXTRA:
            meeting.ask(self, (number - ASK) >> 1, (number - ASK) & 1)
        elif number <= EXILE:
            meeting.extra_step(self, number - EXTRA)
        elif number < ANNOUNCE:
            meeting.exile(self, number - EXILE)
        elif number == ANNOUNCE:
            ending.announce(self)
        elif number == END:
            ending.end_turn(self)
        elif number < TIC:
            answering.answer(self, number - ANSWER)
        else:
            tics.make(self, number - TIC)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.seats, self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts; who has won, and why it is over."""
        return ending.outcome(self) if self.phase == OVER else None

    def leave(self, seat: int) -> bool:
        """A seat leaves for good, which ends the match (IV-627)."""
        ending.leave(self, seat)
        return True

    def asides(self, seat: int) -> list[int]:
        """The tics this seat may make now (IV-902 to IV-905)."""
        return tics.asides(self, seat)

    def teams(self) -> tuple[int, ...]:
        """The team of every seat: the lowest seat in it (IV-209). Empty until all identities are dealt."""
        for seat in range(self.seats):
            if self.identities[seat] < 0:
                return ()
        cast = self.cast()
        masks = [int(cast.team_mask(seat)) for seat in range(self.seats)]
        return tuple([(mask & -mask).bit_length() - 1 for mask in masks])
