# compiled with mypyc
"""What may be done: the legal codes of every phase (rules.md, section 7). What they do: `state`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.venise.codes import (
    ASSIGN,
    BEGIN,
    CHOOSE,
    DISCARD,
    DRAW,
    END_PLAY,
    END_TURN,
    EXCHANGE,
    GIVE,
    JOKER_LAY,
    JOKER_LIFT,
    JOKER_REMOVE,
    JOKER_WALK,
    LAY,
    LIFT,
    NO_CHOICE,
    REMOVE,
    RESCUE,
    SET,
    STEP,
    STOP,
    TAKE_JOKER,
    WALK,
)
from serenissima.games.venise.player import Player
from serenissima.games.venise.position import (
    AFTER_JOKER,
    ASSIGNING,
    COLOURING,
    DEAL,
    DISCARDING,
    DRAWING,
    FIRST,
    GIVING,
    JOKER_LIMIT,
    MOVING,
    PLAY,
    PRICE,
    TRIM,
    WALKING,
    Position,
)

CARD_SHORT: Final = 0
CARD_LONG: Final = 1
CARD_REMOVE: Final = 2
CARD_MOVE: Final = 3
CARD_WALK: Final = 4
"""`walk1`; the longer walks follow."""
JOKER: Final = 7
JOKER_COST: Final = 2


class Offers(Position):
    """A position and what may be done in it."""

    def codes(self) -> list[int]:
        """All legal moves of whoever is to move."""
        phase = self.phase
        if phase == PLAY:
            return self._plays()
        if phase == WALKING:
            return self._steps()
        if phase in (DRAWING, DEAL):
            return self._draws()
        if phase == GIVING:
            return self._cards(GIVE)
        if phase == TRIM:
            return self._trimming()
        if phase == MOVING:
            return self._goals()
        if phase == AFTER_JOKER:
            return [EXCHANGE, END_PLAY] if self.may_exchange() else [END_PLAY]
        if phase == COLOURING:
            return [CHOOSE + colour for colour in self.free_colours()] + [NO_CHOICE]
        if phase == ASSIGNING:
            return [ASSIGN + colour for colour in self.free_colours()]
        if phase == FIRST:
            return [BEGIN + seat for seat in range(self.rules.seats)]
        if phase == DISCARDING:
            return self._discards()
        return []

    def odds(self) -> list[int]:
        """A card is as likely as it is frequent in the draw pile; colours and seats are equally likely."""
        if self.phase in (DRAWING, DEAL):
            odds = [int(self.pile[kind]) for kind in range(7) if self.pile[kind] > 0]
            return [*odds, int(self.pile_jokers)] if self.pile_jokers > 0 else odds
        if self.phase == FIRST:
            return [1] * self.rules.seats
        return [1] * len(self.free_colours())

    # the parts

    def _draws(self) -> list[int]:
        """Every kind of card that is in the draw pile."""
        codes = [DRAW + kind for kind in range(7) if self.pile[kind] > 0]
        if self.pile_jokers > 0:
            codes.append(DRAW + JOKER)
        return codes

    def _plays(self) -> list[int]:
        """Every card that can be paid and carried out (VE-T4), a joker, an exchange, or the end (VE-T1)."""
        codes: list[int] = []
        me = self.players[self.seat]
        left = self.left()
        if left > 0:
            self._planks(codes, me, left)
        if me.jokers < JOKER_LIMIT and self.jokers > 0:
            if len(self.played) == 0:
                codes.append(TAKE_JOKER)
            if me.cards >= PRICE:
                codes.append(EXCHANGE)
        if self.rules.rescue and self.fresh:
            if self.may_be_rescued(0):
                codes.append(RESCUE)
            if self.may_be_rescued(1):
                codes.append(RESCUE + 1)
        codes.append(END_PLAY)
        return codes

    def _planks(self, codes: list[int], me: Player, left: i64) -> None:
        """Laying, removing, moving and walking from where the pawn stands (VE-A1 to VE-A17, VE-A25)."""
        chart = self.rules.chart
        planks = self.planks
        number = chart.place_number
        items = chart.near.items
        spot = me.pawn
        first = chart.near.first[spot]
        last = chart.near.first[spot + 1]
        # two looks at each place that touches the spot: what is possible there, as bits, then what cards there are
        open_short: i64 = 0
        open_long: i64 = 0
        loose: i64 = 0
        touched = spot >= chart.fields
        bit: i64 = 1
        for i in range(first, last):
            place = items[i]
            if planks.laid[place]:
                touched = True
                if self.removable(place):
                    loose |= bit
            elif planks.fillable(place):
                if chart.is_long[place]:
                    open_long |= bit
                else:
                    open_short |= bit
            bit <<= 1
        joker = me.jokers > 0 and left >= JOKER_COST
        hand = me.hand
        if me.short == 0:
            lay_short: i64 = 0
        else:
            lay_short = open_short
        if me.long == 0:
            lay_long: i64 = 0
        else:
            lay_long = open_long
        with_short = hand[CARD_SHORT] > 0
        with_long = hand[CARD_LONG] > 0 and left >= 2
        with_remove = hand[CARD_REMOVE] > 0
        with_move = hand[CARD_MOVE] > 0 and left >= 2
        bit = 1
        for i in range(first, last):
            if (lay_short | lay_long | loose) & bit:
                place = items[i]
                code = number[place]
                if lay_short & bit:
                    if with_short:
                        codes.append(LAY + code)
                    if joker:
                        codes.append(JOKER_LAY + code)
                elif lay_long & bit:
                    if with_long:
                        codes.append(LAY + code)
                    if joker:
                        codes.append(JOKER_LAY + code)
                elif loose & bit:
                    if with_remove:
                        codes.append(REMOVE + code)
                    if joker:
                        codes.append(JOKER_REMOVE + code)
                    # VE-A14: another place of the same kind; taking the plank up opens and closes none of them
                    if (open_long if chart.is_long[place] else open_short) != 0:
                        if with_move:
                            codes.append(LIFT + code)
                        if joker:
                            codes.append(JOKER_LIFT + code)
            bit <<= 1
        if touched:
            if hand[CARD_WALK] > 0:
                codes.append(WALK)
            if hand[CARD_WALK + 1] > 0 and left >= 2:
                codes.append(WALK + 1)
            if hand[CARD_WALK + 2] > 0 and left >= 3:
                codes.append(WALK + 2)
            if joker:
                codes.append(JOKER_WALK)
                codes.append(JOKER_WALK + 1)
                codes.append(JOKER_WALK + 2)

    def _steps(self) -> list[int]:
        """VE-G19: onto planks that touch the spot, off a plank onto what its ends touch; or stop (VE-A17)."""
        chart = self.rules.chart
        spot = self.players[self.seat].pawn
        near, ends = chart.near, chart.ends
        laid, number = self.planks.laid, chart.spot_number
        codes = [
            STEP + number[chart.fields + near.items[i]]
            for i in range(near.first[spot], near.first[spot + 1])
            if laid[near.items[i]]
        ]
        if spot >= chart.fields:
            place = spot - chart.fields
            codes += [STEP + number[ends.items[i]] for i in range(ends.first[place], ends.first[place + 1])]
        if len(self.path) > 1:
            codes.append(STOP)
        return codes

    def _goals(self) -> list[int]:
        """VE-A13, VE-A14: another place of its kind that touches the pawn's spot."""
        chart = self.rules.chart
        near = chart.near
        spot = self.players[self.seat].pawn
        long = chart.is_long[self.lifted]
        codes: list[int] = []
        for i in range(near.first[spot], near.first[spot + 1]):
            place = near.items[i]
            if place != self.lifted and chart.is_long[place] == long and self.planks.fillable(place):
                codes.append(SET + chart.place_number[place])
        return codes

    def _trimming(self) -> list[int]:
        """VE-T13, VE-T17: too many cards must go, unless four of them become a joker."""
        codes = self._discards() if self.surplus() > 0 else [END_TURN]
        if self.may_exchange():
            codes.append(EXCHANGE)
        return codes

    def _cards(self, base: i64) -> list[int]:
        hand = self.players[self.seat].hand
        return [base + kind for kind in range(7) if hand[kind] > 0]

    def _discards(self) -> list[int]:
        """VE-T17: any card, a joker too."""
        codes = self._cards(DISCARD)
        if self.players[self.seat].jokers > 0:
            codes.append(DISCARD + JOKER)
        return codes
