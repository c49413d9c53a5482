"""Verifiable chance: every draw is derived from a secret seed the table has committed to.

The table publishes the SHA-256 of the seed (and of the position, if the match begins from one) before the first draw.
A draw depends only on the seed and the number of the log entry that holds it, so once the seed is shown after the
match, anybody can recompute every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


class Fortuna:
    """The chance of one match."""

    __slots__ = ("seed",)

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = secrets.token_hex(32) if seed is None else str(seed)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, which may be shown before and during the match."""
        return self.committed()

    def committed(self, position: bytes = b"") -> str:
        """The commitment of a match that begins from this position: neither it nor the seed can be changed later."""
        return hashlib.sha256(self.seed.encode() + (b"\n" + position if position else b"")).hexdigest()

    def draw(self, entry: int, odds: Sequence[int]) -> int:
        """The index drawn for this log entry, with probability exactly proportional to its weight."""
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
        """A uniform number below `total`.

        Hash blocks of 256 bits are rejected above the largest multiple of `total`, so no number is favoured.
        """
        usable = (1 << 256) - (1 << 256) % total
        attempt = 0
        while True:
            block = hmac.new(self.seed.encode(), f"{entry}/{attempt}".encode(), hashlib.sha256).digest()
            value = int.from_bytes(block, "big")
            if value < usable:
                return value % total
            attempt += 1
