"""Matches that begin from a position: drawn, from a puzzle, or written down."""

from __future__ import annotations

import pytest

from serenissima.core.illegal import IllegalMove
from serenissima.core.match import Match
from serenissima.core.positions import BadPosition
from serenissima.core.record import load, verify
from serenissima.games.venice_connection.setup import Setup, set_up
from serenissima.games.venice_connection.study import Study
from tests.games.venice_connection.setting import GAME

LIVE = Setup(tiles="0,0:F 0,1:| 0,2:L", to_move=1)


def begun(position: object, **options: object) -> Match:
    """A match from this position."""
    match: Match = GAME.start(seed=1, position=position, options=options)
    return match


def test_a_drawn_position_is_played_on_and_kept() -> None:
    """The player named is to move, and a refused turn leaves the tiles where they lie."""
    match = begun(set_up("F./||/L.", to_move=1))
    before = match.view(0)
    assert (match.to_move, before.starter, before.position, before.turns) == (1, 0, "F./||/L.", 1)
    with pytest.raises(IllegalMove):
        match.play_line("0,0:F 1,0:7")
    assert match.view(0) == before


def test_a_puzzle_is_played_on() -> None:
    """The solution of a puzzle wins the match that begins from it, against the best play of the other side."""
    study = Study()
    found = study.check(1, "")
    assert found.solution is not None
    match = begun(study.set_up(GAME.read_options(), study.puzzle(1).position))
    match.play_line(found.solution)
    after = study.analyse_match(match)
    assert after.worth in ("loses", "closed")
    assert load(match.record(), lambda name: GAME).view(0) == match.view(0)


def test_a_match_from_a_position_is_reviewed() -> None:
    """The review contains every decision since the position; earlier tiles belong to nobody."""
    match = begun(LIVE)
    match.play_line("1,0:7")
    match.play("impossible")
    match.play("concede")
    review = Study().review(match)
    assert [(decision.seat, decision.played) for decision in review.decisions] == [
        (1, "1,0:7"),
        (0, "impossible"),
        (1, "concede"),
    ]
    assert (verify(match).problem, verify(match).from_position) == ("", True)


def test_nobody_ruined_what_was_ruined_before() -> None:
    """A turn in a ruined position did not ruin it."""
    match = begun(Setup(tiles="0,0:F 1,0:7 2,0:| 0,1:L 1,1:J"))
    match.play_line("3,0:|")
    assert Study().analyse_match(match).ruined_since is None


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(tiles="0,0:F 1,0:L"), "1,0:L does not fit"),
        (Setup(tiles="0,0:F 0,0:F"), "0,0:F does not fit"),
        (Setup(tiles="0,0:F 2,0:F"), "parts that do not touch"),
        (Setup(tiles="0,0:Q"), "'0,0:Q' is no tile"),
        (Setup(tiles="20,0:F"), "too far from 0,0"),
        (Setup(tiles="0,0:F* 0,1:|"), "no tile left"),
        (Setup(tiles="0,0:F 1,0:7 0,1:L 1,1:J"), "the game is over"),
        (Setup(tiles="0,0:F", turns=2), "not laid in 2 turns"),
        (Setup(tiles="0,0:F", entered="5,5:F"), "cannot be entered"),
        (Setup(tiles="0,0:F", scratch="0,1:|"), "for a proof"),
        (Setup(tiles="0,0:F", phase="over"), "there is a reason"),
        (Setup(tiles="0,0:F", phase="over", reason="closed"), "does not end by closed"),
        (Setup(phase="prove"), "nobody has been challenged"),
        (Setup(phase="start", tiles="0,0:F"), "nothing has happened"),
    ],
)
def test_a_position_that_cannot_be(setup: Setup, why: str) -> None:
    """An impossible position is refused with the reason."""
    with pytest.raises(BadPosition, match=why):
        begun(setup)


def test_the_strict_mode_has_no_ruined_positions() -> None:
    """Strict mode refuses ruined positions: whoever ruined the canal would have lost at once (VC-45)."""
    ruined = Setup(tiles="0,0:F 1,0:7 2,0:| 0,1:L 1,1:J")
    assert begun(ruined).to_move == 0
    with pytest.raises(BadPosition, match="cannot be closed any more"):
        begun(ruined, challenge="auto")
