"""What a game is: its parts, named once in the `GAME` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from serenissima.core.options import Option, Options, OptionValue, read_options
from serenissima.core.state import State

if TYPE_CHECKING:
    from serenissima.core.log import Entry
    from serenissima.core.positions import Positions
    from serenissima.core.study import Study
    from serenissima.core.workshop import Workshop

M = TypeVar("M")
S = TypeVar("S", bound=State)
V = TypeVar("V")


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed:

    the rule that forbids it and the key of a sentence (`refusal-<reason>` in the game's text).
    """

    rule: str
    reason: str
    args: dict[str, str | int] = {}


class NotAMove(ValueError):
    """A value or text that is no move of this game at all, whatever the position."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal


class Alphabet(Protocol[M]):
    """All moves a game knows, numbered. Code, typed move and text say the same thing (a contract test proves it)."""

    size: int

    def move(self, code: int) -> M:
        """The typed move of a code from 0 to size-1."""
        ...

    def code(self, move: M) -> int:
        """Its number; raises NotAMove when the values are outside what the rules can ever allow."""
        ...

    def text(self, move: M) -> str:
        """What a person types and a record keeps."""
        ...

    def parse(self, text: str) -> M:
        """The move of a text; raises NotAMove with what would be right."""
        ...


@dataclass(frozen=True, kw_only=True)
class About:
    """What the game's card shows. Words (title, pitch, kind) are in the game's text."""

    designers: tuple[str, ...]
    publisher: str
    year: int
    minutes: tuple[int, int]
    age: int


def each_alone(seats: int) -> tuple[int, ...]:
    """Teams when there are none: every seat its own."""
    return tuple(range(seats))


def one_by_one(line: str) -> list[str]:
    """Moves in a line of text, separated by semicolons."""
    return [part.strip() for part in line.split(";") if part.strip()]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, V]):
    """The parts of a game. `version` is bumped when the same log would mean something else.

    `refuse(state, code)` explains a code of the alphabet that is not legal now; it must tell no more than the mover
    may know. `phrase(line)` splits what a person types in one go into the texts of single moves; `arrange(state,
    texts)`, where a game has it, puts them in an order that can be played from this state. `seconds(state)` is the
    time the rules give for the decision at hand (None: no limit); when it is over `late(state)` is played. `study()`,
    where a game has it, makes what is needed for analysis, reviews and puzzles; `workshop()` what is needed for making
    boards and the like. `shared(state)`, where a game has it,
    says that nothing is secret just now: all seats and onlookers have equal views, so that one will do for all.
    `out_of_turn(state, seat, code)`, where a game has it, says why this seat, which is not to move, cannot play this
    code (None: what it wanted is no move at all) just now. Of `seats` the usual number stands first. `asides(state,
    seat)`, where a game has it, are the codes this seat may play at any moment while somebody is to move, in its turn
    or not: they change nothing for anybody's turn, are not in `state.codes()` and are never taken back. `dealt_teams(
    state)`, where chance deals the teams, is every seat's team; empty before that. `unattended` are options that differ
    from their defaults where only bots play and the table does not say otherwise. `positions`, where a game has them,
    are what a match can begin from instead of from `new`. `leave(state, seat)`, where a game has it, ends the state
    because this seat gives up or has no time left, and tells what comes to light by that; without it the seat's team is
    last and all others share the first place. `unchanged(version, options, entries)`, where a game has earlier
    versions, says whether these entries of one of them, at such a table, still mean the same. Where `view` shows some
    things for a moment only, `remembered(state, seat)` is the view of a seat that forgets nothing: for bots, who have
    no notes of their own, and for looking back; and `bygone(state, seat)` the view of a moment that has passed, without
    those things. `caution(state, code)`, where a game has it, is what the mover should know before playing this legal
    code (None: nothing): the rule and the key of a sentence, `caution-<reason>`.
    """

    name: str
    version: int
    seats: tuple[int, ...]
    about: About
    options: tuple[Option, ...]
    new: Callable[[int, Options], S]
    alphabet: Alphabet[M]
    view: Callable[[S, int], V]
    imagine: Callable[[V, Random], S]
    refuse: Callable[[S, int], Refusal]
    move_type: Any
    event_type: Any
    view_type: type[V]
    folder: Path
    teams: Callable[[int], tuple[int, ...]] = each_alone
    phrase: Callable[[str], list[str]] = one_by_one
    arrange: Callable[[S, list[str]], list[str]] | None = None
    seconds: Callable[[S], int | None] | None = None
    late: Callable[[S], int] | None = None
    study: Callable[[], Study] | None = None
    workshop: Callable[[], Workshop] | None = None
    shared: Callable[[S], bool] | None = None
    out_of_turn: Callable[[S, int, int | None], Refusal] | None = None
    asides: Callable[[S, int], list[int]] | None = None
    dealt_teams: Callable[[S], tuple[int, ...]] | None = None
    positions: Positions[S, Any] | None = None
    unattended: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    unchanged: Callable[[int, Options, Sequence[Entry]], bool] | None = None
    leave: Callable[[S, int], None] | None = None
    remembered: Callable[[S, int], V] | None = None
    bygone: Callable[[S, int], V] | None = None
    caution: Callable[[S, int], Refusal | None] | None = None

    def read_options(self, values: Mapping[str, object] | None = None) -> Options:
        """The options with defaults filled in; raises BadOption for anything else than the game declares."""
        return read_options(self.options, values or {})

    def reads(self, version: int, options: Options, entries: Sequence[Entry] = ()) -> bool:
        """Whether these entries of this version, at a table with these options, mean here what they meant there."""
        if version == self.version:
            return True
        return self.unchanged is not None and 0 < version < self.version and self.unchanged(version, options, entries)

    def memory(self, state: S, seat: int) -> V:
        """What this seat has seen so far, if it forgets nothing: what a bot is given."""
        return (self.remembered or self.view)(state, seat)

    def past(self, state: S, seat: int) -> V:
        """What this seat may still see of a moment that has passed, while the match lasts."""
        return (self.bygone or self.view)(state, seat)

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        position: object = None,
    ) -> Any:
        """A new match with Fortuna seeded (a secret random seed if none is given), from a position if one is given."""
        from serenissima.core.match import Match

        return Match.start(self, seats=seats, seed=seed, options=options, names=names, position=position)


AnyGame = Game[Any, Any, Any]
