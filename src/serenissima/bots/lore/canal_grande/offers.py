# compiled with mypyc
"""Quick splits and choices with all hands open, by the rules of thumb of `games/canal_grande/worth.py`."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import DOG, GON, HAND_MASK, KINDS, SPY, TRA, count, one, size
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.worth import (
    GONDOLA_WORTH,
    POINT_WORTH,
    SPY_WORTH,
    TRAITOR_WORTH,
    doge_worth,
    trophy_worth,
)


def better_offer(world: State) -> int:
    """0 or 1: the offer that gains the chooser more and leaves the divider less."""
    chooser, divider = world.rules.chooser(world.divider), world.divider
    first = _offer(world, chooser, world.first) - _offer(world, divider, world.second)
    second = _offer(world, chooser, world.second) - _offer(world, divider, world.first)
    return 0 if first >= second else 1


def _offer(world: State, seat: i64, offer: i64) -> float:
    worth = 0.0
    kind: i64 = 0
    while kind < KINDS:
        if count(offer, kind) and kind != DOG:
            worth += _cards(world, seat, kind, count(offer, kind))
        kind += 1
    return worth + _doges(world, seat, offer & HAND_MASK, count(offer, DOG))


def _doges(world: State, seat: i64, taken: i64, doges: i64) -> float:
    """What the doges of an offer are worth, together with its other cards."""
    if not doges:
        return 0.0
    value = doge_worth(world.rules, seat, world.hands[seat] + taken, world.hands, world.trophies)
    return value * (1.0 + 0.6 * float(doges - 1)) if value > 0.0 else value * float(doges)


def _cards(world: State, seat: i64, kind: i64, taken: i64) -> float:
    """What this many cards of a kind are worth to a player."""
    rules = world.rules
    side = rules.side(seat)
    hand: i64 = world.hands[seat]
    if kind < GON:
        wanted = 0.6 + 0.2 * trophy_worth(world.trophies[side], world.trophies[1 - side], kind)
        worth = float(taken) * (wanted if wanted < 2.0 else 2.0)
        held = count(hand, kind)
        while taken > 0:
            worth += 0.3 * float(held if held < 4 else 4)
            held += 1
            taken -= 1
        return worth
    if kind == GON:
        return GONDOLA_WORTH * float(taken) - 0.15 * float(taken * (taken - 1) + taken * count(hand, GON))
    if kind == SPY:
        return SPY_WORTH * float(taken)
    if kind == TRA:
        for other in range(rules.seats):
            if world.hands[other] and rules.side(other) != side:
                return TRAITOR_WORTH * float(taken)
        return 0.0
    ahead = world.total(side) - world.total(1 - side)
    weight = POINT_WORTH if -7 < ahead < 7 else 0.4 * POINT_WORTH
    return -weight * float((kind - DOG) * taken)


def best_tray(world: State) -> i64:
    """The smaller offer of the split that leaves the chooser the least."""
    chooser: i64 = world.rules.chooser(world.divider)
    divider: i64 = world.divider
    whole: i64 = world.first + world.second
    parts: list[int] = [0]
    own: list[float] = [0.0]
    """What each part is worth to the chooser, without doges."""
    theirs: list[float] = [0.0]
    doges = count(whole, DOG)
    kind: i64 = 0
    while kind < KINDS:
        copies = count(whole, kind)
        if copies and kind != DOG:
            known = len(parts)
            taken: i64 = 1
            while taken <= copies:
                more = _cards(world, chooser, kind, taken)
                other = _cards(world, divider, kind, taken)
                cards = taken * one(kind)
                for i in range(known):
                    parts.append(parts[i] + cards)
                    own.append(own[i] + more)
                    theirs.append(theirs[i] + other)
                taken += 1
        kind += 1
    if doges:
        _add_doges(world, whole, parts, own, theirs)
    # the complement of part i is part last - i, since every kind adds all its counts in rising order
    last = len(parts) - 1
    best = 0.0
    found: i64 = 0
    for i in range(1, (last + 2) // 2 + 1):
        if i > last - i and found:
            break
        gain = own[i] - theirs[last - i]
        other_gain = own[last - i] - theirs[i]
        if other_gain > gain:
            gain = other_gain
        if not found or gain < best:
            best = gain
            found = parts[i] if 2 * size(parts[i]) <= size(whole) else parts[last - i]
    return found


def _add_doges(world: State, whole: i64, parts: list[int], own: list[float], theirs: list[float]) -> None:
    """Adds the doges after all other kinds, since their worth depends on the hand cards that come with them."""
    chooser: i64 = world.rules.chooser(world.divider)
    divider: i64 = world.divider
    doges = count(whole, DOG)
    known = len(parts)
    # parts that differ only in specials and numbers repeat with this period
    hands: i64 = 1
    kind: i64 = 0
    while kind <= GON:
        hands *= count(whole, kind) + 1
        kind += 1
    taken: i64 = 1
    while taken <= doges:
        mine: list[float] = []
        other: list[float] = []
        at: i64 = 0
        while at < hands:
            pile: i64 = parts[at]
            mine.append(_doges(world, chooser, pile, taken))
            other.append(_doges(world, divider, pile, taken))
            at += 1
        cards = taken * one(DOG)
        for i in range(known):
            parts.append(parts[i] + cards)
            own.append(own[i] + mine[i % hands])
            theirs.append(theirs[i] + other[i % hands])
        taken += 1
