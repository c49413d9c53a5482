"""Counting what each visitor and each address asks for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from math import ceil
from time import monotonic

from serenissima.server.identity.callers import Caller
from serenissima.server.limits.shares import Rate, Share
from serenissima.tables.problems import Rejected

CODES = {
    "tables": "too-many-tables-at-once",
    "studies": "too-many-questions",
    "sockets": "too-many-sockets-at-once",
}
"""The problem codes of exhausted shares, where they are not `too-many-<share>`."""
TRICKLE = Rate(5, 60)
"""Messages a visitor can always send, however many others at the same address send."""

RETURNS = Rate(3, 6)
"""Handshakes a visitor can always make, likewise."""


class Bucket:
    """A token bucket: refilled at a rate per minute; each request takes one token. A rate of 0 means no limit."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate.a_minute / 60
        self._burst = rate.at_once
        self._tokens = float(rate.at_once)
        self._at = monotonic()

    def wait(self) -> float:
        """Seconds until a request may be served; 0: now."""
        if not self._rate:
            return 0.0
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (1 - self._tokens) / self._rate)

    def take(self) -> None:
        """Takes a token; one taken too early has to be earned later."""
        self._tokens -= 1


class Buckets:
    """A bucket per key; the longest unused is forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Counts:
    """How many are open per key; keys without any are not stored."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of(self, key: str) -> int:
        """How many this key has."""
        return self._counts.get(key, 0)

    def add(self, key: str, more: int = 1) -> None:
        """Adds to the count; `more` may be negative."""
        count = self._counts.pop(key, 0) + more
        if count:
            self._counts[key] = count


class Limits:
    """What each person and each address has asked for."""

    def __init__(self, shares: Mapping[str, Share], sockets: int = 0, address_sockets: int = 0) -> None:
        self._people = {name: Buckets(share.person) for name, share in shares.items()}
        self._addresses = {name: Buckets(share.address) for name, share in shares.items()}
        self._trickles = Buckets(TRICKLE)
        self._returns = Buckets(RETURNS)
        self._sockets = (sockets, address_sockets)
        self._open = Counts()

    def take(self, share: str, who: Caller) -> None:
        """Counts a request; raises Rejected if the person or the address has used up this share."""
        if share not in self._people:
            return
        buckets = [self._addresses[share].of(who.address)]
        # there may be many onlookers without a secret: only the share of their address applies
        if who.visitor or share != "sockets":
            buckets.append(self._people[share].of(who.person))
        if share == "sockets" and who.visitor and buckets[0].wait():
            # known visitors can return to their table whatever others at the same address do
            buckets[0] = self._returns.of(who.person)
        wait = max(bucket.wait() for bucket in buckets)
        if wait:
            raise too_many(CODES.get(share, f"too-many-{share}"), wait)
        for bucket in buckets:
            bucket.take()

    def message(self, who: Caller) -> float | None:
        """Seconds until a message may be handled; None: this person has sent too many.

        At a busy address visitors who send little do not wait long: each has their own trickle.
        """
        if "messages" not in self._people:
            return 0.0
        # a sender without a secret is one of many: only the share of the address applies
        if who.visitor:
            person = self._people["messages"].of(who.person)
            if person.wait():
                return None
            person.take()
        address = self._addresses["messages"].of(who.address)
        if not address.wait():
            address.take()
            return 0.0
        if not who.visitor:
            return None
        own = self._trickles.of(who.person)
        wait = own.wait()
        own.take()
        return wait

    def connect(self, who: Caller) -> None:
        """Counts a socket until `disconnect`; raises Rejected if the visitor or the address has too many."""
        most, at_address = self._sockets
        if who.visitor and most and self._open.of(who.person) >= most:
            raise too_many("too-many-sockets", 10, most=most)
        if at_address and self._open.of(who.address) >= at_address:
            raise too_many("too-many-sockets-here", 10, most=at_address)
        self.take("sockets", who)
        self._open.add(who.person)
        self._open.add(who.address)

    def disconnect(self, who: Caller) -> None:
        """Stops counting a socket that has ended."""
        self._open.add(who.person, -1)
        self._open.add(who.address, -1)


def too_many(code: str, wait: float, status: int = 429, **args: str | int) -> Rejected:
    """The error for asking too much, with the seconds after which to try again."""
    seconds = max(1, ceil(wait))
    refused = Rejected(status, code, seconds=seconds, **args)
    refused.retry = seconds
    return refused
