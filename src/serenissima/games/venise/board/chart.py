# compiled with mypyc
"""A board as tables of what touches what. Made once by `survey`, shared by all states, never changed.

Places and spots are numbered from 0 on this board; a spot is a field of a pole or, from `fields` on, the plank in a
place. Lists of lists are flat: the list of item i runs from `first[i]` to `first[i + 1]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHORT: Final = 0
LONG: Final = 1
STEM: Final = 2
CROSSBAR: Final = 3


class Flat:
    """A list of lists in two vectors."""

    __slots__ = ("first", "items")

    def __init__(self, lists: list[list[int]]) -> None:
        first: list[int] = [0]
        items: list[int] = []
        for each in lists:
            items.extend(each)
            first.append(len(items))
        self.first: vec[i64] = vec[i64](first)
        self.items: vec[i64] = vec[i64](items)

    def of(self, number: int) -> list[int]:
        """One of the lists."""
        return [int(self.items[i]) for i in range(self.first[number], self.first[number + 1])]


class Chart:
    """The tables of a board."""

    __slots__ = (
        "base",
        "base2",
        "carries",
        "cell",
        "cell_count",
        "ends",
        "fields",
        "gem_at",
        "gem_field",
        "is_long",
        "kind",
        "near",
        "place_number",
        "place_of",
        "places",
        "spot_number",
        "spot_of",
        "spots",
        "starts",
    )

    def __init__(
        self,
        spots: list[str],
        fields: int,
        place_number: list[int],
        spot_number: list[int],
        place_of: list[int],
        spot_of: list[int],
        kinds: list[int],
        cells: list[int],
        cell_count: int,
        near: list[list[int]],
        ends: list[list[int]],
        bases: list[list[int]],
        carries: list[list[int]],
        gem_at: list[int],
        gem_fields: list[int],
        starts: list[int],
    ) -> None:
        self.spots: list[str] = spots
        """Their names."""
        self.fields: i64 = fields
        """How many fields of poles there are; the spots after them are planks."""
        self.places: i64 = len(kinds)
        self.place_number: vec[i64] = vec[i64](place_number)
        """The number of each place among all names (`names.PLACES`), as codes have it."""
        self.spot_number: vec[i64] = vec[i64](spot_number)
        self.place_of: vec[i64] = vec[i64](place_of)
        """The place of such a number, -1 if it is not on this board."""
        self.spot_of: vec[i64] = vec[i64](spot_of)
        self.kind: vec[i64] = vec[i64](kinds)
        self.is_long: vec[i64] = vec[i64]([kind & 1 for kind in kinds])
        """1 where a long plank goes."""
        self.cell: vec[i64] = vec[i64](cells)
        """The cell a place crosses, -1 for straight short planks (VE-G15)."""
        self.cell_count: i64 = cell_count
        self.near: Flat = Flat(near)
        """For every spot, the places with an end that touches it."""
        self.ends: Flat = Flat(ends)
        """For every place, the spots its ends touch, except for the other stem of an X."""
        self.base: vec[i64] = vec[i64]([each[0] if each else -1 for each in bases])
        """The plank a place rests on, -1 if it rests on poles only; a crossbar has a second one."""
        self.base2: vec[i64] = vec[i64]([each[1] if len(each) > 1 else -1 for each in bases])
        self.carries: Flat = Flat(carries)
        """For every place, the places that rest on it."""
        self.gem_at: vec[i64] = vec[i64](gem_at)
        """colour * fields + field: which of the colour's gems lies there at the start, -1 if none."""
        self.gem_field: vec[i64] = vec[i64](gem_fields)
        """4 * colour + gem: where it lies."""
        self.starts: vec[i64] = vec[i64](starts)
        """The start field of every colour."""
