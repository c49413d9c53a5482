"""Who is connected to a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import TYPE_CHECKING

from serenissima.tables import clock
from serenissima.tables.effect import Effect
from serenissima.tables.encoding import encode
from serenissima.tables.gallery import Gallery
from serenissima.tables.listener import Listener
from serenissima.tables.messages import Notice, Outgoing, TableInfo
from serenissima.tables.presence import Presence
from serenissima.tables.scene import Scene, Sight

if TYPE_CHECKING:
    from serenissima.tables.room import Room
    from serenissima.tables.settings import TableSettings
    from serenissima.tables.slices import Slices


class Audience:
    """The visitors connected to a table, and those seated there who are away."""

    def __init__(self, room: Room, settings: TableSettings, slices: Slices) -> None:
        self._room = room
        self._settings = settings
        self._opened = monotonic()
        self._left: dict[str, float] = {}
        """When each seated visitor who is away left."""
        self._last_connected: float | None = None
        """When the last connection ended; None: nobody has connected since the table was opened."""
        self._scene: Scene | None = None
        """The match as last shown."""
        self.connections = 0
        self.sights: dict[str, Sight] = {}
        self.gallery = Gallery(room, self.sights, self.scene, slices)
        self.presence = Presence(room, self.sights, self.gallery, self.grace, settings)

    # connections

    def enter(self, listener: Listener) -> None:
        """Adds a new connection: it is told everything it may know, and the others that somebody came."""
        table = self._room.table
        sight = self.sights.get(listener.visitor)
        if sight is None:
            sight = self.sights[listener.visitor] = Sight(listener.visitor)
        self.gallery.catch_up(sight)
        sight.listeners.add(listener)
        self.connections += 1
        self.presence.came(listener, sight)
        if table.state == "running" and any(seat.held_for(listener.visitor) for seat in table.seats):
            listener.say(Notice(key="notice-your-seat-replaced"))
        if table.state != "waiting":
            text = self.scene().update(sight, None)
            if text is not None:
                listener.send(text)

    def leave(self, listener: Listener) -> bool:
        """Removes a connection that has ended; returns whether it was one of these."""
        sight = self.sights.get(listener.visitor)
        if sight is None or listener not in sight.listeners:
            return False
        sight.listeners.discard(listener)
        self.connections -= 1
        self._last_connected = monotonic()
        if not sight.listeners:
            self.gallery.forget(sight)
            if self._room.table.mine(listener.visitor):
                self._left[listener.visitor] = self._last_connected
            else:
                del self.sights[listener.visitor]
            self.presence.went()
        return True

    def let_go(self) -> None:
        """Forgets visitors who have given up their seats and are not connected."""
        for visitor in [*self.sights, *self._left]:
            if not self._room.table.mine(visitor):
                self._left.pop(visitor, None)
                if visitor in self.sights and not self.sights[visitor].listeners:
                    del self.sights[visitor]

    def here(self) -> set[str]:
        """The visitors who are connected."""
        return {visitor for visitor, sight in self.sights.items() if sight.listeners}

    def is_here(self, visitor: str | None) -> bool:
        """Whether this visitor is connected."""
        return self.presence.is_here(visitor)

    def grace(self, visitor: str) -> float:
        """Seconds until the seat of a visitor who is away may be given to a bot.

        Visitors who have not connected since the room was opened count as away since then: after a restart everybody
        reconnects within moments.
        """
        away = monotonic() - self._left.get(visitor, self._opened)
        return max(0.0, self._settings.away_seconds - away)

    def attended(self) -> bool:
        """Whether bots may think: somebody is connected, or was until moments ago, or was at all and a person plays."""
        if self.connections or self._last_connected is None:
            return self.connections > 0
        people = any(seat.kind == "person" for seat in self._room.table.seats)
        return people or monotonic() - self._last_connected < self._settings.unattended_seconds

    def forsake(self) -> None:
        """Makes bots wait until somebody connects, because the clock had to decide for a person."""
        self._last_connected = None

    def info(self, visitor: str) -> TableInfo:
        """The table for this visitor."""
        return self.presence.info(visitor)

    # telling them

    def scene(self) -> Scene:
        """The current match, as shown. Shared until something happens, however many connect."""
        now = clock.now()
        if self._scene is None or not self._scene.lasts(self._room.table, now):
            self._scene = Scene(self._room.table, now)
        return self._scene

    def show(self, effect: Effect, actor: str) -> None:
        """Sends an update to everybody for whom something changed; a crowd of onlookers is told after the others."""
        table = self._room.table
        if table.state == "waiting":
            return
        scene = self.scene()
        crowd: list[Sight] = []
        for visitor, sight in self.sights.items():
            if not sight.listeners:
                continue
            if self.gallery.takes(sight):
                if visitor != actor:
                    crowd.append(sight)
                    continue
                self.gallery.catch_up(sight)
            again = effect.fresh and table.concerns(effect, visitor)
            since = None if again else effect.before + 1
            text = scene.update(sight, since, force=visitor == actor)
            if text is not None:
                sight.send(text)
        if crowd:
            # all onlookers know the same
            again = effect.fresh and table.concerns(effect, crowd[0].visitor)
            self.gallery.show(scene, crowd, None if again else effect.before + 1)

    def remind(self, listener: Listener) -> None:
        """Sends the current state to a connection whose request was refused; it has heard all events already."""
        sight = self.sights.get(listener.visitor)
        if self._room.table.state == "waiting" or sight is None or listener not in sight.listeners:
            return
        self.gallery.catch_up(sight)
        text = self.scene().standing(sight)
        if text is not None:
            listener.renew(text)

    def notify(self, notice: Notice, effect: Effect) -> None:
        """Sends a notice to everybody who may know of this effect."""
        table = self._room.table
        self._say(notice, (sight for visitor, sight in self.sights.items() if table.concerns(effect, visitor)))

    def announce(self, notice: Notice, but: str | None = None) -> None:
        """Sends a notice to everybody connected, except `but`."""
        self._say(notice, (sight for visitor, sight in self.sights.items() if visitor != but))

    def _say(self, message: Outgoing, sights: Iterable[Sight]) -> None:
        text = encode(message).decode()
        for sight in sights:
            if sight.listeners and self.gallery.takes(sight):
                self.gallery.say(sight, text)
            else:
                sight.send(text)

    def dismiss(self, code: int, reason: str) -> None:
        """Closes all connections, each after everything has been sent."""
        for sight in self.sights.values():
            if sight.listeners and self.gallery.takes(sight):
                self.gallery.end(sight, code, reason)
            else:
                for listener in sight.listeners:
                    listener.close(code, reason)

    def close(self) -> None:
        """Drops whatever has not been sent yet."""
        self.presence.close()
        self.gallery.close()
