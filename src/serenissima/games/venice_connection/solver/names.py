# compiled with mypyc
"""Numbers the figures by their names: a hash table of native integers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FREE: Final = -1
HALF: Final = (1 << 31) - 1


def scatter(shape: i64, faces: i64, salt: i64) -> i64:
    """A number below 2**31 that looks random. Every Python gives the same: nothing here leaves 63 bits."""
    found = (((shape ^ salt) & HALF) * 2654435769) >> 17
    found = (((found ^ (shape >> 24)) & HALF) * 2246822519) >> 15
    found = (((found ^ faces) & HALF) * 3266489917) >> 16
    found = (((found ^ (faces >> 24) ^ (salt >> 31)) & HALF) * 668265263) >> 13
    return ((found & HALF) * 2654435769 >> 16) & HALF


class Names:
    """The figures met so far, numbered from 0."""

    __slots__ = ("count", "faces", "shapes", "slots")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.shapes: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]([FREE] * 1024)
        """The number of the figure in each slot; a power of two of them, at most half in use."""

    def number(self, shape: i64, faces: i64) -> i64:
        """The number of a figure, a new one if it was never met."""
        slot = self._slot(shape, faces)
        known = self.slots[slot]
        if known != FREE:
            return known
        self.slots[slot] = self.count
        self.shapes = append(self.shapes, shape)
        self.faces = append(self.faces, faces)
        self.count += 1
        if self.count * 2 > len(self.slots):
            self._grow()
        return self.count - 1

    def find(self, shape: i64, faces: i64) -> i64:
        """The number of a figure, FREE if it was never met."""
        return self.slots[self._slot(shape, faces)]

    def _slot(self, shape: i64, faces: i64) -> i64:
        """Where the figure is, or would be."""
        last = i64(len(self.slots)) - 1
        slot = scatter(shape, faces, 0) & last
        while True:
            known = self.slots[slot]
            if known == FREE or (self.shapes[known] == shape and self.faces[known] == faces):
                return slot
            slot = (slot + 1) & last

    def _grow(self) -> None:
        self.slots = vec[i64]([FREE] * (4 * len(self.slots)))
        last = i64(len(self.slots)) - 1
        number: i64
        for number in range(self.count):
            slot = scatter(self.shapes[number], self.faces[number], 0) & last
            while self.slots[slot] != FREE:
                slot = (slot + 1) & last
            self.slots[slot] = number
