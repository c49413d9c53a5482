# compiled with mypyc
"""`State`: the protocol of `core.state`; sends every code to its phase."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA
from serenissima.games.intrigues_a_venise.codes import (
    ANNOUNCE,
    ANSWER,
    ASK,
    BUILD,
    COLOUR,
    END,
    EXILE,
    EXTRA,
    FINISH,
    GO,
    IDENTITY,
    MARBLE,
    MARBLES,
    MEET,
    MESSAGE,
    NOTICE,
    PLACE,
    SHAKE,
    SPY,
    STEP,
    TIC,
)
from serenissima.games.intrigues_a_venise.state import answering, dealing, ending, meeting, moving, tics, turns
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
    """A match of Intrigues à Venise."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        return FORTUNA if self.noticing else self.decider()

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        phase = self.phase
        if self.noticing:
            return tics.noticing_codes(self)
        if phase == MOVING:
            return moving.codes(self)
        if phase == SHAKING:
            return moving.shaking_codes(self)
        if phase == DEAL:
            return dealing.codes(self)
        if phase == RESOLVE:
            return meeting.codes(self)
        if phase == ASKING:
            return meeting.asking_codes(self)
        if phase == ANSWERING:
            return answering.codes(self)
        if phase == EXILING:
            return meeting.exiling_codes(self)
        if phase == PLACES:
            return dealing.place_codes(self)
        if phase == TAKING_COLOURS:
            return dealing.colour_codes(self)
        if phase == READY:
            return moving.ready_codes(self)
        return []

    def odds(self) -> list[int]:
        """Marbles by their number in the head (IV-301), one chance in three to notice a tic (IV-904), the rest even."""
        if self.noticing:
            return tics.noticing_odds(self)
        if self.phase == SHAKING:
            return moving.shaking_odds(self)
        return [1] * len(self.codes())

    def play(self, code: int) -> None:
        """Plays a legal code."""
        number: i64 = code
        if number < PLACE:
            dealing.take_colour(self, number - COLOUR)
        elif number < IDENTITY:
            dealing.place(self, number - PLACE)
        elif number < BUILD:
            dealing.deal_identity(self, number - IDENTITY)
        elif number < MESSAGE:
            dealing.deal_build(self, number - BUILD)
        elif number < GO:
            dealing.deal_message(self, number - MESSAGE)
        elif number < MARBLES:
            dealing.go(self, number - GO)
        elif number < NOTICE:
            moving.marbles(self, number - MARBLES)
        elif number < SHAKE:
            tics.notice(self, number - NOTICE)
        elif number == SHAKE:
            moving.shake(self)
        elif number < SPY:
            moving.pick_marble(self, number - MARBLE)
        elif number <= STEP:
            moving.pick_spy(self, number - SPY)
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
            turns.end_turn(self)
        elif number < TIC:
            answering.answer(self, number - ANSWER)
        else:
            tics.tic(self, number - TIC)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        return ending.outcome(self) if self.phase == OVER else None

    def asides(self, seat: int) -> list[int]:
        """The tics this seat may make now (IV-902 to IV-905)."""
        return tics.asides(self, seat)

    def teams(self) -> tuple[int, ...]:
        """The team of every seat: the lowest seat in it (IV-209). Empty until all identities are dealt."""
        for seat in range(self.rules.seats):
            if self.identities[seat] < 0:
                return ()
        cast = self.cast()
        masks = [int(cast.team_mask(seat)) for seat in range(self.rules.seats)]
        return tuple([(mask & -mask).bit_length() - 1 for mask in masks])

    def leave(self, seat: int) -> bool:
        """A seat leaves for good, which ends the match (IV-627)."""
        ending.leave(self, seat)
        return True
