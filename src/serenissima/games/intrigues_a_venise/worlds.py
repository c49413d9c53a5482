"""Exact deduction: all worlds that fit what a seat has seen (IV-809, IV-912).

A seat knows its own envelope. The three other envelopes (of the other seats, and with three players of the arrested
agent) hold the rest: 3! x 3! x 3! = 216 worlds. A set of worlds is a number with one bit for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations, permutations
from operator import and_
from typing import NamedTuple

from serenissima.games.intrigues_a_venise.codes import ANSWER
from serenissima.games.intrigues_a_venise.moves import CARD_VALUES, Card
from serenissima.games.intrigues_a_venise.state.answers import (
    ANSWERS,
    MESSAGE_BITS,
    SEALS,
    VALUES,
    is_legal,
    legal_answers,
    true_cards,
)

ALL = (1 << 216) - 1
IDENTITY = 0
BUILD = 1
MESSAGE = 2
FEW = 3
"""Up to this many answers the shortest reason is looked for; beyond, one from which nothing can be left out."""

Own = tuple[int, int, int]
"""The identity, build and message in the seat's own envelope."""
World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The identities, builds and messages of the three other envelopes."""


class Fact(NamedTuple):
    """An answer the seat was given: question `number`, by the player of this envelope (0 to 2), and what was shown.

    `truths`: the true ones among the cards when that had to be told (IV-421), else -1. `earlier`: what this pair had
    already seen, where repeating is forbidden (IV-422).
    """

    number: int
    envelope: int
    answer: int
    ambassador: bool
    about: int
    seals: bool
    ambassador_message: bool
    truths: int = -1
    earlier: tuple[int, ...] = ()


@lru_cache(maxsize=256)
def every_world(own: Own) -> tuple[World, ...]:
    """All 216 worlds of somebody with this envelope."""
    left = [[value for value in range(4) if value != mine] for mine in own]
    return tuple(
        (identities, builds, messages)
        for identities in permutations(left[IDENTITY])
        for builds in permutations(left[BUILD])
        for messages in permutations(left[MESSAGE])
    )


@lru_cache(maxsize=4096)
def cell(own: Own, envelope: int, kind: int, value: int) -> int:
    """The worlds in which this envelope holds this identity, build or message."""
    return sum(1 << n for n, world in enumerate(every_world(own)) if world[kind][envelope] == value)


@lru_cache(maxsize=8192)
def _fitting(own: Own, fact: Fact) -> int:
    """The worlds in which this answer was legal."""
    return sum(
        1 << n
        for n, world in enumerate(every_world(own))
        if _could(fact, *(world[kind][fact.envelope] for kind in (IDENTITY, BUILD, MESSAGE)))
    )


def fitting(own: Own, fact: Fact) -> int:
    """The worlds in which this answer could have been given; the number of the question does not matter."""
    return _fitting(own, fact._replace(number=0))


def _could(fact: Fact, identity: int, build: int, message: int) -> bool:
    """Whether somebody with this envelope could have given the answer (IV-410 to IV-422)."""
    truth = true_cards(identity, build)
    if not is_legal(fact.answer, fact.ambassador, fact.about, truth, message, fact.seals, fact.ambassador_message):
        return False
    if fact.truths >= 0 and fact.answer & VALUES & ~MESSAGE_BITS & truth != fact.truths:
        return False
    if fact.answer & VALUES not in fact.earlier:
        return True
    # repeated though it is forbidden: there was nothing else left to show
    legal = legal_answers(fact.ambassador, fact.about, identity, build, message, fact.seals, fact.ambassador_message)
    return all(ANSWERS[code - ANSWER] & VALUES in fact.earlier for code in legal)


def left(own: Own, facts: Sequence[Fact]) -> int:
    """The worlds that fit everything."""
    return reduce(and_, (fitting(own, fact) for fact in facts), ALL)


def listed(own: Own, worlds: int) -> Iterator[World]:
    """A set of worlds, one by one."""
    every = every_world(own)
    while worlds:
        low = worlds & -worlds
        yield every[low.bit_length() - 1]
        worlds ^= low


def reason(own: Own, facts: Sequence[Fact], excluded: int) -> list[int]:
    """The numbers of the questions whose answers leave none of these worlds: as few as can be found."""
    masks = [fitting(own, fact) for fact in facts]
    telling = [n for n, mask in enumerate(masks) if excluded & ~mask]
    for size in range(min(FEW, len(telling)) + 1):
        for chosen in combinations(telling, size):
            if not reduce(and_, (masks[n] for n in chosen), excluded):
                return [facts[n].number for n in chosen]
    kept = list(telling)
    for n in telling:
        rest = [other for other in kept if other != n]
        if not reduce(and_, (masks[other] for other in rest), excluded):
            kept = rest
    return [facts[n].number for n in kept]


def bits_of(cards: Sequence[Card]) -> int:
    """An answer as a number (answers.py)."""
    values = sum(1 << CARD_VALUES.index(card.value) for card in cards)
    return values | sum(1 << CARD_VALUES.index(card.value) for card in cards if card.sealed) << SEALS
