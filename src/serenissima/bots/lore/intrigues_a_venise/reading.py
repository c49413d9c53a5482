"""Inference from answers: how likely a player with this envelope would have given this answer.

A player who hides shows two false cards of the kind asked for, and so betrays the third; one who trusts shows seals
and the message. How far a player trusts the asker depends on whether they are partners and on what the player knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log2

from serenissima.games.intrigues_a_venise.state.answers import ANSWERS, MESSAGE_BITS, SEALS, VALUES, fits

PAIRS = 0xFFFF
"""All pairs of an identity and a build, as a mask: bit 4 x identity + build."""
OF_IDENTITY = [0xF << 4 * identity for identity in range(4)]
OF_BUILD = [0x1111 << build for build in range(4)]
BUILDS_COUNT = 0.6
"""The weight of a build relative to an identity."""
SHARP = 0.06
"""How much less an answer must hide to be chosen clearly less often."""
REPEATING = 4.0
"""The cost of being forced to tell the truth."""
ANYHOW = 0.04
"""How often somebody answers without any thought."""
GIVEN = (0.1, 0.6)
"""How often the message is among cards shown without thought: to an enemy, to a partner."""

MODES = ("hide", "stranger", "unsure", "even", "seal", "open")
"""How the player asked sees the asker, from enemy to partner."""
TRUST = (0.05, 1 / 3, 0.45, 0.5, 0.7, 1.0)
AS_PARTNER = (
    (0.00, 1.00, 0.00, 0.00, 0.00, 0.00),
    (0.18, 0.16, 0.15, 0.36, 0.06, 0.09),
    (0.20, 0.22, 0.10, 0.15, 0.06, 0.27),
    (0.20, 0.12, 0.08, 0.14, 0.08, 0.38),
    (0.20, 0.10, 0.05, 0.10, 0.07, 0.48),
    (0.22, 0.10, 0.03, 0.08, 0.05, 0.52),
    (0.33, 0.07, 0.02, 0.03, 0.03, 0.52),
)
"""The frequencies of the modes for a partner who has asked none, one, two ... questions."""
AS_ENEMY = (
    (0.00, 1.00, 0.00, 0.00, 0.00, 0.00),
    (0.25, 0.15, 0.40, 0.14, 0.055, 0.005),
    (0.55, 0.18, 0.05, 0.10, 0.11, 0.01),
    (0.68, 0.08, 0.02, 0.06, 0.14, 0.02),
    (0.80, 0.05, 0.01, 0.05, 0.08, 0.01),
    (0.87, 0.04, 0.01, 0.01, 0.06, 0.01),
    (0.90, 0.03, 0.00, 0.01, 0.05, 0.01),
)
"""The frequencies of the modes for an enemy, by the same count."""


def pairs_of(answer: int) -> int:
    """The pairs of identity and build for which an answer is legal."""
    mask = 0
    for identity in range(4):
        for build in range(4):
            truth = 1 << identity | 16 << build
            if answer & truth and not (answer >> SEALS) & ~truth:
                mask |= 1 << (4 * identity + build)
    return mask


_PAIRS = {answer: pairs_of(answer) for answer in ANSWERS}


@lru_cache(maxsize=8)
def answers_to(ambassador: bool, about: int) -> tuple[int, ...]:
    """All possible answers to this question."""
    return tuple(answer for answer in ANSWERS if fits(answer & VALUES, ambassador, about))


@lru_cache(maxsize=65536)
def known(pairs: int, identity: int, build: int) -> float:
    """How many bits somebody knows for whom these pairs are possible, averaged over who that may be."""
    total = 0.0
    for other in range(4):
        for frame in range(4):
            if other == identity or frame == build:
                continue
            left = pairs & ~(OF_IDENTITY[other] | OF_BUILD[frame])
            count = left.bit_count()
            total += log2(3 * (left & OF_IDENTITY[identity]).bit_count() / count)
            total += BUILDS_COUNT * log2(3 * (left & OF_BUILD[build]).bit_count() / count)
    return total / 9


@lru_cache(maxsize=16384)
def habit(
    mode: int, identity: int, build: int, message: int, ambassador: bool, about: int, pairs: int, shown: frozenset[int]
) -> dict[int, float]:
    """How likely each answer is from a player in this mode. `pairs` remain after what the asker has been `shown`."""
    trust = TRUST[mode]
    side = 2 * trust - 1
    worth: dict[int, float] = {}
    for answer in answers_to(ambassador, about):
        told = answer & MESSAGE_BITS
        if (told and (mode < 5 or told != 256 << message)) or (answer >> SEALS and mode < 4):
            continue
        left = _PAIRS[answer]
        if not left >> (4 * identity + build) & 1:
            continue
        value = side * known(pairs & left, identity, build) + (3 * side if told else 0.0)
        if answer & VALUES in shown:
            value -= REPEATING * (1 - trust)
        worth[answer] = value
    most = max(worth.values())
    found = {answer: exp((value - most) / SHARP) for answer, value in worth.items() if value > most - 0.3}
    total = sum(found.values())
    return {answer: weight / total for answer, weight in found.items()}


def _thoughtless(answer: int, ambassador: bool, partner: bool) -> float:
    """The probability of an answer given without thought; IV-418 has the numbers of legal answers, seals included."""
    with_message, without = (2, 6) if ambassador else (22, 36)
    given = GIVEN[partner]
    return given / with_message if answer & MESSAGE_BITS else (1 - given) / without


@lru_cache(maxsize=65536)
def likelihood(
    answer: int,
    pair: int,
    message: int,
    question: tuple[bool, int],
    before: tuple[int, frozenset[int]],
    asked: int,
    partner: bool,
) -> float:
    """How likely this answer is from a player with this pair and message who has asked `asked` questions.

    `before`: the pairs left to the asker by earlier answers, and the values shown in them.
    """
    ambassador, about = question
    modes = (AS_PARTNER if partner else AS_ENEMY)[min(asked, len(AS_ENEMY) - 1)]
    total = ANYHOW * _thoughtless(answer, ambassador, partner)
    for mode, often in enumerate(modes):
        if often:
            chances = habit(mode, pair >> 2, pair & 3, message, ambassador, about, *before)
            total += (1 - ANYHOW) * often * chances.get(answer, 0.0)
    return total


def seen(answers: Iterable[int]) -> tuple[int, frozenset[int]]:
    """The pairs left by these answers, and the values of those with three cards, which may not be repeated."""
    pairs, shown = PAIRS, set()
    for answer in answers:
        pairs &= _PAIRS[answer]
        if (answer & VALUES).bit_count() == 3:
            shown.add(answer & VALUES)
    return pairs, frozenset(shown)
