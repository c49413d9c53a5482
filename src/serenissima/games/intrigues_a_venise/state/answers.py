# compiled with mypyc
"""Answers: which cards can be shown, and which of those are legal (IV-410 to IV-418).

An answer is a number whose bits say what is shown: 4 identities, 4 builds, 4 messages; then, for every identity and
build, whether that card is sealed.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from serenissima.games.intrigues_a_venise.codes import ANSWER

VALUES: Final = 0xFFF
"""The values shown, whether sealed or not: answers with equal values count as one (IV-420)."""
IDENTITY_BITS: Final = 0x0F
BUILD_BITS: Final = 0xF0
MESSAGE_BITS: Final = 0xF00
SEALS: Final = 12
"""The seals begin at this bit."""
ABOUT_IDENTITY: Final = 0
ABOUT_BUILD: Final = 1


def _sealings(values: int) -> list[int]:
    """The answers with these values. Only a true card can be sealed, so at most one identity and one build are."""
    identities = [0] + [1 << bit for bit in range(4) if values >> bit & 1]
    builds = [0] + [1 << bit for bit in range(4, 8) if values >> bit & 1]
    return [values | (one | other) << SEALS for one in identities for other in builds]


def _all_answers() -> list[int]:
    """Every answer that any question can have in any deal."""
    pairs = [(1 << one) | (1 << other) for one, other in combinations(range(4), 2)]
    ones = [1 << one for one in range(4)]
    shapes = [pair | one << 4 for pair in pairs for one in ones]
    shapes += [one | pair << 4 for one in ones for pair in pairs]
    shapes += pairs
    shapes += [pair << 4 for pair in pairs]
    for message in range(8, 12):
        rest = pairs + [pair << 4 for pair in pairs] + [one | other << 4 for one in ones for other in ones]
        rest += ones + [one << 4 for one in ones]
        shapes += [cards | 1 << message for cards in rest]
    return [answer for values in shapes for answer in _sealings(values)]


ANSWERS: Final = _all_answers()


def count(bits: int) -> int:
    """How many cards an answer shows."""
    return int(bits & VALUES).bit_count()


def slots(ambassador: bool) -> int:
    """How many cards answer a question: three to a spy, two by way of the Ambassador (IV-403, IV-404)."""
    return 2 if ambassador else 3


def fits(values: int, ambassador: bool, about: int) -> bool:
    """Whether the values fill the slots of the question; the message may fill any of them (IV-410, IV-413, IV-414)."""
    identities, builds = int(values & IDENTITY_BITS).bit_count(), int(values & BUILD_BITS).bit_count()
    messages = int(values & MESSAGE_BITS).bit_count()
    asked, other = (identities, builds) if about == ABOUT_IDENTITY else (builds, identities)
    room = 0 if ambassador else 1
    return messages <= 1 and asked <= 2 and other <= room and asked + other + messages == slots(ambassador)


def true_cards(identity: int, build: int) -> int:
    """The bits of the two true cards."""
    return 1 << identity | 16 << build


def is_legal(
    answer: int, ambassador: bool, about: int, truth: int, message: int, seals: bool, ambassador_message: bool
) -> bool:
    """Whether somebody with these true cards and this message may give this answer (IV-410 to IV-417)."""
    values = answer & VALUES
    if not fits(values, ambassador, about) or not values & truth:
        return False
    if answer >> SEALS and (not seals or (answer >> SEALS) & ~truth):
        return False
    shown = values & MESSAGE_BITS
    return not shown or (shown == 256 << message and (ambassador_message or not ambassador))


_legal: dict[int, list[int]] = {}


def legal_answers(
    ambassador: bool, about: int, identity: int, build: int, message: int, seals: bool, ambassador_message: bool
) -> list[int]:
    """The codes of all legal answers, whatever was shown before. Each case is worked out once."""
    key = identity | build << 2 | message << 4 | about << 6
    key |= int(ambassador) << 7 | int(seals) << 8 | int(ambassador_message) << 9
    found = _legal.get(key)
    if found is None:
        truth = true_cards(identity, build)
        found = [
            ANSWER + number
            for number, answer in enumerate(ANSWERS)
            if is_legal(answer, ambassador, about, truth, message, seals, ambassador_message)
        ]
        _legal[key] = found
    return found
