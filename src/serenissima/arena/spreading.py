"""Work spread over processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Done = TypeVar("Done")


def processes(workers: int) -> ProcessPoolExecutor:
    """This many new processes. They inherit nothing, so a match is the same wherever it is played."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def spread(work: Callable[[int], Done], numbers: Sequence[int], workers: int, together: int = 1) -> Iterator[Done]:
    """What `work` makes of each number, in order; `together` many are handed to a process at once.

    With one worker it is done here. A caller who stops early does not wait for the rest.
    """
    if workers <= 1:
        yield from map(work, numbers)
        return
    pool = processes(workers)
    try:
        yield from pool.map(work, numbers, chunksize=together)
    finally:
        pool.shutdown(cancel_futures=True)
