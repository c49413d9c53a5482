# compiled with mypyc
"""A match of Venise as the platform knows it: sends every code to its phase."""

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
from serenissima.games.venise.state.building import goals, lay, lift, put, remove, rescue
from serenissima.games.venise.state.drawing import draw, draw_odds, draws
from serenissima.games.venise.state.exchanging import exchange, gifts, give
from serenissima.games.venise.state.playing import after_joker, end_play, plays, take_joker
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
    REASONS,
    TRIM,
    WALKING,
    Position,
)
from serenissima.games.venise.state.rules import Rules
from serenissima.games.venise.state.setting_up import (
    assign,
    assignments,
    begin,
    beginnings,
    choices,
    choose,
    choose_none,
)
from serenissima.games.venise.state.trimming import discard, discards, trims
from serenissima.games.venise.state.turns import end_turn
from serenissima.games.venise.state.walking import step, steps, stop, walk


class State(Position):
    """A match."""

    def __init__(self, rules: Rules, source: State | None = None) -> None:
        """The start of a match, or a copy of `source`."""
        super().__init__(rules, source)

    def copy(self) -> State:
        """An independent copy with no listeners."""
        return State(self.rules, self)

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
            return plays(self)
        if phase == WALKING:
            return steps(self)
        if phase in (DRAWING, DEAL):
            return draws(self)
        if phase == GIVING:
            return gifts(self)
        if phase == TRIM:
            return trims(self)
        if phase == MOVING:
            return goals(self)
        if phase == AFTER_JOKER:
            return after_joker(self)
        if phase == COLOURING:
            return choices(self)
        if phase == ASSIGNING:
            return assignments(self)
        if phase == FIRST:
            return beginnings(self)
        if phase == DISCARDING:
            return discards(self)
        return []

    def odds(self) -> list[int]:
        """Cards by their number in the draw pile; colours and seats are equally likely."""
        if self.phase in (DRAWING, DEAL):
            return draw_odds(self)
        return [1] * len(self.codes())

    def play(self, code: int) -> None:
        """Plays a legal code."""
        if code < REMOVE:
            lay(self, code, code >= JOKER_LAY)
        elif code < LIFT:
            remove(self, code - REMOVE, code >= JOKER_REMOVE)
        elif code < SET:
            lift(self, code - LIFT, code >= JOKER_LIFT)
        elif code < STEP:
            put(self, self.rules.chart.place_of[code - SET])
        elif code < WALK:
            step(self, self.rules.chart.spot_of[code - STEP])
        elif code < STOP:
            walk(self, code - WALK, code >= JOKER_WALK)
        elif code >= DRAW:
            draw(self, code - DRAW)
        elif code == STOP:
            stop(self)
        elif code == END_PLAY:
            end_play(self)
        elif code == END_TURN:
            end_turn(self)
        elif code == TAKE_JOKER:
            take_joker(self)
        elif code == EXCHANGE:
            exchange(self)
        elif code < END_PLAY:
            give(self, code - GIVE)
        elif code < RESCUE:
            discard(self, code - DISCARD)
        elif code < CHOOSE:
            rescue(self, code - RESCUE)
        elif code >= ASSIGN:
            assign(self, code - ASSIGN)
        elif code >= BEGIN:
            begin(self, code - BEGIN)
        elif code == NO_CHOICE:
            choose_none(self)
        else:
            choose(self, code - CHOOSE)

    def outcome(self) -> Outcome | None:
        """Places, and gems as scores. Players without a place by then are ranked by gems (VE-E3, VE-E4)."""
        if self.phase != OVER:
            return None
        placed = int(self.placed())
        ranks: list[int] = []
        for player in self.players:
            rank = int(player.rank)
            if rank == 0:
                rank = placed + 1
                for other in self.players:
                    rank += other.rank == 0 and other.gem_count > player.gem_count
            ranks.append(rank)
        scores = tuple([int(player.gem_count) for player in self.players])
        return Outcome(ranks=tuple(ranks), reason=REASONS[self.reason], scores=scores)
