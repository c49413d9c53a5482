"""What a view says of the rules, so that nobody who shows it has to know them: tiles of a turn, tiles left, turning."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.core.state import State as Protocol
from serenissima.games.venice_connection.moves import Lay
from serenissima.games.venice_connection.view import View
from tests.games.venice_connection.setting import A, B, code, played, start
from tests.sizes import size


@pytest.mark.rule("VC-23", "VC-50")
def test_how_many_tiles_a_turn_may_have() -> None:
    """Three, or as many as are left; entering some of them changes nothing."""
    match = played("0,0:F 1,0:7", supply=4)
    assert match.view(B).most == 2
    match.play(match.moves()[1])
    assert match.view(B).most == 2
    assert start().view(A).most == 3


@pytest.mark.rule("VC-50", "VC-73")
@pytest.mark.parametrize(("mint_tide", "left"), [(False, 15), (True, 19)])
def test_tiles_left_when_a_game_was_over(mint_tide: bool, left: int) -> None:
    """Those of the supply, special ones among them, that were not laid."""
    match = played("0,0:|", "impossible", "concede", mint_tide=mint_tide)
    (result,) = match.view(A).results
    assert result.left == left


@pytest.mark.rule("VC-41")
def test_a_proof_takes_tiles_out() -> None:
    """What was shown is not left any more."""
    match = played("0,0:F 1,0:7", "impossible", "proof 0,1:L 1,1:J")
    (result,) = match.view(B).results
    assert (result.reason, len(result.proof), result.left) == ("proof", 2, 12)


@pytest.mark.rule("VC-23", "VC-29")
def test_faces_a_tile_can_be_turned_to() -> None:
    """Only those beside which the others of the turn can stay."""
    match = start()
    match.play("0,0:F")
    assert match.view(A).turnable == [["|", "-", "L", "7", "J"]]
    match.play("1,0:7")
    assert match.view(A).turnable == [["-", "L"], ["-", "J"]]


@pytest.mark.rule("VC-43", "VC-81")
def test_scratch_tiles_of_a_proof_can_be_turned() -> None:
    """As long as they fit; the challenger is not told anything of them."""
    match = played("0,0:F 1,0:7", "impossible")
    match.play("0,1:L")
    match.play("2,0:|")
    assert match.view(A).turnable == [["|", "J"], ["L", "F"]]
    match.play("1,1:J")
    assert match.view(A).turnable == [[], ["L", "F"], []]
    assert match.view(B).turnable == match.view(ONLOOKER).turnable == []


def _again(view: View, at: int, face: str) -> list[str]:
    """The tiles of the draft with one of them turned."""
    draft = view.scratch if view.phase == "prove" else view.entered
    return [f"{tile.x},{tile.y}:{face if number == at else tile.face}" for number, tile in enumerate(draft)]


@pytest.mark.parametrize("seed", range(size(6, quick=2, long=60, plain=3)))
def test_what_is_called_turnable_can_be_played_and_nothing_else(seed: int) -> None:
    """In random matches, with and without Mint Tide: every other face of every tile is tried."""
    random = Random(seed)
    match = start(mint_tide=seed % 2 == 1, bridge=seed % 3 == 0)
    before = match.state.copy()
    while match.to_move is not None:
        seat = match.to_move
        view = match.view(seat)
        draft = view.scratch if view.phase == "prove" else view.entered
        assert len(view.turnable) == len(draft)
        if not draft:
            before = match.state.copy()
        for number, faces in enumerate(view.turnable):
            own = draft[number].face
            for face in _siblings(own):
                assert (face in faces) == _playable(before, _again(view, number, face)), (seed, view, number, face)
        tiles = [move for move in match.moves() if isinstance(move, Lay)]
        match.play(random.choice(tiles if view.phase == "prove" and tiles else match.moves()))


def _siblings(face: str) -> list[str]:
    """The other faces of the same kind of tile (VC-75)."""
    kinds = (
        ["|", "-", "L", "F", "7", "J"],
        ["|*", "-*", "n-", "e-", "s-", "w-"],
        ["L*", "F*", "7*", "J*", "nL", "eL", "sL", "wL"],
    )
    (kind,) = [kind for kind in kinds if face in kind]
    return [other for other in kind if other != face]


def _playable(before: Protocol, tiles: list[str]) -> bool:
    """Whether these tiles can be laid one after the other."""
    state = before.copy()
    for tile in tiles:
        if code(tile) not in state.codes():
            return False
        state.play(code(tile))
    return True
