"""The call, the proof and the ways to decide them (VC-36 to VC-46, VC-60, VC-80)."""

from __future__ import annotations

import pytest

from serenissima.games.venice_connection.alphabet import arrange
from serenissima.games.venice_connection.codes import CONCEDE, IMPOSSIBLE
from serenissima.games.venice_connection.events import Called, Conceded, Ended, Judged, Proved
from serenissima.games.venice_connection.moves import Concede, Lay, Show
from tests.games.venice_connection.setting import (
    E10_PROOF,
    A,
    B,
    events,
    moves,
    played,
    reason,
    refused,
    start,
    table,
    winner,
)

CALL = ("0,0:| 1,0:| 2,0:|", "impossible")
"""A's first move, and B's wrong call (E-10)."""
RUIN = ("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J")
"""A position that A's last move has ruined (E-9)."""


@pytest.mark.rule("VC-36", "VC-37", "VC-39", "VC-40")
def test_a_call_ends_normal_play() -> None:
    """After a call the player of the last move must prove, and neither lays any more turns."""
    match = played(*CALL)
    view = match.view(B)
    assert (view.phase, view.challenged, view.to_move) == ("prove", A, A)
    assert {type(move) for move in moves(match)} == {Lay, Concede}
    assert refused(match, "confirm") == "VC-40"
    assert events(match, B)[-1] == Called(B, A)


@pytest.mark.rule("VC-38")
def test_nobody_has_to_call() -> None:
    """In a ruined position the game goes on until somebody calls or the tiles run out."""
    match = played(*RUIN, "3,0:|", "4,0:|")
    assert match.outcome is None
    assert IMPOSSIBLE in match.codes()


@pytest.mark.rule("VC-36")
def test_the_occasion_passes() -> None:
    """Laying a turn gives up the call, and the other player may call then."""
    match = played(*RUIN, "3,0:|")
    assert match.to_move == A
    match.play_line("impossible")
    assert match.view(A).challenged == B


@pytest.mark.rule("VC-40", "VC-43")
def test_a_proof_is_built_freely() -> None:
    """Any empty cell that touches the growing figure, any face that fits, also around corners."""
    match = played(*CALL)
    match.play_line("0,2:L 0,1:| 1,2:-")
    for tile in ("2,2:-", "3,2:J"):
        match.play(tile)
    assert len(match.view(A).scratch) == 5
    assert match.view(A).left.total == 8


@pytest.mark.rule("VC-43", "VC-25", "VC-29")
@pytest.mark.parametrize(("tile", "rule"), [("0,0:-", "VC-25"), ("0,1:-", "VC-29"), ("5,5:F", "VC-43")])
def test_tiles_a_proof_may_not_use(tile: str, rule: str) -> None:
    """An occupied cell, a blockade and a cell apart are refused while building."""
    match = played(*CALL)
    with pytest.raises(ValueError, match=rule):
        match.play(tile)


@pytest.mark.rule("VC-41", "VC-80")
def test_only_one_closed_canal_of_all_tiles_can_be_shown() -> None:
    """`proof` becomes legal exactly when laid and scratch tiles are one ring."""
    match = played(*CALL)
    tiles = E10_PROOF.split()[1:]
    assert Show() not in moves(match)
    assert refused(match, "proof") == "VC-41"
    for text in arrange(table(match), tiles):
        assert Show() not in moves(match)
        match.play(text)
    assert Show() in moves(match)
    match.play("proof")
    assert isinstance(events(match, B)[-2], Proved)
    assert sorted(events(match, B)[-2].tiles) == sorted(tiles)
    assert (winner(match), reason(match)) == (A, "proof")


@pytest.mark.rule("VC-41")
def test_a_ring_that_leaves_tiles_outside_proves_nothing() -> None:
    """No open end is not enough: every tile on the table must belong to the canal."""
    match = played("0,0:F 1,0:7 2,0:|", "impossible")
    for tile in ("0,1:L", "1,1:J"):
        match.play(tile)
    assert Show() not in moves(match)
    for tile in ("2,-1:F", "3,-1:7", "3,0:|", "3,1:J", "2,1:L"):
        match.play(tile)
    assert table(match).figure.open_ends == 0
    with pytest.raises(ValueError, match="VC-41: All tiles on the table must belong to one ring"):
        match.play("proof")


@pytest.mark.rule("VC-44")
def test_a_proof_may_be_taken_back() -> None:
    """The challenged player undoes scratch tiles freely, back to the call."""
    match = played(*CALL)
    first = match.entry
    match.play("0,1:|")
    match.play("0,2:|")
    assert match.free_undo(A) == first
    match.undo(A, first)
    assert match.view(A).scratch == []


@pytest.mark.rule("VC-42")
def test_conceding_loses_whether_or_not_it_was_possible() -> None:
    """Conceding loses, and the end shows whether and how the canal could have been closed."""
    for lines, possible in ((CALL, True), ((*RUIN, "impossible"), False)):
        match = played(*lines, "concede")
        assert reason(match) == "no_proof"
        conceded, ended = events(match, B)[-2:]
        assert isinstance(conceded, Conceded)
        assert isinstance(ended, Ended)
        assert ended.completable is possible
        assert bool(ended.tiles) is possible


@pytest.mark.rule("VC-45", "VC-60")
def test_the_arbiter_decides_at_once() -> None:
    """A wrong call loses and a completion is shown; a right one wins."""
    match = played(*CALL, challenge="arbiter")
    assert (winner(match), reason(match)) == (A, "refuted")
    judged = events(match, B)[-2]
    assert isinstance(judged, Judged)
    assert judged.completable
    assert len(judged.tiles) == 13
    match = played(*RUIN, "impossible", challenge="arbiter")
    assert (winner(match), reason(match)) == (B, "ruined")
    assert events(match, A)[-2] == Judged(B, False, [])


@pytest.mark.rule("VC-45", "VC-60")
def test_the_strict_mode_knows_no_calls() -> None:
    """In strict mode whoever ruins the position loses at once, and a safe move goes on."""
    match = played(*RUIN[:2], challenge="auto")
    assert IMPOSSIBLE not in match.codes()
    match.play_line(RUIN[2])
    assert (winner(match), reason(match)) == (B, "ruined")


@pytest.mark.rule("VC-45")
def test_in_the_strict_mode_a_confirmed_move_cannot_be_taken_back_freely() -> None:
    """Confirming reveals whether a move was safe, so it must not be tried out."""
    assert played("0,0:|", challenge="auto").free_undo(A) is None
    assert played("0,0:|").free_undo(A) == 1


@pytest.mark.rule("VC-46")
def test_time_for_a_proof() -> None:
    """With a time limit a proof fails when time is up; nothing else is timed by the rules."""
    match = played(*CALL, proof_seconds=90)
    assert match.state.time_limit() == (90, CONCEDE)
    assert start(proof_seconds=90).state.time_limit() is None
    assert played(*CALL).state.time_limit() is None
