# compiled with mypyc
"""What the moves do: dealing, splitting, choosing, specials, the end of rounds and phases (sections 3 to 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import (
    ACTION_MASK,
    DOG,
    GON,
    HAND_MASK,
    SPECIALS_MASK,
    SPY,
    TRA,
    count,
    faces,
    one,
    points,
    size,
)
from serenissima.games.canal_grande.events import (
    Began,
    Betrayed,
    CaughtUp,
    Chose,
    Dealt,
    Declined,
    Drew,
    FirstCard,
    FirstHand,
    Forwent,
    Got,
    MayCatchUp,
    NoVictim,
    PhaseEnded,
    PutOver,
    Refilled,
    Reshuffled,
    Resolving,
    Revealed,
    RoundBegan,
    Shown,
    Source,
    Split,
    Stole,
    Took,
    Turned,
)
from serenissima.games.canal_grande.position import (
    BEGINNING,
    BETRAYING,
    CATCHING_UP,
    CHOOSER,
    CHOOSING,
    DEALING,
    DIVIDER,
    DRAWING_UP,
    LOWER,
    NEVER,
    NONE,
    PLUCKING,
    RESOLVING,
    REVEALING,
    SPLITTING,
    SPYING,
    PastSplit,
)
from serenissima.games.canal_grande.rules import DEALT
from serenissima.games.canal_grande.trail import DEALT as WAS_DEALT
from serenissima.games.canal_grande.trail import DREW, MOVED, OPEN, SHUFFLED, TURNED, step
from serenissima.games.canal_grande.voting import Voting

REVEALED: Final = 8
"""Cards turned up in a round, the last three of them number cards (CG-411)."""
NUMBERS_REVEALED: Final = 3
SPIED: Final = 2
"""Cards a spy brings (CG-461)."""
MOST_ROUNDS: Final = 200
"""After so many nobody wins (CG-705)."""
SPECIAL_NAMES: Final = ("SPY", "TRA", "DOG")


class Playing(Voting):
    """A position, and what happens in a round. Each function cites its rule."""

    # chance

    def _draw(self, kind: i64) -> None:
        """The next card of a pile."""
        if self.stage == DEALING:
            self._deal(kind)
            return
        self.bag -= one(kind)
        self.due -= 1
        if self.stage == REVEALING:
            self.first += one(kind)
            if self.told is not None:
                self._tell("CG-411", Revealed(faces(one(kind))[0]))
        elif kind <= GON:
            self._draw_unseen(kind)
        else:
            self._draw_special(kind)
        self._go_on_drawing()

    def _deal(self, kind: i64) -> None:
        """CG-302, CG-312: four cards to each, one player after the other."""
        seat = self.rules.seats - 1 - (self.due - 1) // DEALT
        self.deal -= one(kind)
        self.hands[seat] += one(kind)
        self.due -= 1
        self.trail.append(step(WAS_DEALT, seat, 0, one(kind)))
        if self.told is not None:
            rule = "CG-302" if self.rules.seats == 2 else "CG-312"
            self._tell(rule, Dealt(seat))
            self._tell(rule, FirstCard(seat, faces(one(kind))[0]), 1 << seat)
            if self.due % DEALT == 0:
                self._tell(rule, FirstHand(seat, faces(self.hands[seat])), 1 << seat)
        if self.due == 0:
            # CG-303, CG-314: what is left goes back
            self.bag += self.deal
            self.deal = 0
            if self.rules.seats == 2:
                self.stage = BEGINNING
            else:
                self._begin(0)

    def _begin(self, seat: i64) -> None:
        """CG-307, CG-316: the first divider."""
        if self.told is not None:
            self._tell("CG-307" if self.rules.seats == 2 else "CG-316", Began(seat))
        self._begin_round(seat)

    def _draw_unseen(self, kind: i64) -> None:
        """CG-462, CG-622: into the hand, and nobody else sees it."""
        seat = self.active
        self.hands[seat] += one(kind)
        self.trail.append(step(DREW, seat, 0, one(kind)))
        if self.told is not None:
            rule = "CG-462" if self.stage == SPYING else "CG-622"
            self._tell(rule, Drew(seat, self._source()))
            self._tell(rule, Got(seat, faces(one(kind))[0], self._source()), 1 << seat)

    def _draw_special(self, kind: i64) -> None:
        """CG-463, CG-464, CG-622, CG-663, CG-664: laid open; resolved in this turn, or discarded."""
        used = kind != SPY or self.rules.spy_chain
        if self.stage == DRAWING_UP and not self.rules.resolve_catchup:
            used = False
        if used:
            self.pending += one(kind)
        else:
            self.aside += one(kind)
        self.trail.append(step(TURNED, self.active, 0, one(kind)))
        if self.told is not None:
            rule = "CG-464" if kind == SPY else "CG-463"
            if self.stage == DRAWING_UP:
                rule = "CG-622"
            self._tell(rule, Turned(self.active, SPECIAL_NAMES[kind - SPY], self._source(), used))

    def _source(self) -> Source:
        return "spy" if self.stage == SPYING else "catch-up"

    def _go_on_drawing(self) -> None:
        """The next card is due, or all are drawn. CG-412: an empty pile is filled with the discards;

        CG-413: if there are none either, no more are drawn.
        """
        actions = self.due - NUMBERS_REVEALED if self.stage == REVEALING else self.due
        if actions > 0 and not self.bag & ACTION_MASK:
            if self.discard:
                self._refill()
            else:
                self.due -= actions
        if self.due > 0:
            return
        # CG-465: the cards are drawn together, so what is of no use is discarded after the last of them
        self.discard += self.aside
        self.aside = 0
        if self.stage == REVEALING:
            self.stage = SPLITTING
            if self.told is not None:
                self._tell("CG-411", Shown(self.divider, faces(self.first)))
            return
        if self.stage == SPYING:
            self._resolved()
        else:
            self._resolve_next()

    def _refill(self) -> None:
        self._note_shuffle()
        self.bag += self.discard
        if self.told is not None:
            self._tell("CG-412", Refilled(size(self.discard)))
        self.discard = 0

    def _note_shuffle(self) -> None:
        """What was in no hand and not in the pile cannot have been drawn so far: memory keeps it."""
        open_cards: i64 = self.discard + self.on_table() + self.trophies[0] + self.trophies[1]
        self.trail.append(step(SHUFFLED, 0, 0, (self.rules.cards - open_cards) & HAND_MASK))

    # the round

    def _begin_round(self, divider: i64) -> None:
        """CG-401, CG-402, CG-411."""
        if self.round == MOST_ROUNDS:
            self._end(NONE, NEVER)
            return
        self.divider = divider
        self.active = NONE
        self.turn = CHOOSER
        self.chosen = 0
        self.round += 1
        self.stage = REVEALING
        self.due = REVEALED
        if self.told is not None:
            rule = "CG-401" if self.rules.seats == 2 else "CG-511"
            self._tell(rule, RoundBegan(divider, self.rules.chooser(divider), self.round, self.phase))
        self._go_on_drawing()

    def _put(self, kind: i64) -> None:
        """CG-421: a card into the second tray."""
        self.first -= one(kind)
        self.second += one(kind)
        if self.told is not None:
            self._tell("CG-421", PutOver(self.divider, faces(one(kind))[0]))

    def _split(self) -> None:
        """CG-421, CG-422: the trays are the offers."""
        self.stage = CHOOSING
        if self.told is not None:
            self._tell("CG-421", Split(self.divider, faces(self.first), faces(self.second)))

    def _choose(self, offer: i64) -> None:
        """CG-431: the chooser takes one offer and resolves all of it first (CG-402)."""
        seat = self.rules.chooser(self.divider)
        when: list[int] = [self.round, self.phase, self.divider, seat, offer]
        self.past.append(PastSplit(when, [self.first, self.second], self.hands[:], self.numbers[:], self.trophies[:]))
        self.chosen = offer
        if self.told is not None:
            self._tell("CG-431", Chose(seat, offer))
        self._take(seat)

    def _take(self, seat: i64) -> None:
        """CG-441, CG-442, CG-444: numbers laid out, district cards and gondolas into the hand, specials to resolve."""
        offer: i64 = 0
        if (self.chosen == 1) == (self.turn == CHOOSER):
            offer = self.first
            self.first = 0
        else:
            offer = self.second
            self.second = 0
        self.active = seat
        self.numbers[seat] += offer & ~ACTION_MASK
        self.pending = offer & SPECIALS_MASK
        taken = offer & HAND_MASK
        self.hands[seat] += taken
        if taken:
            self.trail.append(step(OPEN, seat, 0, taken))
        if self.told is not None:
            total = self.total(self.rules.side(seat))
            numbers = faces(offer & ~ACTION_MASK)
            hand, specials = faces(taken), faces(self.pending)
            took = Took(seat, numbers, hand, len(hand), specials, len(specials), points(offer), total)
            self._tell("CG-442", took)
        self._resolve_next()

    def go_on(self) -> None:
        """Goes on with the specials that lie there: for positions laid freely."""
        self._resolve_next()

    def _resolve_next(self) -> None:
        """CG-444: the player picks the order; with one kind there is nothing to pick. CG-402: then the next turn."""
        if self.pending == 0:
            self._turn_over()
            return
        kinds: i64 = 0
        last: i64 = SPY
        kind: i64 = SPY
        while kind <= DOG:
            if count(self.pending, kind):
                kinds += 1
                last = kind
            kind += 1
        if kinds > 1:
            self.stage = RESOLVING
        else:
            self._resolve(last)

    def _turn_over(self) -> None:
        if self.turn == CHOOSER:
            self.turn = DIVIDER
            self._take(self.divider)
        elif self.turn == DIVIDER:
            self._round_over()
        else:
            self._next_to_catch_up()

    # specials

    def _resolve(self, kind: i64) -> None:
        """CG-444, CG-445: one special, to its end."""
        self.pending -= one(kind)
        self.resolving = kind
        if self.told is not None:
            self._tell("CG-444", Resolving(self.active, SPECIAL_NAMES[kind - SPY]))
        if kind == SPY:
            self.stage = SPYING
            self.due = SPIED
            self._go_on_drawing()
        elif kind == TRA:
            self._seek_victim()
        elif not self._begin_vote():
            self._resolved()

    def _resolved(self) -> None:
        """CG-445, CG-508: the special goes to the discards."""
        self.discard += one(self.resolving)
        self.resolving = NONE
        self._resolve_next()

    def _seek_victim(self) -> None:
        """CG-451, CG-454: an opponent who holds a card; if there is none, the traitor has no effect."""
        seat: i64 = 0
        while seat < self.rules.seats:
            if self.can_be_robbed(seat):
                self.stage = BETRAYING
                return
            seat += 1
        if self.told is not None:
            self._tell("CG-454", NoVictim(self.active))
        self._resolved()

    def can_be_robbed(self, seat: i64) -> bool:
        """CG-452, CG-454: an opponent, never the partner, and only who holds a card."""
        return self.hands[seat] != 0 and self.rules.side(seat) != self.rules.side(self.active)

    def _betray(self, victim: i64) -> None:
        """CG-451, CG-452."""
        self.victim = victim
        self.stage = PLUCKING
        if self.told is not None:
            self._tell("CG-451", Betrayed(self.active, victim))

    def _forgo(self) -> None:
        """CG-453."""
        if self.told is not None:
            self._tell("CG-453", Forwent(self.active))
        self._resolved()

    def _pluck(self, kind: i64) -> None:
        """CG-451: a random card; CG-455: only thief and victim know which."""
        thief, victim = self.active, self.victim
        self.hands[victim] -= one(kind)
        self.hands[thief] += one(kind)
        self.victim = NONE
        self.trail.append(step(MOVED, victim, thief, one(kind)))
        if self.told is not None:
            self._tell("CG-455", Stole(thief, victim, faces(one(kind))[0]), 1 << thief | 1 << victim)
        self._resolved()

    def _vote_over(self) -> None:
        """CG-488, CG-569: the vote is decided; CG-508, CG-509, CG-702: the doge is done, and perhaps the match."""
        if not self._settle_vote():
            self._resolved()

    # the end of rounds and phases

    def _round_over(self) -> None:
        """CG-601 to CG-603, CG-641: only now the totals are compared with the threshold."""
        rules = self.rules
        first, second = self.total(0), self.total(1)
        if first < rules.threshold and second < rules.threshold:
            self._begin_round(self._next_divider())
            return
        if self.told is not None:
            rule = "CG-603" if rules.seats == 2 else "CG-641"
            self._tell(rule, PhaseEnded(self.phase, first, second))
        self.turn = LOWER
        self.waiting = NONE
        if first == second:
            # CG-626, CG-644: nobody draws
            self._begin_phase()
            return
        lower: i64 = 0 if first < second else 1
        if rules.seats == 2:
            self._may_catch_up(lower)
            return
        # CG-642: first the partner who divided or chose
        active = self.divider if rules.side(self.divider) == lower else rules.chooser(self.divider)
        self.waiting = rules.partner(active)
        self._may_catch_up(active)

    def _may_catch_up(self, seat: i64) -> None:
        """CG-621, CG-642."""
        self.active = seat
        self.stage = CATCHING_UP
        if self.told is not None:
            rule = "CG-621" if self.rules.seats == 2 else "CG-642"
            self._tell(rule, MayCatchUp(seat, self.rules.catchup))

    def _catch_up(self, draws: bool) -> None:
        """CG-621: all or none; CG-622: as with a spy."""
        if self.told is not None:
            rule = "CG-621" if self.rules.seats == 2 else "CG-642"
            self._tell(rule, CaughtUp(self.active, self.rules.catchup) if draws else Declined(self.active))
        if draws:
            self.stage = DRAWING_UP
            self.due = self.rules.catchup
            self._go_on_drawing()
        else:
            self._next_to_catch_up()

    def _next_to_catch_up(self) -> None:
        """CG-642: then the partner."""
        if self.waiting < 0:
            self._begin_phase()
            return
        seat = self.waiting
        self.waiting = NONE
        self._may_catch_up(seat)

    def _begin_phase(self) -> None:
        """CG-623, CG-624, CG-645: numbers and discards go back; hands and trophies stay."""
        divider = self._next_divider()
        first, second = self.total(0), self.total(1)
        if first != second:
            # CG-625, CG-643: of the higher side, the first one after the last divider
            higher: i64 = 0 if first > second else 1
            while self.rules.side(divider) != higher:
                divider = (divider + 1) & (self.rules.seats - 1)
        self._note_shuffle()
        self.bag += self.discard
        self.discard = 0
        for seat in range(self.rules.seats):
            self.bag += self.numbers[seat]
            self.numbers[seat] = 0
        self.phase += 1
        if self.told is not None:
            self._tell("CG-624", Reshuffled(size(self.bag & ACTION_MASK), size(self.bag & ~ACTION_MASK)))
        self._begin_round(divider)

    def _next_divider(self) -> i64:
        """CG-601, CG-511: the next seat; with two players the roles swap."""
        return (self.divider + 1) & (self.rules.seats - 1)
