"""Long work on the event loop, done a slice at a time: after each slice comes everybody else.

For what must be done in the process of the tables, such as replaying the match of a table that is opened. All such work
takes turns slice by slice, so that what is short is done soon, however much that is long is being done beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator, Iterable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.003
"""Seconds; nobody notices so short a wait."""


class Slices:
    """All long work on one event loop, slice by slice."""

    def __init__(self, seconds: float = SLICE) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()
        """Whoever has waited longest is next."""

    async def run(self, work: Generator[None, None, T]) -> T:
        """Does this work, which yields wherever it may be interrupted; what it returns."""
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
                # everybody else, before the next slice of anything
                await asyncio.sleep(0)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn for a short piece of work; whatever that has woken comes before the next piece of anything."""
        async with self._lock:
            yield
            await asyncio.sleep(0)

    async def gather(self, parts: Iterable[T]) -> list[T]:
        """All of these, each of which takes a little time to make."""
        return await self.run(_gathering(parts))


def _gathering(parts: Iterable[T]) -> Generator[None, None, list[T]]:
    gathered: list[T] = []
    for part in parts:
        gathered.append(part)
        yield
    return gathered
