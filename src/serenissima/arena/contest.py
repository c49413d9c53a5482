"""A contest: many matches between bots, every seat order equally often, all chance from one seed.

The matches of one *deal* differ in their seat order only: Fortuna has the same seed in all of them, so luck evens out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations, repeat
from multiprocessing import get_context
from random import Random

import msgspec

from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot
from serenissima.bots.think import answer
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.options import BadOption, OptionValue
from serenissima.core.playing import Failed, by_players, play_match
from serenissima.core.state import FORTUNA, State
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

    def partners(self) -> tuple[int, ...]:
        """The team of every entrant, as they stand in `bots`; empty where nobody has a partner for the whole contest.

        Where teams differ in size, who is whose partner changes from match to match, so that nobody always plays the
        larger one.
        """
        teams = shape(game(self.game), len(self.bots), self.options)
        sizes = {teams.count(team) for team in teams}
        return () if len(sizes) > 1 or sizes == {1} else teams

    def orders(self) -> list[tuple[int, ...]]:
        """Every way to seat the entrants, told apart by their names: order[place] is the number of an entrant.

        Partners stay together. Places are seats; where teams are dealt, see `places`.
        """
        partners = self.partners()
        groups = {frozenset(_members(partners, team)) for team in partners}
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(range(len(self.bots))):
            if {frozenset(order[place] for place in group) for group in groups} == groups:
                found.setdefault(tuple(self.bots[entrant] for entrant in order), order)
        return list(found.values())


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One match: the rank of every entrant (empty if it broke off), the players' moves, and what went wrong.

    `teams`: the team of every entrant, where teams were dealt.
    """

    ranks: tuple[int, ...] = ()
    drawn: bool = False
    moves: int = 0
    error: str = ""
    culprit: int = -1
    teams: tuple[int, ...] = ()


def _members(teams: Sequence[int], team: int) -> list[int]:
    return [number for number, own in enumerate(teams) if own == team]


def shape(found: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """The teams of a match with so many seats: of the seats, or, where they are dealt, of the places."""
    if found.dealt_teams is None:
        return found.teams(seats)
    state = found.new(seats, found.read_options({**found.unattended, **options}))
    while state.to_move() == FORTUNA:
        state.play(state.codes()[0])
    teams = found.dealt_teams(state)
    return tuple(teams[seat] for seat in places(teams)) or found.teams(seats)


def places(teams: Sequence[int]) -> list[int]:
    """The seats in the order of their teams, the largest first: so partners have places side by side."""
    return sorted(range(len(teams)), key=lambda seat: (-teams.count(teams[seat]), teams[seat]))


def between(
    found: AnyGame, state: State, player: Callable[[int], Bot], luck: Fortuna, budget: Budget
) -> list[tuple[int, int]]:
    """Plays this state between bots, the `player` of each seat, as a table would; the seat and code of every entry."""

    def ask(seat: int, codes: list[int]) -> list[int]:
        return answer(player(seat), found.memory(state, seat), codes, budget)

    def asides(seat: int) -> list[int]:
        return [] if found.asides is None else found.asides(state, seat)

    return play_match(state, luck.draw, ask, asides)


def play(contest: Contest, number: int) -> Played:
    """Plays match `number` of the contest; where and when does not matter."""
    orders = contest.orders()
    order = orders[number % len(orders)]
    found = game(contest.game)
    seeds = Random(f"{contest.seed}/{number}")
    bots = [bot(found, name, seeds.getrandbits(32)) for name in contest.bots]
    budget = Budget(seconds=contest.seconds, iterations=contest.iterations)
    state = found.new(len(order), found.read_options({**found.unattended, **contest.options}))
    seated: dict[int, int] = {}

    def entrants() -> dict[int, int]:
        """Who sits where: known when somebody must decide, after teams were dealt, if that came first."""
        if not seated:
            dealt = places(found.dealt_teams(state)) if found.dealt_teams is not None else []
            seated.update(zip(dealt or range(len(order)), order, strict=True))
        return seated

    luck = Fortuna(f"{contest.seed}/{number // len(orders)}")
    try:
        moves = by_players(between(found, state, lambda seat: bots[entrants()[seat]], luck, budget))
    except Failed as error:  # whatever a bot does wrong is a result of the contest, not its end
        return Played(moves=error.moves, error=f"match {number}: {error}", culprit=seated[error.seat])
    outcome = state.outcome()
    assert outcome is not None
    teams = found.teams(len(order)) if found.dealt_teams is None else found.dealt_teams(state)
    seat_of = {entrant: seat for seat, entrant in entrants().items()}
    return Played(
        ranks=tuple(outcome.ranks[seat_of[entrant]] for entrant in range(len(order))),
        drawn=len({teams[seat] for seat in outcome.winners}) > 1,
        moves=moves,
        teams=() if found.dealt_teams is None else tuple(teams[seat_of[entrant]] for entrant in range(len(order))),
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
