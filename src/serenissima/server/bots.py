"""Bots think in worker processes, never on the event loop. One that fails is replaced for that move by the weakest."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from threading import Thread
from time import monotonic
from typing import Any

from serenissima.bots.levels import bots_for, level_of
from serenissima.bots.luck import luck_of
from serenissima.bots.search import together
from serenissima.bots.think import Thought, think
from serenissima.core.game import AnyGame
from serenissima.games import all_games
from serenissima.server.moments import LEAST, WEAKEST, Share, brief, way
from serenissima.server.settings import Settings

log = logging.getLogger("serenissima.server")

STANDS_BACK = 5


def begin_worker() -> None:
    """What a worker does first.

    An interrupt from the keyboard is the server's affair, and no worker outlives its server. It takes no questions
    before it knows the games: else the first about each would take longer than all others. Then it stands back behind
    the server, which may need the same core.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    for each in all_games().values():
        bots_for(each)
    if hasattr(os, "nice"):
        os.nice(STANDS_BACK)


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _ready() -> bool:
    return True


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
    """A decision in a worker that is known by this moment (of `monotonic`, which all processes share).

    Who had to wait for a worker thinks for less time, and when the moment has passed not at all.
    """
    left = moment - monotonic()
    if left < 0:
        return Thought([])
    return think(game, level, view, codes, max(LEAST, min(seconds, left - way_back)), seed, steps, shared)


def _noted(future: asyncio.Future[Any]) -> None:
    """That a worker failed for which nobody waits any more is nothing to report."""
    if not future.cancelled():
        future.exception()


class Bots:
    """The workers. They are started when the first table with a bot is, so that the server itself starts quickly."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._there: Future[bool] | None = None
        """Done when the first worker is."""
        self._asked = 0
        self._free = 0.0
        """When the workers will have done all that was asked of them, if each takes what it was given."""
        self._late: set[asyncio.Task[tuple[list[int], bool]]] = set()

    def warm(self) -> None:
        """Starts a worker before it is needed."""
        self._workers()

    async def ready(self) -> None:
        """Returns when there is a worker: starting one takes time, and not only for those who have a choice."""
        self._workers()
        there = self._there
        if there is not None and not there.done():
            start = asyncio.wrap_future(there)
            start.add_done_callback(_noted)
            await asyncio.wait({start}, timeout=self._settings.bot_grace)

    def share(self, game: AnyGame, level: str, within: bool = False) -> Share:
        """What a bot that is asked now gets.

        With many asking at once each gets less time, so that nobody waits long; alone, a search gets all workers. It
        depends on who is asked, and not on what about: who has no choice takes a share like everybody else.
        """
        now = asyncio.get_running_loop().time()
        if level == WEAKEST:
            return Share(0.0, 0, 1, 0.0, 0.0)
        workers, own = self._settings.bot_workers, level_of(game, level)
        queue = 1 + self._asked // workers
        seconds = max(LEAST, self._settings.bot_seconds / queue)
        searches = workers if self._settings.rehearsal is None and self._asked == 0 and own.thinks else 1
        there_and_back = way(self._settings)
        takes = seconds
        if brief(own, within):
            takes = min(seconds, there_and_back) if own.thinks else LEAST
        begin = max(now, self._free)
        self._free = begin + takes * searches / workers
        return Share(seconds, searches, queue, begin + takes, there_and_back)

    @contextmanager
    def holding(self, share: Share) -> Iterator[None]:
        """For as long as the block lasts the others share what is left."""
        self._asked += share.searches
        try:
            yield
        finally:
            self._asked -= share.searches

    async def choose(
        self,
        game: AnyGame,
        level: str,
        view: bytes,
        codes: list[int],
        seed: int,
        share: Share | None = None,
        moment: float | None = None,
    ) -> tuple[list[int], bool]:
        """The code a bot chooses and those it means to play next, and whether it failed and the weakest bot chose.

        `seed` is the same for all decisions of a seat at a table: so a bot keeps to what it has begun. Which process
        decides, and what it decided before, makes no difference (decision 15). With a `share` that the caller holds its
        answer is wanted by a `moment` of the loop's time.
        """
        if len(codes) == 1:
            return [codes[0]], False
        if level == WEAKEST:
            return [anything(view, codes, seed)], False
        if share is not None:
            return await self._thought(game, level, view, codes, seed, share, moment)
        share = self.share(game, level)
        with self.holding(share):
            return await self._thought(game, level, view, codes, seed, share, None)

    async def _thought(
        self, game: AnyGame, level: str, view: bytes, codes: list[int], seed: int, share: Share, moment: float | None
    ) -> tuple[list[int], bool]:
        """What comes of asking the workers; they are asked twice if one dies."""
        for _ in range(2):
            pool = self._workers()
            try:
                return await self._ask(pool, game, level, view, codes, seed, share, moment), False
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
        return [anything(view, codes, seed)], True

    async def choose_by(
        self, moment: float, game: AnyGame, level: str, view: bytes, codes: list[int], seed: int, share: Share
    ) -> tuple[list[int], bool]:
        """The same, but not later than at this moment (of the loop's time); who is not ready then fails."""
        loop = asyncio.get_running_loop()
        thinking = loop.create_task(self.choose(game, level, view, codes, seed, share, moment))
        try:
            await asyncio.wait({thinking}, timeout=max(0.0, moment - loop.time()))
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        if thinking.done():
            return thinking.result()
        log.warning("bot %s of %s was not ready in time", level, game.name)
        # it goes on: if it does not end at all, its worker has to be ended
        self._late.add(thinking)
        thinking.add_done_callback(self._late.discard)
        return [anything(view, codes, seed)], True

    async def _ask(
        self,
        pool: ProcessPoolExecutor,
        game: AnyGame,
        level: str,
        view: bytes,
        codes: list[int],
        seed: int,
        share: Share,
        moment: float | None,
    ) -> list[int]:
        """Several searches of one decision have different seeds, so they imagine different worlds."""
        seconds, steps = self._settings.spend(share.seconds)
        searches = share.searches
        work, patience = think, None
        if moment is not None:
            left = moment - asyncio.get_running_loop().time()
            work, patience = partial(think_by, monotonic() + left, share.way), max(0.0, left - share.way / 2)
        futures = [
            asyncio.wrap_future(
                pool.submit(work, game.name, level, view, codes, seconds, seed + number, steps, searches > 1)
            )
            for number in range(searches)
        ]
        for future in futures:
            future.add_done_callback(_noted)
        try:
            async with asyncio.timeout((self._settings.bot_seconds + self._settings.bot_grace) * share.queue):
                if not (await asyncio.wait(futures, timeout=patience))[0]:
                    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
            # of several searches those that are done will do
            thoughts = [thought for future in futures if future.done() and (thought := future.result()).plan]
        finally:
            for future in futures:
                future.cancel()
        if not thoughts:
            raise LookupError("there was no time to think")
        best = together([thought.weighed for thought in thoughts]) if searches > 1 else []
        return list(best[0].plan) if best else thoughts[0].plan

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # not fork: the server has threads
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._settings.bot_workers, mp_context=context, initializer=begin_worker)
            self._there = self._pool.submit(_ready)
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
        for late in self._late:
            late.cancel()
        if self._pool is not None:
            self._discard(self._pool)


def anything(view: bytes, codes: list[int], seed: int) -> int:
    """What the weakest bot does, without a worker."""
    return luck_of(seed, view).choice(codes)


def offered(game: AnyGame) -> list[str]:
    """The names of the bots of a game, weakest first."""
    return [level.name for level in bots_for(game)]
