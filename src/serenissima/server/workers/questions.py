"""Questions that take long: each kind is answered in its own process, one after another.

The first question starts the process.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool

from serenissima.core.game import AnyGame, Refusal
from serenissima.core.text import sentence
from serenissima.server.identity.callers import Caller
from serenissima.server.limits.rates import too_many
from serenissima.server.workers.answering import answer
from serenissima.server.workers.lanes import Crowded, Lanes
from serenissima.server.workers.pool import Pool, outcome
from serenissima.tables.problems import Rejected

log = logging.getLogger("serenissima.server")

SOON = 5
"""Seconds after which a client that could not get a turn may try again."""


class Questions:
    """A process that answers questions. Addresses take turns, and so do the visitors at an address.

    `seconds`: how long a question may wait, and then take, before it is given up.
    """

    def __init__(self, seconds: float) -> None:
        self.pool = Pool()
        self._seconds = seconds
        self._lanes = Lanes()

    async def ask(self, who: Caller, game: AnyGame | None, what: str, *args: object) -> bytes:
        """The answer as JSON; raises Rejected if there is none. Without a game, the question is not about one."""
        try:
            async with self._lanes.turn(who, self._seconds):
                answered = await self._answer("" if game is None else game.name, what, args)
        except (Crowded, TimeoutError):
            raise too_many("too-many-questions", SOON) from None
        if isinstance(answered, Refusal):
            why = sentence(game, f"refusal-{answered.reason}", answered.args)
            refused = Rejected(400, "unfit", why=why)
            refused.rule = answered.rule if any(map(str.isdigit, answered.rule)) else None
            refused.detail = str(answered.args.get("problem", ""))
            raise refused
        if answered is None:
            raise Rejected(404, "no-puzzle")
        return answered

    async def _answer(self, name: str, what: str, args: tuple[object, ...]) -> bytes | Refusal | None:
        for _ in range(2):
            workers = self.pool.workers()
            try:
                # a process that died since the last question may be noticed only here
                work = asyncio.wrap_future(workers.submit(answer, name, what, args))
                try:
                    async with asyncio.timeout(self._seconds):
                        await asyncio.wait({work})
                    return outcome(work)
                finally:
                    work.cancel()
            except BrokenProcessPool:
                log.warning("a process that answers questions died; it is restarted")
                self.pool.discard(workers)
            except TimeoutError:
                log.warning("a question (%s of %s) took too long; the process is restarted", what, name)
                self.pool.discard(workers)
                break
        raise Rejected(503, "study-failed")

    def renew(self) -> None:
        """Uses a new process from now on; the old one ends after answering what it was asked."""
        self.pool.renew()

    def close(self) -> None:
        """Ends the process."""
        self.pool.close()
