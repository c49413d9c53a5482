# compiled with mypyc
"""What lies on the table and whose decision it is: the pieces, the running turn, and why a match ended."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.state import State as Protocol
from serenissima.games.venise.box import ALL_JOKERS, ALL_LONG, ALL_SHORT, FOR_A_JOKER, HAND_LIMIT, HOURGLASSES
from serenissima.games.venise.box import JOKER_LIMIT as JOKERS_IN_HAND
from serenissima.games.venise.state.planks import Planks
from serenissima.games.venise.state.player import Player
from serenissima.games.venise.state.rules import Rules

COLOURING: Final = 0
"""A seat chooses a colour, or leaves it to chance."""
ASSIGNING: Final = 1
"""Fortuna gives out the remaining colours."""
FIRST: Final = 2
"""Who makes the first turn is decided."""
DEAL: Final = 3
PLAY: Final = 4
WALKING: Final = 5
MOVING: Final = 6
"""A plank has been taken up and must be put somewhere else."""
GIVING: Final = 7
"""Four cards are given for a joker."""
AFTER_JOKER: Final = 8
"""A joker was taken instead of playing cards."""
DRAWING: Final = 9
TRIM: Final = 10
"""After drawing: the hand may be too large, or an exchange possible."""
DISCARDING: Final = 11
OVER: Final = 12

GEMS_WON: Final = 0
SHARED: Final = 1
ALL_PLACED: Final = 2
STANDSTILL: Final = 3
ROUNDS_OVER: Final = 4
REASONS: Final = ("gems", "shared", "places", "standstill", "rounds")
"""Why a match ended (VE-E1 to VE-E5)."""

CARD_SHORT: Final = 0
CARD_LONG: Final = 1
CARD_REMOVE: Final = 2
CARD_MOVE: Final = 3
CARD_WALK: Final = 4
"""`walk1`; the longer walks follow."""
JOKER: Final = 7
JOKER_COST: Final = 2

NOWHERE: Final = -3
WATER: Final = -2
BOX: Final = -1
"""Where the plank of a rescue comes from, if it is not from a rival (VE-V6)."""

LIMIT: Final[i64] = HAND_LIMIT
JOKER_LIMIT: Final[i64] = JOKERS_IN_HAND
PRICE: Final[i64] = FOR_A_JOKER
HOURS: Final[i64] = HOURGLASSES


class Position(Protocol):
    """Everything on the table. What may be done with it is in the phases."""

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The table before anything is decided, or a copy of `source`."""
        super().__init__()
        self.rules: Rules = rules
        seats = rules.seats
        if source is None:
            self.planks: Planks = Planks(rules.chart)
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.pile: vec[i64] = rules.mix[:]
            """The draw pile: how many of each kind. Fortuna decides its order as cards are drawn."""
            self.pile_jokers: i64 = 0
            """Jokers in the draw pile (VE-T17)."""
            self.pile_count: i64 = 46
            self.discards: vec[i64] = vec[i64]([0] * 7)
            self.discard_jokers: i64 = 0
            self.discard_count: i64 = 0
            self.top: i64 = -1
            """The card on top of the discard pile, -1 if there is none."""
            self.jokers: i64 = ALL_JOKERS
            """The jokers in their place beside the board."""
            self.water_short: i64 = 0
            self.water_long: i64 = 0
            self.box_short: i64 = ALL_SHORT - seats * rules.short_each
            self.box_long: i64 = ALL_LONG - seats * rules.long_each
            self.phase: i64 = COLOURING if rules.colours_chosen else ASSIGNING
            self.seat: i64 = 0
            """Whose turn it is; while colours are given out and cards are dealt, who gets them."""
            self.order: list[int] = []
            """The seats in the order of their turns, the first player first."""
            self.undecided: i64 = 0
            """The seats that leave their colour to chance, as bits."""
            self.round: i64 = 1
            self.idle: i64 = 0
            """Turns since something moved on the board (VE-E4)."""
            self.last_round: bool = False
            """Somebody has all four gems, and the round is played to its end (VE-V5)."""
            self.reason: i64 = GEMS_WON
            self.used: i64 = 0
            """Hourglasses used in this turn."""
            self.spent: i64 = 0
            """Tiles spent in this turn."""
            self.fresh: bool = True
            """Nothing has been done in this turn."""
            self.acted: bool = False
            """Something moved on the board in this turn."""
            self.played: vec[i64] = vec[i64]()
            """Cards played in this turn, jokers as JOKER."""
            self.path: vec[i64] = vec[i64]()
            """The walk being made: the spot it began on and those entered since."""
            self.steps_left: i64 = 0
            self.lifted: i64 = -1
            """The place a plank has been taken up from, -1 if none has."""
            self.given: vec[i64] = vec[i64]()
            """Cards given so far for a joker."""
            self.resume: i64 = PLAY
            """The phase an exchange leads back to."""
            self.to_draw: i64 = 0
            for player in self.players:
                player.short = rules.short_each
                player.long = rules.long_each
                if rules.set_hand:
                    player.take_set()
                    for kind in range(7):
                        self.pile[kind] -= player.hand[kind]
                    self.pile_count -= 4
        else:
            self.planks = Planks(rules.chart, source.planks)
            self.players = [Player(player) for player in source.players]
            self.pile = source.pile[:]
            self.pile_jokers = source.pile_jokers
            self.pile_count = source.pile_count
            self.discards = source.discards[:]
            self.discard_jokers = source.discard_jokers
            self.discard_count = source.discard_count
            self.top = source.top
            self.jokers = source.jokers
            self.water_short = source.water_short
            self.water_long = source.water_long
            self.box_short = source.box_short
            self.box_long = source.box_long
            self.phase = source.phase
            self.seat = source.seat
            self.order = source.order
            self.undecided = source.undecided
            self.round = source.round
            self.idle = source.idle
            self.last_round = source.last_round
            self.reason = source.reason
            self.used = source.used
            self.spent = source.spent
            self.fresh = source.fresh
            self.acted = source.acted
            self.played = source.played[:]
            self.path = source.path[:]
            self.steps_left = source.steps_left
            self.lifted = source.lifted
            self.given = source.given[:]
            self.resume = source.resume
            self.to_draw = source.to_draw

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def left(self) -> i64:
        """Hourglasses that may still be used in this turn, unspent tiles included (VE-T2)."""
        return HOURS + self.spent - self.used + self.me().tiles

    def free_colours(self) -> list[int]:
        """The colours in play that nobody has taken (VE-S4)."""
        taken = [int(player.colour) for player in self.players]
        return [colour for colour in self.rules.colours if colour not in taken]

    def may_exchange(self) -> bool:
        """Whether four cards may be exchanged for a joker (VE-T11), also after drawing (VE-T13)."""
        if self.phase == TRIM and not self.rules.exchange_after_draw:
            return False
        return self.me().cards >= PRICE and self.may_have_joker()

    def may_have_joker(self) -> bool:
        """VE-T9: fewer than two in the hand, and one left to take; where jokers go to the piles there may be none."""
        return self.me().jokers < JOKER_LIMIT and self.jokers > 0

    def surplus(self) -> i64:
        """Cards above the limit of the hand (VE-T17)."""
        me = self.me()
        return me.cards + me.jokers - LIMIT

    def stood_on(self, spot: i64) -> bool:
        """Whether a pawn stands there."""
        return any(player.pawn == spot for player in self.players)

    def removable(self, place: i64) -> bool:
        """Whether a plank may go: nobody stands on it, nobody would fall (VE-A9)."""
        chart = self.rules.chart
        if self.stood_on(chart.fields + place):
            return False
        carries = chart.carries
        for i in range(carries.first[place], carries.first[place + 1]):
            other = carries.items[i]
            if self.planks.laid[other] and self.stood_on(chart.fields + other):
                return False
        return True

    def stranded(self, player: Player) -> bool:
        """Whether a player stands on a pole that no plank touches and has no plank that fits there (VE-A27)."""
        spot = player.pawn
        if spot < 0 or spot >= self.rules.chart.fields or self.planks.touched(spot):
            return False
        fits_short = player.short > 0 and self.planks.fits(spot, 0)
        return not fits_short and not (player.long > 0 and self.planks.fits(spot, 1))

    def rescuer(self, long: i64) -> i64:
        """Where a plank of this kind would come from (VE-V6): NOWHERE, WATER, BOX or a seat."""
        if (self.water_long if long else self.water_short) > 0:
            return WATER
        if (self.box_long if long else self.box_short) > 0:
            return BOX
        best: i64 = NOWHERE
        most: i64 = 0
        count = len(self.order)
        here = self.order.index(self.seat)
        for i in range(1, count):
            seat = self.order[(here + i) % count]
            has = self.players[seat].long if long else self.players[seat].short
            if has > most:
                best = seat
                most = has
        return best

    def may_be_rescued(self, long: i64) -> bool:
        """VE-V6: stranded at the start of a turn, and a plank that fits can be had from somewhere."""
        me = self.me()
        if not self.rules.rescue or not self.fresh or not self.stranded(me):
            return False
        return self.planks.fits(me.pawn, long) and self.rescuer(long) > NOWHERE

    def placed(self) -> i64:
        """How many players have their place (VE-V1)."""
        placed: i64 = 0
        for player in self.players:
            if player.rank > 0:
                placed += 1
        return placed

    def active(self) -> i64:
        """How many players still take turns."""
        active: i64 = 0
        for player in self.players:
            if player.active():
                active += 1
        return active
