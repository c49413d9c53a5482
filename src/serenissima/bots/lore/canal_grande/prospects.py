# compiled with mypyc
"""What the beginning of a round says about who will win, with all hands open: features for a small network.

Both sides are described, first the one whose player divides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.bots.lore.canal_grande.swift import Swift, run_on
from serenissima.bots.network import Network
from serenissima.core.playout import Dice
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, count, size
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.worth import doge_worth, strength

OF_SIDE: Final = 29
"""How many numbers describe each side."""
FEATURES: Final = 2 * OF_SIDE + 3


def features(world: State) -> list[float]:
    """The features of a position in which a round is about to begin."""
    side = world.rules.side(world.divider)
    found: list[float] = []
    _side(world, side, found)
    _side(world, 1 - side, found)
    mine, other = float(world.total(side)), float(world.total(1 - side))
    threshold = float(world.rules.threshold)
    found.append((mine - other) / threshold)
    high = mine if mine > other else other
    found.append(high / threshold)
    found.append((mine - other) * high / (threshold * threshold))
    return found


def _side(world: State, side: i64, found: list[float]) -> None:
    rules = world.rules
    own: i64 = world.trophies[side]
    theirs: i64 = world.trophies[1 - side]
    missing: i64 = 0
    most: i64 = 0
    pairs: i64 = 0
    theirs_missing: i64 = 0
    kind: i64 = 0
    while kind < GON:
        won = count(own, kind)
        if not won:
            missing += 1
        if not count(theirs, kind):
            theirs_missing += 1
        if won == 2:
            pairs += 1
        if won > most:
            most = won
        kind += 1
    i: i64 = 1
    while i <= 5:
        found.append(1.0 if missing == i else 0.0)
        i += 1
    i = 1
    while i <= 3:
        found.append(1.0 if most == i else 0.0)
        i += 1
    found.append(float(pairs))
    hand: i64 = 0
    first = side if rules.seats == 2 else 2 * side
    players: i64 = 1 if rules.seats == 2 else 2
    doge = 0.0
    best_doge = -9.0
    seat = first
    while seat < first + players:
        hand += world.hands[seat]
        value = doge_worth(rules, seat, world.hands[seat], world.hands, world.trophies)
        doge += value / float(players)
        if value > best_doge:
            best_doge = value
        seat += 1
    cards = float(size(hand & DISTRICTS_MASK))
    gondolas = float(count(hand, GON))
    found.append(cards / 5.0)
    found.append(cards * cards / 100.0)
    found.append(gondolas / 2.0)
    found.append(1.0 if gondolas > 0.0 else 0.0)
    found.append(doge / 5.0)
    found.append(best_doge / 5.0)
    _districts(world, side, hand, missing, theirs_missing, found)


def _districts(world: State, side: i64, hand: i64, missing: i64, theirs_missing: i64, found: list[float]) -> None:
    """Adds up, over the districts, what the hands of a side mean."""
    own: i64 = world.trophies[side]
    theirs: i64 = world.trophies[1 - side]
    wanted = 0.0
    held_wanted = 0.0
    strong_wanted = 0.0
    cards_wanted = 0.0
    fours = 0.0
    strong_fours = 0.0
    guarded = 0.0
    strong_guarded = 0.0
    strongest = 0.0
    longest = 0.0
    second = 0.0
    left_least = 9.0
    held_kinds = 0.0
    strong = 0.0
    kind: i64 = 0
    while kind < GON:
        cards = float(count(hand, kind))
        mine = _strength(world, side, kind, True)
        other = _strength(world, 1 - side, kind, world.rules.join)
        if cards > longest:
            second = longest
            longest = cards
        elif cards > second:
            second = cards
        if mine > strongest:
            strongest = mine
        ahead = cards > 0.0 and mine > other
        if cards > 0.0:
            held_kinds += 1.0
        if ahead:
            strong += 1.0
        if not count(own, kind):
            wanted += 1.0
            cards_wanted += cards
            left = float(count(world.rules.cards, kind) - count(theirs, kind))
            if left < left_least:
                left_least = left
            if cards > 0.0:
                held_wanted += 1.0
            if ahead:
                strong_wanted += 1.0
        won = float(count(own, kind))
        fours += won * cards
        if ahead:
            strong_fours += won * won
        if cards > 0.0 and not count(theirs, kind):
            guarded += 1.0
            if mine >= other:
                strong_guarded += 1.0
        kind += 1
    nearness = 1.0 / float(missing if missing > 0 else 1)
    danger = 1.0 / float(theirs_missing if theirs_missing > 0 else 1)
    found.append(held_wanted * nearness)
    found.append(strong_wanted * nearness)
    found.append(cards_wanted * nearness / 2.0)
    found.append(fours / 5.0)
    found.append(strong_fours / 5.0)
    found.append(guarded * danger)
    found.append(strong_guarded * danger)
    found.append(strongest / 5.0)
    found.append(longest / 4.0)
    found.append(second / 4.0)
    found.append(left_least / 4.0)
    found.append(held_kinds / 4.0)
    found.append(strong / 4.0)
    found.append(held_wanted / 4.0)


def _strength(world: State, side: i64, kind: i64, join: bool) -> float:
    if world.rules.seats == 2:
        return float(strength(world.hands[side], kind, join))
    return float(strength(world.hands[2 * side], kind, join) + strength(world.hands[2 * side + 1], kind, join))


class Outlook:
    """Plays imagined worlds to the end of the round and estimates how likely a side is to win.

    The network answers for the side that divides next.
    """

    __slots__ = ("_dice", "_network", "_swift")

    def __init__(self, network: Network, dice: Dice) -> None:
        self._network = network
        self._dice = dice
        self._swift = Swift()

    def try_out(self, world: State, codes: list[int], side: int) -> float:
        """Plays these codes and the rest of the round, consuming the world; returns the side's chance, 0 to 1."""
        for code in codes:
            world.play(code)
        if run_on(world, self._swift, self._dice, 1):
            return 0.5 if world.winner < 0 else 1.0 if world.winner == side else 0.0
        chance = self._network.chance(features(world))
        return chance if world.rules.side(world.divider) == side else 1.0 - chance
