# compiled with mypyc
"""What lies on the table and whose decision it is: the data, its copy, and questions about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import FORTUNA, NOBODY
from serenissima.core.state import State as Protocol
from serenissima.games.intrigues_a_venise.state.mission import Cast
from serenissima.games.intrigues_a_venise.state.pieces import Pieces
from serenissima.games.intrigues_a_venise.state.rules import Rules

TAKING_COLOURS: Final = 0
PLACES: Final = 1
DEAL: Final = 2
READY: Final = 3
SHAKING: Final = 4
MOVING: Final = 5
RESOLVE: Final = 6
ASKING: Final = 7
ANSWERING: Final = 8
EXILING: Final = 9
OVER: Final = 10
PHASES: Final = ("colours", "place", "deal", "ready", "shake", "move", "resolve", "ask", "answer", "exile", "over")

NONE: Final = -1
"""No seat, no colour, no shake, no spy, no card."""
ENVELOPES: Final = 4
_NOTHING: Final = vec[i64]([-1, -1, -1, -1])


class Position(Protocol):
    """A position. A spy is number 4 x colour + build; with three players the last envelope is the arrested agent's."""

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The empty table, or a copy of `source`."""
        super().__init__()
        self.rules = rules
        if source is None:
            self.pieces: Pieces = Pieces()
            self.phase: i64 = TAKING_COLOURS
            self.dealt: i64 = 0
            """By phase: how many seats have a colour, how many have placed their spies, or how many cards are dealt."""
            self.colours: vec[i64] = _NOTHING[:]
            """The colour of each seat."""
            self.seat_of: vec[i64] = _NOTHING[:]
            """The seat of each colour."""
            self.identities: vec[i64] = _NOTHING[:]
            self.builds: vec[i64] = _NOTHING[:]
            self.messages: vec[i64] = _NOTHING[:]
            """By envelope: the seats, then the arrested agent."""
            self.active: i64 = NONE
            self.turn: i64 = 0
            self.shakes: i64 = 0
            self.shake: i64 = NONE
            self.bag: i64 = 0
            """The marbles not used yet, four bits for each kind."""
            self.usable: i64 = 0
            """The kinds of marbles with which a step is legal, as a mask."""
            self.may_stop: bool = False
            self.picked: i64 = 0
            self.spy: i64 = NONE
            """The picked marble and piece."""
            self.moved: i64 = 0
            """The pieces displaced in this turn, as a mask (IV-621)."""
            self.left_embassy: bool = False
            self.met: i64 = 0
            """The space of the meeting at hand."""
            self.asked: i64 = NONE
            self.questions: vec[i64] = vec[i64]()
            self.tics: vec[i64] = vec[i64]()
            self.noticing: bool = False
            """Fortuna is about to say who notices the last tic (IV-904)."""
            self.announcer: i64 = NONE
            self.right: bool = False
            self.leaver: i64 = NONE
            """Who has left and so ended the match (IV-627)."""
        else:
            self.pieces = source.pieces.copy()
            self.phase = source.phase
            self.dealt = source.dealt
            self.colours = source.colours[:]
            self.seat_of = source.seat_of[:]
            self.identities = source.identities[:]
            self.builds = source.builds[:]
            self.messages = source.messages[:]
            self.active = source.active
            self.turn = source.turn
            self.shakes = source.shakes
            self.shake = source.shake
            self.bag = source.bag
            self.usable = source.usable
            self.may_stop = source.may_stop
            self.picked = source.picked
            self.spy = source.spy
            self.moved = source.moved
            self.left_embassy = source.left_embassy
            self.met = source.met
            self.asked = source.asked
            self.questions = source.questions[:]
            self.tics = source.tics[:]
            self.noticing = source.noticing
            self.announcer = source.announcer
            self.right = source.right
            self.leaver = source.leaver

    def decider(self) -> int:
        """Who is to move, apart from Fortuna when she says who notices a tic."""
        phase = self.phase
        if phase in (SHAKING, DEAL):
            return FORTUNA
        if phase == OVER:
            return NOBODY
        if phase == ANSWERING:
            return self.asked
        if phase == TAKING_COLOURS:
            return self.dealt if self.rules.choose_colours else FORTUNA
        if phase == PLACES:
            return self.dealt if self.rules.choose_places else FORTUNA
        return self.active

    def cast(self) -> Cast:
        """Who is who."""
        return Cast(self.rules.seats, self.colours, self.identities, self.builds, self.messages)

    def filled(self) -> bool:
        """Whether all envelopes are filled; messages are dealt last (IV-206)."""
        return self.messages[self.rules.seats - 1] != NONE

    def winners(self) -> i64:
        """The seats that have won, as a mask: all of them after the last round (IV-623, IV-627, IV-702, IV-807)."""
        everybody: i64 = (1 << self.rules.seats) - 1
        if self.leaver != NONE:
            lost: i64 = 1 << self.leaver
            if self.filled():
                lost = self.cast().team_mask(self.leaver)
            return everybody & ~lost
        if self.announcer == NONE:
            return everybody
        team = self.cast().team_mask(self.announcer)
        return team if self.right else everybody & ~team
