"""A table: seats, match, wish, clock. Nothing here waits or checks who may do what (`authority.py` does).

Everything that changes a table returns an `Effect`, of which nobody hears until it is stored. If it cannot be stored,
`take_back` reverses it.

Entry numbers: every visitor counts the entries they can know of (`core.numbers`), and a message carries the number of
the next one. An entry that changes nothing for a visitor (another seat's secret step) is not sent to them at all, and
so does not make their number wrong.
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
    """One table. `imported`: it holds an imported record, and nobody plays there."""

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
        """When the rules' time for the current decision is up, in the time of `clock.now`."""
        self._clock: tuple[int, int] | None = None
        self.changed = 0.0
        """When something last happened that everybody can know of; tables are listed in this order."""

    # seats

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
        """The seats a visitor looks through: their own, else those a bot holds for them; none for an onlooker."""
        held = tuple(seat.seat for seat in self.seats if seat.held_for(visitor))
        return self.mine(visitor) or held

    def played_by(self, visitor: str) -> tuple[int, ...]:
        """The seats whose result counts for this visitor: their own, and those a bot holds for them."""
        return tuple(seat.seat for seat in self.seats if seat.kind != "open" and seat.visitor == visitor)

    def others(self, visitor: str) -> list[int]:
        """The seats of other people, whose consent is needed to undo."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.visitor != visitor]

    def bot_to_move(self) -> Seat | None:
        """The seat of the bot to move, if it is a bot's turn."""
        to_move = self.match.to_move
        if to_move is None or to_move < 0 or self.state != "running":
            return None
        seat = self.seats[to_move]
        return seat if seat.kind == "bot" else None

    # what visitors can know

    def viewers(self, visitor: str) -> tuple[int, ...]:
        """The seats by which a visitor counts entries; ONLOOKER for somebody who has none."""
        return self.watched(visitor) or (ONLOOKER,)

    def known(self, viewers: tuple[int, ...]) -> Sequence[int]:
        """The entries these viewers can know of, in order; all entries once the match is over."""
        return self.match.known(viewers) if self.state != "over" else range(1, self.match.entry)

    def number(self, visitor: str) -> int:
        """The number the next message of this visitor must carry."""
        return len(self.known(self.viewers(visitor))) + 1

    def entry_called(self, visitor: str, number: int) -> int | None:
        """The entry this visitor calls by this number; None if there is none."""
        known = self.known(self.viewers(visitor))
        return known[number - 1] if 1 <= number <= len(known) else None

    def moment(self, visitor: str, number: int) -> int:
        """How many entries there were just before this visitor could know of more than `number` of them."""
        known = self.known(self.viewers(visitor))
        return known[number] - 1 if number < len(known) else len(self.match.log)

    def concerns(self, effect: Effect, visitor: str) -> bool:
        """Whether this visitor can know of this effect."""
        if not effect.entries:
            return True
        knowing = self.match.numbers.knowing(entry.n for entry in effect.entries)
        return bool(knowing & mask(self.viewers(visitor)))

    def public(self, effect: Effect) -> bool:
        """Whether everybody, onlookers included, can know that something happened."""
        return any(self.match.numbers.public(entry.n) for entry in effect.entries)

    def forkable(self, visitor: str) -> bool:
        """Whether this visitor may play on from here at another table: once it is over, or in practice without secrets.

        At another table one could take another seat, or play to the end, and so see what is hidden here.
        """
        if self.state == "over":
            return True
        return self.match.practice and bool(self.mine(visitor)) and not secret(self.match)

    # changes

    def effect(self) -> Effect:
        """An empty effect, starting from the current match."""
        return Effect(before=len(self.match.log), old_wish=self.wish)

    def moved(self, effect: Effect) -> None:
        """Updates the table after the match has moved on."""
        effect.shown = effect.changed = True
        # everybody sees a wish: ending it would reveal a secret step to those who cannot know of it
        if self.public(effect):
            self.wish = None

    def seat(self, effect: Effect, *seats: Seat) -> None:
        """Replaces these seats."""
        effect.old_seats = self.seats
        new = {seat.seat: seat for seat in seats}
        self.seats = tuple(new.get(seat.seat, seat) for seat in self.seats)
        effect.seats += seats
        effect.changed = True

    def play_code(self, seat: int, code: int, entry: int) -> Effect | None:
        """Plays the decision of a bot, or of the rules when the time is up.

        None if the match has moved on since `entry`, not counting asides.
        """
        match = self.match
        if self.state != "running" or not match.unmoved(entry) or match.to_move != seat:
            return None
        effect = self.effect()
        effect.entries = match.play(match.game.alphabet.move(code), seat)
        self.moved(effect)
        return effect

    def take_back(self, effect: Effect) -> None:
        """Reverses an effect that could not be stored."""
        if effect.entries:
            self.match.forget(effect.before)
        if effect.old_seats is not None:
            self.seats = effect.old_seats
        if effect.practice:
            self.match.practice = False
        self.wish = effect.old_wish

    def changed_at(self, effect: Effect, now: float) -> None:
        """Notes the time of an effect, unless there is somebody who must not know of it."""
        if not effect.entries or self.public(effect):
            self.changed = now

    # the clock

    def run_clock(self, now: float) -> bool:
        """Sets the deadline of the current decision; returns whether the clock was started.

        Several moves in a row by one seat share one clock.
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
        """Resumes the clock of the current decision from what was stored."""
        self.run_clock(0.0)
        if self._clock is not None:
            self.deadline = resumed(written, self._clock[1])
