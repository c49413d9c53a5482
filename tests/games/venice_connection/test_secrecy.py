"""What is public, what is private, and what the engine keeps to itself (VC-81, VC-82)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.match import IllegalMove, Match
from serenissima.core.options import OptionValue
from serenissima.core.state import ONLOOKER
from serenissima.games.venice_connection import completion
from serenissima.games.venice_connection.events import Ended, ScratchLaid
from serenissima.games.venice_connection.imagine import imagine
from serenissima.games.venice_connection.state import State
from tests.games.venice_connection.setting import GAME, A, B, events, played

CALL = ("0,0:| 1,0:| 2,0:|", "impossible")
RUIN = ("0,0:| 1,0:| 2,0:|", "0,1:L", "2,1:J")


def test_everybody_sees_the_same_in_turns() -> None:
    """Without a proof there is no secret at all."""
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
    """What was tried in vain is never shown."""
    match = played(*CALL)
    match.play("0,1:|")
    match.play("concede")
    assert match.view(B).scratch == []
    assert match.view(A) == match.view(B)
    assert not any(isinstance(event, ScratchLaid) for event in events(match, B))


@pytest.mark.rule("VC-81")
def test_open_proofs() -> None:
    """With the option everybody watches."""
    match = played(*CALL, show_proof_building=True)
    match.play("0,1:|")
    assert match.view(A) == match.view(B) == match.view(ONLOOKER)
    assert match.heard(A) == match.heard(ONLOOKER)


def forbid(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whoever asks for a completion fails the test; only where the engine runs uncompiled."""

    def asked(*_: object) -> bool:
        raise AssertionError("the engine asked whether the canal can be closed")

    monkeypatch.setattr(completion, "completion", asked)
    monkeypatch.setattr(State, "completable", asked)


def looked_at(match: Match) -> None:
    """Everything anybody can ask for while a match lasts."""
    for seat in (A, B, ONLOOKER):
        match.view(seat)
        match.heard(seat)
    match.moves()
    for text in ("proof", "confirm", "impossible", "concede", "9,9:F", "0,0:F"):
        try:
            match.check(match.parse(text))
        except IllegalMove as error:
            str(error)


@pytest.mark.rule("VC-82")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{}, {"mint_tide": True}, {"challenge": "arbiter"}], ids=str)
def test_nobody_asks_whether_it_can_be_closed(
    seed: int, options: dict[str, OptionValue], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views, events, codes and errors of a running game come about without the search: so they cannot tell its
    result.
    """
    if not completion.__file__.endswith(".py"):
        pytest.skip("a compiled module cannot be watched; the plain one is")
    random = Random(seed)
    with monkeypatch.context() as patch:
        forbid(patch)
        match = GAME.start(seed=seed, options=options)
        for _ in range(40):
            looked_at(match)
            state = match.state.copy()
            move = random.choice(match.moves())
            state.told = []
            text = match.game.alphabet.text(move)
            if text == "concede" or (text == "impossible" and options.get("challenge") == "arbiter"):
                continue
            try:
                match.play(move)
            except AssertionError:
                break  # the game is over: now it may be asked
            if match.outcome is not None:
                break


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
    """After the end everybody may know whether and how the canal could have been closed."""
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
    """Who does not see the scratch tiles imagines none; who sees them imagines exactly them."""
    match = played(*CALL)
    match.play("0,1:|")
    assert len(imagine(match.view(B), Random(1)).scratch_tiles()) == 0
    own = imagine(match.view(A), Random(1))
    assert own.scratch_tiles() == match.state.scratch_tiles()  # type: ignore[attr-defined]
    assert own.codes() == match.codes()
