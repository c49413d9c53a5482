"""The door: which connections are open, how many there may be, and which have been silent or slow for too long.

Every connection has a `deadline` for its next progress; a periodic check closes those that have missed it. When the
server is full, the connections that have been silent longest and wait for nothing are closed first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Protocol

from serenissima.server.identity.callers import address_of
from serenissima.server.identity.proxies import Proxies
from serenissima.server.limits.rates import Counts
from serenissima.server.settings import Settings

log = logging.getLogger("serenissima.server")

LONGEST_LOOK = 1.0
"""The most seconds between two checks of all connections, and so the precision of their deadlines."""
SHORTEST_LOOK = 0.02
LEAVING = 64
"""How many connections at a time may be told that the server is full."""


class Guest(Protocol):
    """A connection, as the door sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float | None
    """When it must have made progress, by the clock of the door; None: it waits for us."""

    def time_is_up(self) -> None:
        """Called when the deadline has passed."""


class Watch:
    """The address of a connection, how much it has not read yet, and since when that has not changed."""

    __slots__ = ("address", "since", "unread")

    def __init__(self, address: str) -> None:
        self.address = address
        self.unread = 0
        self.since = 0.0


class Door:
    """Admits connections up to the limits."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self._most = most
        self._proxies = Proxies(settings.proxies)
        self._inside: dict[Guest, Watch] = {}
        self._addresses = Counts()
        self._quiet: OrderedDict[Guest, None] = OrderedDict()
        """Connections without a complete request, the longest silent first."""
        self._quiet_at: dict[str, OrderedDict[Guest, None]] = {}
        self._leaving = 0
        self._look: asyncio.TimerHandle | None = None
        self._looked = 0.0
        self._clock = 0.0
        """Stops while the server is busy: what arrived in the meantime is read first, and nobody counts as slow."""
        times = (LONGEST_LOOK * 5, settings.header_seconds, settings.body_seconds, settings.unread_seconds)
        self._pause = min(LONGEST_LOOK, *(max(SHORTEST_LOOK, time / 5) for time in times if time))

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, guest: Guest) -> bool:
        """Admits a connection if there is room, closing a silent one if necessary; those admitted must `leave`."""
        address = self._address(guest)
        most = self.settings.address_connections
        if (
            address
            and most
            and self._addresses.of(address) >= most
            and not self._close_silent(self._quiet_at.get(address))
        ):
            return False
        if self._most and len(self._inside) >= self._most and not self._close_silent(self._quiet):
            return False
        self._inside[guest] = Watch(address)
        self._addresses.add(address)
        if self._look is None:
            loop = asyncio.get_running_loop()
            self._looked = loop.time()
            self._look = loop.call_later(self._pause, self._look_around)
        return True

    def after(self, seconds: float) -> float:
        """The time `seconds` from now by the clock of the door, or a little later."""
        return self._clock + self._pause + seconds

    def leave(self, guest: Guest) -> None:
        """Removes a connection that has ended, if it was admitted at all."""
        self.active(guest)
        watch = self._inside.pop(guest, None)
        if watch is not None:
            self._addresses.add(watch.address, -1)

    def quiet(self, guest: Guest) -> None:
        """Marks a connection as new, or in the middle of a request: it may be closed if others need the room."""
        watch = self._inside.get(guest)
        if watch is None:
            return
        for lane in (self._quiet, self._quiet_at.setdefault(watch.address, OrderedDict())):
            lane[guest] = None
            lane.move_to_end(guest)

    def active(self, guest: Guest) -> None:
        """Marks a connection as having sent a complete request."""
        if guest in self._quiet:
            del self._quiet[guest]
            address = self._inside[guest].address
            del self._quiet_at[address][guest]
            if not self._quiet_at[address]:
                del self._quiet_at[address]

    def may_be_told(self) -> bool:
        """Whether one more refused connection can be told so; call `told` when it is gone."""
        if self._leaving >= LEAVING:
            return False
        self._leaving += 1
        return True

    def told(self) -> None:
        """Notes that a refused connection is gone."""
        self._leaving -= 1

    def _close_silent(self, quiet: OrderedDict[Guest, None] | None) -> bool:
        """Closes the connection that has been silent longest; returns whether there was one."""
        if not quiet:
            return False
        guest = next(iter(quiet))
        self.leave(guest)
        guest.transport.abort()
        return True

    def _address(self, guest: Guest) -> str:
        """The key by which its connections are counted; empty for trusted proxies, which bring many people."""
        host = guest.client[0] if guest.client else ""
        return "" if self._proxies.trusts(host) else address_of(host)

    def _look_around(self) -> None:
        """Closes whatever has run out of time, and schedules the next check, whatever goes wrong with one of them."""
        loop = asyncio.get_running_loop()
        self._clock += min(loop.time() - self._looked, 2 * self._pause)
        self._looked = loop.time()
        for guest, watch in list(self._inside.items()):
            try:
                self._check(guest, watch)
            except Exception as error:
                log.error("a connection could not be closed in time: %s", type(error).__name__)
                guest.transport.abort()
        self._look = loop.call_later(self._pause, self._look_around) if self._inside else None

    def _check(self, guest: Guest, watch: Watch) -> None:
        now = self._clock
        unread = guest.transport.get_write_buffer_size()
        if unread != watch.unread or not unread:
            watch.unread, watch.since = unread, now
        elif 0 < self.settings.unread_seconds <= now - watch.since:
            guest.transport.abort()
            return
        if guest.deadline is not None and now >= guest.deadline:
            guest.deadline = None
            guest.time_is_up()
