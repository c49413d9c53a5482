# compiled with mypyc
"""The first tile of a turn: every tile that some legal turn contains (VC-23 to VC-29, VC-83)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.state.figure import BIT
from serenissima.games.venice_connection.state.fitting import FIT, OF_KIND, PLAIN_MASK, WET_FACES
from serenissima.games.venice_connection.state.grid import ORIGIN, STEP, WIDTH
from serenissima.games.venice_connection.state.listing import LONGEST, Listing, run_codes
from serenissima.games.venice_connection.state.position import NONE


def list_first(listing: Listing, codes: list[int]) -> None:
    """Nothing entered yet: every tile that some legal turn contains."""
    if listing.free:
        _on_empty_table(listing, codes)
        return
    figure = listing.figure
    here = listing.after(NONE, NONE)
    left = listing.left()
    contact = figure.contact
    occupied = figure.occupied
    row: i64
    column: i64
    away = left if left < STRIP else STRIP
    for row in range(figure.top - away, figure.bottom + away + 1):
        touching = contact[row]
        near: i64 = 0
        surely: i64 = 0
        if left >= 2:
            empty = ~(occupied[row] | touching)
            near = (touching << 1) | (touching >> 1) | contact[row - 1] | contact[row + 1]
            if listing.left0 >= 2:
                easy = figure.easy
                surely = ((easy[row] << 1) | (easy[row] >> 1) | easy[row - 1] | easy[row + 1]) & empty
            if left >= 3:
                above = ~(occupied[row - 1] | contact[row - 1])
                below = ~(occupied[row + 1] | contact[row + 1])
                near |= ((touching << 1 & empty) << 1) | ((touching >> 1 & empty) >> 1)
                near |= (contact[row - 2] & above) | (contact[row + 2] & below)
                if listing.left0 >= 3:
                    fills = figure.fills
                    line = ((fills[row] << 1 & empty) << 1) | ((fills[row] >> 1 & empty) >> 1)
                    surely |= (line | (fills[row - 2] & above) | (fills[row + 2] & below)) & empty
            near &= empty
        any_cell = touching | near
        if any_cell == 0:
            continue
        column = figure.leftmost - away
        while any_cell >> column:
            bit = BIT[column]
            cell = row * WIDTH + column
            column += 1
            if any_cell & bit == 0:
                continue
            if touching & bit:
                listing.add(codes, cell, FIT[i64(figure.need[cell])] & here)
            elif surely & bit == 0:
                listing.add(codes, cell, _off(listing, cell))
            elif here != PLAIN_MASK:
                listing.add(codes, cell, here)
            else:
                length: i64 = 1
                while surely & BIT[column] and length < LONGEST:
                    column += 1
                    length += 1
                codes.extend(run_codes(cell, length))


def _on_empty_table(listing: Listing, codes: list[int]) -> None:
    """The very first tile may be entered on a small cross; VC-10 shifts it when the turn is confirmed (VC-83)."""
    here = listing.after(NONE, NONE)
    step: i64
    for step in range(-2, 3):
        if step == 0:
            for column in range(-2, 3):
                listing.add(codes, ORIGIN + column, here)
        else:
            listing.add(codes, ORIGIN + step * WIDTH, here)


def _off(listing: Listing, cell: i64) -> i64:
    """The faces for a cell that touches no laid tile: other tiles of the turn must lead to a contact cell (VC-28)."""
    faces: i64 = 0
    kind: i64
    side: i64
    wet: i64
    for kind in range(listing.kinds):
        if listing.after(kind, NONE) == 0:
            continue
        for side in range(4):
            for wet in range(2):
                if _leads(listing, cell, side, wet, kind):
                    right = WET_FACES[side] if wet else ~WET_FACES[side]
                    faces |= OF_KIND[kind] & right
    return faces


def _leads(listing: Listing, cell: i64, side: i64, wet: i64, kind: i64) -> bool:
    """Whether a tile of this kind on a cell off the figure can be part of a turn that makes contact on this side."""
    figure = listing.figure
    back = side ^ 2
    edge = (16 << back) | (wet << back)
    second = cell + STEP[side]
    need = i64(figure.need[second])
    if need != 0:
        return FIT[need | edge] & listing.after(kind, NONE) != 0
    third = second + STEP[side]
    need = i64(figure.need[third])
    if need == 0:
        return False
    other: i64
    between: i64
    for other in range(listing.kinds):
        last = listing.after(kind, other)
        for between in range(2):
            middle = FIT[edge | (16 << side) | (between << side)] & OF_KIND[other]
            if middle and FIT[need | (16 << back) | (between << back)] & last:
                return True
    return False
