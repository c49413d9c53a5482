"""When a bot's answer is heard where something is secret: fixed when it is asked, by what everybody may know.

The level, the settings, whether the same seat has just moved, and how much the workers have to do: of these nobody
learns whether there was a choice, what was chosen, or how hard it was. What is not decided by then the weakest bot
decides, so no answer is late (decision 19).
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from serenissima.bots.levels import Level
from serenissima.core import state
from serenissima.core.match import Match
from serenissima.core.numbers import hearing, mask
from serenissima.core.state import Told
from serenissima.server.settings import Settings

WEAKEST = "uniform"
LEAST = 0.05
"""No bot gets fewer seconds to think, whoever else waits; one that thinks only briefly is expected to take as many."""
UNCOMPILED = 3
"""How much longer the way to an answer is while the engine runs uncompiled."""
HEAVIEST = 6
"""However busy the machine is, the way is not thought to be longer than so many times the usual one."""


@dataclass(frozen=True, slots=True)
class Share:
    """What a bot gets of the workers for a decision: so many `searches` of so many `seconds`, done at `ready`.

    `queue`: among how many each worker is divided. `way`: what is left for the way there and back.
    """

    seconds: float
    searches: int
    queue: int
    ready: float
    way: float


@dataclass(slots=True)
class Question:
    """A secret decision a bot is asked for: since which entry nothing happened that anybody else can know of.

    `begun`: it has taken steps of which nobody else knows. They take no time; only if the next one can no longer be
    thought about in time, what they lead to is heard a `period` later. That tells no more than it will itself.
    """

    seat: int
    entry: int
    moment: float
    period: float
    share: Share
    begun: bool = False

    def stands(self, match: Match, seat: int) -> bool:
        """Whether it is this one that is to be decided now: a word aside is no new question."""
        return self.seat == seat and self.entry <= match.entry and match.unmoved(self.entry)

    def prolong(self, now: float, needs: float) -> None:
        """Leaves time for the next step of several."""
        if self.begun and self.moment - now < needs:
            self.moment += self.period


def secret(match: Match) -> bool:
    """Whether anybody may hold a secret now."""
    shared = match.game.shared
    return shared is None or not shared(match.state)


def goes_on(match: Match, seat: int) -> bool:
    """Whether the last thing that everybody knows of was done by this seat: it is in the middle of its turn."""
    public = (entry for entry in reversed(match.log) if match.numbers.public(entry.n))
    last = next(public, None)
    return last is not None and last.seat == seat


def unheard(match: Match, seat: int, code: int) -> bool:
    """Whether nobody else can know of this step of a seat that decides on after it: so it takes no time at all."""
    after = match.state.copy()
    told: list[Told] = []
    after.told = told
    after.play(code)
    return bool(after.to_move() == seat) and not hearing(told) & ~mask((seat,))


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


def brief(level: Level, within: bool) -> bool:
    """Whether a bot of this level needs only a moment; `within` a turn also one that has planned it before."""
    return not level.thinks or (within and level.plans)


def span(settings: Settings, level: Level, within: bool, there_and_back: float) -> float:
    """How many seconds after the question an answer is heard if the workers have nothing else to do."""
    if level.name == WEAKEST:
        return settings.bot_delay
    least = max(settings.bot_delay, there_and_back)
    if not brief(level, within):
        return settings.bot_seconds + least
    return least if within else settings.bot_delay + there_and_back
