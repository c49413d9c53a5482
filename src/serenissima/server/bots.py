"""Bots think in worker processes, never on the event loop. One that fails is replaced for that move by the weakest."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread

from serenissima.bots.levels import bots_for, level_of
from serenissima.bots.luck import luck_of
from serenissima.bots.search import together
from serenissima.bots.think import think
from serenissima.core.game import AnyGame
from serenissima.server.settings import Settings

log = logging.getLogger("serenissima.server")

WEAKEST = "uniform"
STANDS_BACK = 5


def begin_worker() -> None:
    """What a worker does first.

    It stands back behind the server, which may need the same core; an interrupt from the keyboard is the server's
    affair; and no worker outlives its server.
    """
    if hasattr(os, "nice"):
        os.nice(STANDS_BACK)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _ready() -> bool:
    return True


class Bots:
    """The workers. They are started when the first table with a bot is, so that the server itself starts quickly."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0

    def warm(self) -> None:
        """Starts a worker before it is needed."""
        if self._pool is None:
            self._workers().submit(_ready)

    async def choose(
        self, game: AnyGame, level: str, view: bytes, codes: list[int], seed: int
    ) -> tuple[list[int], bool]:
        """The code a bot chooses and those it means to play next, and whether it failed and the weakest bot chose.

        `seed` is the same for all decisions of a seat at a table: so a bot keeps to what it has begun. Which process
        decides, and what it decided before, makes no difference (decision 15).
        """
        if len(codes) == 1:
            return [codes[0]], False
        if level == WEAKEST:
            return [_any(view, codes, seed)], False
        for _ in range(2):
            pool = self._workers()
            try:
                return await self._ask(pool, game, level, view, codes, seed), False
            except BrokenProcessPool:
                log.warning("a bot's worker died; the workers are started anew")
                self._discard(pool)
            except TimeoutError:
                log.warning("bot %s of %s took too long; the workers are started anew", level, game.name)
                self._discard(pool)
                break
            except Exception as error:
                log.warning("bot %s of %s failed: %s", level, game.name, type(error).__name__)
                break
        return [_any(view, codes, seed)], True

    async def _ask(
        self, pool: ProcessPoolExecutor, game: AnyGame, level: str, view: bytes, codes: list[int], seed: int
    ) -> list[int]:
        """With many asking at once each gets less time, so that nobody waits long; alone, a search gets all workers.

        Several searches of one decision have different seeds, so they imagine different worlds.
        """
        workers = self._settings.bot_workers
        queue = 1 + self._asked // workers
        seconds, steps = self._settings.spend(max(0.05, self._settings.bot_seconds / queue))
        searches = workers if steps is None and self._asked == 0 and level_of(game, level).thinks else 1
        self._asked += searches
        try:
            futures = [
                asyncio.wrap_future(
                    pool.submit(think, game.name, level, view, codes, seconds, seed + number, steps, searches > 1)
                )
                for number in range(searches)
            ]
            async with asyncio.timeout((self._settings.bot_seconds + self._settings.bot_grace) * queue):
                thoughts = await asyncio.gather(*futures)
        finally:
            self._asked -= searches
        best = together([thought.weighed for thought in thoughts]) if searches > 1 else []
        return list(best[0].plan) if best else thoughts[0].plan

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # not fork: the server has threads
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.bot_workers, mp_context=context, initializer=begin_worker)
        return self._pool

    def worker_ids(self) -> list[int]:
        """The process numbers of the workers."""
        return [] if self._pool is None else list(self._pool._processes or ())

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def renew(self) -> None:
        """From now on decisions are made in new workers; those that think already end what they have begun."""
        old, self._pool = self._pool, None
        if old is not None:
            old.shutdown(wait=False)
            self.warm()

    def stop(self) -> None:
        """Ends the workers."""
        if self._pool is not None:
            self._discard(self._pool)


def _any(view: bytes, codes: list[int], seed: int) -> int:
    """What the weakest bot does, without a worker."""
    return luck_of(seed, view).choice(codes)


def offered(game: AnyGame) -> list[str]:
    """The names of the bots of a game, weakest first."""
    return [level.name for level in bots_for(game)]
