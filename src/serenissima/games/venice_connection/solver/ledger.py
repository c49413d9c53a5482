# compiled with mypyc
"""A small number for every figure, kept in five bits each, without keeping the figures.

Each figure has three places in a table of half bytes, one in each third, and its number is the three half bytes xor-ed.
The table is filled so that this is right for all figures that were put in; for any other figure the answer is
meaningless.

Filling: a place that belongs to one figure only can be set last, whatever else happens; take that figure away and look
again. With 1.23 places for each figure this ends with none left (with another salt, should it ever fail); the places
are then set backwards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from serenissima.games.venice_connection.solver.names import HALF, Names, scatter

MOST: Final = 15
"""The largest number that can be kept."""
TRIES: Final = 100


class Places:
    """The three places of a figure, for a table of three thirds with this salt."""

    __slots__ = ("first", "salt", "second", "third", "thirds")

    def __init__(self, thirds: i64, salt: i64) -> None:
        self.thirds: i64 = thirds
        self.salt: i64 = salt
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0

    def of(self, shape: i64, faces: i64) -> None:
        """Finds `first`, `second` and `third`."""
        one = scatter(shape, faces, self.salt * 3 + 1)
        two = scatter(faces, shape, self.salt * 3 + 2)
        self.first = one % self.thirds
        self.second = self.thirds + two % self.thirds
        self.third = 2 * self.thirds + scatter(one, two, self.salt * 3 + 3) % self.thirds


class Filling:
    """One attempt to fill a table."""

    __slots__ = ("degree", "names", "order", "places", "table", "through")

    def __init__(self, names: Names, thirds: i64, salt: i64) -> None:
        self.names = names
        self.places = Places(thirds, salt)
        self.degree: vec[i32] = vec[i32]([0] * (3 * thirds))
        """How many figures that are not yet taken away have this place."""
        self.through: vec[i32] = vec[i32]([0] * (3 * thirds))
        """Their numbers, xor-ed: the number of the figure itself when there is only one."""
        self.order: vec[i64] = vec[i64]()
        """The figures in the order in which they are taken away, packed with their own place: number << 32 | place."""
        self.table: vec[u8] = vec[u8]([0] * (3 * thirds))

    def peel(self) -> bool:
        """Takes all figures away, if that works."""
        number: i64
        for number in range(self.names.count):
            self._count(number, 1)
        place: i64
        for place in range(i64(len(self.degree))):
            self._take(place)
        return len(self.order) == self.names.count

    def _count(self, number: i64, by: i64) -> None:
        self.places.of(self.names.shapes[number], self.names.faces[number])
        for place in (self.places.first, self.places.second, self.places.third):
            self.degree[place] = i32(i64(self.degree[place]) + by)
            self.through[place] = i32(i64(self.through[place]) ^ number)

    def _take(self, place: i64) -> None:
        """Takes away the figure that alone has this place, and those that thereby become alone on theirs."""
        waiting = vec[i64]([place])
        at: i64 = 0
        while at < len(waiting):
            place = waiting[at]
            at += 1
            if i64(self.degree[place]) != 1:
                continue
            number = i64(self.through[place])
            self.order = append(self.order, number << 32 | place)
            self._count(number, -1)
            for other in (self.places.first, self.places.second, self.places.third):
                if i64(self.degree[other]) == 1:
                    waiting = append(waiting, other)

    def fill(self, values: vec[u8]) -> None:
        """Sets the places, last taken first."""
        at: i64 = i64(len(self.order)) - 1
        while at >= 0:
            number = self.order[at] >> 32
            place = self.order[at] & HALF
            self.places.of(self.names.shapes[number], self.names.faces[number])
            self.table[place] = u8(0)
            value = i64(values[number])
            for other in (self.places.first, self.places.second, self.places.third):
                value ^= i64(self.table[other])
            self.table[place] = u8(value)
            at -= 1


class Ledger:
    """The kept numbers."""

    __slots__ = ("data", "places")

    def __init__(self, data: bytes, thirds: int, salt: int) -> None:
        self.data = data
        self.places = Places(thirds, salt)

    def __getitem__(self, name: tuple[int, int]) -> int:
        """The number of a figure that was put in; anything for another one."""
        self.places.of(name[0], name[1])
        return self._half(self.places.first) ^ self._half(self.places.second) ^ self._half(self.places.third)

    def _half(self, place: i64) -> int:
        return self.data[place >> 1] >> (place & 1) * 4 & 15


def keep(names: Names, values: vec[u8]) -> Ledger:
    """The values of all named figures, none above MOST. Equal names give equal ledgers."""
    number: i64
    for number in range(names.count):
        if i64(values[number]) > MOST:
            raise ValueError(f"{values[number]} is more than a ledger can keep")
    thirds: i64 = names.count * 41 // 100 + 8
    for salt in range(TRIES):
        filling = Filling(names, thirds, salt)
        if filling.peel():
            filling.fill(values)
            halves = filling.table
            data = bytearray((len(halves) + 1) // 2)
            place: i64
            for place in range(i64(len(halves))):
                data[place >> 1] |= i64(halves[place]) << (place & 1) * 4
            return Ledger(bytes(data), thirds, salt)
    raise AssertionError(f"none of {TRIES} salts fills the table")
