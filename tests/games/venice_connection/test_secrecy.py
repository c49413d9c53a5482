"""What is public, what is private, and what the engine does not reveal (VC-81, VC-82)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.games.venice_connection.events import Ended, ScratchLaid
from serenissima.games.venice_connection.imagine import imagine
from tests.games.venice_connection.setting import A, B, events, played

CALL = ("0,0:| 1,0:| 2,0:|", "impossible")
RUIN = ("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J")


def test_everybody_sees_the_same_in_turns() -> None:
    """Outside of a proof nothing is secret."""
    match = played("0,0:F 1,0:7", "2,0:|")
    match.play("3,0:|")
    assert match.view(A) == match.view(B) == match.view(ONLOOKER)
    assert match.heard(A) == match.heard(B) == match.heard(ONLOOKER)


@pytest.mark.rule("VC-81")
def test_scratch_tiles_are_private() -> None:
    """Only the challenged player sees and hears of the tiles tried out, and the tiles left tell the others nothing."""
    match = played(*CALL)
    before = {seat: (match.view(seat), match.heard(seat)) for seat in (B, ONLOOKER)}
    match.play("0,1:|")
    match.play("0,2:L")
    for seat in (B, ONLOOKER):
        assert (match.view(seat), match.heard(seat)) == before[seat]
    assert [tile.face for tile in match.view(A).scratch] == ["|", "L"]
    assert events(match, A)[-1] == ScratchLaid(A, "0,2:L")
    assert (match.view(A).left.total, match.view(B).left.total) == (11, 13)


@pytest.mark.rule("VC-81")
def test_scratch_tiles_stay_private_when_conceded() -> None:
    """Scratch tiles of a failed proof are never shown."""
    match = played(*CALL)
    match.play("0,1:|")
    match.play("concede")
    assert match.view(B).scratch == []
    assert match.view(A) == match.view(B)
    assert not any(isinstance(event, ScratchLaid) for event in events(match, B))


@pytest.mark.rule("VC-81")
def test_open_proofs() -> None:
    """With the option everybody watches a proof."""
    match = played(*CALL, show_proof_building=True)
    match.play("0,1:|")
    assert match.view(A) == match.view(B) == match.view(ONLOOKER)
    assert match.heard(A) == match.heard(ONLOOKER)


@pytest.mark.rule("VC-82")
def test_nobody_asks_whether_it_can_be_closed() -> None:
    """Views, events, codes and errors of a running game come about without the search: they cannot tell its result.

    The engine is watched uncompiled, in a process of its own.
    """
    watched = "from tests.games.venice_connection.watched import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", watched],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "SERENISSIMA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


@pytest.mark.rule("VC-82")
def test_a_ruined_and_a_safe_position_look_alike() -> None:
    """Every field that could tell is empty before the end: `completable`, results, and the events heard."""
    for lines in (RUIN, (*RUIN, "impossible"), RUIN[:1], CALL):
        match = played(*lines)
        for seat in (A, B, ONLOOKER):
            assert match.view(seat).completable is None
            assert match.view(seat).results == []
            assert not any(isinstance(event, Ended) for event in events(match, seat))


@pytest.mark.rule("VC-82")
def test_the_end_tells() -> None:
    """After the end everybody sees whether and how the canal could have been closed."""
    match = played(*CALL, "concede")
    result = match.view(ONLOOKER).results[-1]
    assert result.completable
    assert len(result.completion) == 13


@pytest.mark.rule("VC-82")
def test_the_teaching_aid() -> None:
    """With the option the view says at any time whether the canal can still be closed."""
    assert played(*RUIN[:2], teaching=True).view(A).completable is True
    assert played(*RUIN, teaching=True).view(B).completable is False


@pytest.mark.rule("VC-81")
def test_an_imagined_proof_has_no_scratch_tiles() -> None:
    """A seat that cannot see the scratch tiles imagines none; one that can imagines exactly those."""
    match = played(*CALL)
    match.play("0,1:|")
    assert len(imagine(match.view(B), Random(1)).scratch_tiles()) == 0
    own = imagine(match.view(A), Random(1))
    assert own.scratch_tiles() == match.state.scratch_tiles()  # type: ignore[attr-defined]
    assert own.codes() == match.codes()
