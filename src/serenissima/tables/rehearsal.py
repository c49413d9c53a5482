"""Rehearsals: for tests, tables that come out alike if they are made alike and played alike.

Whoever knows how it is done can foretell every draw, so nobody should play there.
"""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.core.fortuna import Fortuna


@dataclass(frozen=True, kw_only=True)
class Rehearsal:
    """Chance has a known seed, bots think by a number of steps instead of by the clock, and answer at once."""

    seed: str = "prova"
    iterations: int = 50
    """What a bot spends on a decision, on a hint, or on a decision it looks back at."""

    def fortuna(self, asked: str) -> Fortuna:
        """Chance for a table of a visitor who asked for this."""
        return Fortuna(f"{self.seed}/{asked}")
