"""A contest: many matches between bots, every seat order equally often, all chance from one seed.

The matches of one *deal* differ only in their seat order: Fortuna has the same seed in all of them, so luck evens out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from random import Random

import msgspec

from serenissima import games
from serenissima.arena.spreading import spread
from serenissima.bots.bot import Bot, Budget
from serenissima.bots.levels import bot
from serenissima.bots.think import answer
from serenissima.core.fortuna import Fortuna
from serenissima.core.game import AnyGame
from serenissima.core.options import BadOption, OptionValue
from serenissima.core.playing import Failed, by_players, play_match
from serenissima.core.state import FORTUNA, State


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What to play. `bots` names the entrants, one per seat; a name may occur twice."""

    game: str
    bots: tuple[str, ...]
    matches: int
    options: dict[str, OptionValue] = {}
    seed: int = 0
    seconds: float = 0.2
    iterations: int | None = None

    def check(self) -> None:
        """Raises UnknownGame, UnknownBot or BadOption if it is invalid, before any match is played."""
        game = games.game(self.game)
        game.check_seats(len(self.bots))
        if self.matches < 1:
            raise BadOption(f"a contest needs at least one match, not {self.matches}")
        game.read_options(self.options)
        for name in self.bots:
            bot(game, name)

    def partners(self) -> tuple[int, ...]:
        """The team of every entrant, in the order of `bots`; empty if nobody has a permanent partner.

        If teams differ in size, partners change from match to match, so that nobody is always in the larger team.
        """
        teams = shape(games.game(self.game), len(self.bots), self.options)
        sizes = {teams.count(team) for team in teams}
        return () if len(sizes) > 1 or sizes == {1} else teams

    def orders(self) -> list[tuple[int, ...]]:
        """Every way to seat the entrants, distinguished by their names: order[place] is the number of an entrant.

        Partners stay together. Places are seats; if teams are dealt, see `places`.
        """
        partners = self.partners()
        groups = {frozenset(_members(partners, team)) for team in partners}
        orders: dict[tuple[str, ...], tuple[int, ...]] = {}
        for order in permutations(range(len(self.bots))):
            if {frozenset(order[place] for place in group) for group in groups} == groups:
                orders.setdefault(tuple(self.bots[entrant] for entrant in order), order)
        return list(orders.values())


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One match: every entrant's rank (empty if it broke off), the number of players' moves, and what went wrong.

    `teams`: the team of every entrant, if teams were dealt.
    """

    ranks: tuple[int, ...] = ()
    drawn: bool = False
    moves: int = 0
    error: str = ""
    culprit: int = -1
    teams: tuple[int, ...] = ()


def _members(teams: Sequence[int], team: int) -> list[int]:
    return [number for number, own in enumerate(teams) if own == team]


def shape(game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """The teams of a match with this number of seats: by seat or, if teams are dealt, by place."""
    state: State = game.new(seats, game.read_options({**game.unattended, **options}))
    while state.to_move() == FORTUNA:
        state.play(state.codes()[0])
    teams = dealt(game, state, seats)
    return tuple(teams[seat] for seat in places(teams)) or game.teams(seats)


def dealt(game: AnyGame, state: State, seats: int) -> tuple[int, ...]:
    """The teams dealt by chance; empty if they follow from the seating, and before they are dealt."""
    teams = state.teams()
    return () if teams == game.teams(seats) else teams


def places(teams: Sequence[int]) -> list[int]:
    """The seats in the order of their teams, the largest team first, so that partners are side by side."""
    return sorted(range(len(teams)), key=lambda seat: (-teams.count(teams[seat]), teams[seat]))


def between(
    game: AnyGame, state: State, player: Callable[[int], Bot], luck: Fortuna, budget: Budget
) -> list[tuple[int, int]]:
    """Plays this state to its end between the `player`s of the seats, as a table would.

    Returns the seat and code of every entry.
    """

    def ask(seat: int, codes: list[int]) -> list[int]:
        return answer(player(seat), game.memory(state, seat), codes, budget)

    return play_match(state, luck.draw, ask, asides=True)


def play(contest: Contest, number: int) -> Played:
    """Plays match `number` of the contest, with the same result wherever and whenever it is played."""
    orders = contest.orders()
    order = orders[number % len(orders)]
    game = games.game(contest.game)
    seeds = Random(f"{contest.seed}/{number}")
    bots = [bot(game, name, seeds.getrandbits(32)) for name in contest.bots]
    budget = Budget(seconds=contest.seconds, iterations=contest.iterations)
    state = game.new(len(order), game.read_options({**game.unattended, **contest.options}))
    seated: dict[int, int] = {}

    def entrants() -> dict[int, int]:
        """Who sits where: decided when the first player must decide, after any teams have been dealt."""
        if not seated:
            by_team = places(dealt(game, state, len(order)))
            seated.update(zip(by_team or range(len(order)), order, strict=True))
        return seated

    luck = Fortuna(f"{contest.seed}/{number // len(orders)}")
    try:
        moves = by_players(between(game, state, lambda seat: bots[entrants()[seat]], luck, budget))
    except Failed as error:  # a bot's failure is a result of the contest and does not end it
        return Played(moves=error.moves, error=f"match {number}: {error}", culprit=seated[error.seat])
    outcome = state.outcome()
    assert outcome is not None
    shuffled = dealt(game, state, len(order))
    teams = shuffled or game.teams(len(order))
    seat_of = {entrant: seat for seat, entrant in entrants().items()}
    return Played(
        ranks=tuple(outcome.ranks[seat_of[entrant]] for entrant in range(len(order))),
        drawn=len({teams[seat] for seat in outcome.winners}) > 1,
        moves=moves,
        teams=tuple(shuffled[seat_of[entrant]] for entrant in range(len(order))) if shuffled else (),
    )


def run(contest: Contest, workers: int = 1, first: int = 0) -> Iterator[Played]:
    """Plays all matches from number `first` on, here or in several processes, and yields them in order."""
    contest.check()
    yield from spread(partial(play, contest), range(first, contest.matches), workers)
