# compiled with mypyc
"""Quick votes with all hands open: the side that can lay more wins, if the trophy is worth it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.games.canal_grande.cards import DISTRICTS_MASK, GON, count, one
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.rules import FREE, MATCH, OUTBID
from serenissima.games.canal_grande.state.running_vote import RunningVote
from serenissima.games.canal_grande.worth import GONDOLA_WORTH, strength, trophy_worth

CARD: Final = 0.8
"""The approximate worth of a district card that is laid."""
LOST: Final = 1.0
"""What the loser of a vote loses for having taken part."""
DECISIVE: Final = 100.0
"""A trophy that wins the match is worth any cards."""


def _gain(world: State, side: i64, kind: i64) -> float:
    """What it is worth to a side to get the trophy instead of the others."""
    own, theirs = world.trophies[side], world.trophies[1 - side]
    return trophy_worth(own, theirs, kind) + 0.5 * trophy_worth(theirs, own, kind)


def answer(world: State, vote: RunningVote) -> i64:
    """What the player to answer wants to lay, without gondolas; 0 to pass."""
    if world.rules.vote_rule == FREE:
        return _answer_freely(world, vote)
    hand: i64 = world.hands[vote.asked]
    laid = vote.total(vote.asked)
    edge = _edge(world, vote, vote.reach(hand, -1))
    if edge < 0:
        return 0
    number = vote.need() - laid
    if edge > 0:
        return cheapest(world, vote, number, True)
    return cheapest(world, vote, vote.reach(hand, -1) - laid, True)


def _edge(world: State, vote: RunningVote, reach: i64) -> i64:
    """How much more the player to answer can lay than the other of two players.

    If equal, everything must be laid at once: then the other cannot raise, whereas laying less would leave them the
    last word.
    """
    other: i64 = 1 - vote.asked
    kind = vote.contested
    edge = reach - vote.total(other) - _can_add(world, vote, other, kind)
    if world.rules.vote_rule == MATCH:
        # the challenger only has to draw level, so a tie helps nobody else
        return edge + 1 if vote.asked == vote.challenger else edge - 1 if edge <= 0 else edge
    return edge


def _can_add(world: State, vote: RunningVote, seat: i64, kind: i64) -> i64:
    """How much a player can still lay."""
    if vote.passed >> seat & 1:
        return 0
    return strength(world.hands[seat], kind, world.rules.join or vote.first[seat] >= 0)


def lead(world: State, vote: RunningVote) -> i64:
    """The most promising district."""
    rules = world.rules
    side = rules.side(vote.asked)
    hand: i64 = world.hands[vote.asked]
    best = 0.0
    found: i64 = -1
    kind: i64 = 0
    while kind < GON:
        if count(hand, kind):
            mine, theirs = _rivals(world, vote.asked, kind)
            gain = _gain(world, side, kind)
            if won_with(world.trophies[side] + one(kind)):
                gain += DECISIVE
            if mine > theirs:
                promise = gain - CARD * (1.0 + 0.5 * float(theirs))
            elif mine == theirs and rules.vote_rule == OUTBID and gain > CARD * float(mine):
                promise = gain - CARD * float(mine)
            else:
                promise = -0.6 * _gain(world, side, kind) - LOST
            if found < 0 or promise > best:
                best = promise
                found = kind
        kind += 1
    return found


def _rivals(world: State, seat: i64, kind: i64) -> tuple[i64, i64]:
    """What a leader can lay, with some help from a partner, and what the others can lay."""
    rules = world.rules
    side = rules.side(seat)
    mine: i64 = 0
    theirs: i64 = 0
    for other in range(rules.seats):
        if rules.side(other) != side:
            theirs += strength(world.hands[other], kind, rules.join)
        elif other != seat:
            mine += strength(world.hands[other], kind, True) >> 1
        else:
            mine += strength(world.hands[other], kind, True)
    return mine, theirs


def opening(world: State, vote: RunningVote, kind: i64) -> i64:
    """One card, or everything if the other could lay just as much: then nobody can raise."""
    if world.rules.vote_rule == OUTBID:
        mine, theirs = _rivals(world, vote.asked, kind)
        if mine == theirs:
            gain = _gain(world, world.rules.side(vote.asked), kind)
            if gain > CARD * float(mine):
                return everything(vote, world.hands[vote.asked], kind)
    return one(kind)


def everything(vote: RunningVote, hand: i64, kind: i64) -> i64:
    """The most that can be laid at once for this district: its cards, and the largest groups the gondolas allow."""
    usable = vote.opened() | (i64(15) << (kind << 2))
    left = count(hand, GON)
    while left > 0:
        at = _best_group(hand, usable, i64(99))
        if at < 0:
            break
        usable |= i64(15) << (at << 2)
        left -= 1
    cards: i64 = 0
    other: i64 = 0
    while other < GON:
        if count(usable, other):
            cards += count(hand, other) * one(other)
        other += 1
    return cards


def _answer_freely(world: State, vote: RunningVote) -> i64:
    """Without a duty to raise: stays in with a card while that may help, goes ahead if that is decisive."""
    rules = world.rules
    seat = vote.asked
    side = rules.side(seat)
    kind = vote.contested
    hand: i64 = world.hands[seat]
    behind = vote.side_total(1 - side) - vote.side_total(side)
    if rules.side(vote.challenger) != side:
        behind += 1
    reach = vote.reach(hand, -1) - vote.total(seat)
    if reach == 0:
        return 0
    others: i64 = 0
    partner: i64 = 0
    for other in range(rules.seats):
        if rules.side(other) != side:
            others += _can_add(world, vote, other, kind)
        elif other != seat:
            partner += _can_add(world, vote, other, kind) >> 1
    if behind <= 0:
        if behind + others <= 0 or behind + others > reach + partner:
            return 0
        return cheapest(world, vote, 1, True)
    if behind > reach + partner:
        return 0
    return cheapest(world, vote, behind if behind <= reach else 1, True)


def _unit(world: State, side: i64, hand: i64, kind: i64) -> float:
    """What laying one card of a district costs."""
    own, theirs = world.trophies[side], world.trophies[1 - side]
    return 0.4 + 0.12 * trophy_worth(own, theirs, kind) + 0.1 * float(count(hand, kind))


def cheapest(world: State, vote: RunningVote, number: i64, worth_it: bool) -> i64:
    """At least this many cards at a low cost; 0 if there are not enough or, with `worth_it`, if they cost too much."""
    seat = vote.asked
    side = world.rules.side(seat)
    hand: i64 = world.hands[seat]
    opened = vote.opened()
    contested = vote.contested
    cards: i64 = 0
    cost = 0.0
    left = number if number > 1 else i64(1)
    gondolas = count(hand, GON)
    usable = opened | (i64(15) << (contested << 2))
    if vote.entering():
        if count(hand, contested):
            cards = one(contested)
            cost = _unit(world, side, hand, contested)
            left -= 1
        elif not world.rules.join or not gondolas:
            return 0
        else:
            usable = 0
    while left > 0:
        at = _cheapest_kind(world, side, hand, cards, usable)
        if at < 0:
            if gondolas == 0:
                return 0
            at = _best_group(hand, usable, left)
            if at < 0:
                return 0
            gondolas -= 1
            usable |= i64(15) << (at << 2)
            cost += GONDOLA_WORTH
        cards += one(at)
        cost += _unit(world, side, hand, at)
        left -= 1
    return cards if not worth_it or _gain(world, side, contested) > cost else 0


def _cheapest_kind(world: State, side: i64, hand: i64, cards: i64, usable: i64) -> i64:
    """The district whose next card costs least; -1 if there is none."""
    best = 0.0
    found: i64 = -1
    kind: i64 = 0
    while kind < GON:
        if count(usable, kind) and count(hand, kind) > count(cards, kind):
            cost = _unit(world, side, hand, kind)
            if found < 0 or cost < best:
                best = cost
                found = kind
        kind += 1
    return found


def _best_group(hand: i64, usable: i64, left: i64) -> i64:
    """The smallest group that suffices, else the largest; -1 if there is none."""
    found: i64 = -1
    kind: i64 = 0
    while kind < GON:
        held = count(hand & DISTRICTS_MASK, kind)
        if held and not count(usable, kind):
            if found < 0:
                found = kind
            else:
                known = count(hand, found)
                if (known < left and held > known) or (known > held >= left):
                    found = kind
        kind += 1
    return found
