# compiled with mypyc
"""The answer to a question: the cards that may be shown, and whether they were shown before (IV-410 to IV-424)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.intrigues_a_venise import telling
from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, VALUES, count, legal_answers
from serenissima.games.intrigues_a_venise.state.position import EXILING, NONE, Position
from serenissima.games.intrigues_a_venise.state.question import (
    UNANSWERED,
    about_of,
    answer_of,
    answered,
    asked_of,
    by_ambassador,
)
from serenissima.games.intrigues_a_venise.state.rules import FORBIDDEN, LENIENT

# what may be done


def codes(position: Position) -> list[int]:
    """Legal answers; with `repeat: forbidden` no repeated one, unless there is no other (IV-410 to IV-424)."""
    question = position.questions[len(position.questions) - 1]
    seat = asked_of(question)
    rules = position.rules
    ambassador = by_ambassador(question)
    legal = legal_answers(
        ambassador,
        about_of(question),
        position.identities[seat],
        position.builds[seat],
        position.messages[seat],
        rules.seals,
        rules.ambassador_message,
    )
    if rules.repeat == FORBIDDEN and len(position.questions) > 1 and (not ambassador or rules.repeat_ambassador):
        fresh = [code for code in legal if not times_shown(position, ANSWERS[code - ANSWER] & VALUES)]
        if fresh:
            return fresh
    return legal[:]


def times_shown(position: Position, values: i64) -> i64:
    """How often the asker of the question at hand was shown these values by the asked player (IV-424)."""
    questions = position.questions
    last = len(questions) - 1
    pair = questions[last] & 15
    times: i64 = 0
    i: i64
    for i in range(last):
        question = questions[i]
        number = answer_of(question)
        if question & 15 == pair and number != UNANSWERED:
            shown: i64 = ANSWERS[number]
            if shown & VALUES == values:
                times += 1
    return times


# what it does


def answer(position: Position, number: i64) -> None:
    """IV-410, IV-419: the asked player shows cards; then the met piece is exiled."""
    disclosed = record_answer(position, number)
    position.phase = EXILING
    position.asked = NONE
    if position.told is not None:
        telling.answered(position, disclosed)


def record_answer(position: Position, number: i64) -> bool:
    """IV-420 to IV-424: notes the answer to the last question; returns whether repeated cards must be explained."""
    rules = position.rules
    last = len(position.questions) - 1
    values: i64 = ANSWERS[number] & VALUES
    times: i64 = 0
    if last > 0 and (rules.repeat_ambassador or count(values) == 3):
        times = times_shown(position, values)
    disclosed = times > (1 if rules.repeat == LENIENT else 0)
    position.questions[last] = answered(position.questions[last], number, times > 0, disclosed)
    return disclosed
