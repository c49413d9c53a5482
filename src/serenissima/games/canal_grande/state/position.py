# compiled with mypyc
"""What lies on the table and whose decision it is: the data, its copy, and questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.state import State as Protocol
from serenissima.games.canal_grande.cards import ACTION_MASK, one, points
from serenissima.games.canal_grande.state.rules import DEALT, NONE, Rules
from serenissima.games.canal_grande.state.running_vote import RunningVote

DEALING: Final = 0
BEGINNING: Final = 1
REVEALING: Final = 2
SPLITTING: Final = 3
CHOOSING: Final = 4
RESOLVING: Final = 5
BETRAYING: Final = 6
PLUCKING: Final = 7
SPYING: Final = 8
VOTING: Final = 9
CATCHING_UP: Final = 10
DRAWING_UP: Final = 11
OVER: Final = 12
STAGES: Final = (
    "deal", "first", "reveal", "split", "choose", "resolve", "traitor", "pluck", "spy", "vote", "catch-up",
    "catch-up-draw", "over",
)  # fmt: skip

CHOOSER: Final = 0
DIVIDER: Final = 1
LOWER: Final = 2
TURNS: Final = ("chooser", "divider", "catch-up")
"""Whose specials are being resolved: the chooser's, the divider's, or those of a player who catches up."""

SIX: Final = 0
FOUR: Final = 1
NEVER: Final = 2
REASONS: Final = ("six", "four", "draw")


class PastSplit:
    """A split with all hands as they were, for the look back after the match (CG-821). It never changes."""

    def __init__(
        self, when: list[int], offers: list[int], hands: list[int], numbers: list[int], trophies: list[int]
    ) -> None:
        self.when = when
        """Round, phase, divider, chooser, and the offer chosen, 1 or 2."""
        self.offers = offers
        self.hands = hands
        self.numbers = numbers
        self.trophies = trophies


class Position(Protocol):
    """A position: piles of cards as in `cards.py`, seats and stages as small numbers.

    The phases of a turn are functions on it, in the other files of this folder.
    """

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The start of a match, or a copy of `source`."""
        super().__init__()
        self.rules = rules
        if source is None:
            seats = rules.seats
            self.hands: list[int] = [rules.start_hand] * seats
            self.numbers: list[int] = [0] * seats
            """Number cards laid out before each player (CG-441)."""
            self.trophies: list[int] = [0, 0]
            """The trophies of the two sides (CG-574)."""
            self.deal: i64 = rules.deal
            """What the first hands are dealt from."""
            self.bag: i64 = rules.cards - rules.deal - rules.start_hand * seats
            """Both draw piles; they have no order (CG-303, CG-305)."""
            self.discard: i64 = 0
            self.first: i64 = 0
            self.second: i64 = 0
            """The trays, then the offers until they are taken."""
            self.chosen: i64 = 0
            """The offer the chooser took, 1 or 2."""
            self.pending: i64 = 0
            """Specials that the active player has yet to resolve."""
            self.resolving: i64 = NONE
            """The special being resolved."""
            self.aside: i64 = 0
            """Specials just drawn that go to the discards once all cards are drawn (CG-465)."""
            self.victim: i64 = NONE
            """Whom a traitor robs."""
            self.due: i64 = DEALT * seats
            """Cards Fortuna is still to draw."""
            self.stage: i64 = DEALING
            self.divider: i64 = NONE
            self.active: i64 = NONE
            self.turn: i64 = CHOOSER
            self.waiting: i64 = NONE
            """Who may catch up next (CG-642)."""
            self.round: i64 = 0
            self.phase: i64 = 1
            self.vote: RunningVote | None = None
            self.winner: i64 = NONE
            self.reason: i64 = NONE
            self.trail: list[int] = []
            """How the cards moved through the hands (see `trail.py`)."""
            self.past: list[PastSplit] = []
        else:
            self.hands = source.hands[:]
            self.numbers = source.numbers[:]
            self.trophies = source.trophies[:]
            self.deal = source.deal
            self.bag = source.bag
            self.discard = source.discard
            self.first = source.first
            self.second = source.second
            self.chosen = source.chosen
            self.pending = source.pending
            self.resolving = source.resolving
            self.aside = source.aside
            self.victim = source.victim
            self.due = source.due
            self.stage = source.stage
            self.divider = source.divider
            self.active = source.active
            self.turn = source.turn
            self.waiting = source.waiting
            self.round = source.round
            self.phase = source.phase
            self.vote = None if source.vote is None else source.vote.copy()
            self.winner = source.winner
            self.reason = source.reason
            self.trail = source.trail[:]
            self.past = source.past[:]

    # questions

    def total(self, side: int) -> int:
        """The number points of a side (CG-601, CG-641)."""
        if self.rules.seats == 2:
            return points(self.numbers[side])
        return points(self.numbers[2 * side] + self.numbers[2 * side + 1])

    def chooser(self) -> int:
        """The seat that chooses in this round."""
        return self.rules.chooser(self.divider)

    def on_table(self) -> int:
        """The action cards that lie open and are in nobody's hand: trays, specials, the vote (CG-412)."""
        pile: i64 = ((self.first + self.second) & ACTION_MASK) + self.pending + self.aside
        if self.resolving >= 0:
            pile += one(self.resolving)
        if self.vote is not None:
            for laid in self.vote.laid:
                pile += laid
        return pile

    def in_play(self) -> int:
        """All cards, wherever they are: this never changes (CG-824)."""
        pile: i64 = self.bag + self.deal + self.discard + self.on_table()
        pile += (self.first + self.second) & ~ACTION_MASK
        for hand in self.hands:
            pile += hand
        for laid in self.numbers:
            pile += laid
        return pile + self.trophies[0] + self.trophies[1]

    def can_be_robbed(self, seat: i64) -> bool:
        """Whether the active player's traitor may rob this seat: an opponent who holds a card (CG-452, CG-454)."""
        return self.hands[seat] != 0 and self.rules.side(seat) != self.rules.side(self.active)
