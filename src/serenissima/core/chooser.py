"""Who can be asked to decide for a seat of a match: `Match.play(chooser)`.

Core knows no bots. Whoever puts the package together says with `provide` how a game's bot is made by its name
(`serenissima/__init__.py` does), and `Game.bot` asks for it.
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
        """One of `codes`, and those that shall follow it, as long as nobody else acts and they are legal."""


class UnknownBot(SerenissimaError, LookupError):
    """The game has no bot of that name; says which it has."""

    def __str__(self) -> str:
        return str(self.args[0])


Make = Callable[["AnyGame", str | None, int, float, int | None], Chooser[Any]]
"""What makes a bot: the game, its name (None: the usual opponent), its seed, seconds and iterations for a decision."""
_makers: list[Make] = []


def provide(make: Make) -> None:
    """From now on the bots of games are made like this."""
    _makers[:] = [make]


def made(game: AnyGame, name: str | None, seed: int, seconds: float, iterations: int | None) -> Chooser[Any]:
    """A bot of this game."""
    if not _makers:
        raise RuntimeError("nobody has said where bots come from: import serenissima first")
    return _makers[0](game, name, seed, seconds, iterations)
