"""What is done at a table, one job after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from serenissima.tables.effect import Effect
from serenissima.tables.listener import Listener


@dataclass(slots=True)
class Job:
    """Something to do at the table. `act` gives the effect, or None when there is nothing to do any more.

    `listener` is who asked, with the number of the `request`. `heard` is called with what came of it, once it is
    stored.
    """

    act: Callable[[], Effect | None]
    listener: Listener | None = None
    request: int = 0
    heard: Callable[[Effect | Exception | None], None] | None = None
