"""A pool of worker processes: started when first needed, restarted when one of them dies or hangs.

Long work is never done on the event loop, nor in a thread: compiled code does not let other threads run.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import TypeVar

from serenissima.bots.levels import bots_for
from serenissima.games import all_games

T = TypeVar("T")

NICENESS = 5


def begin_worker() -> None:
    """Initializes a worker.

    It ignores interrupts from the keyboard, which are for the server, and ends with the server. It loads the games
    first, or the first question about each would take longer than the others. Then it lowers its priority below the
    server's, which may need the same core.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()
    for each in all_games().values():
        bots_for(each)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _ready() -> bool:
    return True


class Pool:
    """A number of processes. Call `workers` each time they are needed: they may have been restarted."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._workers: ProcessPoolExecutor | None = None
        self._first: tuple[ProcessPoolExecutor, Future[bool]] | None = None

    def workers(self) -> ProcessPoolExecutor:
        """The processes, started if necessary."""
        if self._workers is None:
            # not fork: the server has threads
            context = multiprocessing.get_context("spawn")
            self._workers = ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin_worker)
        return self._workers

    def start(self) -> Future[bool]:
        """Starts a process before it is needed; the future is done when it is ready."""
        workers = self.workers()
        if self._first is None or self._first[0] is not workers:
            try:
                ready = workers.submit(_ready)
            except BrokenProcessPool:
                self.discard(workers)
                return self.start()
            self._first = (workers, ready)
        return self._first[1]

    def process_ids(self) -> list[int]:
        """The ids of the current processes."""
        return [] if self._workers is None else list(self._workers._processes or ())

    def discard(self, workers: ProcessPoolExecutor) -> None:
        """Kills these processes, whatever they are doing; those who wait for them get an error (`outcome`)."""
        if self._workers is workers:
            self._workers = None
        for process in list((workers._processes or {}).values()):
            process.kill()
        # cancel what has not begun: the executor fails on work that was given up before its workers died
        workers.shutdown(wait=False, cancel_futures=True)

    def renew(self) -> bool:
        """Uses new processes from now on; the old ones finish what they have begun. Returns whether there were any."""
        old, self._workers = self._workers, None
        if old is not None:
            old.shutdown(wait=False)
        return old is not None

    def close(self) -> None:
        """Ends the processes."""
        if self._workers is not None:
            self.discard(self._workers)


def outcome(work: asyncio.Future[T]) -> T:
    """The result of finished work; raises BrokenProcessPool also if its workers ended before they began it."""
    if work.cancelled():
        raise BrokenProcessPool
    return work.result()
