"""A match: header, log and the state that is their sum. The one authority for what may be done and what is heard."""

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
    """A running or finished match. Chance is settled at once: after every call a person is to move, or it is over.

    It begins with the setup of the rules, or from a `position`: the game's own struct, its plain values, or a state
    that was set up (`core.positions`). The position then belongs to the match as its options do.
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
        if seats not in game.seats:
            raise BadOption(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {seats}")
        if names and len(names) != seats:
            raise BadOption(f"{len(names)} names for {seats} seats")
        self.game = game
        self.seats = seats
        self.options = game.read_options(options)
        self.position: Described | None = None
        """The position it began from, hidden things too; None: the setup of the rules."""
        self._first: State | None = None
        self.fortuna = fortuna
        self.names = names or tuple(f"Seat {seat + 1}" for seat in range(seats))
        self.practice = practice
        self.inherited = 0
        """How many of the first entries were taken over from another match: their draws are not this Fortuna's."""
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
        """A new match, its first chance already settled."""
        match = cls(game, game.seats[0] if seats is None else seats, options, Fortuna(seed), names, practice, position)
        match.settle()
        return match

    def _begin(self, position: object) -> None:
        """An empty log, from this position or, without one, from the setup of the rules."""
        if position is not None:
            self.position, self._first = begin(self.game, self.seats, self.options, position)
        self.commitment = self.fortuna.committed(packed(self.position)) if self.fortuna else ""
        self._course = Course(self._beginning)

    def _beginning(self) -> State:
        """The state before the first entry."""
        state: State = self.game.new(self.seats, self.options) if self._first is None else self._first.copy()
        return state

    # how it stands

    @property
    def state(self) -> State:
        """The sum of the log. It is for looking: only moves change it, and only a `position` begins elsewhere.

        To give the match another state is to begin it anew from that position, with an empty log.
        """
        return self._course.state

    @state.setter
    def state(self, state: State) -> None:
        self._begin(state)

    @property
    def log(self) -> list[Entry]:
        """Everything that has happened, what was taken back included."""
        return self._course.log

    @property
    def numbers(self) -> Numbers:
        """Who knows of which entry."""
        return self._course.past.numbers

    @property
    def entry(self) -> int:
        """The number the next entry will have in the record. What a viewer is told is `number`."""
        return self._course.next

    @property
    def again(self) -> int:
        """How many moves were played again to go back to where something was taken back."""
        return self._course.again

    @property
    def to_move(self) -> int | None:
        """The seat to move (or FORTUNA when the match has no Fortuna of its own), None when it is over."""
        return self._course.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it lasts."""
        return self._course.outcome(self.game.teams(self.seats))

    @property
    def line(self) -> tuple[Played, ...]:
        """The moves that count: the log without what was undone."""
        return tuple(self._course.past.line.moves)

    @property
    def turns(self) -> tuple[Played, ...]:
        """The moves that count and were made in somebody's turn: the line without asides."""
        return tuple(self._course.past.line.turns())

    @property
    def _legality(self) -> Legality:
        return Legality(self.game, self.state, over=self._course.left is not None)

    def codes(self) -> list[int]:
        """The legal codes of whoever is to move; empty when it is over."""
        return [] if self.to_move is None else self.state.codes()

    def moves(self) -> list[M]:
        """The legal moves of whoever is to move; empty when it is over."""
        return [self.game.alphabet.move(code) for code in self.codes()]

    def asides(self, seat: int) -> list[int]:
        """What this seat may play now, whoever is to move (`State.asides`)."""
        mover = self.to_move
        able = mover is not None and mover >= 0 and 0 <= seat < self.seats and self._course.past.bears_asides()
        return self.state.asides(seat) if able else []

    def offered(self, seat: int) -> list[int]:
        """What a bot on this seat, which is to move, may choose from: its codes, and what it may do aside."""
        return offered(self.codes(), self.asides(seat), self._course.past.line.spoken(seat))

    def view(self, seat: int) -> V:
        """What this seat (or ONLOOKER) may see, built up from nothing."""
        return self.game.view(self.state, seat)

    def memory(self, seat: int) -> V:
        """What this seat has seen so far, if it forgets nothing: what a bot is given."""
        return self.game.memory(self.state, seat)

    # what is heard

    def known(self, viewers: Iterable[int]) -> Sequence[int]:
        """The entries these seats (or ONLOOKER) know of, in their order; when it is over, all.

        What they call entry 1 is the first of them: nobody's numbers tell of another's secret steps.
        """
        return range(1, self.entry) if self.outcome is not None else self.numbers.known(viewers)

    def number(self, viewers: Iterable[int]) -> int:
        """The number these seats (or ONLOOKER) expect the next entry to have; a move on the wire carries it."""
        return len(self.known(viewers)) + 1

    def heard(self, seat: int, since: int = 1) -> list[Heard]:
        """The events this seat (or ONLOOKER) heard in entries that count, unless they faded, from `since` on.

        Entries are numbered as the seat counts them.
        """
        return heard(self, seat, since)

    def told(self, since: int = 1) -> list[tuple[int, Told]]:
        """All that was told in entries that count, from entry `since` on, with the entry: not for a seat's ears.

        Whatever has `faded` is among it.
        """
        return self._course.past.line.told(since)

    def faded(self, n: int, told: Told) -> bool:
        """Whether what was told in entry `n` can no longer be read back."""
        return told.fades and self.gone_on(n)

    def unmoved(self, since: int) -> bool:
        """Whether nothing has happened in entry `since` or after it but asides."""
        return self._course.past.unmoved(since)

    def gone_on(self, n: int) -> bool:
        """Whether everybody knows that a player has acted after entry `n`, in a match that lasts, asides apart.

        What was done and taken back counts, too: what had faded by then does not come back.
        """
        return self.to_move is not None and self._course.past.gone_on(n)

    # what may be done

    def parse(self, text: str) -> M:
        """The move of a text; IllegalMove says what would be right."""
        move: M = self._legality.parse(text)
        return move

    def read(self, raw: bytes | msgspec.Raw) -> M:
        """The move of its JSON form.

        A value that can never be (a bid of 7.5) is an IllegalMove, as if it had been typed; what has not even the form
        of a move is an error of msgspec.
        """
        move: M = self._legality.read(raw)
        return move

    def check(self, move: M | str) -> int:
        """The code of a legal move; IllegalMove otherwise. Changes nothing."""
        return self._legality.check(move)

    def caution(self, move: M | str) -> Refusal | None:
        """What the mover should know before playing this move (`Extras.caution`); IllegalMove if it is not legal."""
        code = self.check(move)
        caution = self.game.extras.caution
        return None if caution is None else caution(self.state, code)

    def speaker(self, move: M | str, seats: Iterable[int]) -> int | None:
        """Which of these seats may play this move (typed, or its text) as an aside just now; None: none of them."""
        able = {seat: asides for seat in seats if (asides := self.asides(seat))}
        if not able:
            return None
        code = self._legality.code(move)
        return next((seat for seat, asides in able.items() if code in asides), None)

    def out_of_turn(self, seat: int, move: M | str) -> IllegalMove:
        """Why this seat, which is not to move, cannot play this move: the game may know better than that it is
        another's turn.
        """
        return self._legality.out_of_turn(seat, move)

    # what is done

    def play(self, move: M | str | Chooser[V], seat: int | None = None) -> list[Entry]:
        """Plays a move (typed, or its text), or what a bot decides for the seat to move, and settles chance.

        Returns the new entries. With `seat`, only if that seat is to move.
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
        """Plays what a person types in one go, all of it or nothing, and nothing in the turn of another seat.

        A refusal lists what is legal when nothing of the line is played.
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
        """Lets Fortuna draw until she is no longer to move."""
        before = len(self.log)
        while self.fortuna is not None and self.to_move == FORTUNA:
            codes = self.state.codes()
            self._append(FORTUNA, codes[self.fortuna.draw(self.entry, self.state.odds())])
        return self.log[before:]

    def _append(self, seat: int, code: int) -> None:
        alphabet = self.game.alphabet
        self._course.play(seat, code, alphabet.text(alphabet.move(code)))

    def leave(self, seat: int, why: Literal["resigned", "timeout"] = "resigned") -> list[Entry]:
        """The seat gives up, or has no time left; the match is over, by the game's own rule if it has one."""
        if self.to_move is None:
            raise IllegalMove(self.game, Refusal("MATCH", "over"))
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        return [self._course.leave(seat, why)]

    # what is taken back

    def free_undo(self, seat: int) -> int | None:
        """The first entry this seat may undo without asking:

        back to the last draw, reveal or act of another seat, as far as this seat can know. None: nothing.
        """
        return None if self.to_move is None else self._course.past.free_undo(seat)

    def last_own(self, seat: int) -> int | None:
        """The last entry of this seat that counts; None if it has made no move."""
        return self._course.past.line.last_own(seat)

    def last_turn(self, seat: int) -> int | None:
        """The first entry of this seat's last unbroken run of moves, draws in between included; None if it has none."""
        return self._course.past.line.last_turn(seat)

    def undo_target(self, seat: int) -> int | None:
        """What undoing takes back if nothing is said: the last move while that is free, else the whole last turn.

        Half a turn would be of no use: the rest of it could not be taken back freely.
        """
        last, limit = self.last_own(seat), self.free_undo(seat)
        return last if last is not None and limit is not None and limit <= last else self.last_turn(seat)

    def undo(self, seat: int, to: int | None = None, how: How = "free") -> list[Entry]:
        """Takes back entry `to` (see `undo_target` if not given) and all after it; returns the new entries."""
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
        """Goes back to the first `entries` entries as if the rest had never been: for what could not be kept."""
        self._course.forget(entries)

    # other matches

    def replay(self, entry: Entry) -> None:
        """Appends an entry of a kept log, after checking that it is legal there."""
        replay(self, self._course, entry)

    def at(self, entries: int) -> Match[M, V]:
        """A new match, without Fortuna, as this one stood after its first `entries` entries."""
        past = Match(self.game, self.seats, self.options, None, self.names, self.practice)
        past.position, past._first = self.position, self._first
        past.commitment = self.commitment
        past.inherited = self.inherited
        past._course.follow(self._course, entries)
        return past

    def take_over(self, source: Match[M, V], entries: int) -> None:
        """Begins as `source`, a match of the same kind, stood after its first `entries` entries: they are inherited."""
        kinds = [(match.game.name, match.seats, match.options, match.position) for match in (self, source)]
        if kinds[0] != kinds[1]:
            raise ValueError("only a match of the same game, seats, options and position can be taken over")
        self._course.follow(source._course, entries)
        self.inherited = len(self.log)
        # as it is when they are replayed one by one
        self.practice = self.practice or any(isinstance(each, Undone) and each.how == "practice" for each in self.log)

    def record(self) -> str:
        """The whole match as JSON lines (`core.record`)."""
        from serenissima.core.record import dump

        return dump(self)
