"""A table in memory: one request after another, each stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from serenissima.core.game import Refusal
from serenissima.core.languages import speaking
from serenissima.core.log import Undone
from serenissima.core.text import sentence
from serenissima.tables import authority, clock, seating
from serenissima.tables.audience import Audience
from serenissima.tables.drivers import Drivers
from serenissima.tables.effect import Effect
from serenissima.tables.jobs import Job
from serenissima.tables.listener import GONE, Listener
from serenissima.tables.messages import Incoming, Notice, Ping, Refused
from serenissima.tables.problems import Rejected
from serenissima.tables.store import Change, Conflict
from serenissima.tables.table import Table

if TYPE_CHECKING:
    from serenissima.tables.hall import Hall

log = logging.getLogger("serenissima.tables")

RETRY = 2.0
"""Seconds before a bot or the clock tries again after its move could not be stored."""


class Room:
    """A table with its queue, its audience, and the drivers of its bots and its clock."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self.used = monotonic()
        self.gone = False
        """The table no longer exists."""
        self._hall = hall
        self._waiting: deque[Job] = deque()
        self._busy = False
        self.audience = Audience(self, hall.settings, hall.slices)
        self.drivers = Drivers(self, hall.settings, hall.thinker)
        self.drivers.go_on()

    # connections

    def enter(self, listener: Listener) -> None:
        """Adds a new connection."""
        self.when_stored(lambda: self._entered(listener))

    def _entered(self, listener: Listener) -> None:
        if listener.gone:
            return
        if self.gone:
            listener.close(GONE, sentence(None, "problem-no-table"))
            return
        self.used = monotonic()
        self.audience.enter(listener)
        if self.audience.connections == 1:
            self.drivers.go_on()

    def leave(self, listener: Listener) -> None:
        """Removes a connection that has ended."""
        listener.gone = True
        if self.audience.leave(listener):
            self.used = monotonic()

    def idle(self) -> bool:
        """Whether nobody is connected and nothing is going on."""
        return self.audience.connections == 0 and not self._busy and not self.drivers.thinking()

    # requests

    def request(self, listener: Listener, message: Incoming) -> None:
        """Handles a message from a connection, once everything asked before is stored."""

        def act() -> Effect:
            return authority.handle(self.table, listener.visitor, message, self.audience)

        self.do(Job(act, listener, 0 if isinstance(message, Ping) else message.id))

    async def join(self, visitor: str, name: str) -> bool:
        """Seats a visitor; returns, once it is stored, False if no seat was open."""

        def act() -> Effect | None:
            return None if self.table.mine(visitor) else seating.join(self.table, visitor, name)

        return await self.carry_out(act) is not None or bool(self.table.mine(visitor))

    async def rename(self, visitor: str, old: str, new: str) -> None:
        """Shows the visitor's new nickname to everybody. Returns when it is stored or could not be."""
        with suppress(Exception):
            await self.carry_out(lambda: seating.rename(self.table, visitor, old, new))

    async def carry_out(self, act: Callable[[], Effect | None]) -> Effect | None:
        """Does this when its turn comes. Returns its effect once stored, or raises the error."""
        future: asyncio.Future[Effect | None] = asyncio.get_running_loop().create_future()

        def heard(effect: Effect | Exception | None) -> None:
            if future.cancelled():
                return
            if isinstance(effect, Exception):
                future.set_exception(effect)
            else:
                future.set_result(effect)

        self.do(Job(act, heard=heard))
        return await future

    def set_rematch(self, table_id: str, asker: str) -> None:
        """Tells everybody where the rematch is; except the asker, also who asked for it."""
        self.table.rematch = table_id
        self.audience.presence.tell()
        mine = self.table.played_by(asker)
        name = self.table.seats[mine[0]].name if mine else ""
        self.audience.announce(Notice(key="notice-rematch", args={"name": name}), but=asker)

    def forget_rematch(self) -> None:
        """Allows another rematch, because this one was cancelled."""
        self.table.rematch = None
        self.when_stored(self.audience.presence.tell)

    # the queue

    def when_stored(self, act: Callable[[], None]) -> None:
        """Calls `act` once everything that happened at the table is stored: at once if nothing is being written."""
        if self._busy:
            self._waiting.append(Job(lambda: None, heard=lambda _: act()))
        else:
            act()

    def writing(self) -> bool:
        """Whether something has happened that is not stored yet, so that nobody may know of it."""
        return self._busy

    async def stored(self) -> Table:
        """The table, once everything that happened at it is stored."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.used = monotonic()
        self.when_stored(lambda: None if future.cancelled() else future.set_result(None))
        await future
        return self.table

    def do(self, job: Job) -> None:
        """Does a job now, or once everything asked before is stored."""
        if self._busy:
            self._waiting.append(job)
        else:
            self._run(job)

    def _run(self, job: Job) -> None:
        if self.gone:
            self._failed(job, Rejected(404, "no-table"))
            return
        table = self.table
        before, seats, wish = len(table.match.log), table.seats, table.wish
        try:
            with speaking(job.language):
                effect = job.act()
        except Rejected as error:
            self._failed(job, error)
            return
        except Exception as error:
            # a fault in a game: log its type, not its message, which might tell a secret; the table stays as stored
            log.error("a request failed at a table of %s: %s", table.match.game.name, type(error).__name__)
            table.match.forget(before)
            table.seats, table.wish = seats, wish
            self._failed(job, error)
            return
        if effect is None or not (effect.entries or effect.seats or effect.gone):
            self._publish(job, effect)
            return
        now = time()
        wound = table.run_clock(clock.now())
        table.changed_at(effect, now)
        self._busy = True
        self._hall.store.put(Change(table, effect, now, wound), lambda error: self._stored(job, effect, error))

    def _stored(self, job: Job, effect: Effect, error: Exception | None) -> None:
        if isinstance(error, Conflict):
            asyncio.get_running_loop().create_task(self._reload(job, effect))
            return
        try:
            if error is None:
                self._publish(job, effect)
            else:
                self._take_back(effect)
                self._failed(job, error)
        finally:
            self._next()

    async def _reload(self, job: Job, effect: Effect) -> None:
        """Reads the table again because another server wrote this entry first; everybody is shown what is new."""
        problem: Exception = Conflict()
        try:
            self.table = await self._hall.read_table(self.table.id)
        except Exception as error:
            log.error("a table could not be read again: %s", type(error).__name__)
            self._take_back(effect)
            if isinstance(error, Rejected) and error.status == 404:
                problem = error
                self.vanish(Notice(key="notice-removed"))
        try:
            self.audience.presence.tell()
            entries = self.table.match.log[effect.before :]
            undone = any(isinstance(entry, Undone) for entry in entries)
            self.audience.show(Effect(before=effect.before, entries=entries, fresh=undone), "")
            self._failed(job, problem)
        finally:
            self._next()

    def _take_back(self, effect: Effect) -> None:
        self.table.take_back(effect)
        self.table.run_clock(clock.now())

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            self._run(self._waiting.popleft())

    # telling people

    def _publish(self, job: Job, effect: Effect | None) -> None:
        if job.heard is not None:
            job.heard(effect)
        if effect is None:
            return
        if effect.gone:
            self.vanish(*effect.notices)
            return
        listener = job.listener
        if listener is not None:
            for reply in effect.replies:
                listener.say(reply)
            if effect.renewed:
                self.audience.remind(listener)
        if not (effect.entries or effect.changed):
            return
        if effect.seats or self.table.state == "over":
            self.audience.let_go()
            self.audience.presence.tell()
        self.audience.show(effect, listener.visitor if listener is not None and effect.shown else "")
        for notice in effect.notices:
            self.audience.notify(notice, effect)
        self.drivers.go_on()

    def _failed(self, job: Job, error: Exception) -> None:
        """Reports that a job could not be done or not be stored."""
        if job.heard is not None:
            job.heard(error)
        elif job.listener is not None:
            reason = "late" if isinstance(error, Conflict) else "not-saved"
            text = sentence(None, f"refusal-{reason}", language=job.language)
            job.listener.say(Refused(id=job.request, refusal=Refusal("TABLE", reason), text=text))
            self.audience.remind(job.listener)
        elif not self.gone:
            asyncio.get_running_loop().call_later(RETRY, self.drivers.go_on)
            return
        if not self.gone:
            self.drivers.go_on()

    def vanish(self, *words: Notice) -> None:
        """Removes the table: everybody who looks at it is told, and their connections are closed."""
        self.gone = True
        self._hall.forget(self.table.id)
        self.close()
        for word in words:
            self.audience.announce(word)
        self.audience.dismiss(GONE, sentence(None, "problem-no-table"))

    def close(self) -> None:
        """Closes the room, to take it out of memory."""
        self.drivers.close()
        self.audience.close()
