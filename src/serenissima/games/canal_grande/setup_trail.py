"""The way of the cards through the hands as a position writes it down, and whether it leads to the hands there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta

from serenissima.core.positions import Part
from serenissima.games.canal_grande.box import CARDS
from serenissima.games.canal_grande.cards import HAND_MASK, KINDS, SPECIALS_MASK, count, faces, one, size
from serenissima.games.canal_grande.rules import Rules
from serenissima.games.canal_grande.trail import (
    DEALT,
    DREW,
    LACKS,
    LAID,
    MOVED,
    OPEN,
    SHUFFLED,
    TURNED,
    kind_of,
    other_of,
    pile_in,
    seat_of,
    step,
)

What = Literal["dealt", "drew", "took", "laid", "stolen", "lacks", "shuffled", "turned"]
"""In the order of the kinds in `trail.py`."""
WHATS: tuple[What, ...] = get_args(What)
Seat = Annotated[int, Meta(ge=0, lt=4)]
ALL_OF = 15
"""A kind that somebody has shown to lack stands in the trail as so many cards of it."""


class Step(Part, frozen=True, kw_only=True):
    """A step of the trail: a seat was dealt or drew a card unseen, turned up a special, took cards openly, laid some,
    or had a card stolen `by` another; it lacks cards of these kinds; or the discards were shuffled in while these
    cards were in hands or in the pile.
    """

    what: What
    seat: Seat = 0
    cards: str = ""
    by: Seat | None = None


def describe_trail(trail: list[int]) -> tuple[Step, ...]:
    """A trail written down."""
    return tuple(map(_described, trail))


def _described(entry: int) -> Step:
    kind, pile = int(kind_of(entry)), int(pile_in(entry))
    if kind == LACKS:
        pile = sum(one(face) for face in range(KINDS) if count(pile, face))
    by = int(other_of(entry)) if kind == MOVED else None
    return Step(what=WHATS[kind], seat=int(seat_of(entry)), cards=" ".join(faces(pile)), by=by)


def pile_of_words(rules: Rules, words: str, mask: int, what: str) -> int:
    """A pile of these words: only cards the mask allows, and no more than there are."""
    names = [str(card) for card in CARDS]
    pile = 0
    for word in words.split():
        if word not in names:
            raise ValueError(f"{word[:20]!r} is no card; there are {', '.join(names)}")
        kind = names.index(word)
        if not mask >> 4 * kind & ALL_OF:
            raise ValueError(f"{word} cannot be among {what}")
        if count(pile, kind) == count(rules.cards, kind):
            raise ValueError(f"there are only {count(rules.cards, kind)} cards of {word} (CG-202)")
        pile += one(kind)
    return pile


def taken_openly(rules: Rules, hands: list[int]) -> list[int]:
    """The trail of a position without one."""
    trail = []
    for seat, hand in enumerate(hands):
        if rules.start_hand:
            trail.append(int(step(LAID, seat, 0, rules.start_hand)))
        if hand:
            trail.append(int(step(OPEN, seat, 0, hand)))
    return trail


def read_trail(rules: Rules, steps: Sequence[Step], hands: list[int]) -> list[int]:
    """The trail of these steps; ValueError unless it leads to these hands."""
    walk = _Walk(rules)
    trail = [walk.go(each) for each in steps]
    if walk.hands != hands:
        wrong = next(seat for seat, hand in enumerate(hands) if walk.hands[seat] != hand)
        led = " ".join(faces(walk.hands[wrong])) or "nothing"
        raise ValueError(f"the trail leads to a hand of {led} for seat {wrong}")
    return trail


class _Walk:
    """The hands as they go along a trail."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.hands = [int(rules.start_hand)] * int(rules.seats)
        self._deal = int(rules.deal)

    def go(self, each: Step) -> int:
        """One step; the number for it."""
        kind, seat = WHATS.index(each.what), each.seat
        if max(seat, each.by or 0) >= self._rules.seats or (each.by is not None) != (kind == MOVED):
            raise ValueError(f"a step of the trail says {each.what} of seat {seat} by {each.by}")
        mask = SPECIALS_MASK if kind == TURNED else HAND_MASK
        pile = pile_of_words(self._rules, each.cards, mask, f"cards of a trail that somebody {each.what}")
        if kind in (DEALT, DREW, MOVED, TURNED) and size(pile) != 1:
            raise ValueError(f"one card is {each.what} at a time, not {each.cards or 'none'}")
        if not pile and kind != SHUFFLED:
            raise ValueError(f"a step of the trail says {each.what} of no cards")
        if kind == SHUFFLED:
            if any(count(pile, face) < sum(count(hand, face) for hand in self.hands) for face in range(KINDS)):
                raise ValueError("when the discards are shuffled in, no hand holds more than was not in sight (CG-412)")
        elif kind == LACKS:
            if any(count(pile, face) and count(self.hands[seat], face) for face in range(KINDS)):
                raise ValueError(f"seat {seat} does not lack {each.cards} in the trail (CG-472)")
            pile = sum(one(face) * ALL_OF for face in range(KINDS) if count(pile, face))
        else:
            self._carry(kind, seat, each.by, pile)
        return int(step(kind, seat, each.by or 0, pile))

    def _carry(self, kind: int, seat: int, by: int | None, pile: int) -> None:
        if kind in (LAID, MOVED):
            if any(count(pile, face) > count(self.hands[seat], face) for face in range(KINDS)):
                raise ValueError(f"seat {seat} does not hold {' '.join(faces(pile))} when it leaves the hand")
            self.hands[seat] -= pile
            if by is not None:
                if by == seat:
                    raise ValueError("nobody steals from the own hand (CG-452)")
                self._take(by, pile)
        elif kind != TURNED:
            if kind == DEALT:
                if any(count(pile, face) > count(self._deal, face) for face in range(KINDS)):
                    raise ValueError(f"there is no {' '.join(faces(pile))} left to be dealt (CG-302)")
                self._deal -= pile
            self._take(seat, pile)

    def _take(self, seat: int, pile: int) -> None:
        held = [sum(count(hand, face) for hand in self.hands) + count(pile, face) for face in range(KINDS)]
        if any(held[face] > count(self._rules.cards, face) for face in range(KINDS)):
            raise ValueError(f"there are not so many cards of {' '.join(faces(pile))} (CG-202)")
        self.hands[seat] += pile
