# compiled with mypyc
"""A pile of cards as one number: four bits for each kind say how many there are (no kind has more than 12 cards).

Piles are put together and taken apart by plain addition and subtraction. Cards of a kind are identical (CG-205) and a
shuffled pile has no order that anybody could know, so the counts are all there is to a pile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canal_grande.box import CARDS, DECK, NUMBERS, TRAITORS_OUT, Card

CAN: Final = 0
SCR: Final = 1
SPO: Final = 2
DOR: Final = 3
SMA: Final = 4
CAS: Final = 5
GON: Final = 6
SPY: Final = 7
TRA: Final = 8
DOG: Final = 9
ONE: Final = 10
KINDS: Final = 13

DISTRICTS_MASK: Final = 0xFFFFFF
"""The district cards of a pile."""
HAND_MASK: Final = 0xFFFFFFF
"""What may be in a hand: district cards and gondolas."""
SPECIALS_MASK: Final = 0xFFF0000000
"""Spies, traitors and doges."""
ACTION_MASK: Final = 0xFFFFFFFFFF
"""Everything but the number cards."""


def one(kind: i64) -> i64:
    """A pile of one card."""
    # not 1 << ...: compiled code shifts a small constant as a 32-bit number
    return i64(0x1000000000000) >> (48 - (kind << 2))


def count(pile: i64, kind: i64) -> i64:
    """How many cards of a kind a pile has."""
    return (pile >> (kind << 2)) & 15


def size(pile: i64) -> i64:
    """How many cards a pile has."""
    total: i64 = 0
    while pile:
        total += pile & 15
        pile >>= 4
    return total


def points(pile: i64) -> i64:
    """The sum of the number cards in a pile."""
    return ((pile >> 40) & 15) + 2 * ((pile >> 44) & 15) + 3 * ((pile >> 48) & 15)


def pile_of(kinds: list[int]) -> i64:
    """A pile of these cards."""
    pile: i64 = 0
    for kind in kinds:
        pile += one(kind)
    return pile


def kinds_in(pile: i64) -> list[int]:
    """The cards of a pile in the order of the kinds."""
    found: list[int] = []
    kind: i64 = 0
    while pile:
        left: i64 = pile & 15
        while left:
            found.append(kind)
            left -= 1
        pile >>= 4
        kind += 1
    return found


def faces(pile: i64) -> list[Card]:
    """The cards of a pile by name, in the order of the kinds."""
    return [CARDS[kind] for kind in kinds_in(pile)]


def pile_of_faces(cards: list[Card]) -> i64:
    """A pile of the cards with these names."""
    pile: i64 = 0
    for card in cards:
        pile += one(CARDS.index(card))
    return pile


def all_cards(seats: int, numbers: str) -> i64:
    """Every card in the game: one deck for two players, two decks less eight traitors for four (CG-202, CG-206)."""
    decks = 1 if seats == 2 else 2
    pile: i64 = 0
    for kind, copies in enumerate((*DECK, *NUMBERS[numbers])):
        pile += one(kind) * (copies * decks)
    if decks == 2:
        pile -= one(TRA) * TRAITORS_OUT
    return pile
