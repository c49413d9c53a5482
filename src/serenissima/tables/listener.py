"""Who is told what happens at a table. A home of tables implements `Listener`: a socket, or a port of a worker."""

from __future__ import annotations

from typing import Protocol

from serenissima.tables.messages import Outgoing

GONE = 4410
"""How a connection ends when the table was there, and is no more."""


class Listener(Protocol):
    """One open connection of a visitor. What it is sent arrives in order."""

    visitor: str
    gone: bool
    """Whether it has ended."""

    @property
    def waiting(self) -> int:
        """How many messages wait because the connection has not taken those before."""

    def send(self, text: str) -> None:
        """Sends an encoded message as soon as the connection takes it."""

    def renew(self, text: str) -> None:
        """Sends a message that says how everything stands: an older one that still waits is not sent."""

    def say(self, message: Outgoing) -> None:
        """Sends a message."""

    def close(self, code: int, reason: str = "") -> None:
        """Ends the connection when what waits has been sent."""
