"""A player who imagines a few worlds that fit the view and decides by what is best in them on average."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from serenissima.bots.bot import Budget
from serenissima.bots.lore.canal_grande.ballot import Ballot
from serenissima.bots.lore.canal_grande.forgetting import remembered
from serenissima.bots.lore.canal_grande.market import best_offer, best_second_tray
from serenissima.bots.lore.canal_grande.swift import wins_now
from serenissima.core.game import AnyGame
from serenissima.games.canal_grande.cards import DOG, GON, SPY, TRA, count, kinds_in, size
from serenissima.games.canal_grande.codes import BETRAY, CATCH_UP, CHOOSE, CONFIRM, FORGO, LAY, PASS, PUT, RESOLVE
from serenissima.games.canal_grande.state import State
from serenissima.games.canal_grande.state.position import BETRAYING, CATCHING_UP, CHOOSING, RESOLVING, SPLITTING
from serenissima.games.canal_grande.worth import GONDOLA_WORTH


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How a player behaves: how many worlds they imagine, and the mistakes they make.

    `keeps`: the probability of remembering a card whenever somebody takes cards; `notices`: the share of splits that
    come to mind; `across`: whether they consider what the other player wants; `pride` and `spare`: how much they
    overpay in a vote.
    """

    name: str
    worlds: int
    keeps: float = 1.0
    notices: float = 1.0
    across: bool = True
    pride: float = 1.0
    spare: int = 0


PEOPLE = (
    Temper(name="apprentice", worlds=1, keeps=0.5, notices=0.15, across=False, pride=2.0, spare=1),
    Temper(name="merchant", worlds=2, keeps=0.8, notices=0.3, pride=1.5),
    Temper(name="sensible", worlds=8),
)
"""Weakest first."""


class Player:
    """Plays with a temper. A seed and a position give one decision, however much of it has been carried out."""

    def __init__(self, game: AnyGame, temper: Temper, seed: int) -> None:
        self._game = game
        self._temper = temper
        self._seed = seed

    def choose(self, view: Any, moves: Sequence[int], budget: Budget) -> int:
        """The next small move of the decision that seems best."""
        if len(moves) == 1:
            return moves[0]
        # use only what a half-made split or lay does not change, so that the decision stays the same until complete
        random = Random(f"{self._seed}/{view.round}/{view.stage}/{len(view.memory)}")
        seen = remembered(view, self._temper.keeps, self._seed)
        worlds: list[State] = [self._game.imagine(seen, random) for _ in range(self._temper.worlds)]
        code = self._decide(worlds, random)
        return code if code in moves else _unfinished(moves)

    def _decide(self, worlds: list[State], random: Random) -> int:
        stage = worlds[0].stage
        if stage == SPLITTING:
            return self._split(worlds, random)
        if stage == CHOOSING:
            return CHOOSE + best_offer(worlds, self._temper.across)
        if stage == RESOLVING:
            return RESOLVE + self._next_special(worlds) - SPY
        if stage == BETRAYING:
            return self._betray(worlds)
        if stage == CATCHING_UP:
            return CATCH_UP
        return self._vote(worlds)

    def _split(self, worlds: list[State], random: Random) -> int:
        """Puts card by card into the second tray until it is as wanted."""
        world = worlds[0]
        share = self._temper.notices
        wished = best_second_tray(worlds, self._temper.across, lambda: share >= 1.0 or random.random() < share)
        for kind in kinds_in(wished):
            if count(wished, kind) > count(world.second, kind):
                return PUT + kind
        return CONFIRM

    def _next_special(self, worlds: list[State]) -> int:
        """Traitor, spy, doge: weaken the others, fill the hand, then vote; a vote that wins the match comes first."""
        world = worlds[0]
        if count(world.pending, DOG) and all(wins_now(each, each.active, False) for each in worlds):
            return DOG
        return next(kind for kind in (TRA, SPY, DOG) if count(world.pending, kind))

    def _betray(self, worlds: list[State]) -> int:
        """The opponent whose cards are worth most on average."""
        seats = [seat for seat in range(worlds[0].rules.seats) if worlds[0].can_be_robbed(seat)]
        if not seats:
            return FORGO
        return BETRAY + max(seats, key=lambda seat: sum(_richness(world, seat) for world in worlds))

    def _vote(self, worlds: list[State]) -> int:
        """What to lay, card by card, or a pass."""
        vote = worlds[0].vote
        assert vote is not None
        wished = Ballot(worlds, self._temper.pride, self._temper.spare).wished()
        if not wished:
            return PASS
        # cards of the contested district come first
        kinds = sorted(kinds_in(wished.cards), key=lambda kind: kind != wished.district)
        for kind in kinds:
            if count(wished.cards, kind) > count(vote.draft, kind):
                return LAY + kind
        return CONFIRM


def _unfinished(moves: Sequence[int]) -> int:
    """Completes a decision that somebody else has begun differently."""
    return CONFIRM if CONFIRM in moves else moves[0]


def _richness(world: State, seat: int) -> float:
    """The average worth of a card in this hand."""
    hand = world.hands[seat]
    cards = float(size(hand))
    gondolas = float(count(hand, GON))
    pairs = sum(0.3 * float(count(hand, kind)) ** 2 for kind in range(GON))
    return (cards - gondolas + GONDOLA_WORTH * gondolas + pairs) / max(1.0, cards)
