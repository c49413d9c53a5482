"""What the table is told of each move. Called only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serenissima.core.state import EVERYONE, Told
from serenissima.games.intrigues_a_venise import events
from serenissima.games.intrigues_a_venise.answers import ANSWERS, MESSAGE_BITS, SEALS, VALUES, true_cards
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    AMBASSADOR,
    BUILDS,
    COLOURS,
    GESTURES,
    IDENTITIES,
    MARBLES,
    MESSAGES,
    Build,
    Colour,
)
from serenissima.games.intrigues_a_venise.chart import ARRANGEMENTS, SHAKES
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.moves import CARD_VALUES
from serenissima.games.intrigues_a_venise.question import (
    UNANSWERED,
    about_of,
    answer_of,
    asked_of,
    asker_of,
    by_ambassador,
    is_disclosed,
    is_repeated,
    tic_gesture,
    tic_seat,
    tic_to,
    turn_of,
)

if TYPE_CHECKING:
    from serenissima.games.intrigues_a_venise.state import State


def _tell(
    state: State, rule: str, event: msgspec.Struct, to: int = EVERYONE, final: bool = False, fades: bool = False
) -> None:
    """Tells an event. `final`: it cannot be taken back freely; at a table without undo nothing can (IV-327)."""
    assert state.told is not None
    state.told.append(Told(event, rule, to, final or not state.rules.undo, fades))


def _colour(piece: int) -> Colour | None:
    return None if piece == AMBASSADOR else COLOURS[piece >> 2]


def _build(piece: int) -> Build | None:
    return None if piece == AMBASSADOR else BUILDS[piece & 3]


def colour_taken(state: State, seat: int) -> None:
    """IV-201."""
    _tell(state, "IV-201", events.ColourTaken(seat, COLOURS[state.colours[seat]]))


def placed(state: State, seat: int, number: int) -> None:
    """IV-203."""
    _tell(state, "IV-203", events.Placed(seat, [BUILDS[build] for build in ARRANGEMENTS[number]]))


def envelopes_opened(state: State) -> None:
    """IV-208: each for its owner alone."""
    for seat in range(state.seats):
        event = events.EnvelopeOpened(
            seat,
            IDENTITIES[state.identities[seat]],
            BUILDS[state.builds[seat]],
            MESSAGES[state.messages[seat]],
        )
        _tell(state, "IV-208", event, 1 << seat, final=True)


def began(state: State) -> None:
    """IV-207."""
    _tell(state, "IV-207", events.Began(state.active))


def turn_began(state: State) -> None:
    """IV-621."""
    _tell(state, "IV-621", events.TurnBegan(state.active))


def shaken(state: State) -> None:
    """IV-301."""
    first, second, third = (MARBLES[marble] for marble in SHAKES[state.shake])
    _tell(state, "IV-301", events.Shaken(state.active, first, second, third, state.turn))


def marble_picked(state: State) -> None:
    """IV-315."""
    _tell(state, "IV-315", events.MarblePicked(state.active, MARBLES[state.picked]))


def spy_picked(state: State) -> None:
    """IV-315."""
    _tell(state, "IV-315", events.SpyPicked(state.active, COLOURS[state.spy >> 2], BUILDS[state.spy & 3]))


STEP_RULES = ("IV-314", "IV-310", "IV-311", "IV-312", "IV-313", "IV-105")


def stepped(state: State, space: int) -> None:
    """IV-310 to IV-313; told before the piece has moved."""
    piece, marble = state.spy, state.picked
    event = events.Stepped(state.active, MARBLES[marble], _colour(piece), _build(piece), state.ground.at[piece], space)
    _tell(state, STEP_RULES[marble], event)


def finished(state: State, forced: bool) -> None:
    """IV-317: no step is taken back after this (IV-327)."""
    meetings = int(state.ground.meetings(state.colours[state.active])).bit_count()
    event = events.Finished(state.active, meetings, forced)
    _tell(state, "IV-328" if forced else "IV-317", event, final=True)


def met(state: State) -> None:
    """IV-402."""
    other = state.ground.other_on(state.colours[state.active], state.met)
    with_seat = None if other == AMBASSADOR else int(state.seat_of[other >> 2])
    _tell(state, "IV-402", events.Met(state.active, state.met, with_seat))


def asked(state: State) -> None:
    """IV-407: who asks whom for what is public."""
    question = state.questions[len(state.questions) - 1]
    ambassador = by_ambassador(question)
    event = events.Asked(
        asker_of(question),
        asked_of(question),
        ABOUT[about_of(question)],
        "ambassador" if ambassador else "spy",
        state.turn,
    )
    _tell(state, "IV-404" if ambassador else "IV-403", event)


def names_of(bits: int) -> list[str]:
    """The cards of an answer, without seals."""
    return [value for bit, value in enumerate(CARD_VALUES) if bits >> bit & 1]


def _cards(answer: int) -> tuple[str, bool, str, bool, str | None, bool]:
    """Two or three cards, and whether each is sealed."""
    cards = names_of(answer & VALUES)
    sealed = [card in names_of(answer >> SEALS) for card in cards]
    third = cards[2] if len(cards) > 2 else None
    return cards[0], sealed[0], cards[1], sealed[1], third, third is not None and sealed[2]


def answered(state: State, disclosed: bool) -> None:
    """IV-407: all hear that there was an answer, the two alone what it was; with `notes: paper` that fades (IV-912)."""
    question = state.questions[len(state.questions) - 1]
    asker, seat = asker_of(question), asked_of(question)
    answer = ANSWERS[answer_of(question)]
    both = 1 << asker | 1 << seat
    paper = state.rules.paper
    _tell(state, "IV-407", events.Answered(seat, asker))
    _tell(state, "IV-410", events.CardsShown(seat, asker, *_cards(answer)), both, final=True, fades=paper)
    if disclosed:
        true = names_of(true_cards(state.identities[seat], state.builds[seat]))
        claims: list[str | None] = [*names_of(answer & VALUES & ~MESSAGE_BITS), None, None]
        truths = [claim in true for claim in claims]
        claim = claims[0]
        assert claim is not None
        _tell(
            state,
            "IV-421",
            events.Disclosed(seat, asker, claim, truths[0], claims[1], truths[1], claims[2], truths[2]),
            both,
            final=True,
            fades=paper,
        )
    elif is_repeated(question):
        _tell(state, "IV-422", events.Warned(seat, asker), both, final=True, fades=paper)


def extra_stepped(state: State, spy: int, space: int) -> None:
    """IV-430; told before the spy has moved."""
    event = events.ExtraStepped(state.active, COLOURS[spy >> 2], BUILDS[spy & 3], state.met, space)
    _tell(state, "IV-430", event)


def exiled(state: State, piece: int, space: int) -> None:
    """IV-502, IV-503."""
    of_seat = None if piece == AMBASSADOR else int(state.seat_of[piece >> 2])
    event = events.Exiled(state.active, of_seat, _colour(piece), _build(piece), state.met, space)
    _tell(state, "IV-503" if piece == AMBASSADOR else "IV-502", event)


def turn_ended(state: State) -> None:
    """IV-207."""
    _tell(state, "IV-207", events.TurnEnded(state.active))


def gestured(state: State, seers: int) -> None:
    """IV-903, IV-904: to those who see it."""
    tic = state.tics[len(state.tics) - 1]
    to = tic_to(tic)
    event = events.Gestured(tic_seat(tic), GESTURES[tic_gesture(tic)], None if to < 0 else int(to))
    if to < 0:
        _tell(state, "IV-903", event, final=True)
    else:
        _tell(state, "IV-904", event, seers, final=True)


def _unmasked(state: State) -> None:
    """IV-626: all envelopes are opened, and all answers. Before they are filled there is nothing to see."""
    for envelope in range(4):
        if state.filled():
            event = events.Unmasked(
                envelope if envelope < state.seats else None,
                IDENTITIES[state.identities[envelope]],
                BUILDS[state.builds[envelope]],
                MESSAGES[state.messages[envelope]],
            )
            _tell(state, "IV-626", event, final=True)
    for question in state.questions:
        if answer_of(question) == UNANSWERED:
            continue  # whoever was asked has left, or another while the question was open
        seat, asker, turn = asked_of(question), asker_of(question), turn_of(question)
        cards = _cards(ANSWERS[answer_of(question)])
        opened = events.AnswerOpened(seat, asker, turn, *cards, is_repeated(question), is_disclosed(question))
        _tell(state, "IV-626", opened, final=True)


def announced(state: State) -> None:
    """IV-621, IV-623."""
    event = events.Announced(state.active, state.right, duty(state, state.active))
    _tell(state, "IV-623", event, final=True)
    _unmasked(state)


def departed(state: State) -> None:
    """IV-627."""
    lost = ((1 << state.seats) - 1) & ~state.winners() & ~(1 << state.leaver)
    partner = int(lost).bit_length() - 1 if lost else None
    _tell(state, "IV-627", events.Departed(state.leaver, partner), final=True)
    _unmasked(state)


def rounds_over(state: State) -> None:
    """IV-702."""
    _tell(state, "IV-702", events.RoundsOver(state.rules.round_cap), final=True)
    _unmasked(state)
