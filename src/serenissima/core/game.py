"""What a game is: its parts, listed in the `GAME` of its folder.

The files of a game can import `Alphabet`, `Extras`, `Refusal` and `NotAMove` from here as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from serenissima.core.alphabet import UNREADABLE, Alphabet
from serenissima.core.chooser import Chooser, made
from serenissima.core.extras import Extras
from serenissima.core.options import BadOption, Option, Options, OptionValue, read_options
from serenissima.core.refusal import NOT_YOUR_TURN, NotAMove, Refusal
from serenissima.core.state import State

if TYPE_CHECKING:
    from serenissima.core.log import Entry
    from serenissima.core.match import Match
    from serenissima.core.positions import Positions

__all__ = [
    "NOT_YOUR_TURN",
    "UNREADABLE",
    "About",
    "Alphabet",
    "AnyGame",
    "Extras",
    "Game",
    "NotAMove",
    "Refusal",
]

M = TypeVar("M")
S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class About:
    """What the game's card shows. Its words (title, pitch, kind) are in the game's text."""

    designers: tuple[str, ...]
    publisher: str
    year: int
    minutes: tuple[int, int]
    age: int


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, V]):
    """The parts of a game: `S` is its state, `M` the union of its moves, `V` its view."""

    name: str
    """The name people type: lower case, words joined by hyphens."""

    version: int
    """Bumped when an existing log would mean something else (see also `Extras.unchanged`)."""

    seats: tuple[int, ...]
    """The numbers of players it supports; the usual number first."""

    about: About
    """Who made the game, when, and for whom."""

    options: tuple[Option, ...]
    """What a table may choose."""

    new: Callable[[int, Options], S]
    """`new(seats, options)`: the state before the first move."""

    alphabet: Alphabet[S, M]
    """The moves as numbers, typed values and text."""

    view: Callable[[S, int], V]
    """`view(state, seat)`: what this seat (or ONLOOKER) may see, built up from nothing."""

    imagine: Callable[[V, Random], S]
    """`imagine(view, random)`: a full state that fits everything the viewer knows."""

    refuse: Callable[[S, int, int], Refusal]
    """`refuse(state, seat, code)`: why this seat cannot play this code of the alphabet now.

    It reveals no more than the seat may know. For a seat that is not to move the answer is `NOT_YOUR_TURN`, unless the
    game has a better reason; the code may then be `UNREADABLE`.
    """

    move_type: Any
    """The union of the structs in `moves`, for decoding."""

    event_type: Any
    """The union of the structs in `events`, for decoding."""

    view_type: type[V]
    """The struct of a view, for decoding."""

    folder: Path
    """The game's folder, with its rules, texts and lessons."""

    positions: Positions[S, Any] | None = None
    """Lets a match begin from a position other than that of `new`."""

    extras: Extras[S, V] = field(default_factory=Extras)
    """The optional parts."""

    def read_options(self, values: Mapping[str, object] | None = None) -> Options:
        """The options with defaults filled in; raises BadOption for anything the game does not declare."""
        return read_options(self.options, values or {})

    @property
    def unattended(self) -> dict[str, OptionValue]:
        """The options whose value differs from the default when only bots play, unless the table chooses."""
        return {option.name: option.unattended for option in self.options if option.unattended is not None}

    def check_seats(self, seats: int) -> None:
        """Raises BadOption if the game is not for this many seats."""
        if seats not in self.seats:
            *others, last = map(str, self.seats)
            wanted = f"{', '.join(others)} or {last}" if others else last
            raise BadOption(f"{self.name} is for {wanted} seats, not {seats}")

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat, as far as it is public before anything is dealt (`State.teams`)."""
        return self._seated[seats]

    @cached_property
    def _seated(self) -> dict[int, tuple[int, ...]]:
        options = self.read_options()
        return {seats: self.new(seats, options).teams() or tuple(range(seats)) for seats in self.seats}

    def reads(self, version: int, options: Options, entries: Sequence[Entry] = ()) -> bool:
        """Whether these entries, played with this version and these options, mean the same in the current one."""
        if version == self.version:
            return True
        unchanged = self.extras.unchanged
        return unchanged is not None and 0 < version < self.version and unchanged(version, options, entries)

    def memory(self, state: S, seat: int) -> V:
        """The view of a seat that forgets nothing, as given to bots."""
        return (self.extras.remembered or self.view)(state, seat)

    def round(self, state: S) -> int | None:
        """The round a state is in, from 1, 0 before the first; None if the game counts none (`Extras.round`)."""
        count = self.extras.round
        return None if count is None else count(state)

    def past(self, state: S, seat: int) -> V:
        """What this seat may still see of a past moment while the match lasts."""
        return (self.extras.bygone or self.view)(state, seat)

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        position: object = None,
    ) -> Match[M, V]:
        """Starts a match with this seed (random and secret if None), from this position if one is given."""
        from serenissima.core.match import Match

        return Match.start(self, seats=seats, seed=seed, options=options, names=names, position=position)

    def bot(
        self, name: str | None = None, seed: int = 0, seconds: float = 1.0, iterations: int | None = None
    ) -> Chooser[V]:
        """A bot for `Match.play`, by name (None: the usual opponent); raises UnknownBot.

        It thinks for at most `seconds` per decision; with `iterations` instead, its moves depend only on the seed and
        on what it sees.
        """
        return made(self, name, seed, seconds, iterations)


AnyGame = Game[Any, Any, Any]
