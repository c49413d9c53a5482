"""Who is told what happens at a table. A home of tables implements `Listener`: a socket, or a worker's port."""

from __future__ import annotations

from typing import Protocol

from serenissima.tables.messages import Outgoing

GONE = 4410
"""The code a connection is closed with when its table has been removed."""


class Listener(Protocol):
    """One open connection of a visitor. Messages arrive in order."""

    visitor: str
    gone: bool
    """Whether it has ended."""

    @property
    def waiting(self) -> int:
        """How many messages wait because the connection has not taken the earlier ones."""

    def send(self, text: str) -> None:
        """Sends an encoded message as soon as the connection can take it."""

    def renew(self, text: str) -> None:
        """Sends a message that describes the whole current match; an older one that still waits is dropped."""

    def say(self, message: Outgoing) -> None:
        """Sends a message."""

    def close(self, code: int, reason: str = "") -> None:
        """Closes the connection after everything that waits has been sent."""
