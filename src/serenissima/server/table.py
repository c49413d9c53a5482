"""A running table: seats, match, wishes, clock. Nothing here waits: a request goes in, what it leads to comes out.

What comes out (`Effect`) is heard by nobody until its entries are kept. If they cannot be kept, `take_back` makes it
not have happened.

Which number a message must carry: every visitor counts the entries that this visitor can know of (`core.numbers`), and
a message carries the number of the next one. An entry that changes nothing for a visitor (another seat's secret step)
does not reach that visitor at all, and so does not make the number they know wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from serenissima.core.game import Refusal
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.numbers import mask
from serenissima.core.state import ONLOOKER
from serenissima.core.text import sentence
from serenissima.server.clock import resumed
from serenissima.server.effect import Effect
from serenissima.server.messages import (
    Answer,
    Ask,
    Consent,
    Fault,
    Incoming,
    Notice,
    Ping,
    Play,
    Pong,
    Refused,
    Replace,
    Resign,
    Undo,
    UndoWish,
)
from serenissima.server.seats import Seat, seats_of

LONGEST = 20_000
"""Entries, as a visitor counts; who knows of more takes nothing back: trying without end, it would grow without end."""


class Table:
    """One table."""

    def __init__(
        self,
        table_id: str,
        match: Match,
        seats: tuple[Seat, ...],
        invite: str,
        host: str | None,
        kept: bool = False,
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
        self.kept = kept
        """A record that was brought in: nobody plays here."""
        self.rematch = rematch
        self.wish: UndoWish | None = None
        self.deadline: float | None = None
        """When the rules' time for the decision at hand is over, in the time of `clock.now`."""
        self._clock: tuple[int, int] | None = None
        self.changed = 0.0
        """When something last happened here that everybody can know of: tables are listed in this order."""
        self._acts: dict[type[Any], Callable[[str, Any], Effect]] = {
            Play: self._play,
            Ask: self._ask,
            Undo: self._undo,
            Consent: self._consent,
            Resign: self._resign,
            Replace: self._replace,
            Ping: self._ping,
        }

    # what is so

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
        if self.kept or self.match.to_move is None:
            return "over"
        return "waiting" if self._open else "running"

    def mine(self, visitor: str) -> tuple[int, ...]:
        """The seats of a visitor; none for an onlooker."""
        found = self._mine.get(visitor)
        if found is None:
            found = seats_of(self._seats, visitor)
            if found:
                self._mine[visitor] = found
        return found

    def watched(self, visitor: str) -> tuple[int, ...]:
        """Through which seats a visitor looks: the own ones, else those a bot keeps for them; none for an onlooker."""
        kept = tuple(seat.seat for seat in self.seats if seat.kind == "bot" and seat.visitor == visitor)
        return self.mine(visitor) or kept

    def viewers(self, visitor: str) -> tuple[int, ...]:
        """By which seats a visitor counts entries; ONLOOKER for somebody who has none."""
        return self.watched(visitor) or (ONLOOKER,)

    def known(self, viewers: tuple[int, ...]) -> Sequence[int]:
        """The entries these viewers can know of, in the order of their numbers; when it is over, all."""
        return self.match.known(viewers) if self.state != "over" else range(1, self.match.entry)

    def number(self, visitor: str) -> int:
        """The number the next message of this visitor must carry."""
        return len(self.known(self.viewers(visitor))) + 1

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

    def played_by(self, visitor: str) -> tuple[int, ...]:
        """The seats a visitor has a part in the end of: the own ones, and those a bot has kept for them."""
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

    def forkable(self, visitor: str) -> bool:
        """Whether this visitor may play on from here elsewhere: when it is over, or in practice without secrets.

        Elsewhere one could take another seat, or bring the match to its end, and so see what is hidden here.
        """
        if self.state == "over":
            return True
        shared = self.match.game.shared
        open_to_all = shared is not None and shared(self.match.state)
        return open_to_all and self.match.practice and bool(self.mine(visitor))

    def undo_way(self, visitor: str) -> Literal["free", "ask", "none"]:
        """What asking to undo would do now."""
        last = self._last_own(visitor) if self.state == "running" and self.number(visitor) <= LONGEST else None
        if last is None:
            return "none"
        free = self.match.practice or self.match.free_undo(last[1]) is not None or not self.others(visitor)
        return "free" if free else "ask"

    def _last_own(self, visitor: str) -> tuple[int, int] | None:
        """The last move of this visitor that counts: its number and its seat."""
        moves = [(n, seat) for seat in self.mine(visitor) if (n := self.match.last_own(seat)) is not None]
        return max(moves, default=None)

    # what can be done

    def handle(self, visitor: str, message: Incoming) -> Effect:
        """Carries out a message of a visitor."""
        return self._acts[type(message)](visitor, message)

    def play_code(self, seat: int, code: int, entry: int) -> Effect | None:
        """A bot's decision, or the one the rules take when the time is over.

        None if the match has moved on since `entry`; words aside do not count.
        """
        match = self.match
        if self.state != "running" or not match.unmoved(entry) or match.to_move != seat:
            return None
        effect = self._effect()
        effect.entries = match.play(match.game.alphabet.move(code), seat)
        self._moved(effect)
        return effect

    def join(self, visitor: str, name: str) -> Effect | None:
        """Sits down on the first open seat; None if there is none. The last to sit down starts the match."""
        seat = next((seat for seat in self.seats if seat.kind == "open"), None)
        if seat is None:
            return None
        effect = self._effect()
        self._sit(effect, Seat(seat=seat.seat, kind="person", name=name, visitor=visitor))
        if self.state == "running":
            self.match.names = tuple(seat.name for seat in self.seats)
            effect.entries = self.match.settle()
            effect.fresh = True
        return effect

    def take_back(self, effect: Effect) -> None:
        """Makes an effect that could not be kept not have happened."""
        if effect.entries:
            self.match.forget(effect.before)
        if effect.old_seats is not None:
            self.seats = effect.old_seats
        self.wish = effect.old_wish

    def run_clock(self, now: float) -> bool:
        """Sets the deadline of the decision at hand; whether a clock was wound up.

        A decision of several moves of one seat has one clock.
        """
        match = self.match
        clock: tuple[int, int] | None = None
        if match.game.seconds is not None and match.to_move is not None and self.state == "running":
            seconds = match.game.seconds(match.state)
            if seconds is not None:
                clock = (match.to_move, seconds)
        wound = clock is not None and clock != self._clock
        if clock is None:
            self.deadline = None
        elif clock != self._clock:
            self.deadline = now + clock[1]
        self._clock = clock
        return wound

    def resume_clock(self, written: str | None) -> None:
        """Goes on with the clock of the decision at hand as it was kept."""
        self.run_clock(0.0)
        if self._clock is not None:
            self.deadline = resumed(written, self._clock[1])

    def changed_at(self, effect: Effect, now: float) -> None:
        """Notes the time of an effect, unless it is secret for anybody."""
        if not effect.entries or self._public(effect):
            self.changed = now

    # each kind of message

    def _play(self, visitor: str, message: Play) -> Effect:
        effect = self._effect()
        refused = self._cannot(visitor, message.id) or self._late(visitor, message)
        if refused:
            again = self._said_again(visitor, message)
            return self._turn_down(effect, None if again else refused)
        match = self.match
        seat = match.to_move
        try:
            move = self._move(message.move)
            speaker = match.speaker(move, self.mine(visitor))
            if speaker is None and seat not in self.mine(visitor):
                raise match.out_of_turn(self.mine(visitor)[0], move)
            effect.entries = match.play(move, seat if speaker is None else speaker)
        except msgspec.MsgspecError as error:
            effect.replies.append(self._no_move(error))
        except IllegalMove as error:
            effect.replies.append(Refused(id=message.id, refusal=error.refusal, text=str(error)))
        else:
            wish = self.wish
            self._moved(effect)
            if speaker is not None:
                # a word aside is nobody's turn: what was asked stays asked
                self.wish = wish
        return effect

    def _ask(self, visitor: str, message: Ask) -> Effect:
        effect = self._effect()
        refused = self._cannot(visitor, message.id)
        if refused:
            effect.replies.append(Answer(id=message.id, refusal=refused.refusal, text=refused.text))
            return effect
        try:
            move = self._move(message.move)
            if self.match.speaker(move, self.mine(visitor)) is None:
                if self.match.to_move not in self.mine(visitor):
                    raise self.match.out_of_turn(self.mine(visitor)[0], move)
                caution = self.match.caution(move)
            else:
                caution = None
        except msgspec.MsgspecError as error:
            effect.replies.append(self._no_move(error))
        except IllegalMove as error:
            effect.replies.append(Answer(id=message.id, refusal=error.refusal, text=str(error)))
        else:
            effect.replies.append(Answer(id=message.id, refusal=None, caution=caution))
        return effect

    def _undo(self, visitor: str, message: Undo) -> Effect:
        effect = self._effect()
        refused = self._cannot(visitor, message.id) or self._late(visitor, message)
        if refused:
            return self._turn_down(effect, refused)
        last = self._last_own(visitor)
        seat = last[1] if last is not None else 0
        target = self.match.undo_target(seat) if message.to is None else self._entry(visitor, message.to)
        if last is None or not any(played.n == target and played.seat >= 0 for played in self.match.turns):
            return self._turn_down(effect, self._refuse(message.id, "nothing-to-undo", rule="MATCH"))
        assert target is not None
        if self.number(visitor) > LONGEST:
            return self._turn_down(effect, self._refuse(message.id, "undone-enough"))
        limit = self.match.free_undo(seat)
        others = self.others(visitor)
        if limit is not None and limit <= target:
            self._take_back_to(effect, seat, target, "free")
        elif self.match.practice:
            self._take_back_to(effect, seat, target, "practice")
        elif not others:
            self._take_back_to(effect, seat, target, "consent")
        else:
            self.wish = UndoWish(seat=seat, to=target, waiting=others)
            effect.changed = effect.shown = True
        return effect

    def _entry(self, visitor: str, number: int) -> int | None:
        """The entry to which this visitor gives this number; None if there is none."""
        known = self.known(self.viewers(visitor))
        return known[number - 1] if 1 <= number <= len(known) else None

    def _consent(self, visitor: str, message: Consent) -> Effect:
        effect = self._effect()
        mine = self.mine(visitor)
        refused = self._cannot(visitor, message.id) or self._late(visitor, message)
        if refused is None and (self.wish is None or not set(mine) & set(self.wish.waiting)):
            refused = self._refuse(message.id, "nothing-asked")
        if refused:
            return self._turn_down(effect, refused)
        wish = self.wish
        assert wish is not None
        effect.changed = effect.shown = True
        if not message.agree:
            self.wish = None
            effect.notices.append(Notice(key="notice-undo-refused", args={"name": self.seats[mine[0]].name}))
            return effect
        self._narrow(effect, mine)
        return effect

    def _resign(self, visitor: str, message: Resign) -> Effect:
        effect = self._effect()
        mine = self.mine(visitor)
        refused = self._cannot(visitor, message.id) or self._late(visitor, message)
        seat = message.seat
        if seat is None:
            seat = self.match.to_move if self.match.to_move in mine else next(iter(mine), None)
        if refused is None and seat not in mine:
            refused = self._refuse(message.id, "not-your-seat")
        if refused:
            return self._turn_down(effect, refused)
        assert seat is not None
        effect.entries = self.match.leave(seat)
        self._moved(effect)
        effect.notices.append(Notice(key="notice-resigned", args={"name": self.seats[seat].name}))
        return effect

    def _replace(self, visitor: str, message: Replace) -> Effect:
        """Whether the owner is away, or asks for it, and the bot exists is the caller's to check (`Room`)."""
        effect = self._effect()
        refused = self._cannot(visitor, message.id)
        fits = 0 <= message.seat < len(self.seats) and self.seats[message.seat].kind == "person"
        if refused is None and not fits:
            refused = self._refuse(message.id, "not-replaceable")
        if refused:
            return self._turn_down(effect, refused)
        left = self.seats[message.seat]
        self._sit(effect, Seat(seat=left.seat, kind="bot", name=left.name, visitor=left.visitor, bot=message.bot))
        effect.notices.append(Notice(key="notice-replaced", args={"name": left.name, "bot": message.bot}))
        if self.wish is not None and left.seat in self.wish.waiting:
            self._narrow(effect, (left.seat,))
        elif self.wish is not None and left.seat == self.wish.seat:
            self.wish = None
        return effect

    def _ping(self, visitor: str, message: Ping) -> Effect:
        effect = self._effect()
        effect.replies.append(Pong())
        return effect

    # how it is done

    def _effect(self) -> Effect:
        return Effect(before=len(self.match.log), old_wish=self.wish)

    def _turn_down(self, effect: Effect, refused: Refused | None) -> Effect:
        """The asker hears why, and sees how the match stands if it had moved on.

        None: it was done already, so there is nothing to say.
        """
        if refused is not None:
            effect.replies.append(refused)
        effect.renewed = refused is None or refused.refusal.reason == "late"
        return effect

    def _moved(self, effect: Effect) -> None:
        effect.shown = effect.changed = True
        # all see what was asked: its end would tell those who cannot know of this step that there was one
        if self._public(effect):
            self.wish = None

    def _public(self, effect: Effect) -> bool:
        """Whether everybody, onlookers included, can know that something happened."""
        return any(self.match.numbers.public(entry.n) for entry in effect.entries)

    def _sit(self, effect: Effect, seat: Seat) -> None:
        effect.old_seats = self.seats
        self.seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        effect.chairs.append(seat)
        effect.changed = True

    def _take_back_to(self, effect: Effect, seat: int, to: int, how: Literal["free", "consent", "practice"]) -> None:
        effect.entries = self.match.undo(seat, to, how)
        self._moved(effect)
        effect.fresh = True
        effect.notices.append(Notice(key="notice-undone", args={"name": self.seats[seat].name}))

    def _narrow(self, effect: Effect, agreed: tuple[int, ...]) -> None:
        """These seats agree to the wish (or are bots now, who always do)."""
        assert self.wish is not None
        wish = self.wish
        waiting = [seat for seat in wish.waiting if seat not in agreed]
        if waiting:
            self.wish = UndoWish(seat=wish.seat, to=wish.to, waiting=waiting)
        else:
            self._take_back_to(effect, wish.seat, wish.to, "consent")
            self.wish = None

    def _cannot(self, visitor: str, request: int) -> Refused | None:
        if self.state == "over":
            return self._refuse(request, "over", rule="MATCH")
        if not self.mine(visitor):
            return self._refuse(request, "onlooker")
        return self._refuse(request, "waiting") if self.state == "waiting" else None

    def _late(self, visitor: str, message: Play | Undo | Consent | Resign) -> Refused | None:
        return None if message.entry == self.number(visitor) else self._refuse(message.id, "late")

    def _said_again(self, visitor: str, message: Play) -> bool:
        """Whether this very move was accepted already: it was sent again because the answer got lost."""
        known = self.known(self.viewers(visitor))
        if not 1 <= message.entry <= len(known):
            return False
        entry = self.match.log[known[message.entry - 1] - 1]
        if not isinstance(entry, Played) or entry.seat not in self.mine(visitor):
            return False
        try:
            return bool(self.match.game.alphabet.text(self._move(message.move)) == entry.move)
        except (msgspec.MsgspecError, ValueError):
            return False

    def _move(self, raw: msgspec.Raw) -> Any:
        return self.match.read(raw)

    def _refuse(self, request: int, reason: str, rule: str = "TABLE") -> Refused:
        text = sentence(self.match.game, f"refusal-{reason}")
        return Refused(id=request, refusal=Refusal(rule, reason), text=text)

    def _no_move(self, error: msgspec.MsgspecError) -> Fault:
        return Fault(
            code="move", text=sentence(None, "fault-move", {"problem": str(error), "game": self.match.game.name})
        )
