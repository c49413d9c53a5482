"""The jobs of a table, done one after another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from serenissima.core.languages import spoken
from serenissima.tables.effect import Effect
from serenissima.tables.listener import Listener


@dataclass(slots=True)
class Job:
    """Something to do at a table. `act` returns its effect, or None if there is nothing left to do.

    `listener` and `request` are the connection that asked and its request number. `heard` is called with the effect
    once it is stored, or with the error.
    """

    act: Callable[[], Effect | None]
    listener: Listener | None = None
    request: int = 0
    heard: Callable[[Effect | Exception | None], None] | None = None
    language: str = field(default_factory=spoken)
    """The language of whoever asked, because a job may be done while another's request is answered."""
