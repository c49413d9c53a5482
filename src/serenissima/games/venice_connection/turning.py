"""Which faces the tiles of an unfinished turn or proof may be turned to, with all the others as they are."""

from __future__ import annotations

from itertools import pairwise

from serenissima.games.venice_connection.box import FACES, KIND, WET
from serenissima.games.venice_connection.codes import LAY, face_of
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import STEP, cell_of
from serenissima.games.venice_connection.state.position import NONE, PROVE


def turnable(state: State) -> list[list[str]]:
    """For each tile that the player to move may still take back, the other faces it could have been laid with."""
    if state.phase == PROVE:
        return [_fitting(state, tile) for tile in state.scratch_tiles()]
    return _enterable(state, state.entered_tiles())


def _others(tile: int) -> list[int]:
    """The same tile with its other faces (VC-75)."""
    kind = KIND[tile & 31]
    return [tile & ~31 | face for face in range(len(FACES)) if KIND[face] == kind and face != tile & 31]


def _fitting(state: State, tile: int) -> list[str]:
    """VC-43: a proof has no limits but that all neighbours agree (VC-29)."""
    faces = {int(laid) >> 5: int(laid) & 31 for laid in state.figure.order}
    cell = tile >> 5
    sides = [(side, faces[cell + step]) for side, step in enumerate(STEP) if cell + step in faces]
    return [
        FACES[other & 31]
        for other in _others(tile)
        if all(WET[other & 31] >> side & 1 == WET[near] >> (side ^ 2) & 1 for side, near in sides)
    ]


def _enterable(state: State, entered: list[int]) -> list[list[str]]:
    """Faces with which a tile and all that were entered after it are legal, one after the other (VC-23 to VC-29).

    None for tiles that were not entered in a legal order: those of a position that was written down.
    """
    before = state.copy()
    before.first = before.second = before.third = NONE
    found: list[list[str]] = [[] for _ in entered]
    for number, tile in enumerate(entered):
        legal = _legal(before)
        if tile not in legal:
            break
        for other in _others(tile):
            if other in legal and _possible(before, [other, *entered[number + 1 :]]):
                found[number].append(FACES[other & 31])
        before.enter(tile)
    return found


def _legal(state: State) -> set[int]:
    """The tiles that may be entered now."""
    return {cell_of(code) << 5 | face_of(code) for code in state.codes() if code >= LAY}


def _possible(state: State, tiles: list[int]) -> bool:
    """Whether these tiles, of which the first is legal, could be entered in this order."""
    after = state.copy()
    for tile, following in pairwise(tiles):
        after.enter(tile)
        if following not in _legal(after):
            return False
    return True
