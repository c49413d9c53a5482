"""What can be asked to decide for a seat of a match: `Match.play(chooser)`.

The core knows no bots. `serenissima/__init__.py` registers with `provide` how to make a game's bot by name, and
`Game.bot` uses it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic

from serenissima.core.errors import SerenissimaError
from serenissima.core.generics import V_contra

if TYPE_CHECKING:
    from serenissima.core.game import AnyGame


class Chooser(ABC, Generic[V_contra]):
    """Decides for one seat, from what that seat has seen and the codes it may play."""

    @abstractmethod
    def decide(self, view: V_contra, codes: Sequence[int]) -> Sequence[int]:
        """One of `codes`, and the codes to play after it while they are legal and nobody else acts."""


class UnknownBot(SerenissimaError, LookupError):
    """The game has no bot of that name; the message lists those it has."""

    def __str__(self) -> str:
        return str(self.args[0])


Make = Callable[["AnyGame", str | None, int, float, int | None], Chooser[Any]]
"""Makes a bot: game, name (None: the usual opponent), seed, seconds and iterations per decision."""
_makers: list[Make] = []


def provide(make: Make) -> None:
    """Registers how bots are made, replacing any earlier registration."""
    _makers[:] = [make]


def made(game: AnyGame, name: str | None, seed: int, seconds: float, iterations: int | None) -> Chooser[Any]:
    """A bot of this game."""
    if not _makers:
        raise RuntimeError("no bots registered: import serenissima first")
    return _makers[0](game, name, seed, seconds, iterations)
