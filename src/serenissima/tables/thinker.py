"""What decides for the bots. A home of tables implements `Thinker`: with processes, or in a browser's worker."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from serenissima.bots.levels import bots_for
from serenissima.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot is asked: its level, what its seat remembers, and the codes to choose from.

    `seed` is the same for all decisions of a seat at a table, so that a bot sticks to its plans. Which worker decides,
    and what was decided before, makes no difference (decision 15).
    """

    game: AnyGame
    level: str
    memory: bytes
    codes: list[int]
    seed: int


@dataclass(frozen=True, slots=True)
class Portion:
    """A bot's portion of the workers for one decision: `searches` searches of `seconds` each, done at `ready`.

    `queue`: how many decisions share each worker. `way`: the time left for the way there and back.
    """

    seconds: float
    searches: int
    queue: int
    ready: float
    way: float


Choice = tuple[list[int], bool]
"""The code a bot chose and those it means to play next, and whether it failed and the weakest bot chose."""


class Thinker(Protocol):
    """Decides for the bots of several tables at once, without ever blocking the caller."""

    def warm(self) -> None:
        """Gets ready before it is needed."""

    async def ready(self) -> None:
        """Returns when it is ready: waiting is the same whether there is a choice or not."""

    def portion(self, game: AnyGame, level: str, within: bool = False) -> Portion:
        """The portion of a bot that is asked now; `within` a turn, which it may have planned."""

    def holding(self, portion: Portion) -> AbstractContextManager[None]:
        """Reserves a portion for the duration of the block; the others share the rest."""

    async def choose(self, decision: Decision) -> Choice:
        """What a bot chooses, as soon as it has decided."""

    async def choose_by(self, moment: float, decision: Decision, portion: Portion) -> Choice:
        """What a bot chooses, no later than this moment (of the loop's time); the caller holds the portion."""


def offered(game: AnyGame) -> list[str]:
    """The names of the bots of a game, weakest first."""
    return [level.name for level in bots_for(game)]
