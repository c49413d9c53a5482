# compiled with mypyc
"""Setting up, and all that is done with cards alone (VE-S4 to VE-S15, VE-T7 to VE-T18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.state import Told
from serenissima.games.venise import events
from serenissima.games.venise.box import CARDS, COLOURS, COSTS, ORDINARY
from serenissima.games.venise.offers import JOKER
from serenissima.games.venise.position import (
    AFTER_JOKER,
    ASSIGNING,
    DEAL,
    DISCARDING,
    DRAWING,
    FIRST,
    GIVING,
    HOURS,
    JOKER_LIMIT,
    PLAY,
    PRICE,
    TRIM,
)
from serenissima.games.venise.turns import Turns

COST: Final = vec[i64](COSTS)
DRAWN: Final[i64] = 2


class Cards(Turns):
    """A position whose cards can be dealt, paid, exchanged, drawn and discarded."""

    # setting up

    def _choose(self, colour: i64) -> None:
        """VE-S4: a free colour."""
        self._colour(self.seat, colour, True)
        self.seat += 1
        self._next_choice()

    def _no_choice(self) -> None:
        """VE-S4: any of the rest, at random."""
        self.undecided |= i64(1) << self.seat
        if self.told is not None:
            self._tell(events.Undecided(self.seat), "VE-S4")
        self.seat += 1
        self._next_choice()

    def _next_choice(self) -> None:
        """The next seat chooses, unless one colour is left for it alone; then Fortuna gives out the rest."""
        free = self.free_colours()
        if self.seat == self.rules.seats - 1 and len(free) == 1:
            self._colour(self.seat, free[0], False)
            self.seat += 1
        if self.seat >= self.rules.seats:
            self._next_assignment()

    def _assign(self, colour: i64) -> None:
        """VE-S4: a colour at random for the first seat without one."""
        self._colour(self._colourless(), colour, False)
        self._next_assignment()

    def _next_assignment(self) -> None:
        """Fortuna goes on while a seat has no colour and there is a choice; of four free colours some stay over."""
        free = self.free_colours()
        self.phase = ASSIGNING
        if len(free) == 1 and self._colourless() >= 0:
            self._colour(self._colourless(), free[0], False)
        if self._colourless() < 0:
            self.seat = 0
            self.undecided = 0
            self.phase = FIRST

    def _colourless(self) -> i64:
        """The first seat without a colour, -1 if all have one."""
        for seat in range(self.rules.seats):
            if self.players[seat].colour < 0:
                return seat
        return -1

    def _colour(self, seat: i64, colour: i64, chosen: bool) -> None:
        """A colour, its start field and its pawn on it (VE-S3, VE-S7)."""
        player = self.players[seat]
        player.colour = colour
        player.pawn = self.rules.chart.starts[colour]
        if self.told is not None:
            self._tell(events.Coloured(seat, COLOURS[colour], chosen), "VE-S4")

    def _begin(self, seat: i64) -> None:
        """VE-S15: turns go round by colour from this seat on; then the cards are dealt (VE-S11)."""
        colours = [int(player.colour) for player in self.players]
        by_colour = [colours.index(colour) for colour in self.rules.colours if colour in colours]
        here = by_colour.index(seat)
        self.order = by_colour[here:] + by_colour[:here]
        if self.told is not None:
            self._tell(events.Began(seat), "VE-S15")
        self.phase = DEAL
        self.seat = 0
        self.to_draw = self.rules.deal

    # cards

    def _draw(self, kind: i64) -> None:
        """VE-S11, VE-T14: a card goes from the draw pile into the hand; which one, unless a joker, is secret."""
        player = self.players[self.seat]
        dealing = self.phase == DEAL
        self.pile_count -= 1
        if kind == JOKER:
            self._draw_joker()
        else:
            self.pile[kind] -= 1
            player.draw(kind)
            self.to_draw -= 1
            if self.told is not None:
                rule = "VE-S11" if dealing else "VE-T14"
                self._tell(events.Drawn(self.seat, self.pile_count), rule)
                self.told.append(Told(events.Got(self.seat, ORDINARY[kind]), rule, 1 << int(self.seat)))
        if self.to_draw > 0:
            self._need_card()
        elif dealing:
            self._dealt()
        else:
            if self.told is not None:
                hand = player.cards + player.jokers
                self._tell(events.Refilled(self.seat, DRAWN, hand, self.pile_count), "VE-T14")
            self._trim()

    def _draw_joker(self) -> None:
        """VE-T17: a joker is shown. Who has two already (VE-T9) discards it at once and draws another card."""
        player = self.players[self.seat]
        self.pile_jokers -= 1
        kept = player.jokers < JOKER_LIMIT
        if kept:
            player.jokers += 1
            self.to_draw -= 1
        else:
            self._put_joker_away()
        if self.told is not None:
            self._tell(events.JokerDrawn(self.seat, kept, self.pile_count), "VE-T17")

    def _dealt(self) -> None:
        """The next seat is dealt its cards; after the last one the first turn begins (VE-S12)."""
        self.seat += 1
        if self.seat < self.rules.seats:
            self.to_draw = self.rules.deal
            return
        if self.told is not None:
            self._tell(events.Dealt(self.players[0].cards, self.pile_count), "VE-S12")
        self.seat = self.order[0]
        self._start_turn()

    def _need_card(self) -> None:
        """VE-T15: when a card is needed and there is none, the discard pile is shuffled."""
        if self.pile_count > 0:
            return
        self.pile = self.discards
        self.pile_jokers = self.discard_jokers
        self.pile_count = self.discard_count
        self.discards = vec[i64]([0] * 7)
        self.discard_jokers = 0
        self.discard_count = 0
        self.top = -1
        for player in self.players:
            player.age()
        if self.told is not None:
            self._tell(events.Reshuffled(self.pile_count), "VE-T15")

    def _use(self, kind: i64, joker: bool) -> i64:
        """A card is played and paid (VE-T5, VE-A24, VE-A25); returns the tiles spent on it."""
        me = self.players[self.seat]
        if joker:
            me.jokers -= 1
            self.jokers += 1
            self.played = append(self.played, JOKER)
            self.used += COST[JOKER]
        else:
            self._put_away(me, kind)
            self.played = append(self.played, kind)
            self.used += COST[kind]
        self.fresh = False
        tiles = self.used - HOURS - self.spent
        if tiles <= 0:
            return 0
        me.tiles -= tiles
        self.spent += tiles
        return tiles

    def _take_joker(self) -> None:
        """VE-T7: instead of playing cards."""
        me = self.players[self.seat]
        me.jokers += 1
        self.jokers -= 1
        self.fresh = False
        self.phase = AFTER_JOKER
        if self.told is not None:
            self._tell(events.JokerTaken(self.seat), "VE-T7")

    def _exchange(self) -> None:
        """VE-T10: four ordinary cards are given, one after the other."""
        self.resume = self.phase
        self.phase = GIVING
        self.fresh = False
        self.given = vec[i64]()
        if self.told is not None:
            self._tell(events.Exchanging(self.seat), "VE-T10")

    def _give(self, kind: i64) -> None:
        """VE-T10: one of the four; after the last the joker is taken."""
        me = self.players[self.seat]
        self._put_away(me, kind)
        self.given = append(self.given, kind)
        if self.told is not None:
            self._tell(events.Given(self.seat, ORDINARY[kind]), "VE-T10")
        if len(self.given) < PRICE:
            return
        me.jokers += 1
        self.jokers -= 1
        if self.told is not None:
            self._tell(events.Exchanged(self.seat, [ORDINARY[card] for card in self.given]), "VE-T10")
        self.given = vec[i64]()
        self.phase = self.resume
        if self.phase == TRIM:
            self._trim()

    def _end_play(self) -> None:
        """VE-T3, VE-T14: what is left of the hourglasses is lost; two cards are drawn."""
        if self.told is not None:
            if self.phase == PLAY and len(self.played) == 0:
                self._tell(events.PlayedNone(self.seat), "VE-T1")
            else:
                self._tell(events.PlayEnded(self.seat, self.used), "VE-T3")
        self.phase = DRAWING
        self.to_draw = DRAWN
        self._need_card()

    def _trim(self) -> None:
        """VE-T13, VE-T17: with too many cards, or an exchange possible, the player decides; else the turn is over."""
        self.phase = TRIM
        if self.surplus() <= 0 and not self.may_exchange():
            self._end_turn()

    def _discard(self, card: i64) -> None:
        """VE-T17: down to eight; a joker goes back to its place, or to the discard pile like any card."""
        me = self.players[self.seat]
        if card == JOKER:
            me.jokers -= 1
            if self.rules.jokers_piled:
                self._put_joker_away()
            else:
                self.jokers += 1
        else:
            self._put_away(me, card)
        if self.told is not None:
            self._tell(events.Discarded(self.seat, CARDS[card]), "VE-T17")
        self.phase = DISCARDING
        if self.surplus() <= 0:
            self._end_turn()
