"""Progress bars for what takes longer than two seconds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")
PATIENCE = 2.0


def watched(items: Iterable[T], total: int, title: str, done: int = 0) -> Iterator[T]:
    """Passes these items on, after `done` others; after two seconds a bar on stderr shows the progress."""
    begun = monotonic()
    bar: Progress | None = None
    try:
        for number, item in enumerate(items, done + 1):
            yield item
            if bar is None and monotonic() - begun > PATIENCE:
                bar = _bar(title, total)
            if bar is not None:
                bar.update(bar.task_ids[0], completed=number)
    finally:
        if bar is not None:
            bar.stop()


def _bar(title: str, total: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    bar.add_task(title, total=total)
    bar.start()
    return bar
