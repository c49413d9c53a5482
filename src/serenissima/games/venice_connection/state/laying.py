# compiled with mypyc
"""A turn: tiles are entered one by one and confirmed together (VC-20 to VC-35, VC-83)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice_connection import telling
from serenissima.games.venice_connection.codes import CONFIRM, IMPOSSIBLE
from serenissima.games.venice_connection.state.ending import end
from serenissima.games.venice_connection.state.first_tile import list_first
from serenissima.games.venice_connection.state.grid import ORIGIN
from serenissima.games.venice_connection.state.listing import Listing
from serenissima.games.venice_connection.state.next_tile import list_second, list_third
from serenissima.games.venice_connection.state.position import CLOSED, NONE, OUT_OF_TILES, RUINED, Position
from serenissima.games.venice_connection.state.rules import AUTO


def codes(position: Position) -> list[int]:
    """Lay a tile (VC-20), or call while none is entered and there is a turn to challenge (VC-36).

    A tile may be entered as long as some legal turn (VC-23 to VC-29) contains it and everything entered before.
    """
    codes: list[int] = []
    listing = Listing(position.figure, position.rules.bridge, position.rules.kinds)
    if position.first == NONE:
        if position.turns > 0 and position.rules.mode != AUTO:
            codes.append(IMPOSSIBLE)
        list_first(listing, codes)
    elif position.second == NONE:
        list_second(listing, codes, position.first >> 5, position.first & 31)
    elif position.third == NONE:
        first, second = position.first, position.second
        list_third(listing, codes, first >> 5, first & 31, second >> 5, second & 31)
    else:
        codes.append(CONFIRM)
    listing.add_special(codes)
    return codes


def lay(position: Position, cell: i64, face: i64) -> None:
    """A tile is entered (VC-83)."""
    position.enter(cell * 32 + face)
    if position.told is not None:
        telling.entered(position, cell * 32 + face)


def confirm(position: Position) -> None:
    """The tiles entered are laid and the turn is judged, in the order of VC-32 to VC-34."""
    _sort_entered(position)
    # VC-10: on the empty table the first cell, from the top left, becomes 0,0
    shift: i64 = ORIGIN * 32 - (position.first & ~31) if position.turns == 0 else 0
    _put(position, position.first + shift)
    position.last = 1
    if position.second != NONE:
        _put(position, position.second + shift)
        position.last = 2
    if position.third != NONE:
        _put(position, position.third + shift)
        position.last = 3
    position.first = NONE
    position.second = NONE
    position.third = NONE
    position.turns += 1
    if position.told is not None:
        telling.laid(position)
    if position.figure.closed():
        end(position, position.mover, CLOSED)
    elif position.figure.left() == 0:
        end(position, 1 - position.mover, OUT_OF_TILES)
    elif position.rules.mode == AUTO and not position.completable():
        end(position, 1 - position.mover, RUINED)
    else:
        position.mover = 1 - position.mover


def _sort_entered(position: Position) -> None:
    """Tiles are laid from the top left, in whatever order they were entered (VC-83)."""
    if position.second != NONE and position.second < position.first:
        position.first, position.second = position.second, position.first
    if position.third != NONE and position.third < position.second:
        position.second, position.third = position.third, position.second
        if position.second < position.first:
            position.first, position.second = position.second, position.first


def _put(position: Position, tile: i64) -> None:
    position.figure.lay(tile >> 5, tile & 31)
