# compiled with mypyc
"""The rest of a round, counted out with all hands open: everybody plays their best move, and chance is averaged.

Only moves that can matter are tried: both offers, every order of the specials, every victim, and in votes a pass, the
least that suffices, and everything. A traitor's card is averaged exactly; cards drawn from the pile are sampled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serenissima.bots.lore.canal_grande.bids import cheapest, everything
from serenissima.bots.lore.canal_grande.prospects import features
from serenissima.bots.lore.canal_grande.swift import Swift, run_on
from serenissima.bots.network import Network
from serenissima.core.playout import Dice
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games.canal_grande.cards import GON, count
from serenissima.games.canal_grande.codes import CONFIRM, LAY, PASS, PLUCK
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import PLUCKING, REVEALING, SPLITTING, VOTING
from serenissima.games.canal_grande.state.rules import FREE, REVEALED
from serenissima.games.canal_grande.state.running_vote import RunningVote

SAMPLES: Final = 3
"""How many draws represent everything that may come from the pile."""


class Reckoning:
    """Counts worlds out, visiting at most `most` positions; the swift player plays on from there."""

    __slots__ = ("_dice", "_most", "_network", "_swift", "looked")

    def __init__(self, network: Network, dice: Dice, most: int) -> None:
        self._network = network
        self._dice = dice
        self._most: i64 = most
        self._swift = Swift()
        self.looked: i64 = 0

    def try_out(self, world: State, codes: list[int], side: int) -> float:
        """Plays these codes and counts out what follows, consuming the world; returns the side's chance, 0 to 1."""
        for code in codes:
            world.play(code)
        self.looked = 0
        chance = self._chance(world)
        return chance if side == 0 else 1.0 - chance

    def _chance(self, world: State) -> float:
        """The chance that side 0 wins."""
        while True:
            seat = world.to_move()
            if seat == NOBODY:
                return 0.5 if world.winner < 0 else 1.0 if world.winner == 0 else 0.0
            if world.stage == REVEALING and world.due == REVEALED:
                return self._expected(world)
            if self.looked >= self._most:
                return self._play_on(world)
            if seat == FORTUNA:
                return self._weigh(world)
            if world.stage == SPLITTING:
                return self._play_on(world)
            plans = _plans(world)
            if len(plans) > 1:
                break
            for code in plans[0]:
                world.play(code)
        best = -1.0
        for plan in plans:
            twin = world.copy()
            for code in plan:
                twin.play(code)
            self.looked += 1
            chance = self._chance(twin)
            own = chance if world.rules.side(seat) == 0 else 1.0 - chance
            if own > best:
                best = own
            if best >= 1.0:
                break
        return best if world.rules.side(seat) == 0 else 1.0 - best

    def _expected(self, world: State) -> float:
        chance = self._network.chance(features(world))
        return chance if world.rules.side(world.divider) == 0 else 1.0 - chance

    def _play_on(self, world: State) -> float:
        if run_on(world, self._swift, self._dice, 1):
            return 0.5 if world.winner < 0 else 1.0 if world.winner == 0 else 0.0
        return self._expected(world)

    def _weigh(self, world: State) -> float:
        """The mean over every card that may be taken from a hand, or over a few draws from the pile."""
        total = 0.0
        if world.stage == PLUCKING:
            hand: i64 = world.hands[world.victim]
            cards = 0.0
            kind: i64 = 0
            while kind <= GON:
                held = float(count(hand, kind))
                if held > 0.0:
                    twin = world.copy()
                    twin.play(PLUCK + kind)
                    self.looked += 1
                    total += held * self._chance(twin)
                    cards += held
                kind += 1
            return total / cards
        for _ in range(SAMPLES):
            twin = world.copy()
            while twin.to_move() == FORTUNA and twin.stage == world.stage:
                twin.play(twin.pick(self._dice.ticket()))
            self.looked += 1
            total += self._chance(twin)
        return total / float(SAMPLES)


def _plans(world: State) -> list[list[int]]:
    """The candidate decisions of the player to move."""
    if world.stage == VOTING:
        vote = world.vote
        assert vote is not None
        if not vote.draft:
            return _leads(world, vote) if vote.contested < 0 else _answers(world, vote)
    return [[code] for code in world.codes()]


def _leads(world: State, vote: RunningVote) -> list[list[int]]:
    """One card of a district, or everything for it."""
    hand: i64 = world.hands[vote.asked]
    found: list[list[int]] = []
    kind: i64 = 0
    while kind < GON:
        if count(hand, kind):
            found.append([LAY + kind, CONFIRM])
            if world.rules.vote_rule != FREE:
                most = everything(vote, hand, kind)
                if most != i64(1) << (kind << 2):
                    found.append(_codes(most, kind))
        kind += 1
    return found


def _answers(world: State, vote: RunningVote) -> list[list[int]]:
    """A pass, the least that suffices, or everything."""
    codes = world.codes()
    found: list[list[int]] = []
    if PASS in codes:
        found.append([PASS])
        if len(codes) == 1:
            return found
    hand: i64 = world.hands[vote.asked]
    least = _least(world, vote)
    few = cheapest(world, vote, least, False)
    if few:
        found.append(_codes(few, vote.contested))
    if world.rules.vote_rule == FREE:
        one_card = cheapest(world, vote, 1, False)
        if one_card and one_card != few:
            found.append(_codes(one_card, vote.contested))
        return found
    most = everything(vote, hand, vote.contested)
    if most and most != few:
        found.append(_codes(most, vote.contested))
    return found


def _least(world: State, vote: RunningVote) -> i64:
    """How many cards it takes to get ahead."""
    if world.rules.vote_rule != FREE:
        return vote.need() - vote.total(vote.asked)
    side = world.rules.side(vote.asked)
    behind = vote.side_total(1 - side) - vote.side_total(side)
    if world.rules.side(vote.challenger) != side:
        behind += 1
    return behind if behind > 0 else i64(1)


def _codes(cards: i64, first: i64) -> list[int]:
    """The small moves that lay these cards, those of the contested district first."""
    found: list[int] = []
    left = count(cards, first)
    while left > 0:
        found.append(LAY + first)
        left -= 1
    kind: i64 = 0
    while kind < GON:
        left = count(cards, kind) if kind != first else i64(0)
        while left > 0:
            found.append(LAY + kind)
            left -= 1
        kind += 1
    found.append(CONFIRM)
    return found
