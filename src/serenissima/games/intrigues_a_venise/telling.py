"""Builds the events of a move, with their rules and who hears them. Called only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serenissima.core.state import EVERYONE, Told
from serenissima.games.intrigues_a_venise import events
from serenissima.games.intrigues_a_venise.box import (
    ABOUT,
    AMBASSADOR,
    BUILDS,
    COLOURS,
    GESTURES,
    IDENTITIES,
    MARBLES,
    MESSAGES,
    build_of,
    colour_of,
)
from serenissima.games.intrigues_a_venise.duty import duty
from serenissima.games.intrigues_a_venise.moves import names_of
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, SEALS, VALUES, true_cards
from serenissima.games.intrigues_a_venise.state.question import (
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
from serenissima.games.intrigues_a_venise.state.tables import ARRANGEMENTS, SHAKES

if TYPE_CHECKING:
    from serenissima.games.intrigues_a_venise.state.position import Position


def _tell(
    position: Position, rule: str, event: events.Event, to: int = EVERYONE, reveals: bool = False, fades: bool = False
) -> None:
    """Tells an event. At a table without undo every event is as final as one that reveals something (IV-327)."""
    assert position.told is not None
    position.told.append(Told(event, rule, to, reveals or not position.rules.undo, fades))


def colour_taken(position: Position, seat: int) -> None:
    """IV-201: the colour of a seat."""
    _tell(position, "IV-201", events.ColourTaken(seat, COLOURS[position.colours[seat]]))


def placed(position: Position, seat: int, number: int) -> None:
    """IV-203: where a seat has placed its spies."""
    _tell(position, "IV-203", events.Placed(seat, [BUILDS[build] for build in ARRANGEMENTS[number]]))


def envelope_opened(position: Position) -> None:
    """IV-208: each for its owner alone."""
    for seat in range(position.rules.seats):
        event = events.EnvelopeOpened(
            seat,
            IDENTITIES[position.identities[seat]],
            BUILDS[position.builds[seat]],
            MESSAGES[position.messages[seat]],
        )
        _tell(position, "IV-208", event, 1 << seat, reveals=True)


def began(position: Position) -> None:
    """IV-207: who takes the first turn."""
    _tell(position, "IV-207", events.Began(position.active))


def turn_began(position: Position) -> None:
    """IV-621: a turn begins before the head is shaken."""
    _tell(position, "IV-621", events.TurnBegan(position.active))


def shaken(position: Position) -> None:
    """IV-301: the three marbles."""
    first, second, third = (MARBLES[marble] for marble in SHAKES[position.shake])
    _tell(position, "IV-301", events.Shaken(position.active, first, second, third, position.turn))


def marble_picked(position: Position) -> None:
    """IV-315: the marble for the next step."""
    _tell(position, "IV-315", events.MarblePicked(position.active, MARBLES[position.picked]))


def spy_picked(position: Position) -> None:
    """IV-315: the spy for the next step."""
    _tell(position, "IV-315", events.SpyPicked(position.active, COLOURS[position.spy >> 2], BUILDS[position.spy & 3]))


STEP_RULES = ("IV-314", "IV-310", "IV-311", "IV-312", "IV-313", "IV-105")
"""The rule of a step, by kind of marble."""


def stepped(position: Position, space: int) -> None:
    """IV-310 to IV-313: a step. Told before the piece has moved."""
    piece, marble = position.spy, position.picked
    event = events.Stepped(
        position.active,
        MARBLES[marble],
        colour_of(piece),
        build_of(piece),
        position.pieces.at[piece],
        space,
    )
    _tell(position, STEP_RULES[marble], event)


def finished(position: Position, forced: bool) -> None:
    """IV-317: no step is taken back after this (IV-327)."""
    meetings = int(position.pieces.meetings(position.colours[position.active])).bit_count()
    event = events.Finished(position.active, meetings, forced)
    _tell(position, "IV-328" if forced else "IV-317", event, reveals=True)


def met(position: Position) -> None:
    """IV-402: which meeting is resolved."""
    other = position.pieces.other_on(position.colours[position.active], position.met)
    with_seat = None if other == AMBASSADOR else int(position.seat_of[other >> 2])
    _tell(position, "IV-402", events.Met(position.active, position.met, with_seat))


def asked(position: Position) -> None:
    """IV-407: who asks whom for what is public."""
    question = position.questions[len(position.questions) - 1]
    ambassador = by_ambassador(question)
    event = events.Asked(
        asker_of(question),
        asked_of(question),
        ABOUT[about_of(question)],
        "ambassador" if ambassador else "spy",
        position.turn,
    )
    _tell(position, "IV-404" if ambassador else "IV-403", event)


def _cards(answer: int) -> tuple[str, bool, str, bool, str | None, bool]:
    """Two or three cards, and whether each is sealed."""
    cards = names_of(answer & VALUES)
    sealed = [card in names_of(answer >> SEALS) for card in cards]
    third = cards[2] if len(cards) > 2 else None
    return cards[0], sealed[0], cards[1], sealed[1], third, third is not None and sealed[2]


def answered(position: Position, disclosed: bool) -> None:
    """IV-407: all hear that there was an answer, only the two what it was; with `notes: paper` that fades (IV-912)."""
    question = position.questions[len(position.questions) - 1]
    asker, seat = asker_of(question), asked_of(question)
    answer = ANSWERS[answer_of(question)]
    both = 1 << asker | 1 << seat
    paper = position.rules.paper
    _tell(position, "IV-407", events.Answered(seat, asker))
    _tell(position, "IV-410", events.CardsShown(seat, asker, *_cards(answer)), both, reveals=True, fades=paper)
    if disclosed:
        true = names_of(true_cards(position.identities[seat], position.builds[seat]))
        claims: list[str | None] = [*names_of(answer & VALUES & ~MESSAGE_BITS), None, None]
        truths = [claim in true for claim in claims]
        claim = claims[0]
        assert claim is not None
        _tell(
            position,
            "IV-421",
            events.Disclosed(seat, asker, claim, truths[0], claims[1], truths[1], claims[2], truths[2]),
            both,
            reveals=True,
            fades=paper,
        )
    elif is_repeated(question):
        _tell(position, "IV-422", events.Warned(seat, asker), both, reveals=True, fades=paper)


def extra_stepped(position: Position, spy: int, space: int) -> None:
    """IV-430: an extra step. Told before the spy has moved."""
    event = events.ExtraStepped(position.active, COLOURS[spy >> 2], BUILDS[spy & 3], position.met, space)
    _tell(position, "IV-430", event)


def exiled(position: Position, piece: int, space: int) -> None:
    """IV-502, IV-503: the met piece is sent away. Told before it has moved."""
    of_seat = None if piece == AMBASSADOR else int(position.seat_of[piece >> 2])
    event = events.Exiled(position.active, of_seat, colour_of(piece), build_of(piece), position.met, space)
    _tell(position, "IV-503" if piece == AMBASSADOR else "IV-502", event)


def turn_ended(position: Position) -> None:
    """IV-207: a turn is over."""
    _tell(position, "IV-207", events.TurnEnded(position.active))


def gestured(position: Position, seers: int) -> None:
    """IV-903, IV-904: a tic, told to those who see it."""
    tic = position.tics[len(position.tics) - 1]
    to = tic_to(tic)
    event = events.Gestured(tic_seat(tic), GESTURES[tic_gesture(tic)], None if to < 0 else int(to))
    if to < 0:
        _tell(position, "IV-903", event, reveals=True)
    else:
        _tell(position, "IV-904", event, seers, reveals=True)


def _unmasked(position: Position) -> None:
    """IV-626: all envelopes are opened, and all answers. Before they are filled there is nothing to see."""
    for envelope in range(4):
        if position.filled():
            event = events.Unmasked(
                envelope if envelope < position.rules.seats else None,
                IDENTITIES[position.identities[envelope]],
                BUILDS[position.builds[envelope]],
                MESSAGES[position.messages[envelope]],
            )
            _tell(position, "IV-626", event, reveals=True)
    for question in position.questions:
        if answer_of(question) == UNANSWERED:
            continue  # somebody left while the question was open
        seat, asker, turn = asked_of(question), asker_of(question), turn_of(question)
        cards = _cards(ANSWERS[answer_of(question)])
        opened = events.AnswerOpened(seat, asker, turn, *cards, is_repeated(question), is_disclosed(question))
        _tell(position, "IV-626", opened, reveals=True)


def announced(position: Position) -> None:
    """IV-621, IV-623: an announcement, and whether it is true; all envelopes are opened."""
    event = events.Announced(position.active, position.right, duty(position, position.active))
    _tell(position, "IV-623", event, reveals=True)
    _unmasked(position)


def departed(position: Position) -> None:
    """IV-627: a player has left; all envelopes are opened."""
    lost = ((1 << position.rules.seats) - 1) & ~position.winners() & ~(1 << position.leaver)
    partner = int(lost).bit_length() - 1 if lost else None
    _tell(position, "IV-627", events.Departed(position.leaver, partner), reveals=True)
    _unmasked(position)


def rounds_over(position: Position) -> None:
    """IV-702: the last round is over; all envelopes are opened."""
    _tell(position, "IV-702", events.RoundsOver(position.rules.round_cap), reveals=True)
    _unmasked(position)
