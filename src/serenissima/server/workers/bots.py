"""Bots think in worker processes, never on the event loop. If one fails, the weakest bot makes that move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any

from serenissima.bots.levels import level_of
from serenissima.bots.luck import luck_of
from serenissima.bots.search import together
from serenissima.bots.think import Thought, think
from serenissima.core.game import AnyGame
from serenissima.server.settings import Settings
from serenissima.server.workers.load import overhead
from serenissima.server.workers.pool import Pool, outcome
from serenissima.tables.moments import LEAST, WEAKEST, brief
from serenissima.tables.thinker import Choice, Decision, Portion

log = logging.getLogger("serenissima.server")


def think_by(
    moment: float,
    way_back: float,
    game: str,
    level: str,
    view: bytes,
    codes: list[int],
    seconds: float,
    seed: int,
    steps: int | None,
    shared: bool,
) -> Thought:
    """A decision made in a worker by this moment (of `monotonic`, which all processes share).

    The time spent waiting for a worker is lost for thinking; after the moment there is no thinking at all.
    """
    left = moment - monotonic()
    if left < 0:
        return Thought([])
    return think(game, level, view, codes, max(LEAST, min(seconds, left - way_back)), seed, steps, shared)


def _noted(future: asyncio.Future[Any]) -> None:
    """Ignores the failure of a worker nobody waits for any more."""
    if not future.cancelled():
        future.exception()


class Bots:
    """The `Thinker` of a server. Its workers start with the first table with bots, for the server to start quickly."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.pool = Pool(settings.bot_workers)
        self._asked = 0
        self._free = 0.0
        """When the workers will have finished everything asked of them, if each question takes its portion."""
        self._late: set[asyncio.Task[Choice]] = set()

    def warm(self) -> None:
        """Starts a worker before it is needed."""
        self.pool.start()

    async def ready(self) -> None:
        """Returns when there is a worker: waiting is the same whether there is a choice or not."""
        started = self.pool.start()
        if not started.done():
            start = asyncio.wrap_future(started)
            start.add_done_callback(_noted)
            await asyncio.wait({start}, timeout=self._settings.bot_grace)

    def portion(self, game: AnyGame, level: str, within: bool = False) -> Portion:
        """The portion of a bot that is asked now.

        If many ask at once each gets less time, so that nobody waits long; alone, a search gets all workers. It depends
        only on which bot is asked, not on the decision: a bot without a choice gets a portion like any other.
        """
        now = asyncio.get_running_loop().time()
        if level == WEAKEST:
            return Portion(0.0, 0, 1, 0.0, 0.0)
        workers, own = self._settings.bot_workers, level_of(game, level)
        queue = 1 + self._asked // workers
        seconds = max(LEAST, self._settings.bot_seconds / queue)
        searches = workers if self._settings.rehearsal is None and self._asked == 0 and own.thinks else 1
        overhead_seconds = overhead(self._settings)
        takes = seconds
        if brief(own, within):
            takes = min(seconds, overhead_seconds) if own.thinks else LEAST
        begin = max(now, self._free)
        self._free = begin + takes * searches / workers
        return Portion(seconds, searches, queue, begin + takes, overhead_seconds)

    @contextmanager
    def holding(self, portion: Portion) -> Iterator[None]:
        """Reserves a portion for the duration of the block; the others share the rest."""
        self._asked += portion.searches
        try:
            yield
        finally:
            self._asked -= portion.searches

    async def choose(self, decision: Decision, portion: Portion | None = None, moment: float | None = None) -> Choice:
        """The code a bot chooses and those it means to play next, and whether it failed and the weakest bot chose.

        With a `portion`, which the caller holds, the answer is needed by a `moment` of the loop's time.
        """
        if len(decision.codes) == 1:
            return [decision.codes[0]], False
        if decision.level == WEAKEST:
            return [anything(decision)], False
        if portion is not None:
            return await self._thought(decision, portion, moment)
        portion = self.portion(decision.game, decision.level)
        with self.holding(portion):
            return await self._thought(decision, portion, None)

    async def _thought(self, decision: Decision, portion: Portion, moment: float | None) -> Choice:
        """Asks the workers, a second time if one of them dies."""
        level, name = decision.level, decision.game.name
        for _ in range(2):
            workers = self.pool.workers()
            try:
                return await self._ask(workers, decision, portion, moment), False
            except BrokenProcessPool:
                log.warning("a bot's worker died; the workers are restarted")
                self.pool.discard(workers)
            except TimeoutError:
                log.warning("bot %s of %s took too long; the workers are restarted", level, name)
                self.pool.discard(workers)
                break
            except Exception as error:
                log.warning("bot %s of %s failed: %s", level, name, type(error).__name__)
                break
        return [anything(decision)], True

    async def choose_by(self, moment: float, decision: Decision, portion: Portion) -> Choice:
        """What a bot chooses, no later than this moment (of the loop's time); a bot not ready then has failed."""
        loop = asyncio.get_running_loop()
        thinking = loop.create_task(self.choose(decision, portion, moment))
        try:
            await asyncio.wait({thinking}, timeout=max(0.0, moment - loop.time()))
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        if thinking.done():
            return thinking.result()
        log.warning("bot %s of %s was not ready in time", decision.level, decision.game.name)
        # let it go on for now: if it never ends, its worker has to be killed
        self._late.add(thinking)
        thinking.add_done_callback(self._late.discard)
        return [anything(decision)], True

    async def _ask(
        self, workers: ProcessPoolExecutor, decision: Decision, portion: Portion, moment: float | None
    ) -> list[int]:
        """Runs the searches of one decision, with different seeds so that they imagine different worlds."""
        seconds, steps = self._settings.spend(portion.seconds)
        searches = portion.searches
        work, patience = think, None
        if moment is not None:
            left = moment - asyncio.get_running_loop().time()
            work, patience = partial(think_by, monotonic() + left, portion.way), max(0.0, left - portion.way / 2)
        asked = (decision.game.name, decision.level, decision.memory, decision.codes, seconds)
        futures = [
            asyncio.wrap_future(workers.submit(work, *asked, decision.seed + number, steps, searches > 1))
            for number in range(searches)
        ]
        for future in futures:
            future.add_done_callback(_noted)
        try:
            async with asyncio.timeout((self._settings.bot_seconds + self._settings.bot_grace) * portion.queue):
                if not (await asyncio.wait(futures, timeout=patience))[0]:
                    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
            # of several searches, use those that are done
            thoughts = [thought for future in futures if future.done() and (thought := outcome(future)).plan]
        finally:
            for future in futures:
                future.cancel()
        if not thoughts:
            raise LookupError("there was no time to think")
        best = together([thought.weighed for thought in thoughts]) if searches > 1 else []
        return list(best[0].plan) if best else thoughts[0].plan

    def renew(self) -> None:
        """Makes all further decisions in new workers; the old ones finish what they have begun."""
        if self.pool.renew():
            self.warm()

    def close(self) -> None:
        """Ends the workers."""
        for late in self._late:
            late.cancel()
        self.pool.close()


def anything(decision: Decision) -> int:
    """What the weakest bot does, without a worker."""
    return luck_of(decision.seed, decision.memory).choice(decision.codes)
