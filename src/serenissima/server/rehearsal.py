"""Rehearsals: for tests, a server at which tables that are made alike and played alike come out alike.

Whoever knows how it is done can foretell every draw, so nobody should play there. Only a program that builds a server
with settings of its own can ask for a rehearsal (no flag does, and nothing is read from the environment), and a server
that rehearses serves this computer alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address

from serenissima.core.fortuna import Fortuna

COOKIE = "rehearsal"
"""What the tables of a visitor shall be like: another value, other draws."""


class NotHere(ValueError):
    """A rehearsal would be reached from elsewhere."""

    def __init__(self, host: str) -> None:
        super().__init__(f"a server that rehearses can be foretold: it serves 127.0.0.1 only, not {host}")


@dataclass(frozen=True, kw_only=True)
class Rehearsal:
    """Chance has a known seed, bots think by a number of steps instead of by the clock, and answer at once."""

    seed: str = "prova"
    iterations: int = 50
    """What a bot spends on a decision, on a hint, or on a decision it looks back at."""

    def fortuna(self, asked: str) -> Fortuna:
        """Chance for a table of a visitor who asked for this."""
        return Fortuna(f"{self.seed}/{asked}")


def is_here(host: str) -> bool:
    """Whether this is an address only this computer can reach."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def only_here(rehearsal: Rehearsal | None, host: str) -> None:
    """NotHere if there is a rehearsal and this address can be reached from elsewhere."""
    if rehearsal is not None and not is_here(host):
        raise NotHere(host)
