"""The table drawn with characters: laid tiles as double lines, entered, scratch and proof tiles as single ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from serenissima.core.paint import tint
from serenissima.core.text import sentence
from serenissima.games.venice_connection import GAME
from serenissima.games.venice_connection.box import EAST, WEST, WET_OF_SHAPE
from serenissima.games.venice_connection.view import Result, Tile, View

LAID = {"|": "║", "-": "═", "L": "╚", "F": "╔", "7": "╗", "J": "╝", "n": "╦", "e": "╣", "s": "╩", "w": "╠"}
FRESH = {"|": "│", "-": "─", "L": "└", "F": "┌", "7": "┐", "J": "┘", "n": "┬", "e": "┤", "s": "┴", "w": "├"}
MARGIN = 1
"""Empty cells drawn around the figure, where there is room."""
MOST_COLUMNS = 25
"""What fits in 80 characters."""


def draw(view: View, names: Sequence[str]) -> str:
    """The canal with its coordinates (VC-08), and what stands beside it.

    Until the second turn of a new game of the match the last one stands above it.
    """
    if view.phase == "over":
        lines = _finished(view.results[-1])
    elif view.results and view.turns <= 1:
        finished = [sentence(GAME, "terminal-last-game"), *_finished(view.results[-1])]
        lines = [*finished, "", sentence(GAME, "terminal-this-game"), *_running(view)]
    else:
        lines = _running(view)
    if view.options.match_length > 1:
        score: dict[str, str | int] = {
            "game": view.game,
            "of": view.options.match_length,
            "first": view.wins[0],
            "second": view.wins[1],
        }
        score |= {"one": names[0], "other": names[1]}
        lines.append(sentence(GAME, "terminal-score", score))
    return "\n".join(lines)


def _running(view: View) -> list[str]:
    """The game at hand."""
    lines = [*_canal(view.tiles, [*view.entered, *view.scratch]), ""]
    lines.append(sentence(GAME, "terminal-left", {"left": view.left.total}))
    if view.options.mint_tide:
        kinds = {"plain": view.left.plain, "straight": view.left.t_straight, "bend": view.left.t_bend}
        lines.append(sentence(GAME, "terminal-kinds", kinds))
    if view.entered:
        lines.append(sentence(GAME, "terminal-entered", {"count": len(view.entered)}))
    if view.phase == "prove":
        lines.append(sentence(GAME, "terminal-prove", {"count": len(view.scratch)}))
    return lines


def _finished(result: Result) -> list[str]:
    """A game that is over, with its proof, or with one way to close the canal, as thin lines."""
    lines = _canal(result.tiles, result.completion)
    if not result.completion:
        return lines
    return [*lines, "", sentence(GAME, "terminal-proof" if result.proof else "terminal-completion")]


def _canal(laid: Sequence[Tile], thin: Sequence[Tile]) -> list[str]:
    cells = {(tile.x, tile.y): _tile(tile, LAID) for tile in laid}
    cells |= {(tile.x, tile.y): _tile(tile, FRESH) for tile in thin}
    return _rows(cells) if cells else [sentence(GAME, "terminal-empty")]


def _tile(tile: Tile, canals: Mapping[str, str]) -> str:
    """Three characters, so that a canal joins its neighbours in the row."""
    wet = WET_OF_SHAPE[tile.face[0]]
    water = canals["-"]
    sign = f"{water if wet & WEST else ' '}{canals[tile.face[0]]}{water if wet & EAST else ' '}"
    return tint(sign, "water" if canals is LAID else "yellow")


def _rows(cells: Mapping[tuple[int, int], str]) -> list[str]:
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    beside = MARGIN if right - left + 1 + 2 * MARGIN <= MOST_COLUMNS else 0
    xs = range(left - beside, right + beside + 1)
    ys = range(min(y for _, y in cells) - MARGIN, max(y for _, y in cells) + MARGIN + 1)
    rows = ["    " + "".join(f"{x:^3}" for x in xs).rstrip()]
    rows += [f"{y:>3} " + "".join(cells.get((x, y), " · ") for x in xs) for y in ys]
    return rows
