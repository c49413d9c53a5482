# compiled with mypyc
"""Hands that fit a memory: who may hold what, given everything a seat has seen (CG-102, section 7.3 of the rules).

The memory is followed from the first deal on. A card drawn unseen is a *slip* whose face is open until something shows
it. There are limits to it: the first hands come from a set with few cards of each district (CG-302), a player who has
shown to lack a kind has no card of it, and a card that was in sight when the pile was last filled, in the discards or
elsewhere, cannot have been drawn before.
"""

from __future__ import annotations

from random import Random

from serenissima.games.canal_grande.cards import GON, count, one
from serenissima.games.canal_grande.state.rules import Rules
from serenissima.games.canal_grande.trail import (
    DEALT,
    LACKS,
    LAID,
    MOVED,
    OPEN,
    SHUFFLED,
    kind_of,
    other_of,
    pile_in,
    seat_of,
    step,
)

HELD = 7
"""Kinds that may be in a hand."""
TRIES = 20_000
UNBIASED = 6
"""In this many first attempts every card is equally likely to have been taken."""
AFRESH = 40
"""After this many failed attempts what was learned is forgotten."""


class Slip:
    """A card that was drawn unseen: its place in the trail, and the limits its face counts against."""

    __slots__ = ("at", "barred", "kind", "limits")

    def __init__(self, at: int, limits: list[list[int]], barred: int) -> None:
        self.at = at
        self.limits = limits
        self.barred = barred
        """A pile of the kinds it cannot be."""
        self.kind = -1

    def may_be(self, kind: int) -> bool:
        """Whether it may be a card of this kind."""
        return not count(self.barred, kind) and all(limit[kind] > 0 for limit in self.limits)

    def settle(self, kind: int) -> None:
        """Decides that it is a card of this kind."""
        self.kind = kind
        for limit in self.limits:
            limit[kind] -= 1


class Misfit(Exception):
    """What was assumed contradicts what was seen later: a seat should have held a card of this kind, or none."""

    def __init__(self, seat: int = -1, face: int = -1, lacks: bool = False) -> None:
        super().__init__(seat, face, lacks)
        self.seat = seat
        self.face = face
        self.lacks = lacks


class Unseen:
    """A card a traitor took unseen; `face` is -1 where it is a slip."""

    def __init__(self, at: int, victim: int, thief: int, face: int) -> None:
        self.at = at
        self.victim = victim
        self.thief = thief
        self.face = face


class Hints:
    """What earlier attempts have taught about the cards that traitors took unseen, by their places in the trail."""

    def __init__(self) -> None:
        self.wanted: dict[int, int] = {}
        self.avoided: dict[int, set[int]] = {}

    def learn(self, misfit: Misfit, moves: list[Unseen], random: Random) -> None:
        """Sends one of the moves that led to the contradiction another way next time."""
        face, seat = misfit.face, misfit.seat
        gains = [move for move in moves if move.thief == seat]
        losses = [move for move in moves if move.victim == seat]
        if misfit.lacks:
            gains, losses = losses, gains
        # a gain should have brought such a card, and no loss taken one; if the kind is lacking, the other way round
        found = [(move.at, True) for move in gains if move.face != face]
        found += [(move.at, False) for move in losses if move.face == face]
        if not found:
            return
        at, wanted = random.choice(found)
        if wanted:
            self.wanted[at] = face
        else:
            self.avoided.setdefault(at, set()).add(face)
            self.wanted.pop(at, None)


class Recall:
    """One attempt to follow a memory.

    `known` and `slips` are the hands; `trail` is the memory with all faces filled in.
    """

    def __init__(self, rules: Rules, memory: list[int], hints: Hints, random: Random) -> None:
        self._random = random
        self._hints = hints
        self.trail = memory[:]
        self.known = [[count(rules.start_hand, kind) for kind in range(HELD)] for _ in range(rules.seats)]
        self.slips: list[list[Slip]] = [[] for _ in range(rules.seats)]
        self.moves: list[Unseen] = []
        self._moved: dict[int, Slip] = {}
        """Slips that a traitor took, by their places in the trail."""
        self.deal = [count(rules.deal, kind) for kind in range(HELD)]

    def follow(self) -> None:
        """Follows the memory; raises Misfit if it contradicts itself."""
        for at, entry in enumerate(self.trail[:]):
            self._follow(at, entry)

    def _follow(self, at: int, entry: int) -> None:
        kind, seat, pile = kind_of(entry), seat_of(entry), pile_in(entry)
        if kind == LAID:
            for face in range(HELD):
                for _ in range(count(pile, face)):
                    self._lose(seat, face)
        elif kind == MOVED:
            self._move(at, seat, other_of(entry), pile)
        elif kind == LACKS:
            for face in range(HELD):
                if self.known[seat][face] and count(pile, face):
                    raise Misfit(seat, face, lacks=True)
            for slip in self.slips[seat]:
                slip.barred |= pile
        elif kind <= OPEN:
            self._gain(at, kind, seat, pile)
        elif kind == SHUFFLED:
            self._limit([count(pile, face) for face in range(HELD)])

    def _gain(self, at: int, kind: int, seat: int, pile: int) -> None:
        if not pile:
            limits = [self.deal] if kind == DEALT else []
            self.slips[seat].append(Slip(at, limits, 0))
            return
        for face in range(HELD):
            self.known[seat][face] += count(pile, face)
            if kind == DEALT:
                self.deal[face] -= count(pile, face)

    def _lose(self, seat: int, face: int) -> None:
        """A card of this kind leaves a hand openly: a known one, or a slip that turns out to be it."""
        if self.known[seat][face]:
            self.known[seat][face] -= 1
            return
        fitting = [slip for slip in self.slips[seat] if slip.may_be(face)]
        if not fitting:
            raise Misfit(seat, face)
        slip = self._random.choice(fitting)
        self.slips[seat].remove(slip)
        slip.settle(face)
        self._write(slip)

    def _move(self, at: int, victim: int, thief: int, pile: int) -> None:
        """A traitor takes a card: one that was seen, or any card of the victim's hand."""
        if pile:
            face = next(face for face in range(HELD) if count(pile, face))
            self._lose(victim, face)
            self.known[thief][face] += 1
            return
        taken = self._taken(at, victim)
        if isinstance(taken, Slip):
            self.slips[victim].remove(taken)
            self.slips[thief].append(taken)
            self._moved[at] = taken
            self.moves.append(Unseen(at, victim, thief, -1))
            return
        self.known[victim][taken] -= 1
        self.known[thief][taken] += 1
        self._fill(at, taken)
        self.moves.append(Unseen(at, victim, thief, taken))

    def _taken(self, at: int, victim: int) -> int | Slip:
        """Any card of the hand with equal chances, unless an earlier attempt has taught better."""
        cards: list[int | Slip] = [face for face in range(HELD) for _ in range(self.known[victim][face])]
        cards += self.slips[victim]
        wanted = self._hints.wanted.get(at)
        if wanted is not None:
            fitting = [card for card in cards if card == wanted or (isinstance(card, Slip) and card.may_be(wanted))]
            if fitting:
                return self._random.choice(fitting)
            del self._hints.wanted[at]
        avoided = self._hints.avoided.get(at, set())
        left = [card for card in cards if isinstance(card, Slip) or card not in avoided]
        return self._random.choice(left or cards)

    def _limit(self, there: list[int]) -> None:
        """The pile is filled up: hands hold no more of a kind than was out of sight just before."""
        for known in self.known:
            for face in range(HELD):
                there[face] -= known[face]
        if min(there) < 0:
            raise Misfit
        for slips in self.slips:
            for slip in slips:
                slip.limits.append(there)

    def finish(self, there: list[int]) -> list[int]:
        """The hands, if hands and pile together have these cards."""
        self._limit(there)
        open_slips = [slip for slips in self.slips for slip in slips]
        self._random.shuffle(open_slips)
        # the slips with the most limits first: they have the least choice
        open_slips.sort(key=lambda slip: (-len(slip.limits), slip.barred == 0))
        for slip in open_slips:
            weights = [min(limit[face] for limit in slip.limits) if slip.may_be(face) else 0 for face in range(HELD)]
            if not any(weights):
                raise Misfit
            slip.settle(self._random.choices(range(HELD), weights)[0])
            self._write(slip)
        for at, slip in self._moved.items():
            self._fill(at, slip.kind)
        hands = []
        for seat, known in enumerate(self.known):
            hand = sum(one(face) * known[face] for face in range(HELD))
            hands.append(hand + sum(one(slip.kind) for slip in self.slips[seat]))
        return hands

    def _write(self, slip: Slip) -> None:
        self._fill(slip.at, slip.kind)

    def _fill(self, at: int, face: int) -> None:
        entry = self.trail[at]
        self.trail[at] = step(kind_of(entry), seat_of(entry), other_of(entry), one(face))


def recall(
    rules: Rules, memory: list[int], there: int, leader: int | None, random: Random
) -> tuple[list[int], list[int], int]:
    """Hands, the whole trail, and what is left to be dealt, all of which fit a memory.

    `there`: what hands and piles hold together; `leader`: a seat that is known to hold a district card.
    """
    hints = Hints()
    for number in range(TRIES):
        # at first as it may have happened by chance, then learning from contradictions, now and then from scratch
        if number < UNBIASED or number % AFRESH == 0:
            hints = Hints()
        attempt = Recall(rules, memory, hints, random)
        try:
            attempt.follow()
            hands = attempt.finish([count(there, face) for face in range(HELD)])
        except Misfit as misfit:
            hints.learn(misfit, attempt.moves, random)
            continue
        if leader is None or any(count(hands[leader], kind) for kind in range(GON)):
            return hands, attempt.trail, sum(one(face) * attempt.deal[face] for face in range(HELD))
    raise AssertionError("no hands fit this memory")
