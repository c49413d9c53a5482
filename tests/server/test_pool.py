"""Process pools: whoever waits for work is told when its workers end, whether or not it was begun."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from time import sleep

import pytest

from serenissima.server.workers.pool import Pool, outcome


async def test_whoever_waits_hears_that_the_workers_were_ended() -> None:
    """Work in progress and work not begun can both be given to other workers."""
    pool = Pool(1)
    try:
        workers = pool.workers()
        await asyncio.wrap_future(pool.start())
        waiting = [asyncio.wrap_future(workers.submit(sleep, 600)) for _ in range(6)]
        pool.discard(workers)
        await asyncio.wait(waiting)
        for work in waiting:
            with pytest.raises(BrokenProcessPool):
                outcome(work)
        assert pool.process_ids() == []
        again = asyncio.wrap_future(pool.workers().submit(os.getpid))
        await asyncio.wait({again})
        assert [outcome(again)] == pool.process_ids()
    finally:
        pool.close()
