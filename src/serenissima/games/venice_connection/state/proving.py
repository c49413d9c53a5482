# compiled with mypyc
"""The challenged player builds a proof from scratch tiles, shows it, or concedes (VC-40 to VC-45)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice_connection import telling
from serenissima.games.venice_connection.codes import CONCEDE, SHOW
from serenissima.games.venice_connection.state.ending import end
from serenissima.games.venice_connection.state.figure import BIT
from serenissima.games.venice_connection.state.fitting import FIT
from serenissima.games.venice_connection.state.grid import WIDTH
from serenissima.games.venice_connection.state.listing import Listing
from serenissima.games.venice_connection.state.position import NO_PROOF, NONE, PROOF, Position


def codes(position: Position) -> list[int]:
    """Build, show a finished canal, or concede (VC-45).

    Nothing here depends on whether a completion exists (VC-82).
    """
    codes: list[int] = []
    listing = Listing(position.figure, False, position.rules.kinds)
    if position.figure.closed():
        codes.append(SHOW)
    codes.append(CONCEDE)
    _list_scratch(listing, codes)
    listing.add_special(codes)
    return codes


def _list_scratch(listing: Listing, codes: list[int]) -> None:
    """Any empty cell that touches the figure and any face that fits, without the limits of a turn (VC-43)."""
    figure = listing.figure
    here = listing.after(NONE, NONE)
    if here == 0:
        return
    row: i64
    column: i64
    for row in range(figure.top - 1, figure.bottom + 2):
        touching = figure.contact[row]
        column = figure.leftmost - 1
        while touching >> column:
            if touching & BIT[column]:
                cell = row * WIDTH + column
                listing.add(codes, cell, FIT[i64(figure.need[cell])] & here)
            column += 1


def lay(position: Position, cell: i64, face: i64) -> None:
    """A scratch tile is added to the proof (VC-44)."""
    position.figure.lay(cell, face)
    position.scratch += 1
    if position.told is not None:
        telling.scratch_laid(position, cell * 32 + face)


def show(position: Position) -> None:
    """The challenged player shows a closed canal of all tiles and wins (VC-41)."""
    if position.told is not None:
        telling.proved(position)
    end(position, position.mover, PROOF)


def concede(position: Position) -> None:
    """The challenger wins, whether or not a proof existed (VC-42)."""
    if position.told is not None:
        telling.conceded(position)
    end(position, 1 - position.mover, NO_PROOF)
