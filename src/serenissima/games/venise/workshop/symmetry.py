"""Symmetry of a board (VE-M6): what a mirror or a turn does to slots, axes, sides and colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.venise.board.file import BoardFile, PoleSpec, SymmetryName
from serenissima.games.venise.board.names import slot_at, slot_name
from serenissima.games.venise.box import COLOURS, DIRECTIONS, Axis, Colour

Turned = Callable[[int, int, int, int], tuple[int, int]]
"""column, row, columns, rows -> column, row"""

AXIS_OF: Final[dict[frozenset[str], Axis]] = {
    frozenset(("N", "S")): "N-S",
    frozenset(("E", "W")): "E-W",
    frozenset(("NE", "SW")): "NE-SW",
    frozenset(("NW", "SE")): "NW-SE",
}


class Operation:
    """A mirror or a turn of the grid. `turn(n)` says where a direction goes, as a number from the north."""

    def __init__(self, name: str, slot: Turned, turn: Callable[[int], int]) -> None:
        self.name = name
        self._slot = slot
        self._turn = turn

    def slot(self, name: str, cols: int, rows: int) -> str:
        """Where a slot goes; any other name stays as it is."""
        at = slot_at(name)
        return slot_name(*self._slot(*at, cols, rows)) if at is not None else name

    def direction(self, name: str) -> str:
        """Where a direction goes."""
        return DIRECTIONS[self._turn(DIRECTIONS.index(name)) % 8] if name in DIRECTIONS else name

    def axis(self, axis: Axis) -> Axis:
        """Where an axis goes."""
        return AXIS_OF[frozenset(self.direction(end) for end in axis.split("-"))]

    def field(self, name: str, cols: int, rows: int) -> str:
        """Where a field goes: sides of walls turn with the wall, `top` and `low` stay."""
        slot, dot, suffix = name.partition(".")
        return self.slot(slot, cols, rows) + dot + self.direction(suffix)

    def pole(self, pole: PoleSpec, cols: int, rows: int) -> PoleSpec:
        """Where a pole goes; owners and unusual ports are compared elsewhere."""
        axis = None if pole.axis is None else self.axis(pole.axis)
        return PoleSpec(self.slot(pole.at, cols, rows), pole.kind, axis)

    def colours(self, board: BoardFile) -> dict[Colour, Colour] | None:
        """Whose start each start becomes; None if it does not fall on one."""
        owner = {slot: colour for colour, slot in board.starts.items()}
        found: dict[Colour, Colour] = {}
        for colour, slot in board.starts.items():
            image = self.slot(slot, board.cols, board.rows)
            if image not in owner:
                return None
            found[colour] = owner[image]
        return found

    def breaks(self, board: BoardFile) -> list[str]:
        """Slots and fields that do not fall on an equal one; none if the symmetry holds."""
        cols, rows = board.cols, board.rows
        there = {PoleSpec(pole.at, pole.kind, pole.axis) for pole in board.poles}
        broken = [pole.at for pole in board.poles if self.pole(pole, cols, rows) not in there]
        broken += [pole.at for pole in board.poles if pole.ports is not None]
        colours = self.colours(board)
        if colours is None:
            return [*broken, *board.starts.values()]
        for colour in COLOURS:
            goal = set(board.gems.get(colours.get(colour, colour), []))
            broken += [gem for gem in board.gems.get(colour, []) if self.field(gem, cols, rows) not in goal]
        return list(dict.fromkeys(broken))


LEFT_RIGHT: Final = Operation("left-right", lambda c, r, cols, rows: (cols - 1 - c, r), lambda n: -n)
TOP_BOTTOM: Final = Operation("top-bottom", lambda c, r, cols, rows: (c, rows - 1 - r), lambda n: 4 - n)
HALF_TURN: Final = Operation("half-turn", lambda c, r, cols, rows: (cols - 1 - c, rows - 1 - r), lambda n: n + 4)
QUARTER_TURN: Final = Operation("quarter-turn", lambda c, r, cols, rows: (r, cols - 1 - c), lambda n: n + 2)
"""Clockwise, on square grids."""

NEEDED: Final[dict[SymmetryName, tuple[Operation, ...]]] = {
    "rectangle": (LEFT_RIGHT, TOP_BOTTOM, HALF_TURN),
    "turn4": (QUARTER_TURN,),
    "turn2": (HALF_TURN,),
    "none": (),
}


def broken(board: BoardFile, symmetry: SymmetryName) -> dict[str, list[str]]:
    """The operations of a symmetry that do not hold, and where (VE-M6)."""
    if symmetry == "turn4" and board.cols != board.rows:
        return {"square": []}
    found = {operation.name: operation.breaks(board) for operation in NEEDED[symmetry]}
    return {name: where for name, where in found.items() if where}


def holding(board: BoardFile) -> list[SymmetryName]:
    """The symmetries that hold, the strongest first."""
    names: tuple[SymmetryName, ...] = ("rectangle", "turn4", "turn2")
    return [name for name in names if not broken(board, name)]
