# compiled with mypyc
"""What is so in a match of Venise: the pieces, whose turn it is, and how it ended. What may be done: `offers`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.outcome import Outcome
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.core.state import State as Protocol
from serenissima.games.venise.box import ALL_JOKERS, ALL_LONG, ALL_SHORT, FOR_A_JOKER, HAND_LIMIT, HOURGLASSES
from serenissima.games.venise.box import JOKER_LIMIT as JOKERS_IN_HAND
from serenissima.games.venise.planks import Planks
from serenissima.games.venise.player import Player
from serenissima.games.venise.rules import Rules

COLOURING: Final = 0
"""A player chooses a colour."""
ASSIGNING: Final = 1
"""Fortuna gives out the rest."""
FIRST: Final = 2
DEAL: Final = 3
PLAY: Final = 4
WALKING: Final = 5
MOVING: Final = 6
"""A plank was taken up and must be put somewhere."""
GIVING: Final = 7
"""Four cards for a joker."""
AFTER_JOKER: Final = 8
DRAWING: Final = 9
TRIM: Final = 10
DISCARDING: Final = 11
OVER: Final = 12

GEMS_WON: Final = 0
SHARED: Final = 1
ALL_PLACED: Final = 2
STANDSTILL: Final = 3
ROUNDS_OVER: Final = 4
REASONS: Final = ("gems", "shared", "places", "standstill", "rounds")
"""Why a match ended (VE-E1 to VE-E5)."""

LIMIT: Final[i64] = HAND_LIMIT
JOKER_LIMIT: Final[i64] = JOKERS_IN_HAND
PRICE: Final[i64] = FOR_A_JOKER
HOURS: Final[i64] = HOURGLASSES


class Position(Protocol):
    """All that is on the table."""

    def __init__(self, rules: Rules, source: Position | None = None) -> None:
        """The table before anything is decided, or a copy of `source`."""
        super().__init__()
        self.rules: Rules = rules
        seats = rules.seats
        if source is None:
            self.planks: Planks = Planks(rules.chart)
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.pile: vec[i64] = rules.mix[:]
            """The draw pile: how many of each kind; its order is decided when a card is drawn."""
            self.pile_jokers: i64 = 0
            """Jokers in the draw pile, and below in the discard pile (VE-T17)."""
            self.pile_count: i64 = 46
            self.discards: vec[i64] = vec[i64]([0] * 7)
            self.discard_jokers: i64 = 0
            self.discard_count: i64 = 0
            self.top: i64 = -1
            """The card on top of the discard pile, 7 for a joker."""
            self.jokers: i64 = ALL_JOKERS
            """Those on their place."""
            self.water_short: i64 = 0
            self.water_long: i64 = 0
            self.box_short: i64 = ALL_SHORT - seats * rules.short_each
            self.box_long: i64 = ALL_LONG - seats * rules.long_each
            self.phase: i64 = COLOURING if rules.colours_chosen else ASSIGNING
            self.seat: i64 = 0
            """Whose turn it is; while colours are given out and cards are dealt, whose those are."""
            self.order: list[int] = []
            """The seats in the order of their turns, the first player first."""
            self.undecided: i64 = 0
            """The seats that made no choice of a colour, as bits."""
            self.round: i64 = 1
            self.idle: i64 = 0
            """Turns since something moved on the board (VE-E4)."""
            self.last_round: bool = False
            """Somebody completed; the round is finished (VE-V5)."""
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
            """Cards played in this turn; a joker is 7."""
            self.path: vec[i64] = vec[i64]()
            """The walk that is being made: the spot it began on and those entered."""
            self.steps_left: i64 = 0
            self.lifted: i64 = -1
            """The place a plank was taken up from."""
            self.given: vec[i64] = vec[i64]()
            """Cards given so far for a joker."""
            self.resume: i64 = PLAY
            """Where an exchange leads back to."""
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

    def to_move(self) -> int:
        """A seat, FORTUNA, or NOBODY when it is over."""
        phase = self.phase
        if phase in (DRAWING, DEAL, ASSIGNING):
            return FORTUNA
        if phase == OVER:
            return NOBODY
        if phase == FIRST:
            return 0 if self.rules.first_chosen else FORTUNA
        return self.seat

    def outcome(self) -> Outcome | None:
        """Places, and gems as scores. Who has no place by then is ranked by gems (VE-E3, VE-E4)."""
        if self.phase != OVER:
            return None
        placed = 0
        for player in self.players:
            placed += player.rank > 0
        ranks: list[int] = []
        for player in self.players:
            rank = int(player.rank)
            if rank == 0:
                rank = placed + 1
                for other in self.players:
                    rank += other.rank == 0 and other.gem_count > player.gem_count
            ranks.append(rank)
        scores = tuple([int(player.gem_count) for player in self.players])
        return Outcome(ranks=tuple(ranks), reason=REASONS[self.reason], scores=scores)

    # small questions

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def left(self) -> i64:
        """Hourglasses that may still be used in this turn, unspent tiles included (VE-T2)."""
        return HOURS + self.spent - self.used + self.me().tiles

    def free_colours(self) -> list[int]:
        """The colours that may be had and are not taken (VE-S4)."""
        taken = [int(player.colour) for player in self.players]
        return [colour for colour in self.rules.colours if colour not in taken]

    def may_exchange(self) -> bool:
        """VE-T11, and VE-T13 for the time after drawing."""
        if self.phase == TRIM and not self.rules.exchange_after_draw:
            return False
        return self.me().cards >= PRICE and self.may_have_joker()

    def may_have_joker(self) -> bool:
        """VE-T9: fewer than two in the hand, and one on its place; with jokers in the piles it may be bare."""
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
        """On a pole, no plank touching it, and no plank in the supply that fits (VE-A27)."""
        spot = player.pawn
        if spot < 0 or spot >= self.rules.chart.fields or self.planks.touched(spot):
            return False
        fits_short = player.short > 0 and self.planks.fits(spot, 0)
        return not fits_short and not (player.long > 0 and self.planks.fits(spot, 1))

    def rescuer(self, long: i64) -> i64:
        """Where a plank of this kind would come from: -3 nowhere, -2 water, -1 box, or a seat (VE-V6)."""
        if (self.water_long if long else self.water_short) > 0:
            return -2
        if (self.box_long if long else self.box_short) > 0:
            return -1
        best: i64 = -3
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
        """VE-V6: at the start of a turn, stranded, with a plank that fits and is to be had."""
        me = self.me()
        if not self.rules.rescue or not self.fresh or not self.stranded(me):
            return False
        return self.planks.fits(me.pawn, long) and self.rescuer(long) > -3
