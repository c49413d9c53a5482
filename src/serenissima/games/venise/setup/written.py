"""A position as it is written down: the board, the players and the running turn.

Planks, fields and spots have their names on the board (`S:B4-C4`, `C4.top`), cards those in `box.py` (`walk1`). Cards
that are not mentioned are in the draw pile, planks that are not mentioned in the box.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.venise.box import ALL_JOKERS, ALL_LONG, ALL_SHORT, GEMS, JOKER_LIMIT, Card, Colour, Ordinary
from serenissima.games.venise.state.position import REASONS

Seat = Annotated[int, Meta(ge=0, lt=4)]
Short = Annotated[int, Meta(ge=0, le=ALL_SHORT)]
Long = Annotated[int, Meta(ge=0, le=ALL_LONG)]
Number = Annotated[int, Meta(ge=0, le=1_000)]
Phase = Literal[
    "colours", "assign", "first", "deal", "play", "walk", "move", "exchange", "after-joker", "draw", "trim", "discard",
    "over",
]  # fmt: skip
"""In the order of the phases in `state/position.py`."""
PHASES: tuple[Phase, ...] = get_args(Phase)
Reason = Literal["gems", "shared", "places", "standstill", "rounds"]
REASON_NAMES: tuple[Reason, ...] = get_args(Reason)
assert REASON_NAMES == REASONS


class Player(Part, frozen=True, kw_only=True):
    """A player. `gems`: the fields of those collected. `short`, `long`: the supply, as at the start if not given.

    `hand`: ordinary cards. All of it is known to the others but for what was in it unseen when the discards were last
    shuffled (`old`) or was drawn since (`new`); `gone` are cards of those that were put face up since then. `place`:
    once it is decided. `completed`: all gems, while the round is finished (VE-V5).
    """

    colour: Colour | None = None
    pawn: str | None = None
    gems: tuple[str, ...] = ()
    tiles: Annotated[int, Meta(ge=0, lt=GEMS)] = 0
    short: Short | None = None
    long: Long | None = None
    hand: str = ""
    jokers: Annotated[int, Meta(ge=0, le=JOKER_LIMIT)] = 0
    old: str = ""
    new: str = ""
    gone: str = ""
    place: Annotated[int, Meta(ge=1, le=4)] | None = None
    completed: bool = False


class Turn(Part, frozen=True, kw_only=True):
    """The running turn. `fresh`: nothing has been done in it. `acted`: something moved on the board.

    `path`, `steps`: the walk that is being made, from where it began, and the steps left. `lifted`: where a plank was
    taken up. `given`: cards given so far for a joker; `resume`: the phase an exchange leads back to, or last did.
    `draw`: cards still to be drawn.
    """

    played: tuple[Card, ...] = ()
    fresh: bool = True
    acted: bool = False
    path: tuple[str, ...] = ()
    steps: Annotated[int, Meta(ge=0, le=3)] = 0
    lifted: str | None = None
    given: tuple[Ordinary, ...] = ()
    resume: Literal["play", "after-joker", "trim"] = "play"
    draw: Annotated[int, Meta(ge=0, le=2)] = 0


class Setup(Part, frozen=True, kw_only=True):
    """A position. `seat`: whose turn it is. `first`: who had the first one.

    `discards`: all cards of the discard pile, the top one last. `pile_jokers`: jokers in the draw pile, where discarded
    ones go to the pile (VE-T17); those named nowhere are on their place. `water`: short and long planks that fell in.
    `undecided`: seats that leave their colour to chance, while colours are given out. `idle`: turns since something
    moved on the board (VE-E4). `ended`: why it is over.
    """

    phase: Phase = "play"
    players: tuple[Player, ...]
    planks: tuple[str, ...] = ()
    discards: str = ""
    pile_jokers: Annotated[int, Meta(ge=0, le=ALL_JOKERS)] = 0
    water: tuple[Short, Long] = (0, 0)
    first: Seat | None = None
    seat: Seat = 0
    round: Number = 1
    idle: Number = 0
    undecided: tuple[Seat, ...] = ()
    turn: Turn | None = None
    ended: Reason | None = None
