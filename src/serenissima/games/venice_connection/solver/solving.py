"""Solving a supply from scratch, and what comes out of it: every position, a report, a book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec

from serenissima.games.venice_connection.box import FACES, FEWEST
from serenissima.games.venice_connection.setup import drawing
from serenissima.games.venice_connection.solver.backward import NONE, SEVERAL, Backward, Tally
from serenissima.games.venice_connection.solver.book import FORMAT, WALK_BYTES, Heading, Value
from serenissima.games.venice_connection.solver.images import name_of, read_name, read_turn
from serenissima.games.venice_connection.solver.ledger import keep
from serenissima.games.venice_connection.solver.loops import LONGEST
from serenissima.games.venice_connection.solver.names import FREE
from serenissima.games.venice_connection.solver.symmetry import SYMMETRIES, Tile, image
from serenissima.games.venice_connection.state.grid import tile_at


@dataclass(frozen=True)
class Solved:
    """A live position, one of all its copies; the box around it begins at 0, 0."""

    tiles: list[Tile]
    value: Value
    only: list[Tile] | None
    """The winning turn, if all winning turns are images of it under the symmetries of the position."""


class Solving:
    """The solution of a supply of 4 to 16 tiles. `work()` finds it; the rest may be asked when that is done."""

    def __init__(self, supply: int, bridge: bool = False) -> None:
        if not FEWEST <= supply <= LONGEST:
            raise ValueError(f"a supply from {FEWEST} to {LONGEST} can be solved, not {supply}")
        self._backward = Backward(supply, bridge)
        self.steps = self._backward.steps

    def work(self) -> Iterator[int]:
        """Solves in `steps` small steps."""
        return self._backward.work()

    def positions(self) -> Iterator[Solved]:
        """Every live position, one of all its copies."""
        backward = self._backward
        for number in range(backward.names.count):
            turns, only = int(backward.turns[number]), int(backward.only[number])
            yield Solved(
                self._tiles(number), Value(turns % 2 == 1, turns), None if only in (NONE, SEVERAL) else read_turn(only)
            )

    def value(self, tiles: list[Tile]) -> Value | None:
        """The value of a position that hangs together; None if it is ruined."""
        xs, ys = [x for x, _, _ in tiles], [y for _, y, _ in tiles]
        if max(xs) - min(xs) + max(ys) - min(ys) > LONGEST // 2:
            return None  # larger than any canal: it has no name
        number = self._backward.names.find(*name_of(tiles))
        if number == FREE:
            return None
        turns = int(self._backward.turns[number])
        return Value(turns % 2 == 1, turns)

    @cached_property
    def tally(self) -> Tally:
        """The counts."""
        return Tally(self._backward)

    @cached_property
    def first_turns(self) -> list[tuple[str, int]]:
        """Every live first turn up to symmetry, and the turns of the whole game that begins with it."""
        found = [
            (_first_text(self._tiles(number)), int(self._backward.turns[number]) + 1) for number in self.tally.firsts
        ]
        return sorted(found, key=lambda first: (len(first[0]), first[0]))

    @property
    def turns(self) -> int:
        """The length of the game with best play from the empty table."""
        lengths = [length for _, length in self.first_turns]
        return min((length for length in lengths if length % 2), default=max(lengths))

    def report(self) -> dict[str, object]:
        """The figures of the solution."""
        tally, longest = self.tally, int(self.tally.longest)
        position = [tile_at(*tile) for tile in self._tiles(longest)]
        return {
            "supply": self._backward.supply,
            "bridge": self._backward.bridge,
            "positions": int(self._backward.names.count),
            "winner": "first" if self.turns % 2 else "second",
            "turns": self.turns,
            "first_turns": [
                {"turn": text, "wins": length % 2 == 1, "turns": length} for text, length in self.first_turns
            ],
            "unique_wins": _counts(tally.only),
            "longest_win": {"turns": int(self._backward.turns[longest]), "position": drawing(position)},
            "by_tiles": {
                tiles: {"positions": count, "wins": int(tally.wins[int(tiles)])}
                for tiles, count in _counts(tally.positions).items()
            },
            "by_turns": _counts(tally.turns),
        }

    def _tiles(self, number: int) -> list[Tile]:
        names = self._backward.names
        return read_name(int(names.shapes[number]), int(names.faces[number]))

    def encoded(self) -> bytes:
        """The book of this solution."""
        backward = self._backward
        ledger = keep(backward.names, backward.turns)
        heading = Heading(
            format=FORMAT,
            supply=backward.supply,
            bridge=backward.bridge,
            positions=int(backward.names.count),
            turns=self.turns,
            lengths=dict(Counter(length for length, _ in backward.walks)),
            thirds=int(ledger.places.thirds),
            salt=int(ledger.places.salt),
        )
        walks = b"".join(walk.to_bytes(WALK_BYTES, "little") for _, walk in backward.walks)
        return msgspec.json.encode(heading) + b"\n" + walks + ledger.data


def _counts(vector: Iterable[int]) -> dict[str, int]:
    """What a vector counts, by its index, without the zeros."""
    return {str(index): int(count) for index, count in enumerate(vector) if count}


def _first_text(tiles: list[Tile]) -> str:
    """A first turn as records write it (VC-09, VC-10): the first in the alphabet of its copies in a row."""
    texts = []
    for symmetry in range(SYMMETRIES):
        copy = sorted(image(tile, symmetry) for tile in tiles)
        left, top, _ = copy[0]
        if all(y == top for _, y, _ in copy):
            texts.append(" ".join(f"{x - left},0:{FACES[face]}" for x, _, face in copy))
    return min(texts)
