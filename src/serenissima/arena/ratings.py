"""Ratings with their uncertainty, for any number of seats and for teams (openskill's Plackett-Luce model)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serenissima.arena.contest import Contest, Played
from serenissima.games import game


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's rating: `mu` give or take `sigma`. Everybody begins at 25 with 8.33; the rating lies within two sigma."""

    bot: str
    mu: float
    sigma: float


def ratings(contest: Contest, finished: Sequence[Played]) -> tuple[Rated, ...]:
    """The rating of every name, in the order of the entrants. Entrants of the same name learn from each other."""
    from openskill.models import PlackettLuce

    teams = game(contest.game).teams(len(contest.bots))
    members = [[entrant for entrant, own in enumerate(teams) if own == team] for team in dict.fromkeys(teams)]
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in dict.fromkeys(contest.bots)}
    for match in finished:
        ranks = [float(min(match.ranks[entrant] for entrant in team)) for team in members]
        before = [[known[contest.bots[entrant]] for entrant in team] for team in members]
        after = [rating for team in model.rate(before, ranks=ranks) for rating in team]
        names = [contest.bots[entrant] for team in members for entrant in team]
        for name in known:
            own = [rating for rating, of in zip(after, names, strict=True) if of == name]
            known[name] = model.rating(
                name=name,
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
            )
    return tuple(Rated(bot=name, mu=found.mu, sigma=found.sigma) for name, found in known.items())
