# compiled with mypyc
"""A player who decides at once, with all hands open, for playing on in imagined worlds.

The rules of thumb are those of `games/canal_grande/worth.py`; all splits are judged together, and the side that can
lay more wins a vote.
"""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.bots.lore.canal_grande.bids import answer, lead, opening
from serenissima.bots.lore.canal_grande.offers import best_tray, better_offer
from serenissima.core.playout import Dice
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import DOG, GON, KINDS, SPY, TRA, count, one, size
from serenissima.games.canal_grande.codes import BETRAY, CATCH_UP, CHOOSE, CONFIRM, FORGO, LAY, PASS, PUT, RESOLVE
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.ending import won_with
from serenissima.games.canal_grande.state.position import (
    BETRAYING,
    CATCHING_UP,
    CHOOSING,
    RESOLVING,
    REVEALING,
    SPLITTING,
)
from serenissima.games.canal_grande.state.rules import OUTBID, REVEALED
from serenissima.games.canal_grande.worth import GONDOLA_WORTH, strength


class Swift:
    """Decides for everybody in an imagined world, remembering a decision until all its small moves are made."""

    __slots__ = ("_tray", "_wish")

    def __init__(self) -> None:
        self._tray: i64 = 0
        """The second tray the divider wants."""
        self._wish: i64 = 0
        """What the player to answer in a vote wants to lay."""

    def code(self, world: State) -> int:
        """The next small move of the player to move; possibly illegal if somebody else has begun the decision."""
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
            return CATCH_UP
        return self._vote(world)

    def legal(self, world: State) -> int:
        """The next small move, or a legal one in its place."""
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
            if vote.contested < 0:
                led = lead(world, vote)
                self._wish = opening(world, vote, led)
                return LAY + led
            self._wish = answer(world, vote)
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


def _next_special(world: State) -> int:
    """Traitor, spy, doge; but a vote that wins the match comes first."""
    pending = world.pending
    if count(pending, DOG) and wins_now(world, world.active, True):
        return RESOLVE + DOG - SPY
    if count(pending, TRA):
        return RESOLVE + TRA - SPY
    return RESOLVE if count(pending, SPY) else RESOLVE + DOG - SPY


def wins_now(world: State, seat: i64, at_once: bool) -> bool:
    """Whether a vote led by this player wins the match, whatever the others do.

    `at_once`: the player lays everything with the first move, so that as many cards as the others have are enough where
    they must go higher (CG-487). Who begins with a card leaves them the last word, and needs one more.
    """
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
            mine = strength(hand, kind, True)
            if mine > others or (at_once and mine == others and rules.vote_rule == OUTBID):
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


def run_on(world: State, swift: Swift, dice: Dice, rounds: i64) -> bool:
    """Plays on until this many more rounds have begun; returns whether the match is over."""
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
