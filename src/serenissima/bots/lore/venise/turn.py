# compiled with mypyc
"""Everything that can be done in one turn: tries every sequence of cards and judges where it ends.

Until a turn ends only the player's own hand matters of what is hidden. No position is visited twice.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.judge import Judge
from serenissima.bots.lore.venise.scales import ALL_CARDS, KINDS, Scales
from serenissima.bots.lore.venise.stance import ALL, card_cost, count
from serenissima.bots.lore.venise.strolls import Strolls
from serenissima.bots.lore.venise.ways import OPEN, Net
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
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import (
    CARD_LONG,
    CARD_MOVE,
    CARD_REMOVE,
    CARD_SHORT,
    CARD_WALK,
    JOKER_COST,
    MOVING,
    PRICE,
    WALKING,
)
from serenissima.games.venise.state.rules import Rules

WON: Final = 1000.0
LAST: Final = 3
"""With this many gems the next one wins."""
LONGEST: Final = 96
"""No line has more codes: a hand has few cards, and a card takes at most five codes."""
OFTEN: Final = 32
"""Positions between two checks of the clock."""


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
        """Positions visited in this turn."""
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
        """The best end of the turn, begun or not, visiting at most `most` positions, or until a time."""
        self._search(state, most, until, False)
        return End(self._found, self._best)

    def ends(self, state: State, most: int, until: float) -> list[End]:
        """The best way to every different end, best end first."""
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
            # a walk that has begun may end where it is
            self._stroll(state.steps_left, 0 if len(state.path) > 1 else 1)
            return
        if state.phase == MOVING:
            self._put(state.lifted)
            return
        self._explore()
        for long in range(2):
            if state.may_be_rescued(long) and not self._over:
                rescued = state.copy()
                rescued.play(RESCUE + long)
                # the plank may be taken from a rival who needed it
                self._load(rescued)
                self._epoch += 1
                self._follow(RESCUE + long)

    def _explore(self) -> None:
        """Judges a position between two cards, then plays every card."""
        if self._over:
            return
        net = self._net()
        pack = self._pack()
        if pack in net.seen:
            return
        net.seen.add(pack)
        self.nodes += 1
        self._record(self._judge(net))
        if self._played == 0 and self._jokers < self._most_jokers:
            self._take_joker(net)
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

    def _follow(self, code: i64) -> None:
        """Explores what comes after this code."""
        self._push(code)
        self._explore()
        self._at -= 1

    def _record(self, worth: float) -> None:
        """Records that the turn may end here."""
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
        """Every plank that can be laid, removed or moved from here."""
        chart = self._chart
        near = chart.near
        status = self._open()
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            if self._laid[place]:
                if not self._removable(place):
                    continue
                if self._playable(CARD_REMOVE, left):
                    self._remove(place)
                if self._playable(CARD_MOVE, left):
                    self._move(place)
            elif status[place] == OPEN:
                if chart.is_long[place]:
                    can = self._long > 0 and self._playable(CARD_LONG, left)
                else:
                    can = self._short > 0 and self._playable(CARD_SHORT, left)
                if can:
                    self._lay(place)
            if self._over:
                return

    def _playable(self, kind: i64, left: i64) -> bool:
        """Whether a plank card can be paid for, or a joker if there is no such card in the hand."""
        return left >= card_cost(kind) if self._hand[kind] > 0 else self._jokers > 0 and left >= JOKER_COST

    def _lay(self, place: i64) -> None:
        free, tiles = self._free, self._tiles
        long = self._chart.is_long[place]
        kind: i64 = CARD_LONG if long else CARD_SHORT
        joker = self._hand[kind] == 0
        self._spend(kind, joker)
        self._supply(long, -1)
        self._toggle(place)
        self._follow((JOKER_LAY if joker else LAY) + self._chart.place_number[place])
        self._toggle(place)
        self._supply(long, 1)
        self._refund(kind, joker, free, tiles)

    def _remove(self, place: i64) -> None:
        free, tiles = self._free, self._tiles
        long = self._chart.is_long[place]
        joker = self._hand[CARD_REMOVE] == 0
        self._spend(CARD_REMOVE, joker)
        gone = self._fall(place)
        self._supply(long, 1)
        self._follow((JOKER_REMOVE if joker else REMOVE) + self._chart.place_number[place])
        self._supply(long, -1)
        self._raise(gone)
        self._refund(CARD_REMOVE, joker, free, tiles)

    def _move(self, place: i64) -> None:
        free, tiles = self._free, self._tiles
        joker = self._hand[CARD_MOVE] == 0
        self._spend(CARD_MOVE, joker)
        gone = self._fall(place)
        self._push((JOKER_LIFT if joker else LIFT) + self._chart.place_number[place])
        self._put(place)
        self._at -= 1
        self._raise(gone)
        self._refund(CARD_MOVE, joker, free, tiles)

    def _put(self, lifted: i64) -> None:
        """Puts a plank that was taken up in another place (VE-A13)."""
        chart = self._chart
        near = chart.near
        status = self._open()
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            if place != lifted and chart.is_long[place] == chart.is_long[lifted] and status[place] == OPEN:
                self._toggle(place)
                self._follow(SET + chart.place_number[place])
                self._toggle(place)

    def _take_joker(self, net: Net) -> None:
        """VE-T7: takes a joker instead of playing cards. After that nothing changes on the board."""
        self._jokers += 1
        self._push(TAKE_JOKER)
        self._record(self._judge(net))
        self._at -= 1
        self._jokers -= 1

    def _exchange(self) -> None:
        """VE-T10: the four dullest cards for a joker; any four if the last gem may be in reach."""
        hand = self._hand
        at = self._at
        self._hand = hand[:]
        self._push(EXCHANGE)
        self._cards -= PRICE
        self._jokers += 1
        self._depth += 1
        if count(self._gems) == LAST:
            self._give(0, PRICE)
        else:
            for _ in range(PRICE):
                kind = self._scales.dullest(self._hand)
                self._hand[kind] -= 1
                self._push(GIVE + kind)
            self._explore()
        self._depth -= 1
        self._jokers -= 1
        self._cards += PRICE
        self._at = at
        self._hand = hand

    def _give(self, least: i64, left: i64) -> None:
        """Gives this many more cards, of this kind or a later one: the order makes no difference."""
        if left == 0:
            self._explore()
            return
        for kind in range(least, KINDS):
            if self._hand[kind] > 0:
                self._hand[kind] -= 1
                self._push(GIVE + kind)
                self._give(kind, left - 1)
                self._at -= 1
                self._hand[kind] += 1

    # walking

    def _play_walks(self, left: i64) -> None:
        """Every walk with the shortest card that suffices, or a duller one, and with a joker if that is cheaper."""
        hand = self._hand
        least = 9.0
        if self._jokers > 0 and left >= JOKER_COST:
            # a joker costs two hourglasses: for one or two steps it saves no card that costs as little
            self._walk_with(2, True, 3 if hand[CARD_WALK + 1] > 0 else 2 if hand[CARD_WALK] > 0 else 1)
        done: i64 = 1
        for steps in range(1, 4):
            if hand[CARD_WALK + steps - 1] > 0 and left >= steps and not self._over:
                worth = self._scales.last(hand, CARD_WALK + steps - 1)
                self._walk_with(steps - 1, False, 1 if worth < least else done)
                done = steps + 1
                if worth < least:
                    least = worth

    def _walk_with(self, card: i64, joker: bool, least: i64) -> None:
        """One card for walking, for walks of at least `least` steps."""
        free, tiles = self._free, self._tiles
        self._spend(CARD_WALK + card, joker)
        self._push((JOKER_WALK if joker else WALK) + card)
        self._stroll(card + 1, least)
        self._at -= 1
        self._refund(CARD_WALK + card, joker, free, tiles)

    def _stroll(self, steps: i64, least: i64) -> None:
        """All walks of at least `least` steps, and shorter ones that pass a gem; 0: also staying put."""
        ways = Strolls(self._chart, self._laid, self._colour, self._pawn, self._gems, steps)
        for at in range(0 if least == 0 else 1, len(ways.spots)):
            if ways.lengths[at] >= least or ways.gems[at] != self._gems:
                self._arrive(ways, at, steps - ways.lengths[at])
                if self._over:
                    return

    def _arrive(self, ways: Strolls, at: i64, left: i64) -> None:
        """Stops the pawn there and goes on with the turn; all four gems end it."""
        pawn, held, tiles, line = self._pawn, self._gems, self._tiles, self._at
        spots = ways.way(at)
        for i in range(len(spots) - 1, -1, -1):
            self._push(STEP + self._chart.spot_number[spots[i]])
        self._pawn = ways.spots[at]
        self._gems = ways.gems[at]
        if self._gems == ALL:
            self._over = True
            self._record(WON)
        else:
            self._tiles += count(self._gems) - count(held)
            if left > 0:
                self._push(STOP)
            self._explore()
        self._pawn, self._gems, self._tiles, self._at = pawn, held, tiles, line


def _worth(end: End) -> float:
    return end.worth
