"""Splitting and choosing: every split is judged in every imagined world."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from serenissima.games.canal_grande.cards import KINDS, count, size
from serenissima.games.canal_grande.hindsight import Judge, parts
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import PastSplit


def judges(worlds: Sequence[State]) -> list[Judge]:
    """What offers are worth in each world."""
    found = []
    for world in worlds:
        when: list[int] = [world.round, world.phase, world.divider, world.chooser(), 1]
        past = PastSplit(when, [world.first, world.second], world.hands, world.numbers, world.trophies)
        found.append(Judge(world.rules, past))
    return found


def best_offer(worlds: Sequence[State], across: bool) -> int:
    """0 or 1: the offer that gains the chooser most and, if `across`, leaves the divider least."""
    world = worlds[0]
    seen = judges(worlds)
    if not across:
        chooser = world.chooser()
        gain = sum(judge.worth(chooser, world.first) - judge.worth(chooser, world.second) for judge in seen)
        return 0 if gain >= 0 else 1
    first = sum(judge.margin(world.first, world.second) for judge in seen) / len(seen)
    second = sum(judge.margin(world.second, world.first) for judge in seen) / len(seen)
    return 0 if first >= second else 1


def best_second_tray(worlds: Sequence[State], across: bool, notices: Callable[[], bool]) -> int:
    """The second tray with which the chooser gains least, among the splits that are noticed.

    The chooser does not know our hand, so a split is judged by what the chooser would take in each world. A divider who
    does not look `across` the table assumes that the chooser wants the same cards, and makes offers of equal worth.
    """
    world = worlds[0]
    whole = world.first + world.second
    seen = judges(worlds)
    best, wished = 0.0, 0
    fitting = [(part, tray) for part in parts(whole) if (tray := _tray(part, whole, world.second))]
    for part, tray in [each for each in fitting if notices()] or fitting:
        if across:
            gain = sum(judge.guaranteed(part, whole - part) for judge in seen) / len(seen)
        else:
            gain = sum(
                abs(judge.worth(world.divider, part) - judge.worth(world.divider, whole - part)) for judge in seen
            )
        if not wished or gain < best:
            best, wished = gain, tray
    return wished or world.second


def _tray(part: int, whole: int, begun: int) -> int:
    """The smaller half that contains what is already in the second tray; 0 if neither does."""
    for tray in sorted((part, whole - part), key=size):
        if all(count(tray, kind) >= count(begun, kind) for kind in range(KINDS)):
            return tray
    return 0
