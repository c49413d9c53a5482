"""The desk: everything that handlers of requests need, put together once per server."""

from __future__ import annotations

import asyncio

from serenissima.server.identity.seal import seal_in
from serenissima.server.limits.rates import Limits
from serenissima.server.settings import Settings
from serenissima.server.storage.keeping import keeping_in
from serenissima.server.storage.pulse import Pulse
from serenissima.server.storage.store import Store
from serenissima.server.storage.sweeping import Sweeper
from serenissima.server.workers.archive import Archive
from serenissima.server.workers.bots import Bots
from serenissima.server.workers.look_backs import LookBacks
from serenissima.server.workers.questions import Questions
from serenissima.server.workers.studies import Studies
from serenissima.tables.hall import Hall


class Desk:
    """The tables, their store, the workers, and the limits on requests."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = Bots(settings)
        self.hall = Hall(settings, store, self.bots)
        self.seal = seal_in(settings.data)
        self.limits = Limits(settings.shares, settings.visitor_sockets, settings.address_sockets)
        self.pulse = Pulse(store)
        keeping = settings.keeping or keeping_in(settings.data)
        self.sweeper = Sweeper(store, keeping, self.hall.in_use, self.hall.lost)
        self._sweeping: asyncio.Task[None] | None = None
        # a process each, so that none waits for another
        self.archive = Archive(settings, self.hall.slices)
        self.studies = Studies(settings.study_seconds)
        self.hints = Questions(settings.study_seconds)
        self.look_backs = LookBacks(settings, self.archive)

    def renew_workers(self) -> None:
        """Moves the work of other processes to new ones, because their engine has been compiled."""
        for each in (self.bots, self.studies, self.look_backs, self.hints, self.archive):
            each.renew()

    async def start(self) -> None:
        """Starts serving."""
        self.store.start()
        self.hall.start()
        sweeper = self.sweeper.work(self.settings.first_sweep_seconds, self.settings.sweep_seconds)
        self._sweeping = asyncio.create_task(sweeper)

    async def stop(self) -> None:
        """Stores what is waiting and stops the workers."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        self.hall.stop()
        self.bots.close()
        await self.store.stop()

    def close(self) -> None:
        """Ends the processes that answer questions."""
        for each in (self.studies, self.look_backs, self.archive, self.hints):
            each.close()
