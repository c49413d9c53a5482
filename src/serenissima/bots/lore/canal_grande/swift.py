# compiled with mypyc
"""Somebody who decides at once, with all hands open: how imagined worlds are played on.

The rules of thumb are those of `games/canal_grande/worth.py`; here all splits are judged together, and a vote is
settled by who can lay more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.core.playout import Dice
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import DISTRICTS_MASK, DOG, GON, HAND_MASK, KINDS, SPY, TRA, count, one, size
from serenissima.games.canal_grande.codes import BETRAY, CATCHUP, CHOOSE, CONFIRM, FORGO, LAY, PASS, PUT, RESOLVE
from serenissima.games.canal_grande.position import BETRAYING, CATCHING_UP, CHOOSING, RESOLVING, REVEALING, SPLITTING
from serenissima.games.canal_grande.playing import REVEALED
from serenissima.games.canal_grande.rules import FREE, won_with
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.vote import Vote
from serenissima.games.canal_grande.worth import (
    GONDOLA_WORTH,
    POINT_WORTH,
    SPY_WORTH,
    TRAITOR_WORTH,
    doge_worth,
    strength,
    trophy_worth,
)

CARD: Final = 0.8
"""What a district card laid is worth, roughly."""
LOST: Final = 1.0
"""What the loser of a vote gives up for having taken part."""
DECISIVE: Final = 100.0
"""A trophy that wins the match is worth any cards."""


class Swift:
    """Decides for everybody in an imagined world; what was begun with small moves is finished as it was meant."""

    __slots__ = ("_tray", "_wish")

    def __init__(self) -> None:
        self._tray: i64 = 0
        """The second tray as the divider wants it."""
        self._wish: i64 = 0
        """What the player asked in a vote wants to lay."""

    def code(self, world: State) -> int:
        """The next small move of the player to move. It may be illegal where somebody else has begun the decision."""
        stage = world.stage
        if stage == SPLITTING:
            return self._split(world)
        if stage == CHOOSING:
            return CHOOSE + better_offer(world)
        if stage == RESOLVING:
            return _next_special(world)
        if stage == BETRAYING:
            return _betray(world)
        if stage == CATCHING_UP:
            return CATCHUP
        return self._vote(world)

    def legal(self, world: State) -> int:
        """The same, but always legal."""
        codes = world.codes()
        if len(codes) == 1:
            return codes[0]
        code = self.code(world)
        if code in codes:
            return code
        return CONFIRM if CONFIRM in codes else PASS if PASS in codes else codes[0]

    def _split(self, world: State) -> int:
        if not world.second:
            self._tray = best_tray(world)
        kind: i64 = 0
        while kind < KINDS:
            if count(self._tray, kind) > count(world.second, kind):
                return PUT + kind
            kind += 1
        return CONFIRM

    def _vote(self, world: State) -> int:
        vote = world.vote
        assert vote is not None
        if not vote.draft:
            self._wish = _wished(world, vote)
            if not self._wish:
                return PASS
            if vote.contested >= 0 and count(self._wish, vote.contested):
                return LAY + vote.contested
        kind: i64 = 0
        while kind < GON:
            if count(self._wish, kind) > count(vote.draft, kind):
                return LAY + kind
            kind += 1
        return CONFIRM


# splitting and choosing


def better_offer(world: State) -> int:
    """0 or 1: the offer that brings the chooser more, and leaves the divider less."""
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
    """What the doges of an offer bring with these other cards of it."""
    if not doges:
        return 0.0
    value = doge_worth(world.rules, seat, world.hands[seat] + taken, world.hands, world.trophies)
    return value * (1.0 + 0.6 * float(doges - 1)) if value > 0.0 else value * float(doges)


def _cards(world: State, seat: i64, kind: i64, taken: i64) -> float:
    """So many cards of a kind, to a player."""
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
    """The smaller offer of the split that leaves the chooser least."""
    chooser: i64 = world.rules.chooser(world.divider)
    divider: i64 = world.divider
    whole: i64 = world.first + world.second
    parts: list[int] = [0]
    own: list[float] = [0.0]
    """What each part is worth to the chooser, doges apart."""
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
    # the complement of part i is part last - i, since every kind adds all its numbers in rising order
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
    """The doges, last of all kinds; what they are worth depends on the hand cards beside them."""
    chooser: i64 = world.rules.chooser(world.divider)
    divider: i64 = world.divider
    doges = count(whole, DOG)
    known = len(parts)
    # parts that differ in specials and numbers only follow each other with this period
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


# specials


def _next_special(world: State) -> int:
    """Traitor, spy, doge; a vote that wins the match comes first."""
    pending = world.pending
    if count(pending, DOG) and wins_now(world, world.active):
        return RESOLVE + DOG - SPY
    if count(pending, TRA):
        return RESOLVE + TRA - SPY
    return RESOLVE if count(pending, SPY) else RESOLVE + DOG - SPY


def wins_now(world: State, seat: i64) -> bool:
    """Whether a vote led by this player wins the match, whatever the others do."""
    rules = world.rules
    side = rules.side(seat)
    hand: i64 = world.hands[seat]
    kind: i64 = 0
    while kind < GON:
        if count(hand, kind) and won_with(world.trophies[side] + one(kind)):
            others: i64 = 0
            for other in range(rules.seats):
                if rules.side(other) != side:
                    others += strength(world.hands[other], kind, rules.join)
            if strength(hand, kind, True) > others:
                return True
        kind += 1
    return False


def _betray(world: State) -> int:
    """The opponent whose cards are worth most on average."""
    best = -1.0
    found = FORGO
    for seat in range(world.rules.seats):
        if world.can_be_robbed(seat):
            worth = _richness(world.hands[seat])
            if worth > best:
                best = worth
                found = BETRAY + seat
    return found


def _richness(hand: i64) -> float:
    cards = float(size(hand))
    gondolas = float(count(hand, GON))
    pairs = 0.0
    kind: i64 = 0
    while kind < GON:
        held = float(count(hand, kind))
        pairs += 0.3 * held * held
        kind += 1
    return (cards - gondolas + GONDOLA_WORTH * gondolas + pairs) / cards


# votes


def _gain(world: State, side: i64, kind: i64) -> float:
    """What the trophy is worth to a side, and that the others do not get it."""
    own, theirs = world.trophies[side], world.trophies[1 - side]
    return trophy_worth(own, theirs, kind) + 0.5 * trophy_worth(theirs, own, kind)


def _wished(world: State, vote: Vote) -> i64:
    """What the player asked wants to lay, without gondolas; 0: pass."""
    if vote.contested < 0:
        return one(_lead(world, vote))
    if world.rules.vote_rule == FREE:
        return _answer_freely(world, vote)
    seat = vote.asked
    hand: i64 = world.hands[seat]
    kind = vote.contested
    other: i64 = 1 - seat
    if vote.reach(hand, -1) <= vote.total(other) + _can_add(world, vote, other, kind):
        return 0
    return _cheapest(world, vote, vote.need() - vote.total(seat))


def _can_add(world: State, vote: Vote, seat: i64, kind: i64) -> i64:
    """How much a player can still lay."""
    if vote.passed >> seat & 1:
        return 0
    return strength(world.hands[seat], kind, world.rules.join or vote.first[seat] >= 0)


def _lead(world: State, vote: Vote) -> i64:
    """The district that promises most."""
    rules = world.rules
    seat = vote.asked
    side = rules.side(seat)
    hand: i64 = world.hands[seat]
    best = 0.0
    found: i64 = -1
    kind: i64 = 0
    while kind < GON:
        if count(hand, kind):
            mine = strength(hand, kind, True)
            theirs: i64 = 0
            for other in range(rules.seats):
                if rules.side(other) != side:
                    theirs += strength(world.hands[other], kind, rules.join)
                elif other != seat:
                    mine += strength(world.hands[other], kind, True) >> 1
            gain = _gain(world, side, kind)
            if won_with(world.trophies[side] + one(kind)) and mine > theirs:
                gain += DECISIVE
            promise = gain - CARD * (1.0 + 0.5 * float(theirs)) if mine > theirs else -0.6 * gain - LOST
            if found < 0 or promise > best:
                best = promise
                found = kind
        kind += 1
    return found


def _answer_freely(world: State, vote: Vote) -> i64:
    """No duty to go higher: stay in with a card while it may be of use, go ahead when that decides it."""
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
        return _cheapest(world, vote, 1)
    if behind > reach + partner:
        return 0
    return _cheapest(world, vote, behind if behind <= reach else 1)


def _unit(world: State, side: i64, hand: i64, kind: i64) -> float:
    """What laying one card of a district costs."""
    own, theirs = world.trophies[side], world.trophies[1 - side]
    return 0.4 + 0.12 * trophy_worth(own, theirs, kind) + 0.1 * float(count(hand, kind))


def _cheapest(world: State, vote: Vote, number: i64) -> i64:
    """At least so many cards, cheaply; 0 if there are not enough or the trophy is not worth them."""
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
    return cards if _gain(world, side, contested) > cost else 0


def _cheapest_kind(world: State, side: i64, hand: i64, cards: i64, usable: i64) -> i64:
    """The district of which a further card costs least; -1 if there is none."""
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
    """The smallest district that is enough, or the largest; -1 if there is none."""
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


def run_on(world: State, swift: Swift, dice: Dice, rounds: i64) -> bool:
    """Plays on until so many more rounds have begun; whether the match is over."""
    last = world.round + rounds
    while True:
        if world.stage == REVEALING and world.due == REVEALED and world.round >= last:
            return False
        seat = world.to_move()
        if seat == NOBODY:
            return True
        if seat == FORTUNA:
            world.play(world.pick(dice.ticket()))
        else:
            world.play(swift.legal(world))
