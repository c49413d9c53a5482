"""What is known about playing a game well: one package per game, found by the name of the game's package.

Each has exactly one `LORE`, which lists its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serenissima.bots.tree import Guide

if TYPE_CHECKING:
    from serenissima.bots.learnable import Learnable
    from serenissima.bots.levels import Level
    from serenissima.bots.tunable import Tunable
    from serenissima.core.game import AnyGame
    from serenissima.core.study import Said


def _no_levels(game: AnyGame) -> list[Level]:
    return []


def _never_apart(codes: Sequence[int]) -> bool:
    return False


def _always_foretells(seats: int) -> bool:
    return True


def _unexplained(view: Any, plan: Sequence[int]) -> list[Said]:
    return []


@dataclass(frozen=True, kw_only=True)
class Lore:
    """What is known about playing a game well; `Lore()` if nothing is."""

    levels: Callable[[AnyGame], list[Level]] = _no_levels
    """The game's own bots, weakest first (`levels.greedy` and `levels.single` make a list of one).

    Each has a name `bot-<name>` and a description `bot-<name>.help` in the text of the game.
    """

    default: str = ""
    """The default opponent; empty: the strongest."""

    guide: Callable[[], Guide] = Guide
    """Makes the guide of the search."""

    apart: Callable[[Sequence[int]], bool] = _never_apart
    """Whether a separate decision begins where these codes are legal, even in the middle of a turn."""

    foretells: Callable[[int], bool] = _always_foretells
    """Whether the chances of a match with this many seats are worth showing: better than a fair share for each."""

    explain: Callable[[Any, Sequence[int]], list[Said]] = _unexplained
    """`explain(view, plan)`: why somebody who sees this does well to play these codes, the strongest reason first.

    Each is a sentence of the game's text (`why-<reason>`) with its figures, and true by what the seat can see.
    """

    learnable: Learnable | None = None
    """For `serenissima learn`."""

    tunable: Tunable | None = None
    """For `serenissima tune`."""
