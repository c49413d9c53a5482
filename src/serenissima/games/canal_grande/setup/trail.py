"""The trail of a position that was written down, and whether it leads to the hands of that position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from serenissima.games.canal_grande.cards import HAND_MASK, KINDS, SPECIALS_MASK, count, one, size
from serenissima.games.canal_grande.setup.words import ALL_OF, checked_pile, words
from serenissima.games.canal_grande.setup.written import Step, What
from serenissima.games.canal_grande.state.rules import Rules
from serenissima.games.canal_grande.trail import (
    DEALT,
    DREW,
    LACKS,
    LAID,
    MOVED,
    OPEN,
    SHUFFLED,
    TURNED,
    step,
)

WHATS: tuple[What, ...] = get_args(What)


def taken_openly(rules: Rules, hands: list[int]) -> list[int]:
    """The trail of a position that names none."""
    trail = []
    for seat, hand in enumerate(hands):
        if rules.start_hand:
            trail.append(int(step(LAID, seat, 0, rules.start_hand)))
        if hand:
            trail.append(int(step(OPEN, seat, 0, hand)))
    return trail


def read_trail(rules: Rules, steps: Sequence[Step], hands: list[int]) -> list[int]:
    """The trail made of these steps; ValueError unless it leads to these hands."""
    walk = _Walk(rules)
    trail = [walk.go(each) for each in steps]
    if walk.hands != hands:
        wrong = next(seat for seat, hand in enumerate(hands) if walk.hands[seat] != hand)
        led = words(walk.hands[wrong]) or "nothing"
        raise ValueError(f"the trail leads to a hand of {led} for seat {wrong}")
    return trail


class _Walk:
    """The hands at one point of a trail."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.hands = [int(rules.start_hand)] * int(rules.seats)
        self._deal = int(rules.deal)

    def go(self, each: Step) -> int:
        """Takes one step; returns its number in the trail."""
        kind, seat = WHATS.index(each.what), each.seat
        if max(seat, each.by or 0) >= self._rules.seats or (each.by is not None) != (kind == MOVED):
            raise ValueError(f"a step of the trail says {each.what} of seat {seat} by {each.by}")
        mask = SPECIALS_MASK if kind == TURNED else HAND_MASK
        pile = checked_pile(self._rules, each.cards, mask, f"cards of a trail that somebody {each.what}")
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
                raise ValueError(f"seat {seat} does not hold {words(pile)} when it leaves the hand")
            self.hands[seat] -= pile
            if by is not None:
                if by == seat:
                    raise ValueError("nobody steals from their own hand (CG-452)")
                self._take(by, pile)
        elif kind != TURNED:
            if kind == DEALT:
                if any(count(pile, face) > count(self._deal, face) for face in range(KINDS)):
                    raise ValueError(f"there is no {words(pile)} left to be dealt (CG-302)")
                self._deal -= pile
            self._take(seat, pile)

    def _take(self, seat: int, pile: int) -> None:
        held = [sum(count(hand, face) for hand in self.hands) + count(pile, face) for face in range(KINDS)]
        if any(held[face] > count(self._rules.cards, face) for face in range(KINDS)):
            raise ValueError(f"there are not that many cards of {words(pile)} (CG-202)")
        self.hands[seat] += pile
