"""A contest: many matches between bots, every seat order equally often, all chance from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context
from random import Random

import msgspec

from serenissima.arena.interval import wilson
from serenissima.bots.bot import Budget
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
        """Every way to seat the entrants: order[seat] is the number of an entrant."""
        return list(permutations(range(len(self.bots))))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One match: the rank of every entrant (empty if it broke off), the players' moves, and what went wrong."""

    ranks: tuple[int, ...] = ()
    drawn: bool = False
    moves: int = 0
    error: str = ""
    culprit: int = -1


def play(contest: Contest, number: int) -> Played:
    """Plays match `number`. Matches that differ only in their seat order share Fortuna's seed, so luck evens out."""
    orders = contest.orders()
    order = orders[number % len(orders)]
    found = game(contest.game)
    luck = Fortuna(f"{contest.seed}/{number // len(orders)}")
    seeds = Random(f"{contest.seed}/{number}")
    bots = [bot(found, name, seeds.getrandbits(32)) for name in contest.bots]
    budget = Budget(seconds=contest.seconds, iterations=contest.iterations)
    state = found.new(len(order), found.read_options({**found.unattended, **contest.options}))
    entry = moves = 0
    while (seat := state.to_move()) != NOBODY:
        entry += 1
        codes = state.codes()
        if seat == FORTUNA:
            state.play(codes[luck.draw(entry, state.odds())])
            continue
        try:
            code = bots[order[seat]].choose(found.view(state, seat), codes, budget)
        except Exception as error:  # whatever a bot does wrong is a result of the contest, not its end
            return Played(moves=moves, error=f"match {number}: {error!r}", culprit=order[seat])
        if code not in codes:
            return Played(moves=moves, error=f"match {number}: {code} is not legal", culprit=order[seat])
        state.play(code)
        moves += 1
    outcome = state.outcome()
    assert outcome is not None
    teams = found.teams(len(order))
    return Played(
        ranks=tuple(outcome.ranks[order.index(entrant)] for entrant in range(len(order))),
        drawn=len({teams[seat] for seat in outcome.winners}) > 1,
        moves=moves,
    )


def run(contest: Contest, workers: int = 1) -> Iterator[Played]:
    """Plays all matches, in this process or in several, and gives each as soon as it is known, in order."""
    contest.check()
    if workers <= 1:
        for number in range(contest.matches):
            yield play(contest, number)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [contest] * contest.matches, range(contest.matches), chunksize=4)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one entrant did. `rate` is wins over finished matches, `low` to `high` its 95 % interval."""

    bot: str
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float
    errors: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What a contest showed. A draw is a first place shared between teams; a match that broke off counts for nobody."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    bots: tuple[Standing, ...]
    draws: int
    average_length: float
    errors: tuple[str, ...]


def result(contest: Contest, played: list[Played]) -> Result:
    """The sum of the matches."""
    finished = [match for match in played if match.ranks]
    return Result(
        game=contest.game,
        seats=contest.bots,
        games=len(played),
        seed=contest.seed,
        bots=tuple(_standing(contest, entrant, played) for entrant in range(len(contest.bots))),
        draws=sum(match.drawn for match in finished),
        average_length=sum(match.moves for match in finished) / len(finished) if finished else 0.0,
        errors=tuple(match.error for match in played if match.error),
    )


def _standing(contest: Contest, entrant: int, played: list[Played]) -> Standing:
    finished = [match for match in played if match.ranks]
    firsts = [match for match in finished if match.ranks[entrant] == 1]
    draws = sum(match.drawn for match in firsts)
    wins = len(firsts) - draws
    low, high = wilson(wins, len(finished))
    return Standing(
        bot=contest.bots[entrant],
        wins=wins,
        draws=draws,
        losses=len(finished) - wins - draws,
        rate=wins / len(finished) if finished else 0.0,
        low=low,
        high=high,
        errors=sum(match.culprit == entrant for match in played),
    )
