"""Positions as they are written down: envelopes, pieces and everything that was asked, enough for a match to begin.

Pieces are named `red thin` and `ambassador`, marbles by their letters (`RRK`), answers as they are typed (`F X tall`).
`set_up` in `by_hand` needs less for a state at the beginning of a turn.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.intrigues_a_venise.box import (
    AMBASSADOR,
    BUILDS,
    COLOURS,
    PIECES,
    About,
    Build,
    Colour,
    Gesture,
    Identity,
    Marble,
    Message,
)
from serenissima.games.intrigues_a_venise.view import Phase

Seat = Annotated[int, Meta(ge=0, lt=4)]
Space = Annotated[int, Meta(ge=1, le=58)]
Number = Annotated[int, Meta(ge=0, le=100_000)]


class Agent(Part, frozen=True, kw_only=True):
    """A seat: its colour, and the cards in its envelope; None: not given out yet."""

    colour: Colour | None = None
    identity: Identity | None = None
    build: Build | None = None
    message: Message | None = None


class Question(Part, frozen=True, kw_only=True):
    """A question and the cards shown for it; without an `answer` it waits for one."""

    turn: Number
    asker: Seat
    asked: Seat
    about: About
    ambassador: bool = False
    answer: str | None = None


class Tic(Part, frozen=True, kw_only=True):
    """A gesture, made after shake number `shake`: for all, or for one seat and noticed by `seers` (IV-903, IV-904)."""

    shake: Number
    seat: Seat
    gesture: Gesture
    to: Seat | None = None
    seers: tuple[Seat, ...] = ()


class Setup(Part, frozen=True, kw_only=True):
    """A position.

    `pieces`: where they stand. `marbles`: the shake of this turn; `left`: those of them not used yet. `picked`, `spy`:
    the marble and the piece for the next step. `moved`: the pieces displaced in this turn (IV-621). `left_embassy`: the
    Ambassador has been elsewhere. `met`: the space of the meeting at hand. `noticing`: Fortuna is to say who notices
    the last tic. `announcer`: who ended the match with an announcement.
    """

    phase: Phase
    agents: tuple[Agent, ...]
    pieces: dict[str, Space] = msgspec.field(default_factory=dict)
    active: Seat | None = None
    turn: Number = 0
    marbles: str = ""
    left: str = ""
    picked: Marble | None = None
    spy: str | None = None
    moved: tuple[str, ...] = ()
    left_embassy: bool = False
    met: Space | None = None
    questions: tuple[Question, ...] = ()
    tics: tuple[Tic, ...] = ()
    noticing: bool = False
    announcer: Seat | None = None


def name_of(piece: int) -> str:
    """`red thin`, `ambassador`."""
    return "ambassador" if piece == AMBASSADOR else f"{COLOURS[piece >> 2]} {BUILDS[piece & 3]}"


NUMBERS = {name_of(piece): piece for piece in range(PIECES)}


def number_of(name: str) -> int:
    """The number of a piece; ValueError if there is none of this name."""
    if name not in NUMBERS:
        raise ValueError(f"there is no piece {name[:40]!r}; there are {', '.join(NUMBERS)}")
    return NUMBERS[name]
