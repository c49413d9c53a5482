# compiled with mypyc
"""Everything that can be done in one turn: tries every sequence of cards and judges where it ends.

Until the end of a turn nothing hidden matters but the own hand. Positions that were seen are not looked at again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.lore.venise.ways import LAID, OPEN, Net, Ways
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
from serenissima.games.venise.position import HOURS, JOKER_LIMIT, MOVING, PRICE, WALKING
from serenissima.games.venise.rules import Rules
from serenissima.games.venise.state import State

WON: Final = 1000.0
ALL: Final[i64] = 15
"""All four gems, as bits."""
LONGEST: Final = 96
"""No line has more codes: a hand has few cards, and a card at most five codes."""
REST: Final = 120
"""For somebody who looks at the nearest gem alone: a guess for each of the others."""


class End:
    """A way to end the turn: the codes that lead there, and what it is worth."""

    __slots__ = ("line", "worth")

    def __init__(self, line: list[int], worth: float) -> None:
        self.line: list[int] = line
        self.worth: float = worth


class Turn:
    """Searches turns at one table, one after the other, with the same weights."""

    def __init__(self, rules: Rules, scales: Scales) -> None:
        self._chart = rules.chart
        self._scales = scales
        self.ways: Ways = Ways(rules.chart, scales.short, scales.long, scales.missing)
        self._epoch: i64 = 0
        self.nodes: i64 = 0
        """Positions looked at in this turn."""
        self._most: i64 = 0
        self._wide: bool = False
        self._over: bool = False
        self._best: float = 0.0
        self._found: list[int] = []
        self._ends: dict[tuple[int, int], End] = {}
        self._line: vec[i64] = vec[i64]([0] * LONGEST)
        self._at: i64 = 0
        self._laid: vec[i64] = vec[i64]()
        self._long_in: vec[i64] = vec[i64]()
        self._key: i64 = 0
        self._pawns: vec[i64] = vec[i64]()
        """Of the others, who are still on the board."""
        self._others: list[int] = []
        """Their colour, wanted gems, pawn and missing planks, one after the other."""
        self._hand: vec[i64] = vec[i64]()
        self._colour: i64 = 0
        self._pawn: i64 = 0
        self._gems: i64 = 0
        self._jokers: i64 = 0
        self._cards: i64 = 0
        self._short: i64 = 0
        self._long: i64 = 0
        self._tiles: i64 = 0
        self._free: i64 = 0
        """Hourglasses that need no tile."""
        self._acts: i64 = 0
        """What was done on the board in this turn."""
        self._patience: float = 1.0

    def best(self, state: State, most: int) -> End:
        """The best end of the turn, which has begun or not; at most so many positions are looked at."""
        self._search(state, most, False)
        return End(self._found, self._best)

    def ends(self, state: State, most: int) -> list[End]:
        """The best way to every different end, the best end first."""
        self._search(state, most, True)
        if self._best >= WON:
            return [End(self._found, WON)]
        return sorted(self._ends.values(), key=_worth, reverse=True)

    def race(self, state: State, seat: int) -> float:
        """The hourglasses a seat still needs, about, less what its hand and supply will save it."""
        player = state.players[seat]
        key: i64 = 0
        for place in range(self._chart.places):
            if state.planks.laid[place]:
                key ^= self.ways.bits[place]
        net = self.ways.net(key, state.planks.laid, state.planks.long_in)
        missing = _missing(player.short, player.long)
        tour = self.ways.tour(net, player.colour, ALL ^ player.gems, player.pawn, missing)
        scales = self._scales
        stock = scales.hand(player.hand, player.jokers, player.tiles) + scales.supply(player.short, player.long)
        return float(tour) * 0.1 - stock

    # the search

    def _search(self, state: State, most: i64, wide: bool) -> None:
        self._load(state)
        self._epoch += 1
        self.nodes = 0
        self._most = most
        self._wide = wide
        self._over = False
        self._best = -1e9
        self._found = []
        self._ends = {}
        self._at = 0
        if state.phase == WALKING:
            self._walk(state.steps_left, len(state.path) > 1)
            return
        if state.phase == MOVING:
            self._put(state.lifted)
            return
        self._explore()
        if len(state.played) == 0 and self._jokers < JOKER_LIMIT and not self._over:
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

    def _load(self, state: State) -> None:
        seat = state.seat
        me = state.players[seat]
        self._laid = state.planks.laid[:]
        self._long_in = state.planks.long_in[:]
        self._key = 0
        for place in range(self._chart.places):
            if self._laid[place]:
                self._key ^= self.ways.bits[place]
        self._pawns = vec[i64]()
        self._others = []
        for other in range(len(state.players)):
            player = state.players[other]
            if other != seat and player.pawn >= 0 and player.active():
                self._pawns = append(self._pawns, player.pawn)
                self._others.append(player.colour)
                self._others.append(ALL ^ player.gems)
                self._others.append(player.pawn)
                self._others.append(_missing(player.short, player.long))
        self._hand = me.hand[:]
        self._colour = me.colour
        self._pawn = me.pawn
        self._gems = me.gems
        self._jokers = me.jokers
        self._cards = me.cards
        self._short = me.short
        self._long = me.long
        self._tiles = me.tiles
        self._free = HOURS + state.spent - state.used
        self._acts = 1 if state.acted else 0
        self._patience = 1.0 / float(1 + state.idle)

    def _net(self) -> Net:
        net = self.ways.net(self._key, self._laid, self._long_in)
        if net.epoch != self._epoch:
            net.epoch = self._epoch
            net.seen = set()
            net.others = self._rivals(net)
        return net

    def _open(self) -> vec[i64]:
        """Where planks lie and may be laid now."""
        return self.ways.net(self._key, self._laid, self._long_in).state

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
        if self.nodes >= self._most:
            return
        left = self._free + self._tiles
        if left > 0:
            self._play_walks(left)
            self._play_planks(left)
        if self._cards >= PRICE and self._jokers < JOKER_LIMIT:
            self._exchange()

    def _pack(self) -> i64:
        """All but the planks on the board, in one number."""
        pack: i64 = self._pawn
        for kind in range(7):
            pack = pack << 4 | self._hand[kind]
        pack = pack << 4 | self._gems
        pack = pack << 2 | self._jokers
        pack = pack << 4 | self._short
        pack = pack << 4 | self._long
        pack = pack << 3 | self._tiles
        return pack << 3 | self._free

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
        codes: list[int] = []
        for i in range(self._at):
            codes.append(self._line[i])
        if not self._over:
            codes.append(END_PLAY)
        return codes

    # what it is worth

    def _judge(self, net: Net) -> float:
        scales = self._scales
        wanted = ALL ^ self._gems
        missing = _missing(self._short, self._long)
        if scales.tour:
            tour = self.ways.tour(net, self._colour, wanted, self._pawn, missing)
        else:
            tour = self.ways.nearest(net, self._colour, wanted, self._pawn, missing) + REST * (_count(wanted) - 1)
        stock = scales.hand(self._hand, self._jokers, self._tiles) + scales.supply(self._short, self._long)
        # who waits too long for better cards stops playing: what is in the hand counts less and less
        if self._acts == 0:
            stock *= self._patience
        return scales.gem * float(4 - _count(wanted)) - float(tour) * 0.1 + stock - self._danger(net) + net.others

    def _rivals(self, net: Net) -> float:
        """A share of how far the others have to go."""
        scales = self._scales
        if len(self._others) == 0 or (scales.rivals == 0.0 and scales.leader == 0.0):
            return 0.0
        nearest = 40.0
        total = 0.0
        for i in range(0, len(self._others), 4):
            others = self._others
            far = 0.1 * float(self.ways.tour(net, others[i], others[i + 1], others[i + 2], others[i + 3]))
            if far < nearest:
                nearest = far
            total += far if far < 80.0 else 80.0
        return scales.leader * nearest + scales.rivals * total

    def _danger(self, net: Net) -> float:
        """A pawn that can be locked in, or is (VE-A27)."""
        chart = self._chart
        if self._pawn >= chart.fields:
            return 0.0
        touched = False
        near = chart.near
        for i in range(near.first[self._pawn], near.first[self._pawn + 1]):
            place = near.items[i]
            status = net.state[place]
            if status == LAID:
                touched = True
            elif status == OPEN and (self._long if chart.is_long[place] else self._short) > 0:
                return 0.0
        return self._scales.exposed if touched else self._scales.stranded

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

    def _removable(self, place: i64) -> bool:
        """Nobody stands on it, nobody would fall (VE-A9)."""
        if self._stood_on(place):
            return False
        carries = self._chart.carries
        for i in range(carries.first[place], carries.first[place + 1]):
            other = carries.items[i]
            if self._laid[other] and self._stood_on(other):
                return False
        return True

    def _stood_on(self, place: i64) -> bool:
        spot = self._chart.fields + place
        if self._pawn == spot:
            return True
        for i in range(len(self._pawns)):
            if self._pawns[i] == spot:
                return True
        return False

    def _toggle(self, place: i64) -> None:
        """A plank comes or goes."""
        there = 1 - self._laid[place]
        self._laid[place] = there
        self._key ^= self.ways.bits[place]
        if self._chart.is_long[place]:
            self._long_in[self._chart.cell[place]] += 1 if there else -1

    def _fall(self, place: i64) -> vec[i64]:
        """The plank goes and what rests on it falls; returns all of them."""
        gone = append(vec[i64](), place)
        self._toggle(place)
        carries = self._chart.carries
        for i in range(carries.first[place], carries.first[place + 1]):
            other = carries.items[i]
            if self._laid[other]:
                gone = append(gone, other)
                self._toggle(other)
        return gone

    def _spend(self, kind: i64, joker: bool) -> None:
        if joker:
            self._jokers -= 1
            cost: i64 = 2
        else:
            self._hand[kind] -= 1
            self._cards -= 1
            cost = _cost(kind)
        self._free -= cost
        if self._free < 0:
            self._tiles += self._free
            self._free = 0

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

    def _supply(self, long: i64, more: i64) -> None:
        if long:
            self._long += more
        else:
            self._short += more

    def _raise(self, gone: vec[i64]) -> None:
        for i in range(len(gone) - 1, -1, -1):
            self._toggle(gone[i])

    def _refund(self, kind: i64, joker: bool, free: i64, tiles: i64) -> None:
        self._free = free
        self._tiles = tiles
        if joker:
            self._jokers += 1
        else:
            self._hand[kind] += 1
            self._cards += 1

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
        self._explore()
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
        count: i64 = 0
        here = at
        while before[here] >= 0:
            count += 1
            here = before[here]
        here = at
        for i in range(count):
            self._line[line + count - 1 - i] = STEP + self._chart.spot_number[spots[here]]
            here = before[here]
        self._at = line + count
        self._pawn = spots[at]
        self._gems = gems[at]
        if self._gems == ALL:
            self._over = True
            self._record(WON)
        else:
            self._tiles += _count(self._gems) - _count(held)
            if left > 0:
                self._push(STOP)
            self._explore()
        self._pawn, self._gems, self._tiles, self._at = pawn, held, tiles, line


def _new(spots: vec[i64], gems: vec[i64], spot: i64, held: i64) -> bool:
    # where the walk began one may come back to: then something moved in this turn
    for i in range(1, len(spots)):
        if spots[i] == spot and gems[i] == held:
            return False
    return True


def _count(bits: i64) -> i64:
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def _missing(short: i64, long: i64) -> i64:
    return (1 if short == 0 else 0) + (2 if long == 0 else 0)


def _cost(kind: i64) -> i64:
    """Hourglasses of an ordinary card (VE-C10)."""
    if kind == CARD_LONG or kind == CARD_MOVE:
        return 2
    return kind - CARD_WALK + 1 if kind > CARD_WALK else 1


def _worth(end: End) -> float:
    return end.worth
