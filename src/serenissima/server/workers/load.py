"""What a bot's answer may take on top of the thinking, by the machine's load and whether the engine is compiled."""

from __future__ import annotations

import os

from serenissima.core import state
from serenissima.server.settings import Settings

UNCOMPILED = 3
"""The factor while the engine runs uncompiled."""
HEAVIEST = 6
"""The highest factor, however busy the machine is."""


def burden() -> int:
    """The factor by which everything is slowed down because the machine is busy; 1: it is not.

    Computed from the load of the last minute, as far as it exceeds what bots can cause: it must not depend on what a
    single bot does.
    """
    if not hasattr(os, "getloadavg"):
        return 1
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    return min(HEAVIEST, 1 + int(waiting / 2))


def overhead(settings: Settings) -> float:
    """Seconds an answer may take on top of the thinking."""
    compiled = not str(state.__file__).endswith(".py")
    return settings.bot_way * burden() * (1 if compiled else UNCOMPILED)
