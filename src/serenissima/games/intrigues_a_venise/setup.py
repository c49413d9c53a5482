"""Positions written down: the envelopes, the pieces and all that was asked, so that a match can begin there.

Pieces are named `red thin` and `ambassador`, marbles by their letters (`RRK`), answers as they are typed (`F X tall`).
`setting.set_up` makes a state at the beginning of a turn from less.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.intrigues_a_venise.alphabet import card_text, cards_of
from serenissima.games.intrigues_a_venise.answers import ANSWERS
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    AMBASSADOR,
    BUILDS,
    COLOURS,
    GESTURES,
    IDENTITIES,
    MARBLE_LETTERS,
    MARBLES,
    MESSAGES,
    PIECES,
    About,
    Build,
    Colour,
    Gesture,
    Identity,
    Marble,
    Message,
)
from serenissima.games.intrigues_a_venise.chart import BLACK, PURPLE, RED, SHAKES
from serenissima.games.intrigues_a_venise.ground import NOWHERE
from serenissima.games.intrigues_a_venise.position import NONE, OVER, PHASES
from serenissima.games.intrigues_a_venise.question import (
    UNANSWERED,
    about_of,
    answer_of,
    asked_of,
    asker_of,
    by_ambassador,
    tic_gesture,
    tic_seat,
    tic_seers,
    tic_shake,
    tic_to,
    turn_of,
)
from serenissima.games.intrigues_a_venise.sight import Phase
from serenissima.games.intrigues_a_venise.state import State

Seat = Annotated[int, Meta(ge=0, lt=4)]
Space = Annotated[int, Meta(ge=1, le=58)]
Number = Annotated[int, Meta(ge=0, le=100_000)]

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


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
    """A gesture, made after so many shakes: meant for one seat and noticed by these, or for all (IV-903, IV-904)."""

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


def describe(state: State) -> Setup:
    """The position of a state."""
    return Setup(
        phase=_PHASES[state.phase],
        agents=tuple(_agent(state, seat) for seat in range(state.seats)),
        pieces={name_of(piece): at for piece in range(PIECES) if (at := state.ground.at[piece]) != NOWHERE},
        active=_seat(state.active),
        turn=state.turn,
        marbles="" if state.shake == NONE else "".join(MARBLE_LETTERS[kind] for kind in SHAKES[state.shake]),
        left="".join(MARBLE_LETTERS[kind] * (state.bag >> 4 * (kind - 1) & 15) for kind in range(RED, PURPLE + 1)),
        picked=MARBLES[state.picked] if state.picked else None,
        spy=None if state.spy == NONE or state.picked == BLACK else name_of(state.spy),
        moved=tuple(name_of(piece) for piece in range(PIECES) if state.moved >> piece & 1),
        left_embassy=state.left_embassy,
        met=state.met or None,
        questions=tuple(_question(packed) for packed in state.questions),
        tics=tuple(_tic(packed, state.seats) for packed in state.tics),
        noticing=state.noticing,
        announcer=_seat(state.announcer) if state.phase == OVER else None,
    )


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _agent(state: State, seat: int) -> Agent:
    colour, identity = state.colours[seat], state.identities[seat]
    figure, message = state.builds[seat], state.messages[seat]
    return Agent(
        colour=None if colour == NONE else COLOURS[colour],
        identity=None if identity == NONE else IDENTITIES[identity],
        build=None if figure == NONE else BUILDS[figure],
        message=None if message == NONE else MESSAGES[message],
    )


def _question(packed: int) -> Question:
    number = answer_of(packed)
    return Question(
        turn=turn_of(packed),
        asker=asker_of(packed),
        asked=asked_of(packed),
        about=ABOUT[about_of(packed)],
        ambassador=by_ambassador(packed),
        answer=None if number == UNANSWERED else " ".join(map(card_text, cards_of(ANSWERS[number]))),
    )


def _tic(packed: int, seats: int) -> Tic:
    to, seat, seers = tic_to(packed), tic_seat(packed), tic_seers(packed)
    return Tic(
        shake=tic_shake(packed),
        seat=seat,
        gesture=GESTURES[tic_gesture(packed)],
        to=_seat(to),
        seers=tuple(other for other in range(seats) if to >= 0 and seers >> other & 1 and other not in (seat, to)),
    )
