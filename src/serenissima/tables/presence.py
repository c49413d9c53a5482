"""Who is at a table, and how the others learn of it.

Those seated are named; onlookers are only counted. Comings and goings are batched for a moment; any other change at a
table is told at once, together with those.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from serenissima.tables.encoding import encode
from serenissima.tables.gallery import Gallery
from serenissima.tables.info import info
from serenissima.tables.messages import TableInfo
from serenissima.tables.scene import Sight

if TYPE_CHECKING:
    from serenissima.tables.listener import Listener
    from serenissima.tables.room import Room
    from serenissima.tables.settings import TableSettings

TOLD_A_SECOND = 1_000
"""How many are told of comings and goings per second, at most: the more there are, the longer the batches."""


class Presence:
    """Those who are connected to a table, and what they are told of it. `grace`: see `info.info`."""

    def __init__(
        self,
        room: Room,
        sights: Mapping[str, Sight],
        gallery: Gallery,
        grace: Callable[[str], float],
        settings: TableSettings,
    ) -> None:
        self._room = room
        self._gallery = gallery
        self._sights = sights
        self._grace = grace
        self._settings = settings
        self._here = 0
        self._timer: asyncio.TimerHandle | None = None

    def is_here(self, visitor: str | None) -> bool:
        """Whether this visitor is connected."""
        sight = self._sights.get(visitor) if visitor is not None else None
        return sight is not None and bool(sight.listeners)

    def info(self, visitor: str) -> TableInfo:
        """The table for this visitor. The cost does not grow with the number of onlookers."""
        table = self._room.table
        seated = {seat.visitor for seat in table.seats if seat.kind != "open" and self.is_here(seat.visitor)}
        return info(table, visitor, seated, self._here - len(seated), self._grace, self._settings.base)

    def came(self, listener: Listener, sight: Sight) -> None:
        """Notes a new connection: it is told at once, the others soon, if the visitor was not here before."""
        first = len(sight.listeners) == 1
        self._here += first
        text = self._text(sight.visitor)
        sight.said = text if first or text == sight.said else ""
        listener.send(text)
        if first:
            self._soon()

    def went(self) -> None:
        """Notes that the last connection of a visitor has ended: the others are told soon."""
        self._here -= 1
        self._soon()

    def tell(self) -> None:
        """Sends everybody the table info at once unless they have it; a crowd of onlookers later (`gallery`)."""
        self.close()
        table = self._room.table
        special = {table.host, *[seat.visitor for seat in table.seats]}
        shared = ""
        for sight in self._sights.values():
            if not sight.listeners:
                continue
            if sight.visitor in special:
                text = self._text(sight.visitor)
            else:
                text = shared = shared or self._text(sight.visitor)
                if self._gallery.takes(sight):
                    self._gallery.inform(sight, text)
                    continue
            if text != sight.said:
                sight.said = text
                sight.send(text)

    def close(self) -> None:
        """Drops what has been batched."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _soon(self) -> None:
        wait = self._settings.gather_seconds
        if not wait:
            self._room.when_stored(self.tell)
        elif self._timer is None:
            later = max(wait, self._here / TOLD_A_SECOND)
            self._timer = asyncio.get_running_loop().call_later(later, self._room.when_stored, self.tell)

    def _text(self, visitor: str) -> str:
        return encode(self.info(visitor)).decode()
