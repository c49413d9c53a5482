"""What waits for a connection that does not read as fast as it is told: in order, and never without end."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from sys import getsizeof


class Outbox:
    """Texts that wait: at most `most` of them, and `most_bytes` of memory besides the largest (0: no limit).

    One text may always wait, however long it is: else whoever comes to a long match could never be told of it.
    """

    __slots__ = ("_latest", "_most", "_most_bytes", "_texts", "size")

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._texts: deque[str] = deque()
        self._latest = ""
        self.size = 0
        """How many bytes of memory wait."""

    def __len__(self) -> int:
        return len(self._texts)

    def put(self, text: str) -> bool:
        """Adds a text at the end; False if that is more than may wait."""
        self._texts.append(text)
        self.size += getsizeof(text)
        return not self._overfull()

    def renew(self, text: str) -> bool:
        """Adds a text that says all that the one renewed before it said: if that still waits, it is not needed."""
        with suppress(ValueError):
            self._texts.remove(self._latest)
            self.size -= getsizeof(self._latest)
        self._latest = text
        return self.put(text)

    def take(self) -> str:
        """The text that has waited longest."""
        text = self._texts.popleft()
        self.size -= getsizeof(text)
        return text

    def clear(self) -> None:
        """Nothing waits any more."""
        self._texts.clear()
        self._latest = ""
        self.size = 0

    def _overfull(self) -> bool:
        if 0 < self._most < len(self._texts):
            return True
        if not 0 < self._most_bytes < self.size:
            return False
        return self.size - max(map(getsizeof, self._texts)) > self._most_bytes
