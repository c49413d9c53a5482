"""How long the way to a bot's answer is: the load of the machine tells, and whether the engine is compiled."""

from __future__ import annotations

import os

from serenissima.core import state
from serenissima.server.settings import Settings

UNCOMPILED = 3
"""How much longer the way to an answer is while the engine runs uncompiled."""
HEAVIEST = 6
"""However busy the machine is, the way is taken to be at most this many times the usual one."""


def burden() -> int:
    """How many times longer everything takes because the machine has other things to do; 1: it has not.

    By the load of the last minute, and only where it is more than bots can make: what one of them does is not in it.
    """
    if not hasattr(os, "getloadavg"):
        return 1
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1)
    return min(HEAVIEST, 1 + int(waiting / 2))


def way(settings: Settings) -> float:
    """What an answer may take on top of the thinking."""
    compiled = not str(state.__file__).endswith(".py")
    return settings.bot_way * burden() * (1 if compiled else UNCOMPILED)
