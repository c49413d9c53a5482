"""What not every game has: the optional parts of a game, named once in the `EXTRAS` of its folder."""

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
    """A part that is None is one the game does not have. What is costly to import is imported by the function."""

    study: Callable[[], Study] | None = None
    """Makes what answers questions about the game: analysis, reviews and puzzles (`core.study`)."""

    workshop: Callable[[], Workshop] | None = None
    """Makes what checks and proposes boards and the like that people make themselves (`core.workshop`)."""

    solver: Callable[[Options], Task] | None = None
    """Begins to solve the game with these options: `serenissima solve`."""

    terminal: Callable[[V], str] | None = None
    """Draws a view with characters. Without it a terminal shows the names and values of the view."""

    conserved: Callable[[S], tuple[int, ...]] | None = None
    """Numbers that never change in the course of a match; the contract tests look at them after every entry."""

    caution: Callable[[S, int], Refusal | None] | None = None
    """What the mover should know before playing this legal code: a rule and the key `caution-<reason>`; or None."""

    remembered: Callable[[S, int], V] | None = None
    """Where `view` shows some things for a moment only: the view of a seat that forgets nothing.

    Bots are given this one, because they keep no notes, and so is whoever looks back at a finished match.
    """

    bygone: Callable[[S, int], V] | None = None
    """The view of a moment that has passed, without what could be seen for that moment only."""

    unchanged: Callable[[int, Options, Sequence[Entry]], bool] | None = None
    """Whether these entries of an earlier version, at a table with these options, still mean the same."""
