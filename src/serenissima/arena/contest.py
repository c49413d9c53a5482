"""A contest: many matches between bots, every seat order equally often, all chance from one seed.

The matches of one *deal* differ in their seat order only: Fortuna has the same seed in all of them, so luck evens out.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations, repeat
from multiprocessing import get_context
from random import Random

import msgspec

from serenissima.bots.bot import Budget, decide
from serenissima.bots.levels import bot
from serenissima.core.fortuna import Fortuna
from serenissima.core.options import BadOption, OptionValue
from serenissima.core.state import FORTUNA, NOBODY
from serenissima.games import game


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. `bots` names the entrants, one for each seat; the same name may stand there twice."""

    game: str
    bots: tuple[str, ...]
    matches: int
    options: dict[str, OptionValue] = {}
    seed: int = 0
    seconds: float = 0.2
    iterations: int | None = None

    def check(self) -> None:
        """Raises what is wrong with it (UnknownGame, UnknownBot, BadOption) before any match is played."""
        found = game(self.game)
        if len(self.bots) not in found.seats:
            wanted = " or ".join(map(str, found.seats))
            raise BadOption(f"{found.name} is for {wanted} seats, not {len(self.bots)}")
        if self.matches < 1:
            raise BadOption(f"a contest needs at least one match, not {self.matches}")
        found.read_options(self.options)
        for name in self.bots:
            bot(found, name)

    def orders(self) -> list[tuple[int, ...]]:
        """Every way to seat the entrants, told apart by their names: order[seat] is the number of an entrant.

        Who stands on seats of one team in `bots` stays together.
        """
        seats = range(len(self.bots))
        teams = game(self.game).teams(len(self.bots))
        partners = {frozenset(seat for seat in seats if teams[seat] == team) for team in teams}
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(seats):
            if {frozenset(order[seat] for seat in team) for team in partners} == partners:
                found.setdefault(tuple(self.bots[entrant] for entrant in order), order)
        return list(found.values())


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One match: the rank of every entrant (empty if it broke off), the players' moves, and what went wrong."""

    ranks: tuple[int, ...] = ()
    drawn: bool = False
    moves: int = 0
    error: str = ""
    culprit: int = -1


def play(contest: Contest, number: int) -> Played:
    """Plays match `number` of the contest; where and when does not matter."""
    orders = contest.orders()
    order = orders[number % len(orders)]
    found = game(contest.game)
    luck = Fortuna(f"{contest.seed}/{number // len(orders)}")
    seeds = Random(f"{contest.seed}/{number}")
    bots = [bot(found, name, seeds.getrandbits(32)) for name in contest.bots]
    budget = Budget(seconds=contest.seconds, iterations=contest.iterations)
    state = found.new(len(order), found.read_options({**found.unattended, **contest.options}))
    entry = moves = 0
    planned: list[int] = []
    last = NOBODY
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        codes = state.codes()
        if seat == FORTUNA:
            state.play(codes[luck.draw(entry, state.odds())])
            planned = []
            continue
        try:
            # what the same bot has decided together with its last move is not asked again
            if seat != last or not planned or planned[0] not in codes:
                planned = decide(bots[order[seat]], found.view(state, seat), codes, budget)
            code = planned.pop(0)
        except Exception as error:  # whatever a bot does wrong is a result of the contest, not its end
            return Played(moves=moves, error=f"match {number}: {error!r}", culprit=order[seat])
        if code not in codes:
            return Played(moves=moves, error=f"match {number}: {code} is not legal", culprit=order[seat])
        state.play(code)
        last = seat
        moves += 1
    outcome = state.outcome()
    assert outcome is not None
    teams = found.teams(len(order))
    return Played(
        ranks=tuple(outcome.ranks[order.index(entrant)] for entrant in range(len(order))),
        drawn=len({teams[seat] for seat in outcome.winners}) > 1,
        moves=moves,
    )


def run(contest: Contest, workers: int = 1, first: int = 0) -> Iterator[Played]:
    """Plays all matches from number `first` on, here or in several processes; gives each when it is known, in order."""
    contest.check()
    if workers <= 1:
        for number in range(first, contest.matches):
            yield play(contest, number)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from pool.map(play, repeat(contest), range(first, contest.matches))
    finally:  # whoever stops listening early does not wait for the rest
        pool.shutdown(cancel_futures=True)
