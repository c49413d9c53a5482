# compiled with mypyc
"""All live positions and their values, solved backwards from the closed canals.

A position is *live* when its tiles are part of a closed canal of the supply's size at most and hang together (VC-48).
So every live position is a connected part of some canal, and every turn between two of them stays on some canal that
contains the second one. Canal by canal the connected parts are listed and numbered by their names; then, from the
fullest to the emptiest, the turns on each canal that contains a position give its value.

The value of a position is the number of turns to the end when both play their best: the winner closes as early as
possible, the loser as late as possible, and neither ruins. 0 is a closed canal: the player to move has lost. It is odd
exactly when the player to move wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from serenissima.games.venice_connection.box import STRIP
from serenissima.games.venice_connection.solver.images import Images
from serenissima.games.venice_connection.solver.loops import LONGEST, different_walks, loop
from serenissima.games.venice_connection.solver.names import Names
from serenissima.games.venice_connection.solver.strips import Strips

UNKNOWN: Final = 255
NONE: Final = 0
SEVERAL: Final = -1
ROWS: Final = (1, 3, 7)
"""The shapes (see `images`) of one, two and three tiles in a row."""


class Canal:
    """A closed canal with its connected parts, fewest tiles first."""

    __slots__ = ("begin", "images", "length", "numbers", "parts", "strips")

    def __init__(self, length: int, walk: int, bridge: bool) -> None:
        tiles = loop(length, walk)
        self.length: i64 = length
        self.images = Images(tiles)
        self.strips = Strips(tiles, bridge)
        self.parts: vec[i32] = vec[i32]()
        """The connected parts as bit masks."""
        self.numbers: vec[i32] = vec[i32]()
        """The numbers of their names."""
        self.begin: vec[i64] = vec[i64]([0, 0])
        """Where the parts of 0, 1, 2, ... tiles begin; one more at the end."""

    def list_parts(self, seen: vec[u8]) -> None:
        """Grows the parts tile by tile. `seen` is all 0 before and after."""
        tile: i64
        for tile in range(self.length):
            self.parts = append(self.parts, i32(1 << tile))
        first: i64 = 0
        at: i64
        for _ in range(self.length - 1):
            last = i64(len(self.parts))
            self.begin = append(self.begin, last)
            for at in range(first, last):
                part = i64(self.parts[at])
                for tile in range(self.length):
                    if (part >> tile) & 1 == 0 and self.strips.near[tile] & part:
                        grown = part | (1 << tile)
                        if seen[grown] == 0:
                            seen[grown] = u8(1)
                            self.parts = append(self.parts, i32(grown))
            first = last
        self.begin = append(self.begin, i64(len(self.parts)))
        for at in range(i64(len(self.parts))):
            seen[i64(self.parts[at])] = u8(0)


class Backward:
    """The solution for a supply. `work()` does it in `steps` small steps; then the vectors hold the result."""

    __slots__ = (
        "_after",
        "bridge",
        "canals",
        "names",
        "only",
        "quickest",
        "slowest",
        "steps",
        "supply",
        "turns",
        "walks",
    )

    def __init__(self, supply: int, bridge: bool) -> None:
        self.supply = supply
        self.bridge = bridge
        self.walks = different_walks(supply)
        """Length and walk of every canal, copies left out."""
        self.canals: list[Canal] = []
        self.names = Names()
        self.turns: vec[u8] = vec[u8]()
        """The value of every position."""
        self.quickest: vec[u8] = vec[u8]()
        """While solving: the least number of turns to win seen so far."""
        self.slowest: vec[u8] = vec[u8]()
        """While solving: the greatest number of turns to lose seen so far."""
        self.only: vec[i64] = vec[i64]()
        """The winning turn (see `Images.name_turn`) if there is only one up to symmetry; else NONE or SEVERAL."""
        self._after: vec[u8] = vec[u8]([0] * (1 << supply))
        """While solving: the values of the fuller parts of the canal at hand."""
        self.steps = len(self.walks) * (supply + 1)

    def work(self) -> Iterator[int]:
        """Solves, counting the steps."""
        done = 0
        for length, walk in self.walks:
            self._list(Canal(length, walk, self.bridge))
            done += 1
            yield done
        for tiles in range(self.supply, 0, -1):
            for canal in self.canals:
                if tiles < canal.length:
                    self._judge(canal, tiles)
                done += 1
                yield done
            self._settle()
        self._after = vec[u8]()

    def _list(self, canal: Canal) -> None:
        """Numbers the connected parts of one more canal; the whole canal is closed."""
        canal.list_parts(self._after)
        images = canal.images
        at: i64
        for at in range(i64(len(canal.parts))):
            images.name(i64(canal.parts[at]))
            number = self.names.number(images.shape, images.faces)
            canal.numbers = append(canal.numbers, i32(number))
            if number == len(self.turns):
                self.turns = append(self.turns, u8(UNKNOWN))
                self.quickest = append(self.quickest, u8(UNKNOWN))
                self.slowest = append(self.slowest, u8(0))
                self.only = append(self.only, NONE)
        self.turns[i64(canal.numbers[-1])] = u8(0)
        self.canals.append(canal)

    def _judge(self, canal: Canal, tiles: i64) -> None:
        """Looks at all turns on a canal from its parts with this number of tiles."""
        after = self._after
        begin = canal.begin
        at: i64
        for at in range(begin[tiles + 1], begin[min(tiles + STRIP, canal.length) + 1]):
            after[i64(canal.parts[at])] = self.turns[i64(canal.numbers[at])]
        strips = canal.strips
        count = i64(len(strips.tiles))
        turn: i64
        for at in range(begin[tiles], begin[tiles + 1]):
            part = i64(canal.parts[at])
            number = i64(canal.numbers[at])
            named = False
            for turn in range(count):
                laid = strips.tiles[turn]
                between = strips.between[turn]
                if laid & part or strips.touching[turn] & part == 0 or between & part != between:
                    continue
                value = i64(after[part | laid]) + 1
                if value & 1 == 0:
                    if value > i64(self.slowest[number]):
                        self.slowest[number] = u8(value)
                    continue
                if value < i64(self.quickest[number]):
                    self.quickest[number] = u8(value)
                if self.only[number] != SEVERAL:
                    if not named:
                        canal.images.name(part)
                        named = True
                    name = canal.images.name_turn(laid)
                    if self.only[number] == NONE:
                        self.only[number] = name
                    elif self.only[number] != name:
                        self.only[number] = SEVERAL

    def _settle(self) -> None:
        """Gives every position its value whose turns have all been looked at: one winning turn is enough to win."""
        number: i64
        for number in range(self.names.count):
            if i64(self.turns[number]) == UNKNOWN:
                if i64(self.quickest[number]) != UNKNOWN:
                    self.turns[number] = self.quickest[number]
                elif i64(self.slowest[number]) != 0:
                    self.turns[number] = self.slowest[number]


class Tally:
    """The figures of a solution, each by number of tiles laid or by number of turns."""

    __slots__ = ("firsts", "longest", "only", "positions", "turns", "wins")

    def __init__(self, solution: Backward) -> None:
        self.positions: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        self.wins: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        """Positions where the player to move wins."""
        self.only: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        """Positions where exactly one turn wins, up to the position's symmetry."""
        self.turns: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        """Positions by their value."""
        self.longest: i64 = -1
        """The first of the positions that are won in the greatest number of turns."""
        self.firsts: list[int] = []
        """The positions after one turn: up to three tiles in a row."""
        most: i64 = 0
        number: i64
        for number in range(solution.names.count):
            shape = solution.names.shapes[number]
            tiles: i64 = 0
            rest = shape
            while rest:
                rest &= rest - 1
                tiles += 1
            turns = i64(solution.turns[number])
            self.positions[tiles] += 1
            self.turns[turns] += 1
            self.wins[tiles] += turns & 1
            if solution.only[number] > NONE:
                self.only[tiles] += 1
            if turns & 1 and turns > most:
                most = turns
                self.longest = number
            if shape in ROWS:
                self.firsts.append(number)
