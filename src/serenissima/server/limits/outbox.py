"""Messages waiting for a connection that reads more slowly than it is sent to: in order, and limited."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from sys import getsizeof


class Outbox:
    """Waiting texts: at most `most` of them, and `most_bytes` of memory besides the largest (0: no limit).

    One text may always wait, however long it is; otherwise nobody could be shown a very long match.
    """

    __slots__ = ("_latest", "_most", "_most_bytes", "_texts", "size")

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._texts: deque[str] = deque()
        self._latest = ""
        self.size = 0
        """The bytes of memory that the waiting texts take."""

    def __len__(self) -> int:
        return len(self._texts)

    def put(self, text: str) -> bool:
        """Adds a text at the end; False if that exceeds the limits."""
        self._texts.append(text)
        self.size += getsizeof(text)
        return not self._overfull()

    def renew(self, text: str) -> bool:
        """Adds a text that replaces the one renewed before it, if that is still waiting."""
        with suppress(ValueError):
            self._texts.remove(self._latest)
            self.size -= getsizeof(self._latest)
        self._latest = text
        return self.put(text)

    def take(self) -> str:
        """Removes and returns the text that has waited longest."""
        text = self._texts.popleft()
        self.size -= getsizeof(text)
        return text

    def clear(self) -> None:
        """Drops all waiting texts."""
        self._texts.clear()
        self._latest = ""
        self.size = 0

    def _overfull(self) -> bool:
        if 0 < self._most < len(self._texts):
            return True
        if not 0 < self._most_bytes < self.size:
            return False
        return self.size - max(map(getsizeof, self._texts)) > self._most_bytes
