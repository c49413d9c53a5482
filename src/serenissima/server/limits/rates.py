"""How much one visitor or address may ask for."""

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
"""What a program is told when a share is used up, where it is not `too-many-<share>`."""
TRICKLE = Rate(5, 60)
"""Messages that a visitor can send however many others at the same address send."""

RETURNS = Rate(3, 6)
"""Handshakes, in the same way."""


class Bucket:
    """Holds a number of tokens and gains some every minute; each request takes one. A rate of 0 never runs dry."""

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
        """Serves a request; one too early is paid for later."""
        self._tokens -= 1


class Buckets:
    """A bucket for each of many, the longest unused forgotten first."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of this one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Counts:
    """How many are open of each of many; nobody who has none is remembered."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def of(self, key: str) -> int:
        """How many this one has."""
        return self._counts.get(key, 0)

    def add(self, key: str, more: int = 1) -> None:
        """One more, or one less."""
        count = self._counts.pop(key, 0) + more
        if count:
            self._counts[key] = count


class Limits:
    """Who has asked for how much."""

    def __init__(self, shares: Mapping[str, Share], sockets: int = 0, address_sockets: int = 0) -> None:
        self._people = {name: Buckets(share.person) for name, share in shares.items()}
        self._addresses = {name: Buckets(share.address) for name, share in shares.items()}
        self._trickles = Buckets(TRICKLE)
        self._returns = Buckets(RETURNS)
        self._sockets = (sockets, address_sockets)
        self._open = Counts()

    def take(self, share: str, who: Caller) -> None:
        """Counts a request; Rejected if the person or the address has used up this share."""
        if share not in self._people:
            return
        buckets = [self._addresses[share].of(who.address)]
        # those who look on without a secret may be many: they have what their address has
        if who.visitor or share != "sockets":
            buckets.append(self._people[share].of(who.person))
        if share == "sockets" and who.visitor and buckets[0].wait():
            # whoever else is at this address: who is known comes back to the table
            buckets[0] = self._returns.of(who.person)
        wait = max(bucket.wait() for bucket in buckets)
        if wait:
            raise too_many(CODES.get(share, f"too-many-{share}"), wait)
        for bucket in buckets:
            bucket.take()

    def message(self, who: Caller) -> float | None:
        """Seconds after which a message may be heard; None: it is one too many of this person.

        A busy address holds nobody up for long who sends little: everybody has a trickle of their own.
        """
        if "messages" not in self._people:
            return 0.0
        # whoever brought no secret is one of many: they have what the address has
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
        """Counts a socket until `disconnect`; Rejected if the visitor or the address has too many."""
        most, at_address = self._sockets
        if who.visitor and most and self._open.of(who.person) >= most:
            raise too_many("too-many-sockets", 10, most=most)
        if at_address and self._open.of(who.address) >= at_address:
            raise too_many("too-many-sockets-here", 10, most=at_address)
        self.take("sockets", who)
        self._open.add(who.person)
        self._open.add(who.address)

    def disconnect(self, who: Caller) -> None:
        """A socket that was counted has ended."""
        self._open.add(who.person, -1)
        self._open.add(who.address, -1)


def too_many(code: str, wait: float, status: int = 429, **args: str | int) -> Rejected:
    """What is answered to whoever asks for too much, with the seconds after which it would be right."""
    seconds = max(1, ceil(wait))
    refused = Rejected(status, code, seconds=seconds, **args)
    refused.retry = seconds
    return refused
