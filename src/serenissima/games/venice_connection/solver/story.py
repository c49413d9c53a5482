"""The figures of the page that tells how the game was solved.

`python -m serenissima.games.venice_connection.solver.story FILE` solves every supply from scratch and writes them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from serenissima.games.venice_connection.box import FEWEST, TILES
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.solver.book import Book, Judged
from serenissima.games.venice_connection.solver.loops import different_walks, loop
from serenissima.games.venice_connection.solver.solving import Solving
from serenissima.games.venice_connection.state.grid import tile_at, tile_of
from serenissima.games.venice_connection.whole_turns import turn_text

DRAWN = 10
"""Closed canals up to this length are shown one by one."""


class Opening(msgspec.Struct):
    """A first turn, whether the player who makes it wins, and the turns of the whole game."""

    turn: str
    wins: bool
    turns: int


class Supply(msgspec.Struct):
    """The game with a supply of this size. `openings` are its best first turns."""

    supply: int
    bridge: bool
    positions: int
    winner: str
    turns: int
    first_turns: int
    winning: int
    openings: list[Opening]


class Stage(msgspec.Struct):
    """Live positions by tiles laid: won or lost for the player to move, or closed."""

    tiles: int
    won: int
    lost: int
    closed: int


class Story(msgspec.Struct):
    """What the page shows. `openings`, `stages`, `turns` and `perfect` are those of the standard game.

    `turns` counts positions by the turns to the end, `canals` closed canals by length, `perfect` is one game in which
    both play their best.
    """

    supplies: list[Supply]
    stages: list[Stage]
    turns: list[int]
    unique_wins: int
    openings: list[Opening]
    canals: dict[int, int]
    drawn: list[str]
    perfect: list[str]


def solved(supply: int, bridge: bool) -> Solving:
    """A supply, solved from scratch."""
    solving = Solving(supply, bridge)
    for _ in solving.work():
        pass
    return solving


def figures(solving: Solving) -> Supply:
    """The figures of one supply."""
    report = solving.report()
    firsts = [Opening(text, length % 2 == 1, length) for text, length in solving.first_turns]
    return Supply(
        supply=msgspec.convert(report["supply"], int),
        bridge=msgspec.convert(report["bridge"], bool),
        positions=msgspec.convert(report["positions"], int),
        winner=str(report["winner"]),
        turns=solving.turns,
        first_turns=len(firsts),
        winning=sum(first.wins for first in firsts),
        openings=[first for first in firsts if first.turns == solving.turns],
    )


def stages(solving: Solving, canals: Counter[int]) -> list[Stage]:
    """Wins and losses by tiles laid."""
    tally = solving.tally
    counts = [(tiles, int(count), int(tally.wins[tiles])) for tiles, count in enumerate(tally.positions) if count]
    return [Stage(tiles, won, count - won - canals[tiles], canals[tiles]) for tiles, count, won in counts]


def perfect(book: Book) -> list[str]:
    """A game with best play: the winner hurries, the loser delays; of equally good turns, the first one listed."""
    tiles: list[int] = []
    game: list[str] = []
    while True:
        judged = [turn for turn in book.classify(set_up(drawing(tiles))) if turn.result != "ruins"]
        turn = min(judged, key=_rank).turn
        game.append(turn_text(turn))
        tiles += [tile_of(code) for code in turn]
        value = book.lookup(tiles)
        if value is not None and value.turns == 0:
            return game


def _rank(judged: Judged) -> tuple[bool, int]:
    turns = judged.turns or 0
    loses = judged.result == "loses"
    return loses, -turns if loses else turns


def canal_counts(most: int) -> Counter[int]:
    """Closed canals by length, copies left out."""
    return Counter(length for length, _ in different_walks(most))


def drawn_canals(most: int) -> list[str]:
    """The shortest closed canals as positions."""
    canals = [loop(length, walk) for length, walk in different_walks(most)]
    return [drawing([tile_at(*tile) for tile in _cornered(canal)]) for canal in canals]


def _cornered(canal: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    left, top = min(x for x, _, _ in canal), min(y for _, y, _ in canal)
    return [(x - left, y - top, face) for x, y, face in canal]


def story() -> Story:
    """All figures, from scratch."""
    supplies = [figures(solved(supply, bridge)) for bridge in (False, True) for supply in range(FEWEST, TILES)]
    standard = solved(TILES, False)
    supplies += [figures(standard), figures(solved(TILES, True))]
    canals = canal_counts(TILES)
    return Story(
        supplies=sorted(supplies, key=lambda one: (one.bridge, one.supply)),
        stages=stages(standard, canals),
        turns=[int(count) for count in standard.tally.turns if count],
        unique_wins=sum(int(count) for count in standard.tally.only),
        openings=[Opening(text, length % 2 == 1, length) for text, length in standard.first_turns],
        canals=dict(canals),
        drawn=drawn_canals(DRAWN),
        perfect=perfect(Book(standard.encoded())),
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(story())) + b"\n")
