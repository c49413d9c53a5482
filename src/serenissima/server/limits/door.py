"""The door: who is connected, how many may be, and who has been silent or slow for too long.

Every connection says when it must have got on (`deadline`); one look at all of them, now and then, closes those that
have not. When the house is full, those go first that have been silent longest and wait for nothing.
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
"""Seconds between two looks at all connections, at most: so exact are the times a connection has."""
SHORTEST_LOOK = 0.02
LEAVING = 64
"""How many that found the house full may be told so at the same time."""


class Guest(Protocol):
    """A connection, as far as the door knows it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float | None
    """When it must have got on, by the clock of the door; None: it waits for us."""

    def time_is_up(self) -> None:
        """The deadline has passed."""


class Watch:
    """Whose connection it is, what waits to be taken by its other end, and since when nothing of that was."""

    __slots__ = ("address", "since", "unread")

    def __init__(self, address: str) -> None:
        self.address = address
        self.unread = 0
        self.since = 0.0


class Door:
    """Lets connections in, as many as there may be."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self._most = most
        self._proxies = Proxies(settings.proxies)
        self._inside: dict[Guest, Watch] = {}
        self._addresses = Counts()
        self._quiet: OrderedDict[Guest, None] = OrderedDict()
        """Those that have not asked for anything to the end: the longest silent first."""
        self._quiet_at: dict[str, OrderedDict[Guest, None]] = {}
        self._leaving = 0
        self._look: asyncio.TimerHandle | None = None
        self._looked = 0.0
        self._clock = 0.0
        """Stands still while the server does: what has come meanwhile is read first, and nobody was slow."""
        times = (LONGEST_LOOK * 5, settings.header_seconds, settings.body_seconds, settings.unread_seconds)
        self._pause = min(LONGEST_LOOK, *(max(SHORTEST_LOOK, time / 5) for time in times if time))

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, guest: Guest) -> bool:
        """Whether there is room, perhaps because somebody silent has to go; whoever is in must `leave`."""
        address = self._address(guest)
        most = self.settings.address_connections
        if address and most and self._addresses.of(address) >= most and not self._show_out(self._quiet_at.get(address)):
            return False
        if self._most and len(self._inside) >= self._most and not self._show_out(self._quiet):
            return False
        self._inside[guest] = Watch(address)
        self._addresses.add(address)
        if self._look is None:
            loop = asyncio.get_running_loop()
            self._looked = loop.time()
            self._look = loop.call_later(self._pause, self._look_around)
        return True

    def after(self, seconds: float) -> float:
        """The time in `seconds`, by the clock of the door; not sooner."""
        return self._clock + self._pause + seconds

    def leave(self, guest: Guest) -> None:
        """A connection has ended; one that never was in may say so, too."""
        self.active(guest)
        watch = self._inside.pop(guest, None)
        if watch is not None:
            self._addresses.add(watch.address, -1)

    def quiet(self, guest: Guest) -> None:
        """It has just come in, or said something, but not all of it: it may have to go if others need the room."""
        watch = self._inside.get(guest)
        if watch is None:
            return
        for lane in (self._quiet, self._quiet_at.setdefault(watch.address, OrderedDict())):
            lane[guest] = None
            lane.move_to_end(guest)

    def active(self, guest: Guest) -> None:
        """It has asked for something."""
        if guest in self._quiet:
            del self._quiet[guest]
            address = self._inside[guest].address
            del self._quiet_at[address][guest]
            if not self._quiet_at[address]:
                del self._quiet_at[address]

    def may_be_told(self) -> bool:
        """Whether one more that found no room can be told so, until `told`."""
        if self._leaving >= LEAVING:
            return False
        self._leaving += 1
        return True

    def told(self) -> None:
        """One that found no room is gone."""
        self._leaving -= 1

    def _show_out(self, quiet: OrderedDict[Guest, None] | None) -> bool:
        """Whether somebody had to go, who had been silent longest."""
        if not quiet:
            return False
        guest = next(iter(quiet))
        self.leave(guest)
        guest.transport.abort()
        return True

    def _address(self, guest: Guest) -> str:
        """What its connections are counted by; empty for those that are not: a trusted proxy brings many people."""
        host = guest.client[0] if guest.client else ""
        return "" if self._proxies.trusts(host) else address_of(host)

    def _look_around(self) -> None:
        """Closes whatever has run out of time, and looks again later, whatever goes wrong with one of them."""
        loop = asyncio.get_running_loop()
        self._clock += min(loop.time() - self._looked, 2 * self._pause)
        self._looked = loop.time()
        for guest, watch in list(self._inside.items()):
            try:
                self._look_at(guest, watch)
            except Exception as error:
                log.error("a connection could not be closed in time: %s", type(error).__name__)
                guest.transport.abort()
        self._look = loop.call_later(self._pause, self._look_around) if self._inside else None

    def _look_at(self, guest: Guest, watch: Watch) -> None:
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
