"""The names of slots, fields and plank places (VE-G1, VE-G12 to VE-G14), and a number for each.

Numbers are those of the largest grid, nine by nine, so that a move has the same number on every board. A *place* is
where a plank may lie; a *spot* is where a pawn may stand: a field of a pole, or the plank in a place.
"""

from __future__ import annotations

from typing import Final

SPAN: Final = 9
"""Columns and rows of the largest grid."""
SUFFIXES: Final = ("", "top", "low", "N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""What may follow the slot in the name of a field; nothing where the whole pole is one field (VE-G4)."""


def slot_name(column: int, row: int) -> str:
    """VE-G1: columns are letters from the left, rows numbers from the bottom."""
    return f"{chr(ord('A') + column)}{row + 1}"


def slot_at(name: str) -> tuple[int, int] | None:
    """Column and row of a slot, counted from 0, or None if no slot has this name."""
    if len(name) != 2 or not "A" <= name[0] < chr(ord("A") + SPAN) or not "1" <= name[1] <= str(SPAN):
        return None
    return ord(name[0]) - ord("A"), int(name[1]) - 1


def field_name(slot: str, suffix: str) -> str:
    """The name of a field of a slot (VE-G12)."""
    return f"{slot}.{suffix}" if suffix else slot


def straight(a: str, b: str) -> str:
    """VE-G14: the place of a straight short plank."""
    return f"S:{min(a, b)}-{max(a, b)}"


def diagonal(a: str, b: str) -> str:
    """VE-G14: the place of a diagonal long plank."""
    return f"L:{min(a, b)}-{max(a, b)}"


def stem(pole: str, across: str) -> str:
    """VE-G13: the place of a stem."""
    return f"T:{pole}>{across}"


def corners(column: int, row: int) -> tuple[str, str, str, str]:
    """The slots of a cell: south-west, south-east, north-west, north-east (VE-G3)."""
    return (
        slot_name(column, row),
        slot_name(column + 1, row),
        slot_name(column, row + 1),
        slot_name(column + 1, row + 1),
    )


def _places() -> tuple[str, ...]:
    inner = range(SPAN - 1)
    names = [straight(slot_name(c, r), slot_name(c + 1, r)) for r in range(SPAN) for c in inner]
    names += [straight(slot_name(c, r), slot_name(c, r + 1)) for r in inner for c in range(SPAN)]
    cells = [corners(c, r) for r in inner for c in inner]
    for sw, se, nw, ne in cells:
        names += [diagonal(sw, ne), diagonal(nw, se)]
    for sw, se, nw, ne in cells:
        names += [stem(sw, ne), stem(se, nw), stem(nw, se), stem(ne, sw)]
    for sw, _, _, _ in cells:
        names += [f"HH:{sw}", f"HV:{sw}"]
    return tuple(names)


PLACES: Final = _places()
"""Every place of the largest grid: short straights, diagonals, stems, crossbars."""
FIELDS: Final = tuple(
    field_name(slot_name(c, r), suffix) for r in range(SPAN) for c in range(SPAN) for suffix in SUFFIXES
)
"""Every field a pole of the largest grid can have."""
SPOTS: Final = (*FIELDS, *PLACES)
PLACE_NUMBER: Final = {name: number for number, name in enumerate(PLACES)}
SPOT_NUMBER: Final = {name: number for number, name in enumerate(SPOTS)}
_WRITTEN: Final = {name.casefold(): name for name in SPOTS}


def written(text: str) -> str:
    """The name with its proper capitals; the text itself if it names nothing."""
    return _WRITTEN.get(text.casefold(), text)


def is_long(place: str) -> bool:
    """Whether a place takes a long plank (VE-G13)."""
    return place.startswith(("L", "H"))
