# compiled with mypyc
"""`State`: the protocol of `core.state`; sends every code to its phase."""

from __future__ import annotations

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.venise.codes import (
    ASSIGN,
    BEGIN,
    CHOOSE,
    DISCARD,
    DRAW,
    END_PLAY,
    END_TURN,
    EXCHANGE,
    GIVE,
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    JOKER_WALK,
    LIFT,
    NO_CHOICE,
    REMOVE,
    RESCUE,
    SET,
    STEP,
    STOP,
    TAKE_JOKER,
    WALK,
)
from serenissima.games.venise.state import (
    beginning,
    drawing,
    ending,
    exchanging,
    planking,
    playing,
    trimming,
    turns,
    walking,
)
from serenissima.games.venise.state.position import (
    AFTER_JOKER,
    ASSIGNING,
    COLOURING,
    DEAL,
    DISCARDING,
    DRAWING,
    FIRST,
    GIVING,
    MOVING,
    OVER,
    PLAY,
    TRIM,
    WALKING,
    Position,
)


class State(Position):
    """A match of Venise."""

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        phase = self.phase
        if phase in (DRAWING, DEAL, ASSIGNING):
            return FORTUNA
        if phase == OVER:
            return NOBODY
        if phase == FIRST:
            return 0 if self.rules.first_chosen else FORTUNA
        return self.seat

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        phase = self.phase
        if phase == PLAY:
            return playing.codes(self)
        if phase == WALKING:
            return walking.codes(self)
        if phase in (DRAWING, DEAL):
            return drawing.codes(self)
        if phase == GIVING:
            return exchanging.codes(self)
        if phase == TRIM:
            return trimming.codes(self)
        if phase == MOVING:
            return planking.moving_codes(self)
        if phase == AFTER_JOKER:
            return playing.after_joker_codes(self)
        if phase == COLOURING:
            return beginning.colouring_codes(self)
        if phase == ASSIGNING:
            return beginning.assigning_codes(self)
        if phase == FIRST:
            return beginning.codes(self)
        if phase == DISCARDING:
            return trimming.discarding_codes(self)
        return []

    def odds(self) -> list[int]:
        """Cards by their number in the draw pile; colours and seats are equally likely."""
        if self.phase in (DRAWING, DEAL):
            return drawing.odds(self)
        return [1] * len(self.codes())

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code < REMOVE:
            planking.lay(self, code, code >= JOKER_LAY)
        elif code < LIFT:
            planking.remove(self, code - REMOVE, code >= JOKER_REMOVE)
        elif code < SET:
            planking.lift(self, code - LIFT, code >= JOKER_LIFT)
        elif code < STEP:
            planking.set_(self, self.rules.chart.place_of[code - SET])
        elif code < WALK:
            walking.step(self, self.rules.chart.spot_of[code - STEP])
        elif code < STOP:
            walking.walk(self, code - WALK, code >= JOKER_WALK)
        elif code >= DRAW:
            drawing.draw(self, code - DRAW)
        elif code == STOP:
            walking.stop(self)
        elif code == END_PLAY:
            playing.end_play(self)
        elif code == END_TURN:
            turns.end_turn(self)
        elif code == TAKE_JOKER:
            playing.take_joker(self)
        elif code == EXCHANGE:
            exchanging.exchange(self)
        elif code < END_PLAY:
            exchanging.give(self, code - GIVE)
        elif code < RESCUE:
            trimming.discard(self, code - DISCARD)
        elif code < CHOOSE:
            planking.rescue(self, code - RESCUE)
        elif code >= ASSIGN:
            beginning.assign(self, code - ASSIGN)
        elif code >= BEGIN:
            beginning.begin(self, code - BEGIN)
        elif code == NO_CHOICE:
            beginning.no_choice(self)
        else:
            beginning.choose(self, code - CHOOSE)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

    def outcome(self) -> Outcome | None:
        """None while it lasts."""
        return ending.outcome(self) if self.phase == OVER else None
