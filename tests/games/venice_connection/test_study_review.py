"""The review of a match: what every decision was worth, and where the match turned."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.match import Match
from serenissima.games.venice_connection.study import Study
from serenissima.games.venice_connection.study.report import Decision, Review
from tests.contract.words import problem
from tests.games.venice_connection.setting import E10_PROOF, GAME, played, start

pytestmark = pytest.mark.once

STUDY = Study()


def reviewed(match: Match) -> Review:
    """The review, every sentence of it there."""
    found = STUDY.review(match)
    for said in [*found.says, *(said for decision in found.decisions for said in decision.says)]:
        assert problem(GAME, said.key, said.args) is None
    return found


def flags(found: Review) -> list[list[str]]:
    """The flags of the decisions."""
    return [list(decision.flags) for decision in found.decisions]


def test_a_match_full_of_errors() -> None:
    """Every error of a constructed match gets its flag and what would have been better; the turns it turned on are
    named in order.
    """
    match = played("0,0:F 1,0:7", "2,0:|", "0,1:L 1,1:J", "3,0:|", "impossible", "concede")
    found = reviewed(match)
    assert flags(found) == [["sooner"], ["missed-win", "mistake"], ["ruin"], ["missed-call"], ["right-call"], []]
    assert [decision.better for decision in found.decisions][1:5] == [
        "0,1:L 1,1:J",
        found.decisions[2].better,
        "impossible",
        None,
    ]
    assert (found.turning_points, found.ruined_since) == ([1, 2, 3], [3])
    assert [decision.seat for decision in found.decisions] == [0, 1, 0, 1, 0, 1]
    assert [decision.turn for decision in found.decisions] == [1, 2, 3, 4, 5, 5]
    assert [decision.played for decision in found.decisions][3:] == ["3,0:|", "impossible", "concede"]


def test_the_better_turn_is_better() -> None:
    """Played instead, the better turn keeps what was given away."""
    match = played("0,0:F 1,0:7", "2,0:|", "0,1:L 1,1:J")
    error = reviewed(match).decisions[2]
    assert (error.before, error.after, error.turns_before) == ("wins", "loses", 9)
    other = match.at(error.start)
    assert error.better is not None
    other.play_line(error.better)
    kept = reviewed(other).decisions[2]
    assert (kept.flags, kept.after, kept.turns_after) == (["best"], "wins", 8)


def test_entries_lead_to_the_positions() -> None:
    """`start` and `entry` are the entries of the log before and after each decision, even when some were undone."""
    match = start()
    match.play("0,0:F")
    match.undo(0)
    match.play_line("0,0:F 1,0:7")
    match.play_line("0,1:L 1,1:J")
    found = reviewed(match)
    assert [(decision.start, decision.entry) for decision in found.decisions] == [(2, 5), (5, 8)]
    for decision in found.decisions:
        assert STUDY.analyse_match(match.at(decision.start)).position == decision.position
    assert flags(found)[1] == ["best"]
    assert "review-straight" in [said.key for said in found.says]


@pytest.mark.parametrize(
    ("answer", "expected"), [(E10_PROOF, [["wrong-call"], ["proof"]]), ("concede", [["wrong-call"], ["missed-proof"]])]
)
def test_a_wrong_call(answer: str, expected: list[list[str]]) -> None:
    """E-10 and E-15: the call was wrong either way; not showing the completion is an error of its own."""
    found = reviewed(played("0,0:| 1,0:| 2,0:|", "impossible", answer))
    assert flags(found)[1:] == expected
    if answer == "concede":
        last = found.decisions[-1]
        assert last.turning_point
        again = played("0,0:| 1,0:| 2,0:|", "impossible", str(last.better))
        assert again.outcome is not None
        assert again.outcome.reason == "proof"


def test_several_games() -> None:
    """In a match of several games turns and ruins are counted for each game."""
    match = played("0,0:F 1,0:7", "0,1:L 1,1:J", match_length=3)
    for line in ("0,0:F 1,0:7 2,0:|", "0,1:L 1,1:J", "impossible", "concede"):
        match.play_line(line)
    found = reviewed(match)
    assert [(decision.game, decision.turn) for decision in found.decisions[:4]] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert found.ruined_since[:2] == [None, 2]


def test_not_solved() -> None:
    """Where the game is not solved ruins, calls and closing turns are still judged, and it is said that no more is."""
    found = reviewed(played("0,0:F 1,0:7", "2,0:|", "0,1:L 1,1:J", "impossible", "concede", supply=20))
    assert not found.solved
    assert flags(found) == [[], ["missed-win"], ["ruin"], ["right-call"], []]
    assert found.says[0].key == "review-unsolved"


def test_nothing_played() -> None:
    """A match that ended before anybody moved has an empty review."""
    match = start()
    match.leave(0, "resigned")
    assert (reviewed(match).decisions, reviewed(match).turning_points) == ([], [])


@pytest.mark.parametrize("seed", range(12))
def test_flips_alternate(seed: int) -> None:
    """In random matches what a decision leaves is what the next finds, seen from the other side; a turning point is
    exactly a win given away.
    """
    random = Random(seed)
    match = GAME.start(seed=seed)
    while match.to_move is not None:
        match.play(random.choice(match.moves()))
    found = reviewed(match)
    for one, other in zip(found.decisions, found.decisions[1:], strict=False):
        if one.game == other.game and one.played != "impossible":
            assert (one.after == "loses") == (other.before in ("wins", "ruined"))
    for number, decision in enumerate(found.decisions):
        assert decision.turning_point == (number in found.turning_points) == gave_away(decision)


def gave_away(decision: Decision) -> bool:
    """Whether the player had a win, by a turn or by a call, and has it no more."""
    return decision.before in ("wins", "ruined") and decision.after == "loses"
