"""Which cards to show: much to a partner, as little as possible to an enemy."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random

from serenissima.bots.lore.intrigues_a_venise.belief import Belief
from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.moves import CARD_VALUES
from serenissima.games.intrigues_a_venise.state.answers import (
    ANSWERS,
    MESSAGE_BITS,
    SEALS,
    VALUES,
    is_legal,
    true_cards,
)
from serenissima.games.intrigues_a_venise.view import Question
from serenissima.games.intrigues_a_venise.worlds import bits_of

SHOWS_MESSAGE = 0.8
"""The least trust with which the message is shown."""
SHOWS_SEAL = 0.6
"""The least trust with which the sealed identity is shown."""
REPEATING = 4.0
"""The cost of being forced to tell the truth."""


def choose(belief: Belief, question: Question, moves: Sequence[int], random: Random, guarded: bool) -> int:
    """One of the legal answers. A player who is not `guarded` gives strangers any of the plain ones."""
    trust = belief.trust(question.asker)
    answers = [code for code in moves if ANSWER <= code < ANSWER + len(ANSWERS)]
    if trust < SHOWS_MESSAGE:
        answers = [code for code in answers if not ANSWERS[code - ANSWER] & MESSAGE_BITS] or answers
    if trust < SHOWS_SEAL:
        answers = [code for code in answers if not ANSWERS[code - ANSWER] >> SEALS] or answers
    if trust < SHOWS_SEAL and not guarded:
        return random.choice(answers)
    seen = _seen(belief, question.asker)
    order = [str(value) for value in CARD_VALUES]
    repeated = {sum(1 << order.index(card) for card in repeat.cards) for repeat in belief.view.repeats}
    worth = {code: _worth(belief, question, seen, ANSWERS[code - ANSWER], trust, repeated) for code in answers}
    most = max(worth.values())
    # choose among answers that are about as good: always giving the same would be a clue
    return random.choice([code for code, value in worth.items() if value > most - 0.05])


def _seen(belief: Belief, asker: int) -> list[tuple[int, bool, int]]:
    """What this seat has shown the asker: answers, and to which kind of question."""
    return [
        (bits_of(question.reply.cards), question.via == "ambassador", 0 if question.about == "identity" else 1)
        for question in belief.view.questions
        if question.asker == asker and question.asked == belief.seat and question.reply is not None
    ]


def _worth(
    belief: Belief,
    question: Question,
    seen: list[tuple[int, bool, int]],
    answer: int,
    trust: float,
    repeated: set[int],
) -> float:
    """How well the asker then knows the truth: good if it is a partner, bad if it is an enemy."""
    shown = (answer, question.via == "ambassador", 0 if question.about == "identity" else 1)
    known = _known(belief, question.asker, [*seen, shown])
    side = 2 * trust - 1
    worth = side * known
    if answer & MESSAGE_BITS:
        worth += 3 * side
    if answer & VALUES in repeated:
        worth -= REPEATING * (1 - trust)
    return worth


def _known(belief: Belief, asker: int, shown: list[tuple[int, bool, int]]) -> float:
    """How many bits the asker knows about this seat's identity and build, averaged over who the asker may be."""
    envelope = belief.holders.index(asker)
    total = 0.0
    who = belief.share(lambda world: (world[0][envelope], world[1][envelope]))
    for (identity, build), weight in who.items():
        fitting = [
            (i, b)
            for i in range(4)
            for b in range(4)
            if i != identity and b != build and all(_legal(i, b, belief.own[2], *each) for each in shown)
        ]
        named = sum(i == belief.own[0] for i, _ in fitting) / len(fitting)
        built = sum(b == belief.own[1] for _, b in fitting) / len(fitting)
        total += weight * (log2(3 * named) + 0.6 * log2(3 * built))
    return total


def _legal(identity: int, build: int, message: int, answer: int, ambassador: bool, about: int) -> bool:
    return is_legal(answer, ambassador, about, true_cards(identity, build), message, True, True)
