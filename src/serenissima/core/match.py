"""A match: header, log and the state that is their sum. The one authority for what may be done and what is heard."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from serenissima.core.decoding import read_move
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame, NotAMove, Refusal
from serenissima.core.illegal import IllegalMove
from serenissima.core.log import Entry, Left, Played, Undone
from serenissima.core.numbers import Numbers, hearing, mask
from serenissima.core.options import BadOption
from serenissima.core.outcome import Outcome, conceded
from serenissima.core.past import Past
from serenissima.core.playing import offered
from serenissima.core.positions import Described, begin, packed
from serenissima.core.state import EVERYONE, FORTUNA, NOBODY, State, Told


class Heard(msgspec.Struct, frozen=True):
    """One event as a seat hears it: the number of its entry as that seat counts them, the event and its rule.

    `fades`: it cannot be read back after the next move (`Told.fades`).
    """

    n: int
    event: Any
    rule: str
    fades: bool = False


class Match:
    """A running or finished match. Chance is settled at once: after every call a person is to move, or it is over.

    It begins with the setup of the rules, or from a `position`: the game's own struct, the same as plain values, or a
    state that was set up (`core.positions`). The position then belongs to the match as its options do.
    """

    def __init__(
        self,
        game: AnyGame,
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
        if position is not None:
            self.position, self._first = begin(game, seats, self.options, position)
        self.fortuna = fortuna
        self.commitment = fortuna.committed(packed(self.position)) if fortuna else ""
        self.names = names or tuple(f"Seat {seat + 1}" for seat in range(seats))
        self.practice = practice
        self.inherited = 0
        """How many of the first entries were taken over from another match: their draws are not this Fortuna's."""
        self.again = 0
        """How many moves were played again to go back to where something was taken back."""
        self._begin(Past())

    @classmethod
    def start(
        cls,
        game: AnyGame,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        practice: bool = False,
        position: object = None,
    ) -> Match:
        """A new match, its first chance already settled."""
        match = cls(game, game.seats[0] if seats is None else seats, options, Fortuna(seed), names, practice, position)
        match.settle()
        return match

    def _begin(self, past: Past, left: Left | None = None) -> None:
        """The match is what has happened: `past`, and then that somebody `left`."""
        self._past = past
        self._left: Left | None = None
        self._stand()
        if left is not None:
            self.leave(left.seat, left.why)

    def _stand(self) -> None:
        """The state is the sum of the line: played on from the nearest copy, or from where the match began."""
        kept, codes = self._past.line.nearest()
        kept = self._first if kept is None else kept
        self._state: State = self.game.new(self.seats, self.options) if kept is None else kept.copy()
        for code in codes:
            self._state.play(code)
        self.again += len(codes)

    # what is so

    @property
    def state(self) -> State:
        """The sum of the log. It is for looking: only moves change it, and only a `position` begins elsewhere.

        To give the match another state is to begin it anew from that position, with an empty log.
        """
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self.position, self._first = begin(self.game, self.seats, self.options, state)
        self.commitment = self.fortuna.committed(packed(self.position)) if self.fortuna else ""
        self._begin(Past())

    @property
    def log(self) -> list[Entry]:
        """All that has happened, what was taken back too."""
        return self._past.log

    @property
    def numbers(self) -> Numbers:
        """Who knows of which entry."""
        return self._past.numbers

    @property
    def entry(self) -> int:
        """The number the next entry will have in the record. What a viewer is told is `number`."""
        return len(self.log) + 1

    @property
    def to_move(self) -> int | None:
        """The seat to move (or FORTUNA when the match has no Fortuna of its own), None when it is over."""
        if self._left is not None:
            return None
        seat = self.state.to_move()
        return None if seat == NOBODY else seat

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it lasts."""
        if self._left is not None:
            ended = self.state.outcome()
            if ended is not None:
                return msgspec.structs.replace(ended, reason=self._left.why)
            return conceded(self._left.seat, self.game.teams(self.seats), self._left.why)
        return self.state.outcome()

    @property
    def line(self) -> tuple[Played, ...]:
        """The moves that count: the log without what was undone."""
        return tuple(self._past.line.moves)

    @property
    def turns(self) -> tuple[Played, ...]:
        """The moves that count and were made in somebody's turn: the line without asides."""
        return tuple(self._past.line.turns())

    def codes(self) -> list[int]:
        """The legal codes of whoever is to move; empty when it is over."""
        return [] if self.to_move is None else self.state.codes()

    def asides(self, seat: int) -> list[int]:
        """What this seat may play now, whoever is to move (`Game.asides`)."""
        able = self.to_move is not None and self.to_move >= 0 and 0 <= seat < self.seats and self._past.bears_asides()
        return self.game.asides(self.state, seat) if self.game.asides is not None and able else []

    def offered(self, seat: int) -> list[int]:
        """What a bot on this seat, which is to move, may choose from: its codes, and what it may do aside."""
        return offered(self.codes(), self.asides(seat), self._past.line.spoken(seat))

    def moves(self) -> list[Any]:
        """The legal moves of whoever is to move; empty when it is over."""
        return [self.game.alphabet.move(code) for code in self.codes()]

    def view(self, seat: int) -> Any:
        """What this seat (or ONLOOKER) may see, built up from nothing."""
        return self.game.view(self.state, seat)

    def memory(self, seat: int) -> Any:
        """What this seat has seen so far, if it forgets nothing: what a bot is given."""
        return self.game.memory(self.state, seat)

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
        known = self.known((seat,))
        if since > len(known):
            return []
        return [
            Heard(bisect_right(known, n), told.event, told.rule, told.fades)
            for n, told in self.told(known[max(since, 1) - 1])
            if told.reaches(seat) and not self.faded(n, told)
        ]

    def faded(self, n: int, told: Told) -> bool:
        """Whether what was told in entry `n` can no longer be read back."""
        return told.fades and self.gone_on(n)

    def unmoved(self, since: int) -> bool:
        """Whether nothing has happened in entry `since` or after it but asides."""
        return self._past.unmoved(since)

    def gone_on(self, n: int) -> bool:
        """Whether everybody knows that a player has acted after entry `n`, in a match that lasts, asides apart.

        What was done and taken back counts, too: what had faded by then does not come back.
        """
        return self.to_move is not None and self._past.gone_on(n)

    def told(self, since: int = 1) -> list[tuple[int, Told]]:
        """All that was told in entries that count, from entry `since` on, with the entry: not for a seat's ears.

        Whatever has `faded` is among it.
        """
        return self._past.line.told(since)

    def parse(self, text: str) -> Any:
        """The move of a text; IllegalMove says what would be right."""
        try:
            return self.game.alphabet.parse(text)
        except NotAMove as error:
            raise self._illegal(error.refusal) from None

    def read(self, raw: bytes | msgspec.Raw) -> Any:
        """The move of its JSON form.

        A value that can never be (a bid of 7.5) is an IllegalMove, as if it had been typed; what has not even the form
        of a move is an error of msgspec.
        """
        try:
            return read_move(self.game, raw)
        except NotAMove as impossible:
            # without what is legal: who is reading may not be to move
            raise IllegalMove(self.game, impossible.refusal) from None

    # what can be done

    def check(self, move: Any) -> int:
        """The code of a legal move; IllegalMove otherwise. Changes nothing."""
        try:
            code = self.game.alphabet.code(move)
        except NotAMove as error:
            raise self._illegal(error.refusal) from None
        if self.to_move is None:
            raise self._illegal(Refusal("MATCH", "over"))
        if code not in self.state.codes():
            raise self._illegal(self.game.refuse(self.state, code))
        return code

    def caution(self, move: Any) -> Refusal | None:
        """What the mover should know before playing this move (`Game.caution`); IllegalMove if it is not legal."""
        code = self.check(move)
        return None if self.game.caution is None else self.game.caution(self.state, code)

    def play(self, move: Any, seat: int | None = None) -> list[Entry]:
        """Plays a move (typed, or its text) and settles chance;

        returns the new entries. With `seat`, only if that seat is to move.
        """
        before = len(self.log)
        speaker = self.speaker(move, range(self.seats) if seat is None else (seat,))
        if speaker is not None:
            return self._say_aside(speaker, self.parse(move) if isinstance(move, str) else move)
        if seat is not None and self.to_move is not None and seat != self.to_move:
            raise self.out_of_turn(seat, move)
        code = self.check(self.parse(move) if isinstance(move, str) else move)
        to_move = self.to_move
        assert to_move is not None
        self._append(to_move, code)
        self.settle()
        return self.log[before:]

    def speaker(self, move: Any, seats: Iterable[int]) -> int | None:
        """Which of these seats may play this move (typed, or its text) as an aside just now; None: none of them."""
        code = None if self.game.asides is None else self._code(move)
        return None if code is None else next((seat for seat in seats if code in self.asides(seat)), None)

    def _code(self, move: Any) -> int | None:
        """The code of a move (typed, or its text); None if it is no move at all."""
        letters = self.game.alphabet
        try:
            return letters.code(letters.parse(move) if isinstance(move, str) else move)
        except NotAMove:
            return None

    def _say_aside(self, seat: int, move: Any) -> list[Entry]:
        before = len(self.log)
        self._past.asides.add(self.entry)
        self._append(seat, self.game.alphabet.code(move))
        self._past.asides.update(entry.n for entry in self.settle())
        return self.log[before:]

    def out_of_turn(self, seat: int, move: Any) -> IllegalMove:
        """Why this seat, which is not to move, cannot play this move (typed, or its text): the game may know better
        than that it is another's turn.
        """
        if self.game.out_of_turn is None or self.to_move is None:
            return IllegalMove(self.game, Refusal("MATCH", "not-your-turn"))
        return IllegalMove(self.game, self.game.out_of_turn(self.state, seat, self._code(move)))

    def play_line(self, line: str) -> list[Entry]:
        """Plays what a person types in one go, all of it or nothing, and nothing in the turn of another seat.

        A refusal lists what is legal when nothing of the line is played.
        """
        before, seat = len(self.log), self.to_move
        try:
            texts = self.game.phrase(line)
        except NotAMove as error:
            raise self._illegal(error.refusal) from None
        if self.game.arrange is not None:
            texts = self.game.arrange(self.state, texts)
        try:
            for text in texts:
                self.play(text, seat)
        except IllegalMove as error:
            self.forget(before)
            if not error.legal:
                raise
            raise self._illegal(error.refusal) from None
        return self.log[before:]

    def settle(self) -> list[Entry]:
        """Lets Fortuna draw until she is no longer to move."""
        before = len(self.log)
        while self.fortuna is not None and self.to_move == FORTUNA:
            codes = self.state.codes()
            self._append(FORTUNA, codes[self.fortuna.draw(self.entry, self.state.odds())])
        return self.log[before:]

    def free_undo(self, seat: int) -> int | None:
        """The first entry this seat may undo without asking:

        back to the last draw, reveal or act of another seat, as far as this seat can know. None: nothing.
        """
        return None if self.to_move is None else self._past.free_undo(seat)

    def last_own(self, seat: int) -> int | None:
        """The last entry of this seat that counts; None if it has made no move."""
        return self._past.line.last_own(seat)

    def last_turn(self, seat: int) -> int | None:
        """The first entry of this seat's last unbroken run of moves, draws in between included; None if it has none."""
        return self._past.line.last_turn(seat)

    def undo_target(self, seat: int) -> int | None:
        """What undoing takes back if nothing is said: the last move while that is free, else the whole last turn.

        Half a turn would be of no use: the rest of it could not be taken back freely.
        """
        last, limit = self.last_own(seat), self.free_undo(seat)
        return last if last is not None and limit is not None and limit <= last else self.last_turn(seat)

    def undo(
        self, seat: int, to: int | None = None, how: Literal["free", "consent", "practice"] = "free"
    ) -> list[Entry]:
        """Takes back entry `to` (see `undo_target` if not given) and all after it; returns the new entries."""
        target = self.undo_target(seat) if to is None else to
        refused = self._cannot_undo(seat, target, how)
        if refused is not None or target is None:
            raise IllegalMove(self.game, Refusal("MATCH", refused or "nothing-to-undo"))
        before = len(self.log)
        self._strike(Undone(self.entry, seat, target, how))
        self.settle()
        return self.log[before:]

    def leave(self, seat: int, why: Literal["resigned", "timeout"] = "resigned") -> list[Entry]:
        """The seat gives up, or has no time left; the match is over, by the game's own rule if it has one."""
        if self.to_move is None:
            raise IllegalMove(self.game, Refusal("MATCH", "over"))
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        self._left = Left(self.entry, seat, why)
        if self.game.leave is not None:
            tellings: list[Told] = []
            self.state.told = tellings
            self.game.leave(self.state, seat)
            self.state.told = None
            self._past.line.tell(self._left.n, tellings)
        self._past.note(self._left, EVERYONE)
        return [self._left]

    def forget(self, entries: int) -> None:
        """Goes back to the first `entries` entries as if the rest had never been:

        for entries that could not be kept.
        """
        self._begin(self._past, self._past.forget(entries))

    def replay(self, entry: Entry) -> None:
        """Appends an entry of a kept log, after checking that it is legal there."""
        if entry.n != self.entry:
            raise ValueError(f"entry {entry.n} found where entry {self.entry} belongs")
        if isinstance(entry, Played):
            if entry.seat >= self.seats:
                raise ValueError(f"entry {entry.n} is by seat {entry.seat}, which is not there")
            if self.speaker(entry.move, (entry.seat,)) is not None:
                self._past.asides.add(entry.n)
                self._append(entry.seat, self.game.alphabet.code(self.parse(entry.move)))
                return
            if entry.seat != self.to_move:
                now = "the match is over" if self.to_move is None else f"seat {self.to_move} is to move"
                raise ValueError(f"entry {entry.n} is by seat {entry.seat}, but {now}")
            code = self.check(self.parse(entry.move))
            if entry.seat == FORTUNA and entry.n - 1 in self._past.asides:
                self._past.asides.add(entry.n)
            self._append(entry.seat, code)
        elif isinstance(entry, Undone):
            refused = self._cannot_undo(entry.seat, entry.to, entry.how)
            if refused is not None:
                raise ValueError(f"entry {entry.n}: seat {entry.seat} cannot undo entry {entry.to} ({refused})")
            self._strike(entry)
        else:
            self.leave(entry.seat, entry.why)

    def at(self, entries: int) -> Match:
        """A new match, without Fortuna, as this one stood after its first `entries` entries."""
        past = Match(self.game, self.seats, self.options, None, self.names, self.practice)
        past.position, past._first = self.position, self._first
        past.commitment = self.commitment
        past.inherited = self.inherited
        past._begin(*self._past.first(entries))
        return past

    def take_over(self, source: Match, entries: int) -> None:
        """Begins as `source`, a match of the same kind, stood after its first `entries` entries: they are inherited."""
        kinds = [(match.game.name, match.seats, match.options, match.position) for match in (self, source)]
        if kinds[0] != kinds[1]:
            raise ValueError("only a match of the same game, seats, options and position can be taken over")
        self._begin(*source._past.first(entries))
        self.inherited = len(self.log)
        # as it is when they are replayed one by one
        self.practice = self.practice or any(isinstance(each, Undone) and each.how == "practice" for each in self.log)

    def record(self) -> str:
        """The whole match as JSON lines (`core.record`)."""
        from serenissima.core.record import dump

        return dump(self)

    # how it is done

    def _append(self, seat: int, code: int) -> None:
        alphabet = self.game.alphabet
        played = Played(self.entry, seat, alphabet.text(alphabet.move(code)))
        tellings: list[Told] = []
        self.state.told = tellings
        self.state.play(code)
        self.state.told = None
        self._past.line.append(played, code, tellings, self.state)
        heard = hearing(tellings)
        self._past.note(played, heard if seat == FORTUNA else heard | mask((seat,)))

    def _strike(self, undone: Undone) -> None:
        asides, struck = self._past.line.cut(undone.to)
        self._stand()
        for aside in asides:
            self.state.play(aside.code)
            # what was told with it was told: it is not said in other words now
            self._past.line.append(aside.played, aside.code, aside.told, self.state)
        self.again += len(asides)
        self.practice = self.practice or undone.how == "practice"
        self._past.note(undone, self.numbers.knowing(struck) | mask((undone.seat,)))

    def _cannot_undo(self, seat: int, to: int | None, how: Literal["free", "consent", "practice"]) -> str | None:
        """The reason why this cannot be taken back, or None. When it is over its seed is known; practice goes on."""
        if self._left is not None or (self.to_move is None and how != "practice"):
            return "over"
        if to is None or not 0 <= seat < self.seats:
            return "nothing-to-undo"
        return self._past.cannot_undo(seat, to, how)

    def _illegal(self, refusal: Refusal) -> IllegalMove:
        alphabet = self.game.alphabet
        return IllegalMove(self.game, refusal, tuple(alphabet.text(move) for move in self.moves()))
