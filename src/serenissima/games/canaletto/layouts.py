# compiled with mypyc
"""All legal placements of the treasures, counted, and one that is under way (CAN-11, CAN-12).

Fortuna draws uniformly among all of them. Group after group, treasure after treasure, she draws a palace that does not
hold the group yet. Its weight is the number of legal placements that then remain. That number depends only on how many
palaces hold nothing, one, two or three treasures, so the situations form a small graph (`Step`), built while it is
walked.
"""

from __future__ import annotations

from math import comb, gcd
from typing import Final

from mypy_extensions import i64

from serenissima.games.canaletto.box import GROUPS, PALACES, SIZES, TREASURES
from serenissima.games.canaletto.codes import PLACE

FLAT_THREES: Final = TREASURES - 2 * PALACES
"""Palaces of three in a flat layout; all others hold two (CAN-12)."""

_GROUPS: Final = len(GROUPS)
_EVERYWHERE: Final = (1 << PALACES) - 1


def _codes_of_bytes() -> list[list[int]]:
    """The codes of placing a treasure, for each group, half of the palaces and subset of that half."""
    return [
        [PLACE + PALACES * group + 8 * half + bit for bit in range(8) if subset >> bit & 1]
        for group in range(_GROUPS)
        for half in range(2)
        for subset in range(256)
    ]


_CODES: Final = _codes_of_bytes()


class Layouts:
    """Counts placements: all legal ones, or the flat ones."""

    def __init__(self, flat: bool) -> None:
        self.flat = flat
        self._ways: dict[tuple[int, int, int, int], int] = {}
        self._steps: dict[tuple[int, int, int, int, int, int, int], Step] = {}
        self.first: Step = self.step(0, SIZES[0], PALACES, 0, 0, 0, 0)

    def ways(self, group: int, none: int, one: int, two: int) -> int:
        """In how many ways this group and all later ones can be placed if these numbers of palaces hold 0, 1, 2."""
        if group == _GROUPS:
            threes = PALACES - none - one - two
            fits = none == 0 and (not self.flat or (one == 0 and threes == FLAT_THREES))
            return 1 if fits else 0
        key = (group, none, one, two)
        if key not in self._ways:
            self._ways[key] = self.sets(group, SIZES[group], none, one, two, 0, 0)
        return self._ways[key]

    def sets(self, group: int, left: int, none: int, one: int, two: int, new_ones: int, new_twos: int) -> int:
        """In how many ways the rest can be placed in the middle of a group, with `left` of its treasures still to go.

        `none`, `one`, `two` count palaces without this group; `new_ones` and `new_twos` those that got it and now
        hold one or two.
        """
        count = 0
        for i in range(min(left, none) + 1):
            for j in range(min(left - i, one) + 1):
                rest = left - i - j
                if rest <= two:
                    chosen = comb(none, i) * comb(one, j) * comb(two, rest)
                    after = self.ways(group + 1, none - i, one - j + new_ones + i, two - rest + new_twos + j)
                    count += chosen * after
        return count

    def step(self, group: int, left: int, none: int, one: int, two: int, new_ones: int, new_twos: int) -> Step:
        """The situation with these numbers, built only once."""
        if left == 0:
            group, none, one, two = group + 1, none, one + new_ones, two + new_twos
            left = SIZES[group] if group < _GROUPS else 0
            new_ones = new_twos = 0
        key = (group, left, none, one, two, new_ones, new_twos)
        if key not in self._steps:
            self._steps[key] = Step(self, group, left, none, one, two, new_ones, new_twos)
        return self._steps[key]


class Step:
    """A situation while placing, and where each draw leads."""

    def __init__(
        self, layouts: Layouts, group: int, left: int, none: int, one: int, two: int, new_ones: int, new_twos: int
    ) -> None:
        self.layouts = layouts
        self.group: i64 = group
        self.left: i64 = left
        self._counts = (none, one, two, new_ones, new_twos)
        self._after: list[Step | None] = [None, None, None]
        weights = [0, 0, 0]
        if left:
            if none:
                weights[0] = layouts.sets(group, left - 1, none - 1, one, two, new_ones + 1, new_twos)
            if one:
                weights[1] = layouts.sets(group, left - 1, none, one - 1, two, new_ones, new_twos + 1)
            if two:
                weights[2] = layouts.sets(group, left - 1, none, one, two - 1, new_ones, new_twos)
        common = gcd(*weights) or 1
        self.weights = [weight // common for weight in weights]
        """For a palace that holds 0, 1, 2 treasures: how many placements remain, in lowest terms."""
        odds: list[int] = []
        for count, weight in zip((none, one, two), self.weights, strict=True):
            if weight:
                odds += [weight] * count
        self.odds = odds
        self.heavy_none: float = float(none * self.weights[0])
        self.heavy_one: float = float(one * self.weights[1])
        self.heavy_two: float = float(two * self.weights[2])
        """The total weight of all palaces that hold 0, 1, 2 treasures."""
        self.on_none: bool = self.weights[0] > 0
        self.on_one: bool = self.weights[1] > 0
        self.on_two: bool = self.weights[2] > 0

    def counts(self) -> tuple[int, int, int, int, int]:
        """How many palaces hold 0, 1, 2 treasures and not this group; how many got it and now hold one, two."""
        return self._counts

    def after(self, held: i64) -> Step:
        """The situation after a treasure went into a palace that held `held`."""
        found = self._after[held]
        if found is None:
            none, one, two, new_ones, new_twos = self._counts
            left, group = int(self.left) - 1, int(self.group)
            if held == 0:
                found = self.layouts.step(group, left, none - 1, one, two, new_ones + 1, new_twos)
            elif held == 1:
                found = self.layouts.step(group, left, none, one - 1, two, new_ones, new_twos + 1)
            else:
                found = self.layouts.step(group, left, none, one, two - 1, new_ones, new_twos)
            self._after[held] = found
        return found


def _at(palaces: i64, share: float) -> i64:
    """The palace of a mask that a share from 0 up to 1 falls on; all palaces are equally likely."""
    count: i64 = 0
    rest: i64 = palaces
    while rest:
        rest &= rest - 1
        count += 1
    skip: i64 = int(share * int(count))
    while skip:
        palaces &= palaces - 1
        skip -= 1
    palace: i64 = 0
    while not (palaces >> palace) & 1:
        palace += 1
    return palace


class Laying:
    """A placement under way: which palaces can still take the current group, by how many treasures they hold."""

    __slots__ = ("new_ones", "new_twos", "none", "one", "step", "two")

    def __init__(self, step: Step, source: Laying | None = None) -> None:
        """Empty palaces, or a copy of `source`."""
        self.step = step
        self.none: i64 = _EVERYWHERE
        self.one: i64 = 0
        self.two: i64 = 0
        self.new_ones: i64 = 0
        self.new_twos: i64 = 0
        if source is not None:
            self.none = source.none
            self.one = source.one
            self.two = source.two
            self.new_ones = source.new_ones
            self.new_twos = source.new_twos

    def copy(self) -> Laying:
        """An independent copy."""
        return Laying(self.step, self)

    def codes(self) -> list[int]:
        """Where the next treasure may go: by how many the palace holds, then in the order of the loop (CAN-11)."""
        step = self.step
        first: i64 = step.group * 512
        codes: list[int] = []
        if step.on_none:
            codes.extend(_CODES[first + (self.none & 255)])
            codes.extend(_CODES[first + 256 + (self.none >> 8)])
        if step.on_one:
            codes.extend(_CODES[first + (self.one & 255)])
            codes.extend(_CODES[first + 256 + (self.one >> 8)])
        if step.on_two:
            codes.extend(_CODES[first + (self.two & 255)])
            codes.extend(_CODES[first + 256 + (self.two >> 8)])
        return codes

    def pick(self, ticket: float) -> int:
        """The code that a ticket from 0 up to 1 falls on, by the odds."""
        step = self.step
        rest = ticket * (step.heavy_none + step.heavy_one + step.heavy_two)
        first: i64 = PLACE + PALACES * step.group
        if rest < step.heavy_none:
            return first + _at(self.none, rest / step.heavy_none)
        rest -= step.heavy_none
        if rest < step.heavy_one:
            return first + _at(self.one, rest / step.heavy_one)
        # rounding may carry the last ticket to the very end
        rest -= step.heavy_one
        if step.on_two:
            return first + _at(self.two, min(rest / step.heavy_two, 0.999999))
        return first + _at(self.one if step.on_one else self.none, 0.999999)

    def odds(self) -> list[int]:
        """How many placements each code leaves (CAN-12)."""
        return self.step.odds[:]

    def place(self, palace: i64) -> bool:
        """Puts a treasure of the current group into a palace; returns whether it was the last of all."""
        bit: i64 = i64(1) << palace
        step = self.step
        if self.none & bit:
            self.none ^= bit
            self.new_ones |= bit
            self.step = step.after(0)
        elif self.one & bit:
            self.one ^= bit
            self.new_twos |= bit
            self.step = step.after(1)
        else:
            self.two ^= bit
            self.step = step.after(2)
        if step.left == 1:
            self.one |= self.new_ones
            self.two |= self.new_twos
            self.new_ones = 0
            self.new_twos = 0
        return self.step.group == _GROUPS


_UNIFORM: Final = Layouts(False)
_FLAT: Final = Layouts(True)


def empty_palaces(flat: bool) -> Laying:
    """The board before the first treasure."""
    return Laying(_FLAT.first if flat else _UNIFORM.first)
