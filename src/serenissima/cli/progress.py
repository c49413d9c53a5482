"""Progress bars for what takes longer than two seconds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 2.0


def watched(items: Iterable[T], total: int, title: str) -> Iterator[T]:
    """The same items; after two seconds a bar on stderr shows how far it is, if anybody is looking there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(title, total=total)
    begun = monotonic()
    shown = False
    try:
        for item in items:
            yield item
            bar.advance(task)
            if not shown and monotonic() - begun > PATIENCE and bar.console.is_terminal:
                bar.start()
                shown = True
    finally:
        if shown:
            bar.stop()
