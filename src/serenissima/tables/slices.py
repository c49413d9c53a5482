"""Long work on the event loop, done a slice at a time so that everything else gets its turn.

For work that must be done in the process of the tables, such as replaying a match when its table is opened. All such
work takes turns slice by slice, so that short work is done soon, however much long work there is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator, Iterable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.003
"""In seconds; too short a wait to notice."""


class Slices:
    """All long work on one event loop, slice by slice."""

    def __init__(self, seconds: float = SLICE) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()
        """Fair: the longest waiting is next."""

    async def run(self, work: Generator[None, None, T]) -> T:
        """Runs this work, which yields wherever it may be interrupted, and returns its result."""
        while True:
            async with self._lock:
                end = perf_counter() + self._seconds
                try:
                    next(work)
                    while perf_counter() < end:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                # let everything else run before the next slice
                await asyncio.sleep(0)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn for a short piece of work; everything it wakes up runs before the next piece."""
        async with self._lock:
            yield
            await asyncio.sleep(0)

    async def gather(self, parts: Iterable[T]) -> list[T]:
        """A list of these items, each of which takes a little time to make."""
        return await self.run(_gathering(parts))


def _gathering(parts: Iterable[T]) -> Generator[None, None, list[T]]:
    gathered: list[T] = []
    for part in parts:
        gathered.append(part)
        yield
    return gathered
