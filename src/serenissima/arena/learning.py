"""Learning from play: many matches, features of their positions, and a network that predicts who wins.

Match number n depends only on the seed and n, so the number of processes does not matter. One match in ten is held
back to test the result; whole matches, since the positions of one match are too similar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from platform import python_version
from random import Random

import msgspec
import numpy as np

import serenissima
from serenissima import games
from serenissima.arena.fitting import Numbers, surprise, surprise_by
from serenissima.arena.spreading import spread
from serenissima.bots.learnable import learnable
from serenissima.bots.learned import Learned

TESTED = 10
"""One match in this many is for testing, so at least this many are needed."""
TOGETHER = 64
"""The most matches handed to a process at once."""


class TooFew(ValueError):
    """There is nothing to learn from or nothing to test with."""


class Learning(msgspec.Struct, frozen=True, kw_only=True):
    """What to learn: from how many matches, with how many hidden rows, in how many passes."""

    game: str
    seats: int
    matches: int
    seed: int = 0
    hidden: int
    passes: int


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """How well the results of the held-back matches are predicted: the mean surprise at how positions ended.

    `by_share` is the surprise if only the share of won positions in the other matches is known.
    """

    positions: int
    tested: int
    surprise: float
    by_share: float


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The plan, the versions it ran with, the command that ran it, and the findings."""

    learning: Learning
    serenissima: str
    game_version: int
    python: str
    numpy: str
    command: str
    found: Findings

    @classmethod
    def of(cls, plan: Learning, found: Findings, command: str) -> Manifest:
        """The manifest for what this installation has learned."""
        return cls(
            learning=plan,
            serenissima=serenissima.__version__,
            game_version=games.game(plan.game).version,
            python=python_version(),
            numpy=np.__version__,
            command=command,
            found=found,
        )


def lessons(plan: Learning, number: int) -> Numbers:
    """The lessons of match `number`, the same wherever and whenever it is played."""
    game = games.game(plan.game)
    offered = learnable(game)
    seed = Random(f"{plan.seed}/{number}").getrandbits(32)
    rows = [[*lesson.told, lesson.won] for lesson in offered.lessons(game, plan.seats, seed)]
    return np.array(rows, np.float32)


def play(plan: Learning, workers: int = 1) -> Iterator[Numbers]:
    """The lessons of all matches in order, played here or in several processes."""
    together = max(1, min(TOGETHER, plan.matches // (4 * max(1, workers))))
    return spread(partial(lessons, plan), range(plan.matches), workers, together)


def part(matches: Sequence[Numbers]) -> tuple[Numbers, Numbers]:
    """The lessons to learn from, and those of every tenth match to test with; raises TooFew if there are none."""
    if len(matches) < TESTED:
        raise TooFew(f"at least {TESTED} matches are needed to learn and to test, not {len(matches)}")
    tested = [rows for number, rows in enumerate(matches) if number % TESTED == TESTED - 1 and len(rows)]
    learned = [rows for number, rows in enumerate(matches) if number % TESTED != TESTED - 1 and len(rows)]
    if not tested or not learned:
        raise TooFew("these matches have no positions to learn from or none to test with")
    return np.concatenate(learned), np.concatenate(tested)


def findings(learned: Learned, known: Numbers, fresh: Numbers) -> Findings:
    """How well a network that learned from the known positions predicts the fresh ones."""
    return Findings(
        positions=len(known),
        tested=len(fresh),
        surprise=round(surprise(learned, fresh), 4),
        by_share=round(surprise_by(float(known[:, -1].mean()), fresh), 4),
    )
