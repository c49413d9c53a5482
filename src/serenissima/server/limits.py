"""How much one connection, visitor or address may ask for, and from where."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from urllib.parse import urlsplit


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; each request takes one. A rate of 0 never runs dry."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = monotonic()

    def take(self) -> bool:
        """Whether the request may be served."""
        if not self._rate:
            return True
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each of many, the longest unused forgotten first."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this one may be served."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()


def same_origin(origin: str | None, host: str, also: tuple[str, ...] = ()) -> bool:
    """Whether a page of this origin may talk to the server it calls `host`.

    A request without an origin is no cross-site request of a browser.
    """
    if origin is None:
        return True
    try:
        found = urlsplit(origin).netloc.lower()
    except ValueError:  # `http://[`
        return False
    return bool(found) and (found == host.lower() or found in also)
