"""A position as text (VC-11), and states set up from it for tests and analysis."""

from __future__ import annotations

from serenissima.games.venice_connection.box import FACES, WET_OF_SHAPE
from serenissima.games.venice_connection.grid import ORIGIN, WIDTH, cell_at, x_of, y_of


def drawing(tiles: list[int]) -> str:
    """The packed tiles row by row, `.` for an empty cell, with the prefix `@x,y ` unless the corner is 0,0 (VC-11).

    Special tiles are drawn by their shape alone: a straight, a bend, or the dry side of a T (VC-74).
    """
    if not tiles:
        return ""
    shapes = {(x_of(tile >> 5), y_of(tile >> 5)): FACES[tile & 31][0] for tile in tiles}
    left, right = min(x for x, _ in shapes), max(x for x, _ in shapes)
    top, bottom = min(y for _, y in shapes), max(y for _, y in shapes)
    rows = ["".join(shapes.get((x, y), ".") for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    corner = "" if left == top == 0 else f"@{left},{top} "
    return corner + "/".join(rows)


def drawn(position: str) -> list[tuple[int, str]]:
    """The cells and shapes of a drawn position, row by row."""
    cell = ORIGIN
    if position.startswith("@"):
        corner, _, position = position[1:].partition(" ")
        x, y = corner.split(",")
        cell = cell_at(int(x), int(y))
    found = []
    for row, line in enumerate(position.split("/")):
        for column, shape in enumerate(line):
            if shape in WET_OF_SHAPE:
                found.append((cell + row * WIDTH + column, shape))
            elif shape != ".":
                raise ValueError(f"{shape!r} in {position!r} is no face and no empty cell")
    return found
