"""What the solution says about the turns of a position, and how readily each comes to mind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from serenissima._plain import is_compiled
from serenissima.bots.lore.venice_connection.plausible import plausibility
from serenissima.bots.lore.venice_connection.tide import around
from serenissima.games.venice_connection import whole_turns
from serenissima.games.venice_connection.box import TILES
from serenissima.games.venice_connection.solver.book import SHIPPED, Book, book_for
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import tile_of
from serenissima.games.venice_connection.state.rules import Rules

QUICKLY_SOLVED = 14 if is_compiled(whole_turns) else 10
"""Up to this supply the solution is found in less than a second."""


def solution(rules: Rules) -> Book | None:
    """The book for a table, if it is shipped or can be computed in less than a second (once per process)."""
    supply = int(rules.plain) & ~1  # VC-13: an odd supply is worth one tile less
    shipped = supply == TILES and not rules.bridge and SHIPPED.is_file()
    return book_for(rules) if shipped or supply <= QUICKLY_SOLVED else None


@dataclass(frozen=True)
class Position:
    """The laid tiles of a table, ignoring those entered, so that entering a tile does not change it."""

    supply: int
    bridge: bool
    laid: tuple[int, ...]
    last: int
    """The number of tiles of the last turn."""
    world: State = field(compare=False, repr=False)

    @classmethod
    def of(cls, world: State) -> Position:
        """The position of a world."""
        return cls(int(world.rules.plain), world.rules.bridge, tuple(world.laid_tiles()), int(world.last), world)

    def after(self, turn: tuple[int, ...]) -> Position:
        """The position after this turn is laid."""
        world = State(self.world.rules)
        laid = (*self.laid, *turn)
        for tile in laid:
            world.figure.lay(tile >> 5, tile & 31)
        world.phase = self.world.phase
        world.turns = self.world.turns + 1
        return Position(self.supply, self.bridge, laid, len(turn), world)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A turn of packed tiles and what it leads to."""

    tiles: tuple[int, ...]
    result: str
    turns: int
    """Turns to the end, including this one; 0 if it ruins the position."""

    @property
    def live(self) -> bool:
        """Whether the canal can still be closed."""
        return self.result != "ruins"

    @property
    def wins(self) -> bool:
        """Whether it wins, with best play on both sides."""
        return self.result in ("closes", "wins")


@lru_cache(maxsize=32)
def outlooks(position: Position) -> tuple[Outlook, ...]:
    """Every legal turn of a position that has a solution."""
    book = solution(position.world.rules)
    assert book is not None
    return tuple([Outlook(packed(turn.turn), turn.result, turn.turns or 0) for turn in book.classify(position.world)])


def weights(position: Position, turns: Sequence[Outlook]) -> list[float]:
    """How readily each of these turns of a position comes to mind."""
    laid = {tile >> 5: tile & 31 for tile in position.laid}
    recent = {tile >> 5 for tile in position.laid[len(position.laid) - position.last :]}
    return [plausibility(turn.tiles, laid, recent) for turn in turns]


def packed(turn: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles of a turn of codes."""
    return tuple([tile_of(code) for code in turn])


def containing(turns: Sequence[Outlook], world: State) -> list[Outlook]:
    """The turns that contain the tiles entered. On the empty table they may be shifted (VC-10)."""
    entered = world.entered_tiles()
    if not entered:
        return list(turns)
    if world.laid_tiles():
        return [turn for turn in turns if set(entered).issubset(turn.tiles)]
    legal = {tuple(turn) for turn in around(world)}
    found = []
    for turn in turns:
        for tile in turn.tiles:
            shift = 32 * ((entered[0] >> 5) - (tile >> 5))
            moved = tuple([other + shift for other in turn.tiles])
            if moved in legal:
                found.append(Outlook(moved, turn.result, turn.turns))
    return found
