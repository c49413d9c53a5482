"""Every level of every game beats the one below. `docs/bots.md` has more figures, and how they were found."""

from __future__ import annotations

from itertools import pairwise

import pytest

import serenissima
from serenissima.arena.contest import Contest, Played, run
from serenissima.arena.decision import decide
from serenissima.bots.levels import bots_for

MARGIN = 0.15
SEATS = {
    "venice-connection": "ul",
    "canaletto": "ulll",
    "canal-grande": "ul",
    "intrigues-a-venise": "uull",
    "venise": "ul",
}
"""Who of the upper and the lower level sits where; partners are of one kind."""


def rungs() -> list[tuple[str, str, str]]:
    """Neighbouring levels of all games. The search that knows nothing about a game is on no ladder."""
    found = []
    for game in SEATS:
        ladder = [level.name for level in bots_for(serenissima.game(game)) if level.name != "search"]
        found += [(game, lower, upper) for lower, upper in pairwise(ladder)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lower", "upper"), rungs())
def test_every_rung_beats_the_one_below(game: str, lower: str, upper: str) -> None:
    """The upper level wins more than its share, with 95 % certainty, in a sequential test of at most 120 matches."""
    bots = tuple(upper if seat == "u" else lower for seat in SEATS[game])
    contest = Contest(game=game, bots=bots, matches=120, seed=2, seconds=60, iterations=100)
    played: list[Played] = []
    for match in run(contest):
        assert not match.error
        played.append(match)
        if decide(contest, played, MARGIN).verdict != "open":
            break
    assert decide(contest, played, MARGIN).verdict == "better", [match.ranks for match in played]
