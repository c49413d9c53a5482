"""The optional parts of a game, listed in the `EXTRAS` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from serenissima.core.state import State

if TYPE_CHECKING:
    from serenissima.core.log import Entry
    from serenissima.core.options import Options
    from serenissima.core.refusal import Refusal
    from serenissima.core.study import Study
    from serenissima.core.task import Task
    from serenissima.core.workshop import Workshop

S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class Extras(Generic[S, V]):
    """The optional parts; None where a game lacks one. Factories import what is expensive when they are called."""

    study: Callable[[], Study] | None = None
    """Makes the game's study: analysis, reviews and puzzles (`core.study`)."""

    workshop: Callable[[], Workshop] | None = None
    """Makes the game's workshop, which checks and proposes boards and the like (`core.workshop`)."""

    solver: Callable[[Options], Task] | None = None
    """Makes the task of solving the game with these options: `serenissima solve`."""

    terminal: Callable[[V, Sequence[str]], str] | None = None
    """Draws a view with characters, at most 80 in a line, for players of these names; colours from `core.paint`.

    Without it a terminal lists the names and values of the view.
    """

    conserved: Callable[[S], tuple[int, ...]] | None = None
    """Numbers that stay constant throughout a match; the contract tests check them after every entry."""

    caution: Callable[[S, int], Refusal | None] | None = None
    """What the mover should know before playing this legal code: a rule and the key `caution-<reason>`; or None."""

    remembered: Callable[[S, int], V] | None = None
    """For games whose `view` shows some things only briefly: the view of a seat that forgets nothing.

    Bots are given this one, because they have no memory, and so is anyone who looks back at a finished match.
    """

    bygone: Callable[[S, int], V] | None = None
    """The view of a past moment, without what could only be seen at that moment."""

    round: Callable[[S], int] | None = None
    """Which round (turn, auction: the game's `moment` names it) a state is in, from 1; 0 before the first.

    It stands beside every moment of a match, so it counts only what all players can count.
    """

    unchanged: Callable[[int, Options, Sequence[Entry]], bool] | None = None
    """Whether these entries of an earlier version, at a table with these options, still mean the same."""
