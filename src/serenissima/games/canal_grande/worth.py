# compiled with mypyc
"""What cards are worth to a player when all hands are known, in cards: section 10 of the rules, as numbers.

A rule of thumb, not the truth: district cards gain value with their number, a doge is worth the trophy it will bring,
and number points are a burden because the lower side catches up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import DOG, GON, SPY, TRA, count, points
from serenissima.games.canal_grande.state.rules import Rules

GAME: Final = 9.0
"""The value of the last missing trophy."""
SPY_WORTH: Final = 1.8
TRAITOR_WORTH: Final = 2.0
GONDOLA_WORTH: Final = 1.2
POINT_WORTH: Final = 0.45
IDLE_DOGE: Final = 0.3
"""The value of a doge without a vote to win."""


def trophy_worth(own: i64, theirs: i64, kind: i64) -> float:
    """How much nearer a trophy of this district brings a side to winning, and what it denies the other side."""
    return _progress(own, kind) + 0.5 * _progress(theirs, kind)


def _progress(trophies: i64, kind: i64) -> float:
    """The shorter way to win counts: all districts, or four trophies of one (CG-701)."""
    missing: i64 = 0
    other: i64 = 0
    while other < GON:
        if not count(trophies, other):
            missing += 1
        other += 1
    held = count(trophies, kind)
    four = 0.0 if held > 3 else GAME / float((4 - held) * (4 - held))
    six = 0.0 if held or missing == 0 else GAME / float(missing * missing) + 0.5
    return four if four > six else six


def strength(hand: i64, kind: i64, join: bool) -> i64:
    """The most a hand can lay in a vote about this district (CG-485, CG-491, CG-567)."""
    own = count(hand, kind)
    left = count(hand, GON)
    if own == 0 and (not join or left == 0):
        return 0
    total: i64 = own
    used: i64 = i64(1) << kind
    while left > 0:
        best: i64 = 0
        at: i64 = -1
        other: i64 = 0
        while other < GON:
            if not used >> other & 1 and count(hand, other) > best:
                best = count(hand, other)
                at = other
            other += 1
        if at < 0:
            break
        total += best
        used |= i64(1) << at
        left -= 1
    return total


def doge_worth(rules: Rules, seat: i64, own: i64, hands: list[int], trophies: list[int]) -> float:
    """What a vote led from the hand `own` is likely to bring: the trophy of the best district less what it costs."""
    best = -3.0
    led = False
    side = rules.side(seat)
    kind: i64 = 0
    while kind < GON:
        if count(own, kind):
            led = True
            mine = strength(own, kind, True)
            theirs: i64 = 0
            for other in range(rules.seats):
                if rules.side(other) != side:
                    theirs += strength(hands[other], kind, rules.join)
                elif other != seat and rules.seats == 4:
                    mine += count(hands[other], kind)
            if mine > theirs:
                worth = trophy_worth(trophies[side], trophies[1 - side], kind) - 0.6 * float(theirs + 1)
                worth = worth if worth > IDLE_DOGE else IDLE_DOGE
            else:
                worth = -0.5 * trophy_worth(trophies[1 - side], trophies[side], kind)
            if worth > best:
                best = worth
        kind += 1
    return best if led else 0.0


def offer_worth(
    rules: Rules, seat: i64, offer: i64, hands: list[int], trophies: list[int], own_total: i64, other_total: i64
) -> float:
    """What an offer is worth to this seat; the totals are the number points of the two sides before it is taken."""
    side = rules.side(seat)
    hand: i64 = hands[seat]
    worth = 0.0
    kind: i64 = 0
    while kind < GON:
        taken = count(offer, kind)
        if taken:
            held = count(hand, kind)
            wanted = 0.6 + 0.2 * trophy_worth(trophies[side], trophies[1 - side], kind)
            worth += float(taken) * (wanted if wanted < 2.0 else 2.0)
            while taken > 0:
                worth += 0.3 * float(held if held < 4 else 4)
                held += 1
                taken -= 1
        kind += 1
    gondolas = count(offer, GON)
    if gondolas:
        worth += GONDOLA_WORTH * float(gondolas) - 0.15 * float(gondolas * (gondolas - 1) + gondolas * count(hand, GON))
    worth += SPY_WORTH * float(count(offer, SPY))
    if count(offer, TRA):
        for other in range(rules.seats):
            if hands[other] and rules.side(other) != side:
                worth += TRAITOR_WORTH * float(count(offer, TRA))
                break
    doges = count(offer, DOG)
    if doges:
        value = doge_worth(rules, seat, hand + (offer & 0xFFFFFFF), hands, trophies)
        worth += value * (1.0 + 0.6 * float(doges - 1)) if value > 0.0 else value * float(doges)
    ahead = own_total - other_total
    close = ahead if ahead >= 0 else -ahead
    weight = POINT_WORTH if close < 7 else 0.4 * POINT_WORTH
    return worth - weight * float(points(offer))
