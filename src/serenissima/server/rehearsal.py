"""A server that rehearses (`tables/rehearsal.py`) can be foretold, so it serves this computer alone.

Only a program that builds a server with settings of its own can ask for a rehearsal: no flag does, and nothing is read
from the environment.
"""

from __future__ import annotations

from ipaddress import ip_address

from serenissima.tables.rehearsal import Rehearsal

COOKIE = "rehearsal"
"""What the tables of a visitor shall be like: another value, other draws."""


class NotHere(ValueError):
    """A rehearsal would be reached from elsewhere."""

    def __init__(self, host: str) -> None:
        super().__init__(f"a server that rehearses can be foretold: it serves 127.0.0.1 only, not {host}")


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
