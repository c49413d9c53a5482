"""Why a move of the alphabet is not legal now: the rule a person would name (VC-20 to VC-29, VC-36, VC-41).

It looks only at what lies on the table, never at whether the canal can be closed (VC-82).
"""

from __future__ import annotations

from serenissima.core.game import NOT_YOUR_TURN, Refusal
from serenissima.games.venice_connection.box import KIND, STRIP, WET
from serenissima.games.venice_connection.codes import CONCEDE, CONFIRM, IMPOSSIBLE, LAY, SHOW, face_of
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import STEP, WIDTH, cell_of, cell_text
from serenissima.games.venice_connection.state.position import PROVE, START
from serenissima.games.venice_connection.state.rules import AUTO

STEPS = tuple(STEP)


def refuse(state: State, seat: int, code: int) -> Refusal:
    """The reason why this seat cannot play this code now."""
    if seat != state.to_move():
        return NOT_YOUR_TURN
    if state.phase == START:
        return Refusal("VC-18", "not-begun")
    if code >= LAY:
        cell, face = cell_of(code), face_of(code)
        return _scratch(state, cell, face) if state.phase == PROVE else _lay(state, cell, face)
    if code == CONFIRM:
        return Refusal("VC-40", "only-proof") if state.phase == PROVE else _confirm(state)
    if code == IMPOSSIBLE:
        return _call(state)
    if code == SHOW and state.phase == PROVE:
        return _show(state)
    if code in (SHOW, CONCEDE):
        return Refusal("VC-40", "not-challenged")
    return Refusal("VC-18", "begun")


def _call(state: State) -> Refusal:
    """Why "Impossible!" cannot be called (VC-20, VC-36, VC-45)."""
    if state.phase == PROVE:
        return Refusal("VC-40", "only-proof")
    if state.rules.mode == AUTO:
        return Refusal("VC-45", "no-calls")
    if state.turns == 0:
        return Refusal("VC-20", "nothing-to-answer")
    return Refusal("VC-36", "call-now-only")


def _show(state: State) -> Refusal:
    """Why the tiles on the table are not a closed canal (VC-41)."""
    if state.figure.open_ends:
        return Refusal("VC-41", "not-closed", {"ends": int(state.figure.open_ends)})
    return Refusal("VC-41", "not-one")


def _kind_left(state: State, face: int, taken: list[int]) -> bool:
    return state.left_without(taken)[KIND[face]] > 0


def _tile(state: State, cell: int, face: int, taken: list[int]) -> Refusal | None:
    """What is wrong with a tile wherever it is laid: the cell, the supply or a blockade."""
    place: dict[str, str | int] = {"cell": cell_text(cell)}
    if any(tile >> 5 == cell for tile in taken):
        return Refusal("VC-25", "occupied", place)
    if KIND[face] and not state.rules.mint_tide:
        return Refusal("VC-75", "no-special")
    if not sum(state.left_without(taken)):
        return Refusal("VC-23", "none-left")
    if not _kind_left(state, face, taken):
        return Refusal("VC-75", "kind-used-up")
    if not state.figure.fitting(cell) >> face & 1:
        return Refusal("VC-29", "blockade", place)
    return None


def _scratch(state: State, cell: int, face: int) -> Refusal:
    """Why a scratch tile cannot be added (VC-25, VC-29, VC-45)."""
    wrong = _tile(state, cell, face, [*state.laid_tiles(), *state.scratch_tiles()])
    return wrong or Refusal("VC-43", "apart", {"cell": cell_text(cell)})


def _lay(state: State, cell: int, face: int) -> Refusal:
    """Why a tile cannot be entered in this turn (VC-23 to VC-29, VC-83)."""
    entered = state.entered_tiles()
    place: dict[str, str | int] = {"cell": cell_text(cell)}
    if any(tile >> 5 == cell for tile in entered):
        return Refusal("VC-25", "occupied", place)
    if len(entered) == STRIP:
        return Refusal("VC-23", "too-many")
    wrong = _tile(state, cell, face, [*state.laid_tiles(), *entered])
    if wrong and wrong.reason != "blockade":
        return wrong
    cells = [tile >> 5 for tile in entered] + [cell]
    rows, columns = {c // WIDTH for c in cells}, {c % WIDTH for c in cells}
    if len(rows) > 1 and len(columns) > 1:
        return Refusal("VC-26", "angle")  # before the blockade: no other face would help here
    if wrong:
        return wrong
    for tile in entered:
        if (tile >> 5) - cell in STEPS:
            side = STEPS.index((tile >> 5) - cell)
            if WET[face] >> side & 1 != WET[tile & 31] >> (side ^ 2) & 1:
                return Refusal("VC-29", "blockade-inside", {"cell": cell_text(cell), "other": cell_text(tile >> 5)})
    between = _between(cells)
    if any(state.figure.laid[c] for c in between) and not state.rules.bridge:
        return Refusal("VC-27", "bridge", place)
    empty = [c for c in between if not state.figure.laid[c] and c not in cells]
    if len(cells) + len(empty) > STRIP:
        return Refusal("VC-27", "gap", place)
    if entered and empty:
        return _joining(state, cells, empty)
    if state.turns == 0:
        return Refusal("VC-10", "first-here", place)
    return Refusal("VC-28", "no-contact-near", place)


def _joining(state: State, cells: list[int], empty: list[int]) -> Refusal:
    """Why the gap between the entered tiles can never be filled."""
    if sum(state.left_without(state.laid_tiles())) < len(cells) + len(empty):
        return Refusal("VC-27", "gap-too-few", {"cell": cell_text(empty[0])})
    if not any(state.figure.touches(c) for c in [*cells, *empty]) and state.turns:
        return Refusal("VC-28", "no-contact-near", {"cell": cell_text(cells[-1])})
    return Refusal("VC-27", "gap-unfillable", {"cell": cell_text(empty[0])})


def _between(cells: list[int]) -> list[int]:
    """The cells from the first to the last of one line, without those two."""
    low, high = min(cells), max(cells)
    step = 1 if low // WIDTH == high // WIDTH else WIDTH
    return list(range(low + step, high, step)) if high > low else []


def _confirm(state: State) -> Refusal:
    """Why the entered tiles are not a legal turn yet (VC-21, VC-27, VC-28)."""
    cells = [tile >> 5 for tile in state.entered_tiles()]
    if not cells:
        return Refusal("VC-21", "nothing-entered")
    if any(c not in cells and not state.figure.laid[c] for c in _between(cells)):
        return Refusal("VC-27", "gap-open")
    return Refusal("VC-28", "no-contact")
