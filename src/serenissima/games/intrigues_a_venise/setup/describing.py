"""The position of a state, written down."""

from __future__ import annotations

import msgspec

from serenissima.games.intrigues_a_venise.alphabet import card_text, cards_of
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    BUILDS,
    COLOURS,
    GESTURES,
    IDENTITIES,
    MARBLE_LETTERS,
    MARBLES,
    MESSAGES,
    PIECES,
)
from serenissima.games.intrigues_a_venise.setup.written import Agent, Question, Setup, Tic, name_of
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS
from serenissima.games.intrigues_a_venise.state.pieces import NOWHERE
from serenissima.games.intrigues_a_venise.state.position import NONE, OVER, PHASES
from serenissima.games.intrigues_a_venise.state.question import (
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
from serenissima.games.intrigues_a_venise.state.tables import BLACK, PURPLE, RED, SHAKES
from serenissima.games.intrigues_a_venise.view import Phase

_PHASES = msgspec.convert(PHASES, tuple[Phase, ...])


def describe(state: State) -> Setup:
    """The position of a state."""
    return Setup(
        phase=_PHASES[state.phase],
        agents=tuple(_agent(state, seat) for seat in range(state.rules.seats)),
        pieces={name_of(piece): at for piece in range(PIECES) if (at := state.pieces.at[piece]) != NOWHERE},
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
        tics=tuple(_tic(packed, state.rules.seats) for packed in state.tics),
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
