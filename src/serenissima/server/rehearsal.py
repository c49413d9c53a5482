"""A rehearsing server (`tables/rehearsal.py`) is predictable, so it serves only this computer.

Only a program that builds a server with its own settings can ask for a rehearsal: there is no flag for it and no
environment variable.
"""

from __future__ import annotations

from ipaddress import ip_address

from serenissima.tables.rehearsal import Rehearsal

COOKIE = "rehearsal"
"""Chooses a visitor's draws: another value gives other draws."""


class NotHere(ValueError):
    """A rehearsal that could be reached from elsewhere."""

    def __init__(self, host: str) -> None:
        super().__init__(f"a rehearsing server is predictable: it serves 127.0.0.1 only, not {host}")


def is_here(host: str) -> bool:
    """Whether only this computer can reach this address."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def only_here(rehearsal: Rehearsal | None, host: str) -> None:
    """Raises NotHere if there is a rehearsal and this address can be reached from elsewhere."""
    if rehearsal is not None and not is_here(host):
        raise NotHere(host)
