"""Composes puzzles: solves the standard game, picks positions with one winning turn, and grades them.

Those chosen are spread over the turns to the end and over the number of tiles laid. How hard one is: the turns to the
end, the plausible alternatives (live turns that lose), and the ruin traps (turns that carry the canal on and ruin it).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import log2
from random import Random

import msgspec

from serenissima.games.venice_connection.box import EAST, NORTH, SOUTH, TILES, WEST, WET
from serenissima.games.venice_connection.setup import drawing
from serenissima.games.venice_connection.solver.book import book
from serenissima.games.venice_connection.solver.solving import Solving
from serenissima.games.venice_connection.solver.symmetry import SYMMETRIES, Tile
from serenissima.games.venice_connection.state.grid import tile_at
from serenissima.games.venice_connection.study.shelf import FORMAT, GRADES, Sheet, stand
from serenissima.games.venice_connection.study.unique import placed, tiles_of, turn_tiles, winning

FEWEST_LEFT = 3
"""Fewer tiles left make no puzzle: the last cells are seen at once."""
SHARES = {1: 7, 3: 23, 5: 25, 7: 23, 9: 19, 11: 3}
"""Of a hundred puzzles, how many take each number of turns."""
BESIDE = ((0, -1, NORTH, SOUTH), (1, 0, EAST, WEST), (0, 1, SOUTH, NORTH), (-1, 0, WEST, EAST))


@dataclass(frozen=True)
class Candidate:
    """A position with one winning turn, drawn, and what makes it hard."""

    position: str
    tiles: int
    turns: int
    losing: int
    traps: int

    @property
    def hardness(self) -> float:
        """Larger is harder; a detour of two turns counts as much as four times as many alternatives."""
        return self.turns + log2(1 + self.losing) + log2(1 + self.traps) / 2


class Composer:
    """See `core.task.Task`."""

    def __init__(self, count: int, seed: int) -> None:
        self.count = max(count, GRADES)
        self.seed = seed
        self._random = Random(seed)
        self._solving = Solving(TILES)
        self._found: list[Candidate] = []
        self.steps = self._solving.steps + self.count

    def work(self) -> Iterator[object]:
        """Solves, then picks and judges."""
        yield from self._solving.work()
        for tiles in self._picked():
            self._found.append(self._candidate(tiles))
            yield tiles
        self._found.sort(key=lambda found: (found.hardness, found.position))

    def _picked(self) -> list[list[Tile]]:
        """Positions with one winning turn: each number of turns to the end has its share, spread over tiles laid."""
        classes: dict[int, dict[int, list[list[Tile]]]] = defaultdict(lambda: defaultdict(list))
        for solved in self._solving.positions():
            if solved.only is not None and len(solved.tiles) <= TILES - FEWEST_LEFT:
                classes[solved.value.turns][len(solved.tiles)].append(solved.tiles)
        picked: list[list[Tile]] = []
        spare: list[list[Tile]] = []
        for turns, by_tiles in sorted(classes.items()):
            dealt = list(self._dealt(by_tiles))
            share = self.count * SHARES.get(turns, 0) // sum(SHARES.values())
            picked += dealt[:share]
            spare += dealt[share:]
        self._random.shuffle(spare)
        return (picked + spare)[: self.count]

    def _dealt(self, by_tiles: dict[int, list[list[Tile]]]) -> Iterator[list[Tile]]:
        """Takes one position of each number of tiles in turn until all are taken."""
        for tiles in sorted(by_tiles):
            self._random.shuffle(by_tiles[tiles])
        for at in range(max(map(len, by_tiles.values()))):
            for tiles in sorted(by_tiles):
                if at < len(by_tiles[tiles]):
                    yield by_tiles[tiles][at]

    def _candidate(self, tiles: list[Tile]) -> Candidate:
        """A position, turned or mirrored by chance so that puzzles do not look alike, and judged."""
        shown = placed(tiles, self._random.randrange(SYMMETRIES))
        position = drawing([tile_at(*tile) for tile in shown])
        problem, found = judge(position)
        assert found is not None, problem
        return found

    def report(self) -> dict[str, object]:
        """The figures of the composed puzzles."""
        by_tiles = Counter(found.tiles for found in self._found)
        by_turns = Counter(found.turns for found in self._found)
        return {
            "puzzles": len(self._found),
            "seed": self.seed,
            "grades": [
                {
                    "grade": number,
                    "puzzles": len(grade),
                    "turns": f"{min(one.turns for one in grade)}-{max(one.turns for one in grade)}",
                    "tiles": f"{min(one.tiles for one in grade)}-{max(one.tiles for one in grade)}",
                    "losing": f"{min(one.losing for one in grade)}-{max(one.losing for one in grade)}",
                    "traps": f"{min(one.traps for one in grade)}-{max(one.traps for one in grade)}",
                }
                for number, grade in enumerate(self._grades(), 1)
            ],
            "by_tiles": {str(tiles): by_tiles[tiles] for tiles in sorted(by_tiles)},
            "by_turns": {str(turns): by_turns[turns] for turns in sorted(by_turns)},
        }

    def encoded(self) -> bytes:
        """The file that ships."""
        grades = []
        for number, grade in enumerate(self._grades()):
            positions = [found.position for found in grade]
            Random(self.seed + number).shuffle(positions)
            grades.append(positions)
        sheet = msgspec.json.encode(Sheet(format=FORMAT, seed=self.seed, grades=grades))
        return msgspec.json.format(sheet, indent=1) + b"\n"

    def _grades(self) -> list[list[Candidate]]:
        """The puzzles from easy to hard, cut into equal parts."""
        count = len(self._found)
        return [self._found[count * at // GRADES : count * (at + 1) // GRADES] for at in range(GRADES)]


def judge(position: str) -> tuple[str, Candidate | None]:
    """What is wrong with a position as a puzzle, or the puzzle."""
    state = stand(position)
    solution = book()
    assert solution is not None
    turns = solution.classify(state)
    tiles = tiles_of(state.laid_tiles())
    wins = winning(tiles, turns)
    if len(wins) != 1 or wins[0].turns is None:
        return f"{position} has {len(wins)} winning turns", None
    wet = {(x, y): WET[face] for x, y, face in tiles}
    losing = sum(turn.result == "loses" for turn in turns)
    traps = sum(turn.result == "ruins" and _carries_on(wet, turn_tiles(turn.turn)) for turn in turns)
    return "", Candidate(position, len(tiles), wins[0].turns, losing, traps)


def _carries_on(wet: dict[tuple[int, int], int], turn: list[Tile]) -> bool:
    """Whether some tile of a turn joins the canal on the table."""
    return any(
        WET[face] & mine and wet.get((x + dx, y + dy), 0) & theirs
        for x, y, face in turn
        for dx, dy, mine, theirs in BESIDE
    )
