"""What a game is: its parts, named once in the `GAME` of its folder.

A game's files find everything they need to be made of here: `Alphabet`, `Extras`, `Refusal`, `NotAMove` are
importable from this module, too.
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
from serenissima.core.options import Option, Options, OptionValue, read_options
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
    """What the game's card shows. Words (title, pitch, kind) are in the game's text."""

    designers: tuple[str, ...]
    publisher: str
    year: int
    minutes: tuple[int, int]
    age: int


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, V]):
    """The parts of a game: `S` is its state, `M` the union of its moves, `V` its view."""

    name: str
    """As people type it: lower case, words joined by hyphens."""

    version: int
    """Bumped when the same log would mean something else (see also `Extras.unchanged`)."""

    seats: tuple[int, ...]
    """How many can play; the usual number stands first."""

    about: About
    """Who made the game and when, and for whom it is."""

    options: tuple[Option, ...]
    """What a table may choose."""

    new: Callable[[int, Options], S]
    """`new(seats, options)`: the state before the first move."""

    alphabet: Alphabet[S, M]
    """The number, the typed form and the text of every move."""

    view: Callable[[S, int], V]
    """`view(state, seat)`: what this seat (or ONLOOKER) may see, built up from nothing."""

    imagine: Callable[[V, Random], S]
    """`imagine(view, random)`: a full state that fits everything the viewer knows."""

    refuse: Callable[[S, int, int], Refusal]
    """`refuse(state, seat, code)`: why this seat cannot play this code of the alphabet now.

    It tells no more than the seat may know. A seat that is not to move is answered `NOT_YOUR_TURN` unless the game
    knows better; there the code may be `UNREADABLE`: what the seat wanted is no move at all.
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
    """What a match can begin from, instead of from `new`."""

    extras: Extras[S, V] = field(default_factory=Extras)
    """What not every game has."""

    def read_options(self, values: Mapping[str, object] | None = None) -> Options:
        """The options with defaults filled in; raises BadOption for anything else than the game declares."""
        return read_options(self.options, values or {})

    @property
    def unattended(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults where only bots play and the table does not say otherwise."""
        return {option.name: option.unattended for option in self.options if option.unattended is not None}

    def teams(self, seats: int) -> tuple[int, ...]:
        """The team of each seat as everybody knows it before anything is dealt (`State.teams`)."""
        return self._seated[seats]

    @cached_property
    def _seated(self) -> dict[int, tuple[int, ...]]:
        options = self.read_options()
        return {seats: self.new(seats, options).teams() or tuple(range(seats)) for seats in self.seats}

    def reads(self, version: int, options: Options, entries: Sequence[Entry] = ()) -> bool:
        """Whether these entries of this version, at a table with these options, mean here what they meant there."""
        if version == self.version:
            return True
        unchanged = self.extras.unchanged
        return unchanged is not None and 0 < version < self.version and unchanged(version, options, entries)

    def memory(self, state: S, seat: int) -> V:
        """What this seat has seen so far, if it forgets nothing: what a bot is given."""
        return (self.extras.remembered or self.view)(state, seat)

    def past(self, state: S, seat: int) -> V:
        """What this seat may still see of a moment that has passed, while the match lasts."""
        return (self.extras.bygone or self.view)(state, seat)

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: tuple[str, ...] = (),
        position: object = None,
    ) -> Match[M, V]:
        """A new match with Fortuna seeded (a secret random seed if none is given), from a position if one is given."""
        from serenissima.core.match import Match

        return Match.start(self, seats=seats, seed=seed, options=options, names=names, position=position)

    def bot(
        self, name: str | None = None, seed: int = 0, seconds: float = 1.0, iterations: int | None = None
    ) -> Chooser[V]:
        """A bot of this game by its name (None: the usual opponent), for `Match.play`; UnknownBot if there is none.

        A decision takes at most `seconds`; with `iterations` it follows from the seed and what the bot sees alone.
        """
        return made(self, name, seed, seconds, iterations)


AnyGame = Game[Any, Any, Any]
