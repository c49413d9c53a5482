"""Positions a match can begin from, instead of the setup of the rules.

A game describes a position in a struct: plain values in the notation of its rules, the same in every language,
complete, hidden things included. `Positions` converts between the struct and a state. A match that begins from a
position stores the description in the header of its record (`core.record`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from serenissima.core.errors import SerenissimaError
from serenissima.core.options import BadOption, Options
from serenissima.core.state import ONLOOKER, State

if TYPE_CHECKING:
    from serenissima.core.game import AnyGame

S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Part")

Described = dict[str, Any]
"""A position as plain JSON values, without defaults, so that equal positions have equal values."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of the struct of a position, and of every struct in it."""


class BadPosition(SerenissimaError, ValueError):
    """An impossible position; the message says what is wrong and what would be right."""


@dataclass(frozen=True, kw_only=True)
class Positions(Generic[S, P]):
    """How a game reads and writes positions. Its struct consists of `Part`s.

    `build(seats, options, position)` makes the state, or raises ValueError saying what would be right; whatever it
    accepts can be viewed and played. `describe(state)` is the position of any state that can occur.
    """

    kind: type[P]
    build: Callable[[int, Options, P], S]
    describe: Callable[[S], P]

    def write(self, state: S) -> Described:
        """A state as a position."""
        return plain(self.describe(state))

    def read(self, seats: int, options: Options, given: object) -> tuple[Described, S]:
        """A position (the game's struct or plain values) as a record stores it, with its state; raises BadPosition."""
        try:
            position = msgspec.convert(msgspec.to_builtins(given, str_keys=True), self.kind)
        except (msgspec.ValidationError, TypeError, RecursionError) as error:
            raise BadPosition(f"this is no position: {error}") from None
        try:
            return plain(position), self.build(seats, options, position)
        except BadOption:
            raise
        except (ValueError, OverflowError) as error:
            raise BadPosition(f"there can be no such position: {error}") from None


def plain(position: Part) -> Described:
    """The plain values of a position."""
    values: Described = msgspec.json.decode(msgspec.json.encode(position))
    return values


def packed(position: Described | None) -> bytes:
    """A position as JSON, as it is in a record; empty if there is none."""
    return b"" if position is None else msgspec.json.encode(position)


def begin(game: AnyGame, seats: int, options: Options, given: object) -> tuple[Described, State]:
    """Where a match of this game begins: the position as a record stores it, and its state.

    `given` is the game's struct, plain values, or a state that was set up for the same seats and options.
    """
    if game.positions is None:
        raise BadPosition(f"{game.name} cannot begin from a position")
    if not isinstance(given, State):
        return game.positions.read(seats, options, given)
    position, state = game.positions.read(seats, options, game.positions.describe(given))
    for seat in (*range(seats), ONLOOKER):
        if game.view(given, seat) != game.view(state, seat):
            raise BadPosition("this state was set up with other options than those of the match: give it the same ones")
    return position, state
