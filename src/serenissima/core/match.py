"""A match: header, log and resulting state. It alone decides what may be done and who hears what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Literal

import msgspec

from serenissima.core.chooser import Chooser
from serenissima.core.course import Course
from serenissima.core.deciding import decided
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import Game
from serenissima.core.generics import M, V
from serenissima.core.heard import Heard, heard
from serenissima.core.illegal import IllegalMove
from serenissima.core.legality import Legality
from serenissima.core.log import Entry, Played, Undone
from serenissima.core.numbers import Numbers
from serenissima.core.options import BadOption
from serenissima.core.outcome import Outcome
from serenissima.core.playing import offered
from serenissima.core.positions import Described, begin, packed
from serenissima.core.refusal import Refusal
from serenissima.core.replaying import replay
from serenissima.core.state import FORTUNA, State, Told

__all__ = ["Heard", "How", "Match"]

How = Literal["free", "consent", "practice"]


class Match(Generic[M, V]):
    """A running or finished match. Chance is settled at once: after every call a player is to move, or it is over.

    It begins with the setup of the rules or from a `position`: the game's struct, its plain values, or a state that was
    set up (`core.positions`). Like the options, the position is then part of the match.
    """

    def __init__(
        self,
        game: Game[Any, M, V],
        seats: int,
        options: Mapping[str, object] | None = None,
        fortuna: Fortuna | None = None,
        names: tuple[str, ...] = (),
        practice: bool = False,
        position: object = None,
    ) -> None:
        game.check_seats(seats)
        if names and len(names) != seats:
            raise BadOption(f"{len(names)} names for {seats} seats")
        self.game = game
        self.seats = seats
        self.options = game.read_options(options)
        self.position: Described | None = None
        """The position it began from, hidden things included; None: the setup of the rules."""
        self._first: State | None = None
        self.fortuna = fortuna
        self.names = names or tuple(f"Seat {seat + 1}" for seat in range(seats))
        self.practice = practice
        self.inherited = 0
        """How many of the first entries were copied from another match, with draws of another seed."""
        self._begin(position)

    @classmethod
    def start(
        cls,
        game: Game[Any, M, V],
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        practice: bool = False,
        position: object = None,
    ) -> Match[M, V]:
        """Starts a match and lets Fortuna make her first draws."""
        match = cls(game, game.seats[0] if seats is None else seats, options, Fortuna(seed), names, practice, position)
        match.settle()
        return match

    def _begin(self, position: object) -> None:
        """Starts with an empty log from this position; None: from the setup of the rules."""
        if position is not None:
            self.position, self._first = begin(self.game, self.seats, self.options, position)
        self.commitment = self.fortuna.committed(packed(self.position)) if self.fortuna else ""
        self._course = Course(self._beginning)

    def _beginning(self) -> State:
        """The state before the first entry."""
        state: State = self.game.new(self.seats, self.options) if self._first is None else self._first.copy()
        return state

    # queries

    @property
    def state(self) -> State:
        """The current state. Read it, but do not change it: only moves do that.

        Assigning a state starts the match over from that position, with an empty log.
        """
        return self._course.state

    @state.setter
    def state(self, state: State) -> None:
        self._begin(state)

    @property
    def log(self) -> list[Entry]:
        """All entries, including those that were undone."""
        return self._course.log

    @property
    def numbers(self) -> Numbers:
        """Who knows of which entry."""
        return self._course.past.numbers

    @property
    def entry(self) -> int:
        """The number of the next entry in the record. Viewers are told `number` instead."""
        return self._course.next

    @property
    def again(self) -> int:
        """How many moves were replayed to rebuild states when something was taken back; for measuring."""
        return self._course.again

    @property
    def to_move(self) -> int | None:
        """The seat to move (or FORTUNA, if the match has no Fortuna to draw for it); None when it is over."""
        return self._course.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it lasts."""
        return self._course.outcome(self.game.teams(self.seats))

    @property
    def line(self) -> tuple[Played, ...]:
        """The moves that count: the log without what was undone."""
        return tuple(self._course.past.line.moves)

    @property
    def turns(self) -> tuple[Played, ...]:
        """The moves that count, without asides."""
        return tuple(self._course.past.line.turns())

    @property
    def _legality(self) -> Legality:
        return Legality(self.game, self.state, over=self._course.left is not None)

    def codes(self) -> list[int]:
        """The legal codes of the seat to move; empty when the match is over."""
        return [] if self.to_move is None else self.state.codes()

    def moves(self) -> list[M]:
        """The legal moves of the seat to move; empty when the match is over."""
        return [self.game.alphabet.move(code) for code in self.codes()]

    def asides(self, seat: int) -> list[int]:
        """The codes this seat may play now as asides, whoever is to move (`State.asides`)."""
        mover = self.to_move
        able = mover is not None and mover >= 0 and 0 <= seat < self.seats and self._course.past.allows_aside()
        return self.state.asides(seat) if able else []

    def offered(self, seat: int) -> list[int]:
        """What a bot on this seat, which is to move, may choose from: its codes and its asides."""
        return offered(self.codes(), self.asides(seat), self._course.past.line.spoken(seat))

    def view(self, seat: int) -> V:
        """What this seat (or ONLOOKER) may see, built up from nothing."""
        return self.game.view(self.state, seat)

    def memory(self, seat: int) -> V:
        """The view of this seat if it forgets nothing, as given to bots."""
        return self.game.memory(self.state, seat)

    # what viewers hear

    def known(self, viewers: Iterable[int]) -> Sequence[int]:
        """The entries these seats (or ONLOOKER) know of, in order; all entries once the match is over.

        Viewers count only these entries, so their numbers reveal nothing of another seat's secret steps.
        """
        return range(1, self.entry) if self.outcome is not None else self.numbers.known(viewers)

    def number(self, viewers: Iterable[int]) -> int:
        """The number these seats (or ONLOOKER) expect the next entry to have; moves on the wire carry it."""
        return len(self.known(viewers)) + 1

    def heard(self, seat: int, since: int = 1) -> list[Heard]:
        """The events this seat (or ONLOOKER) heard from entry `since` on, without undone entries and faded events.

        Entries are numbered as the seat counts them.
        """
        return heard(self, seat, since)

    def told(self, since: int = 1) -> list[tuple[int, Told]]:
        """Everything told in entries that count, from entry `since` on, with entry numbers. Secret: not for any seat.

        Events that have `faded` are included.
        """
        return self._course.past.line.told(since)

    def faded(self, n: int, told: Told) -> bool:
        """Whether this event of entry `n` can no longer be read back."""
        return told.fades and self.gone_on(n)

    def unmoved(self, since: int) -> bool:
        """Whether all entries from `since` on are asides."""
        return self._course.past.unmoved(since)

    def gone_on(self, n: int) -> bool:
        """Whether the match goes on and everybody knows of a player's entry after `n` that is not an aside.

        Entries that were undone count as well: what has faded does not come back.
        """
        return self.to_move is not None and self._course.past.gone_on(n)

    # legality

    def parse(self, text: str) -> M:
        """Parses the text of a move; raises IllegalMove, with what was expected."""
        move: M = self._legality.parse(text)
        return move

    def read(self, raw: bytes | msgspec.Raw) -> M:
        """Decodes a move in JSON.

        Raises IllegalMove for a value no move can have (a bid of 7.5), as if it had been typed, and msgspec's errors
        for anything that does not have the shape of a move.
        """
        move: M = self._legality.read(raw)
        return move

    def check(self, move: M | str) -> int:
        """The code of a legal move; raises IllegalMove otherwise. Changes nothing."""
        return self._legality.check(move)

    def caution(self, move: M | str) -> Refusal | None:
        """What the mover should know before playing this move (`Extras.caution`); raises IllegalMove."""
        code = self.check(move)
        caution = self.game.extras.caution
        return None if caution is None else caution(self.state, code)

    def speaker(self, move: M | str, seats: Iterable[int]) -> int | None:
        """Which of these seats may play this move (typed or as text) as an aside now; None if none may."""
        able = {seat: asides for seat in seats if (asides := self.asides(seat))}
        if not able:
            return None
        code = self._legality.code(move)
        return next((seat for seat, asides in able.items() if code in asides), None)

    def out_of_turn(self, seat: int, move: M | str) -> IllegalMove:
        """The error for a seat that is not to move and tried this move; the game may give a better reason than that."""
        return self._legality.out_of_turn(seat, move)

    # playing

    def play(self, move: M | str | Chooser[V], seat: int | None = None) -> list[Entry]:
        """Plays a move (typed or as text), or what a bot decides for the seat to move; then Fortuna draws.

        Returns the new entries. With `seat`, the move is refused unless that seat may play it now.
        """
        if isinstance(move, Chooser):
            return decided(self, move, seat)
        speaker = self.speaker(move, range(self.seats) if seat is None else (seat,))
        if speaker is not None:
            return self._say_aside(speaker, move)
        if seat is not None and self.to_move is not None and seat != self.to_move:
            raise self.out_of_turn(seat, move)
        before = len(self.log)
        code = self.check(move)
        mover = self.to_move
        assert mover is not None
        self._append(mover, code)
        self.settle()
        return self.log[before:]

    def _say_aside(self, seat: int, move: M | str) -> list[Entry]:
        before = len(self.log)
        asides = self._course.past.asides
        asides.add(self.entry)
        self._append(seat, self._legality.code(move))
        asides.update(entry.n for entry in self.settle())
        return self.log[before:]

    def play_line(self, line: str) -> list[Entry]:
        """Plays the moves a person types in one go: all or none of them, and none in another seat's turn.

        If it is refused, the error lists what was legal before the line.
        """
        before, seat = len(self.log), self.to_move
        try:
            for text in self._legality.split(line):
                self.play(text, seat)
        except IllegalMove as error:
            self.forget(before)
            if not error.legal:
                raise
            raise self._legality.refused(error.refusal) from None
        return self.log[before:]

    def settle(self) -> list[Entry]:
        """Lets Fortuna draw until a player is to move or the match is over; returns the new entries."""
        before = len(self.log)
        while self.fortuna is not None and self.to_move == FORTUNA:
            codes = self.state.codes()
            self._append(FORTUNA, codes[self.fortuna.draw(self.entry, self.state.odds())])
        return self.log[before:]

    def _append(self, seat: int, code: int) -> None:
        alphabet = self.game.alphabet
        self._course.play(seat, code, alphabet.text(alphabet.move(code)))

    def leave(self, seat: int, why: Literal["resigned", "timeout"] = "resigned") -> list[Entry]:
        """Ends the match because this seat gives up or ran out of time, by the game's own rule if it has one."""
        if self.to_move is None:
            raise IllegalMove(self.game, Refusal("MATCH", "over"))
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        return [self._course.leave(seat, why)]

    # undo

    def free_undo(self, seat: int) -> int | None:
        """The first entry this seat may undo without asking; None if there is nothing it may undo.

        The limit is the last draw, reveal or act of another seat that this seat can know of.
        """
        return None if self.to_move is None else self._course.past.free_undo(seat)

    def last_own(self, seat: int) -> int | None:
        """The last move of this seat that counts, as an entry number; None if it has made none."""
        return self._course.past.line.last_own(seat)

    def last_turn(self, seat: int) -> int | None:
        """The first entry of this seat's last run of moves, ignoring draws in between; None if it has made no move."""
        return self._course.past.line.last_turn(seat)

    def undo_target(self, seat: int) -> int | None:
        """What `undo` takes back by default: the last move if that is free, else the whole last turn.

        Half a turn would be no use: the rest of it could not be undone freely.
        """
        last, limit = self.last_own(seat), self.free_undo(seat)
        return last if last is not None and limit is not None and limit <= last else self.last_turn(seat)

    def undo(self, seat: int, to: int | None = None, how: How = "free") -> list[Entry]:
        """Undoes entry `to` (by default `undo_target`) and everything after it; returns the new entries."""
        target = self.undo_target(seat) if to is None else to
        refused = self._course.cannot_undo(seat, target if 0 <= seat < self.seats else None, how)
        if refused is not None or target is None:
            raise IllegalMove(self.game, Refusal("MATCH", refused or "nothing-to-undo"))
        before = len(self.log)
        self._course.undo(Undone(self.entry, seat, target, how))
        self.practice = self.practice or how == "practice"
        self.settle()
        return self.log[before:]

    def forget(self, entries: int) -> None:
        """Drops all but the first `entries` entries, as when the rest could not be stored."""
        self._course.forget(entries)

    # other matches

    def replay(self, entry: Entry) -> None:
        """Appends an entry of a recorded log, after checking that it is legal."""
        replay(self, self._course, entry)

    def at(self, entries: int) -> Match[M, V]:
        """A new match, without Fortuna, as this one was after its first `entries` entries."""
        past = Match(self.game, self.seats, self.options, None, self.names, self.practice)
        past.position, past._first = self.position, self._first
        past.commitment = self.commitment
        past.inherited = self.inherited
        past._course.follow(self._course, entries)
        return past

    def take_over(self, source: Match[M, V], entries: int) -> None:
        """Inherits the first `entries` entries of `source`, a match with equal game, seats, options and position."""
        kinds = [(match.game.name, match.seats, match.options, match.position) for match in (self, source)]
        if kinds[0] != kinds[1]:
            raise ValueError("only a match of the same game, seats, options and position can be taken over")
        self._course.follow(source._course, entries)
        self.inherited = len(self.log)
        # replaying the entries one by one would have marked it as well
        self.practice = self.practice or any(isinstance(each, Undone) and each.how == "practice" for each in self.log)

    def record(self) -> str:
        """The whole match as JSON lines (`core.record`)."""
        from serenissima.core.record import dump

        return dump(self)
