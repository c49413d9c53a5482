"""When a contest is decided, and when it must go on."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.arena.contest import Contest, Played
from serenissima.arena.decision import ERROR, FEWEST, Decision, decide

PLAN = Contest(game="pebbles", bots=("a", "b"), matches=10_000)
WON, LOST, TIED = Played(ranks=(1, 2)), Played(ranks=(2, 1)), Played(ranks=(1, 1), drawn=True)


def until_decided(strength: float, seed: int, most: int = 4_000) -> Decision:
    """Plays matches of this strength until the test stops."""
    random = Random(seed)
    played: list[Played] = []
    while len(played) < most:
        played += [WON if random.random() < strength else LOST for _ in range(2)]
        found = decide(PLAN, played, 0.1)
        if found.verdict != "open":
            return found
    return decide(PLAN, played, 0.1)


def test_a_clear_winner_is_found_early() -> None:
    """Twenty won matches are enough; a few are not, however clear they look."""
    assert decide(PLAN, [WON] * 20, 0.1).verdict == "better"
    assert decide(PLAN, [WON] * (2 * FEWEST - 2), 0.1).verdict == "open"
    assert decide(PLAN, [LOST] * 20, 0.1).verdict == "not-better"


@pytest.mark.slow
@pytest.mark.parametrize(("strength", "verdict"), [(0.5, "not-better"), (0.6, "better")])
def test_verdicts_are_seldom_wrong(strength: float, verdict: str) -> None:
    """Bots exactly as strong as one of the two hypotheses are judged rightly about as often as promised."""
    right = sum(until_decided(strength, seed).verdict == verdict for seed in range(60))
    assert right >= 60 * (1 - 2 * ERROR)


def test_ties_and_matches_that_broke_off_count_as_they_should() -> None:
    """A tie is half a win, a match without ranks is no evidence, and half a deal is not counted."""
    assert decide(PLAN, [TIED] * 16, 0.1).share == 0.5
    assert decide(PLAN, [Played(error="oh", culprit=0)] * 16, 0.1).deals == 0
    assert decide(PLAN, [WON, LOST, WON], 0.1).deals == 1
    assert decide(PLAN, [], 0.1).verdict == "open"


def test_the_even_share_follows_the_seats() -> None:
    """One bot against two others is even at a third of the wins."""
    plan = Contest(game="pebbles", bots=("a", "b", "b"), matches=1)
    assert decide(plan, [Played(ranks=(1, 2, 2))] * 3, 0.1).par == pytest.approx(1 / 3)
    twice = Contest(game="pebbles", bots=("b", "b", "a"), matches=1)
    found = decide(twice, [Played(ranks=(1, 1, 3), drawn=True)] * 3, 0.1)
    assert found.par == pytest.approx(2 / 3)
    assert found.share == 1.0
