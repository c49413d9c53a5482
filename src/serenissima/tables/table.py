"""A table: seats, match, wish, clock. Nothing here waits, and nothing here asks who may do what (`authority.py`).

Everything that changes a table gives an `Effect`, of which nobody hears until it is stored. If it cannot be stored,
`take_back` makes it not have happened.

Which number a message must carry: every visitor counts the entries that this visitor can know of (`core.numbers`), and
a message carries the number of the next one. An entry that changes nothing for a visitor (another seat's secret step)
does not reach that visitor at all, and so does not make the number they know wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from serenissima.core.match import Match
from serenissima.core.numbers import mask
from serenissima.core.state import ONLOOKER
from serenissima.tables.clock import resumed
from serenissima.tables.effect import Effect
from serenissima.tables.messages import UndoWish
from serenissima.tables.seats import Seat, seats_of
from serenissima.tables.secrecy import secret


class Table:
    """One table. `imported`: it holds a record that was brought in, and nobody plays there."""

    def __init__(
        self,
        table_id: str,
        match: Match,
        seats: tuple[Seat, ...],
        invite: str,
        host: str | None,
        imported: bool = False,
        rematch: str | None = None,
    ) -> None:
        self.id = table_id
        self.match = match
        self._mine: dict[str, tuple[int, ...]] = {}
        self._open = False
        self._seats = seats
        self.seats = seats
        self.invite = invite
        self.host = host
        self.imported = imported
        self.rematch = rematch
        self.wish: UndoWish | None = None
        self.deadline: float | None = None
        """When the rules' time for the decision at hand is over, in the time of `clock.now`."""
        self._clock: tuple[int, int] | None = None
        self.changed = 0.0
        """When something last happened here that everybody can know of: tables are listed in this order."""

    # who sits here

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, in their order."""
        return self._seats

    @seats.setter
    def seats(self, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._open = any(seat.kind == "open" for seat in seats)
        self._mine = {}

    @property
    def state(self) -> Literal["waiting", "running", "over"]:
        """`waiting` while a seat is open, then `running`, then `over`."""
        if self.imported or self.match.to_move is None:
            return "over"
        return "waiting" if self._open else "running"

    def mine(self, visitor: str) -> tuple[int, ...]:
        """The seats of a visitor; none for an onlooker."""
        mine = self._mine.get(visitor)
        if mine is None:
            mine = seats_of(self._seats, visitor)
            if mine:
                self._mine[visitor] = mine
        return mine

    def watched(self, visitor: str) -> tuple[int, ...]:
        """Through which seats a visitor looks: their own, else those a bot holds for them; none for an onlooker."""
        held = tuple(seat.seat for seat in self.seats if seat.held_for(visitor))
        return self.mine(visitor) or held

    def played_by(self, visitor: str) -> tuple[int, ...]:
        """The seats whose result is this visitor's: their own, and those a bot holds for them."""
        return tuple(seat.seat for seat in self.seats if seat.kind != "open" and seat.visitor == visitor)

    def others(self, visitor: str) -> list[int]:
        """The seats of other persons: they are asked when something is to be taken back."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.visitor != visitor]

    def bot_to_move(self) -> Seat | None:
        """The seat of the bot whose decision is awaited."""
        to_move = self.match.to_move
        if to_move is None or to_move < 0 or self.state != "running":
            return None
        seat = self.seats[to_move]
        return seat if seat.kind == "bot" else None

    # what they can know

    def viewers(self, visitor: str) -> tuple[int, ...]:
        """By which seats a visitor counts entries; ONLOOKER for somebody who has none."""
        return self.watched(visitor) or (ONLOOKER,)

    def known(self, viewers: tuple[int, ...]) -> Sequence[int]:
        """The entries these viewers can know of, in the order of their numbers; when it is over, all."""
        return self.match.known(viewers) if self.state != "over" else range(1, self.match.entry)

    def number(self, visitor: str) -> int:
        """The number the next message of this visitor must carry."""
        return len(self.known(self.viewers(visitor))) + 1

    def entry_called(self, visitor: str, number: int) -> int | None:
        """The entry to which this visitor gives this number; None if there is none."""
        known = self.known(self.viewers(visitor))
        return known[number - 1] if 1 <= number <= len(known) else None

    def moment(self, visitor: str, number: int) -> int:
        """How many entries had happened when this visitor could know of `number` of them, and of no more."""
        known = self.known(self.viewers(visitor))
        return known[number] - 1 if number < len(known) else len(self.match.log)

    def concerns(self, effect: Effect, visitor: str) -> bool:
        """Whether this visitor can know of what happened."""
        if not effect.entries:
            return True
        knowing = self.match.numbers.knowing(entry.n for entry in effect.entries)
        return bool(knowing & mask(self.viewers(visitor)))

    def public(self, effect: Effect) -> bool:
        """Whether everybody, onlookers included, can know that something happened."""
        return any(self.match.numbers.public(entry.n) for entry in effect.entries)

    def forkable(self, visitor: str) -> bool:
        """Whether this visitor may play on from here elsewhere: when it is over, or in practice without secrets.

        Elsewhere one could take another seat, or bring the match to its end, and so see what is hidden here.
        """
        if self.state == "over":
            return True
        return self.match.practice and bool(self.mine(visitor)) and not secret(self.match)

    # how it changes

    def effect(self) -> Effect:
        """An effect that begins here: nothing has happened yet."""
        return Effect(before=len(self.match.log), old_wish=self.wish)

    def moved(self, effect: Effect) -> None:
        """The match has gone on."""
        effect.shown = effect.changed = True
        # all see what was asked: its end would tell those who cannot know of this step that there was one
        if self.public(effect):
            self.wish = None

    def seat(self, effect: Effect, *seats: Seat) -> None:
        """These seats are now as they are given."""
        effect.old_seats = self.seats
        new = {seat.seat: seat for seat in seats}
        self.seats = tuple(new.get(seat.seat, seat) for seat in self.seats)
        effect.seats += seats
        effect.changed = True

    def play_code(self, seat: int, code: int, entry: int) -> Effect | None:
        """A bot's decision, or the one the rules take when the time is over.

        None if the match has moved on since `entry`; words aside do not count.
        """
        match = self.match
        if self.state != "running" or not match.unmoved(entry) or match.to_move != seat:
            return None
        effect = self.effect()
        effect.entries = match.play(match.game.alphabet.move(code), seat)
        self.moved(effect)
        return effect

    def take_back(self, effect: Effect) -> None:
        """Makes an effect that could not be stored not have happened."""
        if effect.entries:
            self.match.forget(effect.before)
        if effect.old_seats is not None:
            self.seats = effect.old_seats
        self.wish = effect.old_wish

    def changed_at(self, effect: Effect, now: float) -> None:
        """Notes the time of an effect, unless somebody must not know of it."""
        if not effect.entries or self.public(effect):
            self.changed = now

    # its clock

    def run_clock(self, now: float) -> bool:
        """Sets the deadline of the decision at hand; whether a clock was wound up.

        A decision of several moves of one seat has one clock.
        """
        match = self.match
        clock: tuple[int, int] | None = None
        if match.to_move is not None and self.state == "running":
            limit = match.state.time_limit()
            if limit is not None:
                clock = (match.to_move, limit.seconds)
        wound = clock is not None and clock != self._clock
        if clock is None:
            self.deadline = None
        elif clock != self._clock:
            self.deadline = now + clock[1]
        self._clock = clock
        return wound

    def resume_clock(self, written: str | None) -> None:
        """Goes on with the clock of the decision at hand as it was written down."""
        self.run_clock(0.0)
        if self._clock is not None:
            self.deadline = resumed(written, self._clock[1])
