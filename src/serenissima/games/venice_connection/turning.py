"""Which faces the tiles of an unfinished turn or proof may be turned to, with all the others as they are."""

from __future__ import annotations

from serenissima.games.venice_connection.box import FACES, KIND, WET
from serenissima.games.venice_connection.codes import LAY, face_of
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import STEP, cell_of
from serenissima.games.venice_connection.state.position import NO_TILE, PROVE


def turnable(state: State) -> list[list[str]]:
    """For each tile that the player to move may still take back, the other faces it could have been laid with."""
    if state.phase == PROVE:
        return [_fitting(state, tile) for tile in state.scratch_tiles()]
    entered = state.entered_tiles()
    return [_enterable(state, entered, number) for number in range(len(entered))]


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


def _enterable(state: State, entered: list[int], number: int) -> list[str]:
    """Faces with which this tile and all that were entered after it are legal, one after the other (VC-23 to VC-29)."""
    return [
        FACES[other & 31]
        for other in _others(entered[number])
        if _possible(state, [*entered[:number], other, *entered[number + 1 :]])
    ]


def _possible(state: State, tiles: list[int]) -> bool:
    """Whether these tiles could have been entered in this turn."""
    after = state.copy()
    after.first = after.second = after.third = NO_TILE
    for tile in tiles:
        legal = {cell_of(code) << 5 | face_of(code): code for code in after.codes() if code >= LAY}
        if tile not in legal:
            return False
        after.play(legal[tile])
    return True
