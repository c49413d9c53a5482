"""Who decides for the bots. A home of tables implements `Thinker`: with processes, or in a browser's worker."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from serenissima.bots.levels import bots_for
from serenissima.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot is asked: by its level, from what its seat remembers, among these codes.

    `seed` is the same for all decisions of a seat at a table: so a bot sticks to what it has begun. Who decides, and
    what was decided before, makes no difference (decision 15).
    """

    game: AnyGame
    level: str
    memory: bytes
    codes: list[int]
    seed: int


@dataclass(frozen=True, slots=True)
class Portion:
    """What a bot gets of the workers for a decision: a number of `searches` of `seconds` each, done at `ready`.

    `queue`: among how many each worker is divided. `way`: what is left for the way there and back.
    """

    seconds: float
    searches: int
    queue: int
    ready: float
    way: float


Choice = tuple[list[int], bool]
"""The code a bot chooses and those it means to play next, and whether it failed and the weakest bot chose."""


class Thinker(Protocol):
    """Decides for bots, several tables at once. It never holds up whoever asks."""

    def warm(self) -> None:
        """Gets ready before it is needed."""

    async def ready(self) -> None:
        """Returns when it is: that takes time, and not only for those who have a choice."""

    def portion(self, game: AnyGame, level: str, within: bool = False) -> Portion:
        """What a bot that is asked now gets; `within` a turn it may have planned before."""

    def holding(self, portion: Portion) -> AbstractContextManager[None]:
        """For as long as the block lasts the others share what is left."""

    async def choose(self, decision: Decision) -> Choice:
        """What a bot chooses, as soon as it knows."""

    async def choose_by(self, moment: float, decision: Decision, portion: Portion) -> Choice:
        """What a bot chooses, not later than at this moment (of the loop's time); the caller holds the portion."""


def offered(game: AnyGame) -> list[str]:
    """The names of the bots of a game, weakest first."""
    return [level.name for level in bots_for(game)]
