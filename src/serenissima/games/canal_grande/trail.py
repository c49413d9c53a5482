# compiled with mypyc
"""The trail of the cards: every movement into, out of and between hands as one number.

The state keeps the whole trail. A seat's *memory* is the trail as that seat saw it: a card that moved unseen has an
empty pile there (CG-455, CG-462). Everything a player can conclude about the hands of others follows from it: what was
taken openly and not played since, what cannot be in a hand because it was elsewhere when the card was drawn, and what a
player has shown not to hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import HAND_MASK, count, one

DEALT: Final = 0
"""`seat` was dealt a card, unseen by the others (CG-302)."""
DREW: Final = 1
"""`seat` drew a card, unseen by the others (CG-462, CG-622)."""
OPEN: Final = 2
"""`seat` took cards openly: from an offer, or back from a vote (CG-442, CG-504)."""
LAID: Final = 3
"""`seat` laid cards in a vote (CG-481, CG-486)."""
MOVED: Final = 4
"""A traitor took a card from `seat` for `other`; only those two saw it (CG-455)."""
LACKS: Final = 5
"""`seat` has shown that it holds no card of the kinds in this pile (CG-472, CG-561, CG-567)."""
SHUFFLED: Final = 6
"""The discards went back; `pile` is all that was in hands or in the old pile just before (CG-412, CG-624)."""
TURNED: Final = 7
"""`seat` drew a special, and everybody saw it (CG-463, CG-622)."""


def step(kind: i64, seat: i64, other: i64, pile: i64) -> i64:
    """A step of the trail."""
    return kind | (seat << 3) | (other << 5) | (pile << 7)


def kind_of(entry: i64) -> i64:
    """What happened."""
    return entry & 7


def seat_of(entry: i64) -> i64:
    """The seat it happened to."""
    return (entry >> 3) & 3


def other_of(entry: i64) -> i64:
    """The thief."""
    return (entry >> 5) & 3


def pile_in(entry: i64) -> i64:
    """The cards that moved; empty if they were not seen."""
    return entry >> 7


def memory(trail: list[int], viewer: int) -> list[int]:
    """The trail as this seat (or an onlooker) saw it."""
    seen: list[int] = []
    for whole in trail:
        entry: i64 = whole
        kind: i64 = entry & 7
        hidden = False
        if kind <= DREW:
            hidden = seat_of(entry) != viewer
        elif kind == MOVED:
            hidden = seat_of(entry) != viewer and other_of(entry) != viewer
        seen.append(entry & 127 if hidden else entry)
    return seen


class Recollection:
    """What is certain about the hands: `known` cards by seat, and how many `unknown` ones beside them.

    After a traitor took an unseen card from a hand, any of its cards may be the one that is gone.
    """

    def __init__(self, seats: int, start_hand: int) -> None:
        self.known: list[int] = [start_hand] * seats
        self.unknown: list[int] = [0] * seats

    def follow(self, steps: list[int]) -> None:
        """Follows a memory."""
        for entry in steps:
            kind = kind_of(entry)
            seat = seat_of(entry)
            pile = pile_in(entry)
            if kind == LAID:
                self._lose(seat, pile)
            elif kind == MOVED:
                if pile:
                    self._lose(seat, pile)
                    self.known[other_of(entry)] += pile
                else:
                    self._vanish(seat, other_of(entry))
            elif kind <= OPEN:
                if pile:
                    self.known[seat] += pile
                else:
                    self.unknown[seat] += 1

    def _lose(self, seat: i64, pile: i64) -> None:
        known: i64 = self.known[seat]
        for kind in range(7):
            gone = count(pile, kind)
            sure = min(gone, count(known, kind))
            known -= one(kind) * sure
            self.unknown[seat] -= gone - sure
        self.known[seat] = known

    def _vanish(self, victim: i64, thief: i64) -> None:
        """Moves a card from the victim to the thief without knowing which."""
        known: i64 = self.known[victim]
        kinds = [kind for kind in range(7) if count(known, kind)]
        if self.unknown[victim] == 0 and len(kinds) == 1:
            self.known[victim] = known - one(kinds[0])
            self.known[thief] += one(kinds[0])
            return
        for kind in kinds:
            known -= one(kind)
        self.known[victim] = known & HAND_MASK
        self.unknown[victim] += len(kinds) - 1
        self.unknown[thief] += 1
