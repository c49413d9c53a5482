# compiled with mypyc
"""The second and the third tile of a turn: in one line with those entered (VC-26 to VC-29, VC-83)."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.games.venice_connection.codes import CONFIRM
from serenissima.games.venice_connection.state.fitting import FIT, OF_KIND, WET_FACES
from serenissima.games.venice_connection.state.grid import STEP, WIDTH
from serenissima.games.venice_connection.state.listing import Listing
from serenissima.games.venice_connection.state.position import NONE


def list_second(listing: Listing, codes: list[int], cell: i64, face: i64) -> None:
    """One tile is entered: confirm it, or enter a second one in line with it."""
    listing.take(face)
    if listing.in_contact(cell):
        codes.append(CONFIRM)
    if listing.left() == 0:
        return
    _outward(listing, codes, cell, face, 0, True)
    _outward(listing, codes, cell, face, 3, True)
    _outward(listing, codes, cell, face, 1, False)
    _outward(listing, codes, cell, face, 2, False)


def _outward(listing: Listing, codes: list[int], cell: i64, face: i64, side: i64, far_first: bool) -> None:
    """The next two cells of the line on one side of the only tile entered."""
    near = listing.next(cell, side)
    if near == NONE:
        return
    if not far_first:
        listing.add(codes, near, _beside(listing, cell, face, side, near))
    if listing.left() >= 2:
        far = listing.next(near, side)
        if far != NONE:
            listing.add(codes, far, _beyond(listing, cell, face, side, near, far))
    if far_first:
        listing.add(codes, near, _beside(listing, cell, face, side, near))


def _beside(listing: Listing, cell: i64, face: i64, side: i64, near: i64) -> i64:
    """The faces for the cell that follows the tile entered."""
    fitting = FIT[listing.asked(near, side ^ 2, cell, face)] & listing.after(NONE, NONE)
    if listing.in_contact(cell) or listing.in_contact(near):
        return fitting
    # neither touches the figure: a third tile must, before or behind them (VC-28)
    faces: i64 = 0
    if listing.left() < 2:
        return faces
    before = cell + STEP[side ^ 2]
    behind = near + STEP[side]
    kind: i64
    wet: i64
    for kind in range(listing.kinds):
        last = listing.after(kind, NONE)
        if _contact_cell(listing, before) and FIT[listing.asked(before, side, cell, face)] & last:
            faces |= fitting & OF_KIND[kind]
        elif _contact_cell(listing, behind):
            for wet in range(2):
                edge = (16 << (side ^ 2)) | (wet << (side ^ 2))
                if FIT[i64(listing.figure.need[behind]) | edge] & last:
                    faces |= fitting & OF_KIND[kind] & (WET_FACES[side] if wet else ~WET_FACES[side])
    return faces


def _contact_cell(listing: Listing, cell: i64) -> bool:
    """Whether a cell is empty and touches the figure."""
    return listing.figure.laid[cell] == 0 and listing.figure.need[cell] != 0


def _beyond(listing: Listing, cell: i64, face: i64, side: i64, near: i64, far: i64) -> i64:
    """The faces for the cell after next: the one between must be fillable (VC-27)."""
    if not (listing.in_contact(cell) or listing.in_contact(near) or listing.in_contact(far)):
        return 0
    back = side ^ 2
    between = listing.asked(near, back, cell, face)
    need = i64(listing.figure.need[far])
    faces: i64 = 0
    kind: i64
    wet: i64
    for kind in range(listing.kinds):
        middle = listing.after(kind, NONE)
        if far != near + STEP[side]:
            if FIT[between] & middle:
                faces |= FIT[need] & OF_KIND[kind]
            continue
        for wet in range(2):
            if FIT[between | (16 << side) | (wet << side)] & middle:
                faces |= FIT[need | (16 << back) | (wet << back)] & OF_KIND[kind]
    return faces & listing.after(NONE, NONE)


def list_third(listing: Listing, codes: list[int], cell: i64, face: i64, other: i64, other_face: i64) -> None:
    """Two tiles are entered: confirm them if they touch the figure, or enter the third of the strip."""
    listing.take(face)
    listing.take(other_face)
    if other < cell:
        cell, other = other, cell
        face, other_face = other_face, face
    side: i64 = 1 if cell // WIDTH == other // WIDTH else 2
    here = listing.after(NONE, NONE)
    middle = listing.next(cell, side)
    if middle != other:
        need = listing.asked(middle, side ^ 2, cell, face) | listing.asked(middle, side, other, other_face)
        listing.add(codes, middle, FIT[need] & here)
        return
    touching = listing.in_contact(cell) or listing.in_contact(other)
    if touching:
        codes.append(CONFIRM)
    if here == 0:
        return
    before = listing.next(cell, side ^ 2)
    if before != NONE and (touching or listing.in_contact(before)):
        listing.add(codes, before, FIT[listing.asked(before, side, cell, face)] & here)
    behind = listing.next(other, side)
    if behind != NONE and (touching or listing.in_contact(behind)):
        listing.add(codes, behind, FIT[listing.asked(behind, side ^ 2, other, other_face)] & here)
