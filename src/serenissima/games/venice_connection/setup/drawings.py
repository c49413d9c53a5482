"""A position drawn row by row, `F7/L.` (VC-11)."""

from __future__ import annotations

from serenissima.games.venice_connection.box import FACES, FIRST_T, KIND, T_STRAIGHT, WET_OF_SHAPE
from serenissima.games.venice_connection.state.grid import ORIGIN, WIDTH, cell_at, unpacked

SHAPE_FACES = {shape: next(i for i, face in enumerate(FACES) if face[0] == shape) for shape in WET_OF_SHAPE}


def drawing(tiles: list[int]) -> str:
    """The packed tiles row by row, `.` for an empty cell, with the prefix `@x,y ` unless the corner is 0,0 (VC-11).

    Special tiles are drawn by their shape alone: a straight, a bend, or the dry side of a T (VC-74).
    """
    if not tiles:
        return ""
    shapes = {(x, y): FACES[face][0] for x, y, face in map(unpacked, tiles)}
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


def read_drawing(position: str, left: list[int]) -> list[int]:
    """The packed tiles of a drawn position; takes them out of what is left by kind.

    Straights and bends are plain tiles; a T is T/straight while there are any left, then T/bend.
    """
    tiles = []
    for cell, shape in drawn(position):
        face = SHAPE_FACES[shape]
        if face >= FIRST_T and left[T_STRAIGHT] == 0:
            face += 4
        left[KIND[face]] -= 1
        tiles.append(32 * cell + face)
    return tiles
