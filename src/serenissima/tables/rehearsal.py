"""Rehearsals, for tests: equal tables on which the same is played come out the same.

Anybody who knows the seed can predict every draw, so people should not play there.
"""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.core.fortuna import Fortuna


@dataclass(frozen=True, kw_only=True)
class Rehearsal:
    """Chance has a known seed; bots think for a fixed number of steps instead of a time, and answer at once."""

    seed: str = "prova"
    iterations: int = 50
    """What a bot spends on a decision, on a hint, or on each decision it looks back at."""

    def fortuna(self, asked: str) -> Fortuna:
        """The chance of a table whose visitor asked for this rehearsal."""
        return Fortuna(f"{self.seed}/{asked}")
