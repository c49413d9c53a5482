"""Positions with exactly one winning turn, up to the symmetries of the position itself."""

from __future__ import annotations

from collections.abc import Iterable

from serenissima.games.venice_connection.solver.book import Judged
from serenissima.games.venice_connection.solver.symmetry import SYMMETRIES, Tile, image
from serenissima.games.venice_connection.state.grid import tile_of, unpacked

Figure = tuple[Tile, ...]


def tiles_of(packed: Iterable[int]) -> list[Tile]:
    """Packed tiles as x, y, face."""
    return [unpacked(tile) for tile in packed]


def turn_tiles(turn: tuple[int, ...]) -> list[Tile]:
    """The tiles of a turn of codes."""
    return [unpacked(tile_of(code)) for code in turn]


def _corner(tiles: Iterable[Tile]) -> tuple[int, int]:
    xs, ys = zip(*((x, y) for x, y, _ in tiles), strict=True)
    return min(xs), min(ys)


def placed(tiles: list[Tile], symmetry: int) -> Figure:
    """An image of a figure, shifted to the corner."""
    turned = [image(tile, symmetry) for tile in tiles]
    left, top = _corner(turned)
    return tuple(sorted((x - left, y - top, face) for x, y, face in turned))


def least(tiles: list[Tile]) -> Figure:
    """The least image of a figure: equal for its shifted, turned and mirrored copies, and for no other figure."""
    return min(placed(tiles, symmetry) for symmetry in range(SYMMETRIES))


def orbit(tiles: list[Tile], turn: list[Tile]) -> Figure:
    """The least image of a turn under the symmetries of the figure: equal for its images, and for no other turn."""
    home = placed(tiles, 0)
    images = []
    for symmetry in range(SYMMETRIES):
        if placed(tiles, symmetry) == home:
            left, top = _corner(image(tile, symmetry) for tile in tiles)
            images.append(tuple(sorted((x - left, y - top, f) for x, y, f in (image(t, symmetry) for t in turn))))
    return min(images)


def winning(tiles: list[Tile], turns: Iterable[Judged]) -> list[Judged]:
    """The winning turns, images of each other left out."""
    found: dict[Figure, Judged] = {}
    for judged in turns:
        if judged.result in ("closes", "wins"):
            found.setdefault(orbit(tiles, turn_tiles(judged.turn)), judged)
    return list(found.values())
