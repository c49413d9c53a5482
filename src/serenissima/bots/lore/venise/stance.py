# compiled with mypyc
"""The table while the player in turn tries cards, which are played and taken back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.bots.lore.venise.scales import Scales
from serenissima.bots.lore.venise.ways import Ways
from serenissima.games.venise.state import State
from serenissima.games.venise.state.position import CARD_LONG, CARD_MOVE, CARD_WALK, HOURS, JOKER_COST, JOKER_LIMIT
from serenissima.games.venise.state.rules import Rules

ALL: Final[i64] = 15
"""All four gems, as bits."""
USUAL: Final[i64] = 20
"""Rounds in a long match; few take more."""


class Stance:
    """The planks on the board, and the pawn, gems, cards, planks and hourglasses of the player in turn."""

    def __init__(self, rules: Rules, scales: Scales) -> None:
        self.rules = rules
        self._chart = rules.chart
        self._scales = scales
        self.ways: Ways = Ways(rules.chart, scales.short, scales.long, scales.missing)
        self._laid: vec[i64] = vec[i64]()
        self._long_in: vec[i64] = vec[i64]()
        self._key: i64 = 0
        self._pawns: vec[i64] = vec[i64]()
        """The pawns of the others who are still on the board."""
        self._others: list[int] = []
        """Their colour, wanted gems, pawn and missing planks, in a flat list."""
        self._hand: vec[i64] = vec[i64]()
        self._colour: i64 = 0
        self._pawn: i64 = 0
        self._gems: i64 = 0
        self._jokers: i64 = 0
        self._most_jokers: i64 = 0
        """As many as may be held, and as there are in the hand and on their place (VE-T9)."""
        self._cards: i64 = 0
        self._short: i64 = 0
        self._long: i64 = 0
        self._tiles: i64 = 0
        self._free: i64 = 0
        """Hourglasses that need no tile."""
        self._depth: i64 = 0
        """Cards played and exchanges made in this line."""
        self._played: i64 = 0
        """Cards played in this turn."""
        self._patience: float = 1.0
        """How much the stock counts: less with every turn in which nothing happens, and in a long match.

        Otherwise a player who waits for better cards might wait for ever, or as long as somebody steps to and fro.
        """

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
                self._others.append(missing_planks(player.short, player.long))
        self._hand = me.hand[:]
        self._colour = me.colour
        self._pawn = me.pawn
        self._gems = me.gems
        self._jokers = me.jokers
        in_reach = me.jokers + state.jokers
        self._most_jokers = in_reach if in_reach < JOKER_LIMIT else JOKER_LIMIT
        self._cards = me.cards
        self._short = me.short
        self._long = me.long
        self._tiles = me.tiles
        self._free = HOURS + state.spent - state.used
        self._played = len(state.played)
        late = state.round - USUAL
        self._patience = 1.0 / float(1 + state.idle + (late if late > 0 else 0))

    def _pack(self) -> i64:
        """Everything but the planks on the board, packed into one number."""
        pack: i64 = self._pawn
        for kind in range(7):
            pack = pack << 4 | self._hand[kind]
        pack = pack << 4 | self._gems
        pack = pack << 2 | self._jokers
        pack = pack << 4 | self._short
        pack = pack << 4 | self._long
        pack = pack << 3 | self._tiles
        return pack << 3 | self._free

    def _removable(self, place: i64) -> bool:
        """Whether nobody is on it and nobody would fall (VE-A9)."""
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
        return self._pawn == spot or any(self._pawns[i] == spot for i in range(len(self._pawns)))

    def _toggle(self, place: i64) -> None:
        """Adds or removes a plank."""
        there = 1 - self._laid[place]
        self._laid[place] = there
        self._key ^= self.ways.bits[place]
        if self._chart.is_long[place]:
            self._long_in[self._chart.cell[place]] += 1 if there else -1

    def _fall(self, place: i64) -> vec[i64]:
        """Removes a plank and those that rest on it; returns all of them."""
        gone = append(vec[i64](), place)
        self._toggle(place)
        carries = self._chart.carries
        for i in range(carries.first[place], carries.first[place + 1]):
            other = carries.items[i]
            if self._laid[other]:
                gone = append(gone, other)
                self._toggle(other)
        return gone

    def _raise(self, gone: vec[i64]) -> None:
        for i in range(len(gone) - 1, -1, -1):
            self._toggle(gone[i])

    def _supply(self, long: i64, more: i64) -> None:
        if long:
            self._long += more
        else:
            self._short += more

    def _spend(self, kind: i64, joker: bool) -> None:
        if joker:
            self._jokers -= 1
            cost: i64 = JOKER_COST
        else:
            self._hand[kind] -= 1
            self._cards -= 1
            cost = card_cost(kind)
        self._depth += 1
        self._played += 1
        self._free -= cost
        if self._free < 0:
            self._tiles += self._free
            self._free = 0

    def _refund(self, kind: i64, joker: bool, free: i64, tiles: i64) -> None:
        self._depth -= 1
        self._played -= 1
        self._free = free
        self._tiles = tiles
        if joker:
            self._jokers += 1
        else:
            self._hand[kind] += 1
            self._cards += 1


def count(bits: i64) -> i64:
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def missing_planks(short: i64, long: i64) -> i64:
    return (1 if short == 0 else 0) + (2 if long == 0 else 0)


def card_cost(kind: i64) -> i64:
    """Hourglasses of an ordinary card (VE-C10)."""
    if kind in (CARD_LONG, CARD_MOVE):
        return 2
    return kind - CARD_WALK + 1 if kind > CARD_WALK else 1
