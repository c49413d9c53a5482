"""How a contest was played, in one line, so that it can be repeated."""

from __future__ import annotations

from platform import python_version

import msgspec

import serenissima
from serenissima.arena.contest import Contest


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The plan (seed, seats, options, budget), the versions it ran with, and the command that ran it."""

    contest: Contest
    serenissima: str
    game_version: int
    python: str
    command: str = ""

    @classmethod
    def of(cls, contest: Contest, command: str = "") -> Manifest:
        """The manifest of a contest as this installation plays it."""
        return cls(
            contest=contest,
            serenissima=serenissima.__version__,
            game_version=serenissima.game(contest.game).version,
            python=python_version(),
            command=command,
        )

    def same_matches(self, other: Manifest) -> bool:
        """Whether every match n is the same under both, regardless of how many are played."""
        plan = msgspec.structs.replace(self.contest, matches=other.contest.matches)
        versions = (self.serenissima, self.game_version) == (other.serenissima, other.game_version)
        return versions and plan == other.contest
