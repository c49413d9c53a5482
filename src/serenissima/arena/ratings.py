"""Ratings with their uncertainty, for any number of seats and for teams (openskill's Plackett-Luce model)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from serenissima import games
from serenissima.arena.contest import Contest, Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's rating: `mu`, give or take two `sigma`. Everybody starts with a mu of 25 and a sigma of 8.33."""

    bot: str
    mu: float
    sigma: float


class Ratings:
    """The current rating of every name, shared by all entrants of that name.

    Partners of the same name count once: a rating says how two of one kind do against two of another.
    """

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._known: dict[str, PlackettLuceRating] = {}

    def add(self, contest: Contest, match: Played) -> None:
        """Updates the ratings from a finished match."""
        model, known = self._model, self._known
        for name in contest.bots:
            known.setdefault(name, model.rating(name=name))
        teams = match.teams or games.game(contest.game).teams(len(contest.bots))
        members = [[entrant for entrant, own in enumerate(teams) if own == team] for team in dict.fromkeys(teams)]
        ranks = [float(min(match.ranks[entrant] for entrant in team)) for team in members]
        kinds = [list(dict.fromkeys(contest.bots[entrant] for entrant in team)) for team in members]
        before = [[known[name] for name in team] for team in kinds]
        after = [rating for team in model.rate(before, ranks=ranks) for rating in team]
        names = [name for team in kinds for name in team]
        for name in dict.fromkeys(names):
            own = [rating for rating, of in zip(after, names, strict=True) if of == name]
            known[name] = model.rating(
                name=name,
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
            )

    def all(self) -> tuple[Rated, ...]:
        """The rating of every name, in the order in which they first appeared."""
        return tuple(Rated(bot=name, mu=rating.mu, sigma=rating.sigma) for name, rating in self._known.items())


def ratings(contest: Contest, finished: Sequence[Played]) -> tuple[Rated, ...]:
    """The rating of every name, in the order of the entrants."""
    ratings = Ratings()
    for match in finished:
        ratings.add(contest, match)
    return ratings.all()
