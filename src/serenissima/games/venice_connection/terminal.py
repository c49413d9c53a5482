"""The table drawn with characters: laid tiles as double canals, others as single ones: entered, scratch, or a proof."""

from __future__ import annotations

from collections.abc import Mapping

from serenissima.core.text import sentence
from serenissima.games.venice_connection import GAME
from serenissima.games.venice_connection.box import EAST, WEST, WET_OF_SHAPE
from serenissima.games.venice_connection.view import Tile, View

LAID = {"|": "║", "-": "═", "L": "╚", "F": "╔", "7": "╗", "J": "╝", "n": "╦", "e": "╣", "s": "╩", "w": "╠"}
FRESH = {"|": "│", "-": "─", "L": "└", "F": "┌", "7": "┐", "J": "┘", "n": "┬", "e": "┤", "s": "┴", "w": "├"}
MARGIN = 1
"""Empty cells drawn around the figure."""


def draw(view: View) -> str:
    """The canal with its coordinates (VC-08), and what stands beside it."""
    cells = {(tile.x, tile.y): _tile(tile, LAID) for tile in view.tiles}
    fresh = [*view.entered, *view.scratch]
    if view.phase == "over":
        fresh = view.results[-1].proof or view.results[-1].completion
    cells |= {(tile.x, tile.y): _tile(tile, FRESH) for tile in fresh}
    lines = _rows(cells) if cells else [sentence(GAME, "terminal-empty")]
    lines += ["", sentence(GAME, "terminal-left", {"left": view.left.total})]
    if view.options.mint_tide:
        kinds = {"plain": view.left.plain, "straight": view.left.t_straight, "bend": view.left.t_bend}
        lines.append(sentence(GAME, "terminal-kinds", kinds))
    if view.options.match_length > 1:
        score = {"game": view.game, "of": view.options.match_length, "first": view.wins[0], "second": view.wins[1]}
        lines.append(sentence(GAME, "terminal-score", score))
    if view.entered:
        lines.append(sentence(GAME, "terminal-entered", {"count": len(view.entered)}))
    if view.phase == "prove":
        lines.append(sentence(GAME, "terminal-prove", {"count": len(view.scratch)}))
    return "\n".join(lines)


def _tile(tile: Tile, canals: Mapping[str, str]) -> str:
    """Three characters, so that a canal joins its neighbours in the row."""
    wet = WET_OF_SHAPE[tile.face[0]]
    water = canals["-"]
    return f"{water if wet & WEST else ' '}{canals[tile.face[0]]}{water if wet & EAST else ' '}"


def _rows(cells: Mapping[tuple[int, int], str]) -> list[str]:
    xs = range(min(x for x, _ in cells) - MARGIN, max(x for x, _ in cells) + MARGIN + 1)
    ys = range(min(y for _, y in cells) - MARGIN, max(y for _, y in cells) + MARGIN + 1)
    rows = ["    " + "".join(f"{x:^3}" for x in xs).rstrip()]
    rows += [f"{y:>3} " + "".join(cells.get((x, y), " · ") for x in xs) for y in ys]
    return rows
