"""Verifiable chance: a committed secret seed from which every draw is derived.

The table publishes SHA-256 of the seed (and of the position, if the match begins from one) before the first draw. Draw
number n is a function of the seed and n alone (n is the number of the log entry that holds the draw), so after the
match anybody who is shown the seed can recompute every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


class Fortuna:
    """Chance for one match."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)

    @property
    def commitment(self) -> str:
        """What may be shown before and during the match."""
        return self.committed()

    def committed(self, position: bytes = b"") -> str:
        """The commitment of a match that begins from a position: neither seed nor position can change afterwards."""
        return hashlib.sha256(self.seed.encode() + (b"\n" + position if position else b"")).hexdigest()

    def draw(self, entry: int, odds: Sequence[int]) -> int:
        """The index drawn for this log entry, each index as likely as its weight, exactly."""
        total = sum(odds)
        if total <= 0 or min(odds) < 0:
            raise ValueError(f"odds must be non-negative with a positive sum, not {list(odds)}")
        ticket = self._below(entry, total)
        for index, weight in enumerate(odds):
            ticket -= weight
            if ticket < 0:
                return index
        raise AssertionError("unreachable: the ticket is below the sum of the odds")

    def _below(self, entry: int, total: int) -> int:
        """A number below total.

        256-bit blocks; a block in the last incomplete multiple of total is thrown away, so nothing is favoured.
        """
        usable = (1 << 256) - (1 << 256) % total
        attempt = 0
        while True:
            block = hmac.new(self.seed.encode(), f"{entry}/{attempt}".encode(), hashlib.sha256).digest()
            value = int.from_bytes(block, "big")
            if value < usable:
                return value % total
            attempt += 1
