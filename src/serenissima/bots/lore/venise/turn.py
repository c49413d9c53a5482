# compiled with mypyc
"""Everything that can be done in one turn: tries every sequence of cards and judges where it ends.

Until the end of a turn nothing hidden matters but the own hand. Positions that were seen are not looked at again.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.judge import Judge
from serenissima.bots.lore.venise.scales import ALL_CARDS, Scales
from serenissima.bots.lore.venise.stance import ALL, count
from serenissima.bots.lore.venise.ways import OPEN
from serenissima.games.venise.codes import (
    END_PLAY,
    EXCHANGE,
    GIVE,
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    JOKER_WALK,
    LAY,
    LIFT,
    REMOVE,
    RESCUE,
    SET,
    STEP,
    STOP,
    TAKE_JOKER,
    WALK,
)
from serenissima.games.venise.offers import CARD_LONG, CARD_MOVE, CARD_REMOVE, CARD_SHORT, CARD_WALK
from serenissima.games.venise.position import MOVING, PRICE, WALKING
from serenissima.games.venise.rules import Rules
from serenissima.games.venise.state import State

WON: Final = 1000.0
LONGEST: Final = 96
"""No line has more codes: a hand has few cards, and a card at most five codes."""
OFTEN: Final = 32
"""After so many positions it looks at the clock."""


class End:
    """A way to end the turn: the codes that lead there, and what it is worth."""

    __slots__ = ("line", "worth")

    def __init__(self, line: list[int], worth: float) -> None:
        self.line: list[int] = line
        self.worth: float = worth


class Turn(Judge):
    """Searches turns at one table, one after the other, with the same weights."""

    def __init__(self, rules: Rules, scales: Scales) -> None:
        super().__init__(rules, scales)
        self.nodes: i64 = 0
        """Positions looked at in this turn."""
        self._most: i64 = 0
        self._until: float = 0.0
        self._wide: bool = False
        self._over: bool = False
        self._best: float = 0.0
        self._found: list[int] = []
        self._ends: dict[tuple[int, int], End] = {}
        self._line: vec[i64] = vec[i64]([0] * LONGEST)
        self._at: i64 = 0

    def best(self, state: State, most: int, until: float) -> End:
        """The best end of the turn, which has begun or not; at most so many positions are looked at, until then."""
        self._search(state, most, until, False)
        return End(self._found, self._best)

    def ends(self, state: State, most: int, until: float) -> list[End]:
        """The best way to every different end, the best end first."""
        self._search(state, most, until, True)
        if self._best >= WON:
            return [End(self._found, WON)]
        return sorted(self._ends.values(), key=_worth, reverse=True)

    def _search(self, state: State, most: i64, until: float, wide: bool) -> None:
        self._load(state)
        self._epoch += 1
        self.nodes = 0
        self._most = most
        self._until = until
        self._wide = wide
        self._over = False
        self._best = -1e9
        self._found = []
        self._ends = {}
        self._at = 0
        self._depth = 0
        if state.phase == WALKING:
            self._walk(state.steps_left, len(state.path) > 1)
            return
        if state.phase == MOVING:
            self._put(state.lifted)
            return
        self._explore()
        if len(state.played) == 0 and self._jokers < self._most_jokers and not self._over:
            self._jokers += 1
            self._push(TAKE_JOKER)
            self._record(self._judge(self._net()))
            self._at -= 1
            self._jokers -= 1
        if state.may_be_rescued(0):
            self._short += 1
            self._push(RESCUE)
            self._explore()
            self._at -= 1
            self._short -= 1
        if state.may_be_rescued(1):
            self._long += 1
            self._push(RESCUE + 1)
            self._explore()
            self._at -= 1
            self._long -= 1

    def _explore(self) -> None:
        """A position between two cards: judges it, then plays every card."""
        if self._over:
            return
        net = self._net()
        pack = self._pack()
        if pack in net.seen:
            return
        net.seen.add(pack)
        self.nodes += 1
        self._record(self._judge(net))
        if self.nodes % OFTEN == 0 and monotonic() > self._until:
            self._most = 0
        if self.nodes >= self._most or self._depth >= self._scales.ahead:
            return
        left = self._free + self._tiles
        if left > 0:
            self._play_walks(left)
            self._play_planks(left)
        if self._cards >= PRICE and self._jokers < self._most_jokers:
            self._exchange()

    def _push(self, code: i64) -> None:
        self._line[self._at] = code
        self._at += 1

    def _record(self, worth: float) -> None:
        """The turn may end here."""
        if worth > self._best:
            self._best = worth
            self._found = self._codes()
        if self._wide:
            number = (self._key, self._pawn | self._gems << 12 | self._jokers << 16)
            known = self._ends.get(number)
            if known is None or worth > known.worth:
                self._ends[number] = End(self._codes(), worth)

    def _codes(self) -> list[int]:
        codes: list[int] = [self._line[i] for i in range(self._at)]
        if not self._over and (self._depth == 0 or self._scales.ahead == ALL_CARDS):
            codes.append(END_PLAY)
        return codes

    # cards

    def _play_planks(self, left: i64) -> None:
        """Every plank that can be laid, removed or moved from here; a joker only where the card is not at hand."""
        chart = self._chart
        near = chart.near
        hand = self._hand
        joker = self._jokers > 0 and left >= 2
        status = self._open()
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            long = chart.is_long[place]
            number = chart.place_number[place]
            if self._laid[place]:
                if not self._removable(place):
                    continue
                if hand[CARD_REMOVE] > 0:
                    self._remove(place, False)
                elif joker:
                    self._remove(place, True)
                if hand[CARD_MOVE] > 0 and left >= 2:
                    self._move(place, LIFT + number, False)
                elif joker:
                    self._move(place, JOKER_LIFT + number, True)
            elif (self._long if long else self._short) > 0 and status[place] == OPEN:
                if hand[CARD_LONG if long else CARD_SHORT] > 0 and left > long:
                    self._lay(place, LAY + number, False)
                elif joker:
                    self._lay(place, JOKER_LAY + number, True)
            if self._over:
                return

    def _lay(self, place: i64, code: i64, joker: bool) -> None:
        free, tiles = self._free, self._tiles
        long = self._chart.is_long[place]
        kind: i64 = CARD_LONG if long else CARD_SHORT
        self._spend(kind, joker)
        self._supply(long, -1)
        self._toggle(place)
        self._push(code)
        self._acts += 1
        self._explore()
        self._acts -= 1
        self._at -= 1
        self._toggle(place)
        self._supply(long, 1)
        self._refund(kind, joker, free, tiles)

    def _remove(self, place: i64, joker: bool) -> None:
        free, tiles = self._free, self._tiles
        long = self._chart.is_long[place]
        self._spend(CARD_REMOVE, joker)
        gone = self._fall(place)
        self._supply(long, 1)
        self._push((JOKER_REMOVE if joker else REMOVE) + self._chart.place_number[place])
        self._acts += 1
        self._explore()
        self._acts -= 1
        self._at -= 1
        self._supply(long, -1)
        self._raise(gone)
        self._refund(CARD_REMOVE, joker, free, tiles)

    def _move(self, place: i64, code: i64, joker: bool) -> None:
        free, tiles = self._free, self._tiles
        self._spend(CARD_MOVE, joker)
        gone = self._fall(place)
        self._push(code)
        self._acts += 1
        self._put(place)
        self._acts -= 1
        self._at -= 1
        self._raise(gone)
        self._refund(CARD_MOVE, joker, free, tiles)

    def _put(self, lifted: i64) -> None:
        """A plank that was taken up goes to another place (VE-A13)."""
        chart = self._chart
        near = chart.near
        status = self._open()
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            if place != lifted and chart.is_long[place] == chart.is_long[lifted] and status[place] == OPEN:
                self._toggle(place)
                self._push(SET + chart.place_number[place])
                self._explore()
                self._at -= 1
                self._toggle(place)

    def _exchange(self) -> None:
        """VE-T10: the four dullest cards for a joker."""
        hand = self._hand
        at = self._at
        self._hand = hand[:]
        self._push(EXCHANGE)
        for _ in range(PRICE):
            kind = self._scales.dullest(self._hand)
            self._hand[kind] -= 1
            self._push(GIVE + kind)
        self._cards -= PRICE
        self._jokers += 1
        self._depth += 1
        self._explore()
        self._depth -= 1
        self._jokers -= 1
        self._cards += PRICE
        self._at = at
        self._hand = hand

    # walking

    def _play_walks(self, left: i64) -> None:
        """Every walk with the shortest card that will do, or a duller one, and three steps with a joker."""
        hand = self._hand
        least = 9.0
        joker = self._jokers > 0 and left >= 2
        if joker:
            self._walk_with(2, True, 3 if hand[CARD_WALK + 2] > 0 and left >= 3 else self._longest(left) + 1)
        done: i64 = 1
        for steps in range(1, 4):
            if hand[CARD_WALK + steps - 1] > 0 and left >= steps and not self._over:
                worth = self._scales.last(hand, CARD_WALK + steps - 1)
                self._walk_with(steps - 1, False, 1 if worth < least else done)
                done = steps + 1
                if worth < least:
                    least = worth

    def _longest(self, left: i64) -> i64:
        """The longest walk the cards allow."""
        for steps in range(3, 0, -1):
            if self._hand[CARD_WALK + steps - 1] > 0 and left >= steps:
                return steps
        return 0

    def _walk_with(self, card: i64, joker: bool, least: i64) -> None:
        """One walking card, for ways of at least so many steps."""
        free, tiles = self._free, self._tiles
        self._spend(CARD_WALK + card, joker)
        self._push((JOKER_WALK if joker else WALK) + card)
        self._acts += 1
        self._stroll(card + 1, least, False)
        self._acts -= 1
        self._at -= 1
        self._refund(CARD_WALK + card, joker, free, tiles)

    def _walk(self, steps: i64, begun: bool) -> None:
        """A walk that has begun."""
        self._stroll(steps, 0 if begun else 1, begun)

    def _stroll(self, steps: i64, least: i64, begun: bool) -> None:
        """All ways of so many steps, told apart by where they end and which gems they pass."""
        chart = self._chart
        fields = chart.fields
        near, ends = chart.near, chart.ends
        spots = append(vec[i64](), self._pawn)
        gems = append(vec[i64](), self._gems)
        before = append(vec[i64](), -1)
        first: i64 = 0
        last: i64 = 1
        depth: i64 = 0
        if begun and least == 0:
            self._arrive(spots, gems, before, 0, steps)
        while depth < steps and first < last:
            depth += 1
            for at in range(first, last):
                here = spots[at]
                held = gems[at]
                for i in range(near.first[here], near.first[here + 1]):
                    place = near.items[i]
                    if self._laid[place] and _new(spots, gems, fields + place, held):
                        spots = append(spots, fields + place)
                        gems = append(gems, held)
                        before = append(before, at)
                if here < fields:
                    continue
                for i in range(ends.first[here - fields], ends.first[here - fields + 1]):
                    there = ends.items[i]
                    now = held
                    if there < fields:
                        gem = chart.gem_at[self._colour * fields + there]
                        if gem >= 0:
                            now |= i64(1) << gem
                    if _new(spots, gems, there, now):
                        spots = append(spots, there)
                        gems = append(gems, now)
                        before = append(before, at)
            first = last
            last = len(spots)
            for at in range(first, last):
                if depth >= least or gems[at] != self._gems:
                    self._arrive(spots, gems, before, at, steps - depth)
                    if self._over:
                        return

    def _arrive(self, spots: vec[i64], gems: vec[i64], before: vec[i64], at: i64, left: i64) -> None:
        """The pawn stops there, and the turn goes on; all four gems end it."""
        pawn, held, tiles, line = self._pawn, self._gems, self._tiles, self._at
        length: i64 = 0
        here = at
        while before[here] >= 0:
            length += 1
            here = before[here]
        here = at
        for i in range(length):
            self._line[line + length - 1 - i] = STEP + self._chart.spot_number[spots[here]]
            here = before[here]
        self._at = line + length
        self._pawn = spots[at]
        self._gems = gems[at]
        if self._gems == ALL:
            self._over = True
            self._record(WON)
        else:
            self._tiles += count(self._gems) - count(held)
            if left > 0:
                self._push(STOP)
            self._explore()
        self._pawn, self._gems, self._tiles, self._at = pawn, held, tiles, line


def _new(spots: vec[i64], gems: vec[i64], spot: i64, held: i64) -> bool:
    # where the walk began one may come back to: then something moved in this turn
    return not any(spots[i] == spot and gems[i] == held for i in range(1, len(spots)))


def _worth(end: End) -> float:
    return end.worth
