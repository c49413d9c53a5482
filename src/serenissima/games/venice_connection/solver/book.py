"""The solution of a supply, packed: what every live position is worth, and every legal turn with its result.

A book is a line of JSON, then the walks of the closed canals (see `loops`), four bytes each, then the ledger of values
(see `ledger`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from serenissima.games.venice_connection.box import FACES, PLAIN_FACES, TILES
from serenissima.games.venice_connection.solver.embeddings import Embeddings
from serenissima.games.venice_connection.solver.images import name_of
from serenissima.games.venice_connection.solver.ledger import Ledger
from serenissima.games.venice_connection.solver.loops import LONGEST
from serenissima.games.venice_connection.solver.symmetry import Tile
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import hang_together, tile_at, tile_of, unpacked
from serenissima.games.venice_connection.state.rules import Rules
from serenissima.games.venice_connection.whole_turns import turn_codes

SHIPPED = Path(__file__).parent.parent / "solved" / f"supply-{TILES}.book"
FORMAT = 1
WALK_BYTES = 4


class Heading(msgspec.Struct, frozen=True):
    """The first line of a book."""

    format: int
    supply: int
    bridge: bool
    positions: int
    turns: int
    """The value of the empty table."""
    lengths: dict[int, int]
    """How many canals there are of each length, copies left out."""
    thirds: int
    salt: int


class Value(msgspec.Struct, frozen=True):
    """What a position is worth to the player to move: who wins, and in how many turns with best play on both sides.

    The winner closes the canal as early as possible, the loser makes it as late as possible; neither ruins. A closed
    canal is lost in 0 turns.
    """

    wins: bool
    turns: int


class Judged(msgspec.Struct, frozen=True, gc=False):
    """A legal turn as the codes of its tiles, and what it leads to for the player who makes it.

    `turns` is the number of turns from here to the end, this one included: 1 when it closes the canal. A turn that
    ruins the position has none: the opponent calls.
    """

    turn: tuple[int, ...]
    result: Literal["closes", "wins", "loses", "ruins"]
    turns: int | None


class Book:
    """Every live position of a supply and its value."""

    def __init__(self, data: bytes) -> None:
        line, _, rest = data.partition(b"\n")
        self.heading = msgspec.json.decode(line, type=Heading)
        if self.heading.format != FORMAT:
            raise ValueError(f"a book of format {self.heading.format}; this program reads format {FORMAT}")
        lengths = [length for length, count in sorted(self.heading.lengths.items()) for _ in range(count)]
        ends = range(WALK_BYTES, WALK_BYTES * (len(lengths) + 1), WALK_BYTES)
        walks = [int.from_bytes(rest[end - WALK_BYTES : end], "little") for end in ends]
        self._embeddings = Embeddings(zip(lengths, walks, strict=True))
        self._ledger = Ledger(rest[WALK_BYTES * len(lengths) :], self.heading.thirds, self.heading.salt)

    def fits(self, rules: Rules) -> bool:
        """Whether this is the book for a table with these rules (VC-13: an odd supply is worth one tile less)."""
        same = int(rules.plain) | 1 == self.heading.supply | 1
        return same and rules.bridge == self.heading.bridge and not rules.mint_tide

    def lookup(self, tiles: Sequence[int]) -> Value | None:
        """The value of a position of packed tiles; None if it is ruined. ValueError if they do not hang together."""
        laid = [_tile(packed) for packed in tiles]
        if not laid:
            return _value(self.heading.turns)
        if not hang_together(tiles):
            raise ValueError("the tiles do not hang together")
        if not self._embeddings.see(laid).ways:
            return None
        return _value(self._ledger[name_of(laid)])

    def completion(self, tiles: Sequence[int]) -> list[int] | None:
        """The fewest packed tiles that close the canal; None if it is ruined. The table must not be empty."""
        laid = [_tile(packed) for packed in tiles]
        seen = self._embeddings.see(laid)
        if not seen.ways:
            return None
        return [tile_at(*tile) for tile in self._embeddings.shortest(seen) if tile not in laid]

    def classify(self, state: State) -> list[Judged]:
        """Every legal turn of whoever is to move, in the order of `turn_codes`; nothing when nobody may lay."""
        if not self.fits(state.rules):
            raise ValueError("this book is not for the rules of this table")
        laid = [_tile(packed) for packed in state.laid_tiles()]
        seen = self._embeddings.see(laid) if laid else None
        ways: dict[int, int] = {}
        judged = []
        for turn in turn_codes(state):
            if seen is None:
                live = self._embeddings.see([_tile_of_code(code) for code in turn]).ways
            else:
                live = -1
                for code in turn:
                    if code not in ways:
                        ways[code] = self._embeddings.having(seen, _tile_of_code(code))
                    live &= ways[code]
            judged.append(self._judge(laid, turn, live != 0))
        return judged

    def _judge(self, laid: list[Tile], turn: tuple[int, ...], live: bool) -> Judged:
        if not live:
            return Judged(turn, "ruins", None)
        after = self._ledger[name_of(laid + [_tile_of_code(code) for code in turn])]
        if after == 0:
            return Judged(turn, "closes", 1)
        return Judged(turn, "loses" if after % 2 else "wins", after + 1)


def _tile(packed: int) -> Tile:
    tile = unpacked(packed)
    if tile[2] >= PLAIN_FACES:
        raise ValueError(f"{FACES[tile[2]]} is no plain tile; Mint Tide is not solved")
    return tile


def _tile_of_code(code: int) -> Tile:
    return unpacked(tile_of(code))


def _value(turns: int) -> Value:
    return Value(turns % 2 == 1, turns)


def book(supply: int = TILES, bridge: bool = False) -> Book | None:
    """The shipped book, or another one, solved now in some seconds; None beyond what can be solved.

    It is kept, so the next time costs nothing.
    """
    return _book(supply & ~1, bridge)  # VC-13


@lru_cache(maxsize=4)
def _book(supply: int, bridge: bool) -> Book | None:
    if supply == TILES and not bridge and SHIPPED.is_file():
        return Book(SHIPPED.read_bytes())
    if supply > LONGEST:
        return None
    from serenissima.games.venice_connection.solver.solving import Solving

    solving = Solving(supply, bridge)
    for _ in solving.work():
        pass
    return Book(solving.encoded())


def book_for(rules: Rules) -> Book | None:
    """The book for a table; None if its game is not solved (Mint Tide, a larger supply)."""
    return None if rules.mint_tide else book(int(rules.plain), rules.bridge)
