"""Questions, their answers and tics, as one seat has seen them."""

from __future__ import annotations

from typing import Final

from serenissima.games.intrigues_a_venise.alphabet import cards_of
from serenissima.games.intrigues_a_venise.box import ABOUT, GESTURES
from serenissima.games.intrigues_a_venise.moves import names_of
from serenissima.games.intrigues_a_venise.state import State
from serenissima.games.intrigues_a_venise.state.answering import times_shown
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, VALUES, slots, true_cards
from serenissima.games.intrigues_a_venise.state.position import ANSWERING, EXILING, OVER
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
    tic_seers,
    tic_shake,
    tic_to,
    turn_of,
)
from serenissima.games.intrigues_a_venise.state.rules import DISCREET, FORBIDDEN, LENIENT
from serenissima.games.intrigues_a_venise.view import Question, Repeat, Reply, SeenTic

NOTHING: Final = 0
AT_HAND: Final = 1
EVERYTHING: Final = 2
"""How many of the answers a seat was in are shown to it with `notes: paper` (IV-912): none, the one at hand, all."""


def _reply(state: State, packed: int) -> Reply:
    answer = ANSWERS[answer_of(packed)]
    cards = list(cards_of(answer))
    truths: list[bool | None] = [None] * len(cards)
    if is_disclosed(packed):
        seat = asked_of(packed)
        true = names_of(true_cards(state.identities[seat], state.builds[seat]))
        claims = names_of(answer & VALUES & ~MESSAGE_BITS)
        truths = [card.value in true if card.value in claims else None for card in cards]
    return Reply(cards, is_repeated(packed), truths)


def questions(state: State, viewer: int, shown: int) -> list[Question]:
    """IV-407: all questions; the cards only for asker and asked, at the end for all (IV-626).

    With `notes: paper` they lie on the table until the piece that was met is sent away (IV-501, IV-912).
    """
    found = []
    at_hand = len(state.questions) if state.phase == EXILING and shown == AT_HAND else 0
    for number, packed in enumerate(state.questions, 1):
        asker, asked = asker_of(packed), asked_of(packed)
        there = answer_of(packed) != UNANSWERED
        kept = not state.rules.paper or shown == EVERYTHING or number == at_hand
        seen = there and (state.phase == OVER or (kept and viewer in (asker, asked)))
        found.append(
            Question(
                number=number,
                turn=turn_of(packed),
                asker=asker,
                asked=asked,
                about=ABOUT[about_of(packed)],
                via="ambassador" if by_ambassador(packed) else "spy",
                slots=slots(by_ambassador(packed)),
                answered=there,
                reply=_reply(state, packed) if seen else None,
            )
        )
    return found


def true_values(state: State, viewer: int) -> list[str]:
    """For the player who must answer: the true cards, one of which is among those shown (IV-412)."""
    if state.phase != ANSWERING or viewer != state.asked:
        return []
    return names_of(true_cards(state.identities[viewer], state.builds[viewer]))


def repeats(state: State, viewer: int, shown: int) -> list[Repeat]:
    """For the player who must answer: what this asker has already seen (IV-420 to IV-424, IV-913).

    With `notes: paper` one is cautioned instead (`refuse.caution`); but what is forbidden is not offered either.
    """
    if state.phase != ANSWERING or viewer != state.asked:
        return []
    now = state.questions[len(state.questions) - 1]
    rules = state.rules
    if rules.paper and shown < EVERYTHING and (rules.repeat != FORBIDDEN or shown == NOTHING):
        return []
    if by_ambassador(now) and not rules.repeat_ambassador:
        return []
    found = []
    answers = [answer_of(packed) for packed in state.questions if packed & 15 == now & 15]
    for values in dict.fromkeys(ANSWERS[answer] & VALUES for answer in answers if answer != UNANSWERED):
        lenient = rules.repeat == LENIENT and times_shown(state, values) == 1
        found.append(Repeat(names_of(values), "warning" if lenient else "disclosure"))
    return found


def tics(state: State, viewer: int) -> list[SeenTic]:
    """IV-904: open tics are for all; discreet ones for those who saw them, and never for onlookers."""
    discreet = state.rules.tics == DISCREET
    found = []
    for tic in state.tics:
        if not discreet or (viewer >= 0 and tic_seers(tic) >> viewer & 1):
            to = tic_to(tic)
            found.append(SeenTic(tic_shake(tic), tic_seat(tic), GESTURES[tic_gesture(tic)], None if to < 0 else to))
    return found
