"""The solver against brute force that knows nothing of closed canals: every turn of the engine, every way to go on."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from serenissima.games.venice_connection.box import FACES, WET
from serenissima.games.venice_connection.codes import face_of
from serenissima.games.venice_connection.setup import set_up
from serenissima.games.venice_connection.solver.book import Book
from serenissima.games.venice_connection.solver.solving import Solving
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import cell_of, x_of, y_of
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.sizes import size

Tile = tuple[int, int, int]
Figure = frozenset[Tile]
SIDES = ((0, -1, 1, 4), (1, 0, 2, 8), (0, 1, 4, 1), (-1, 0, 8, 2))
"""Where a neighbour is, our edge towards it, its edge towards us."""
TEXT_FACES = {"|": 0, "-": 1, "L": 2, "F": 3, "7": 4, "J": 5}


def shifted(tiles: Figure) -> Figure:
    """A figure shifted so that its box begins at 0, 0."""
    left, top = min(x for x, _, _ in tiles), min(y for _, y, _ in tiles)
    return frozenset((x - left, y - top, face) for x, y, face in tiles)


def mirrored(tile: Tile) -> Tile:
    """Left and right exchanged."""
    x, y, face = tile
    return -x, y, TEXT_FACES[{"L": "J", "J": "L", "F": "7", "7": "F"}.get(FACES[face], FACES[face])]


def turned(tile: Tile) -> Tile:
    """A quarter turn clockwise."""
    x, y, face = tile
    return -y, x, TEXT_FACES[{"|": "-", "-": "|", "L": "F", "F": "7", "7": "J", "J": "L"}[FACES[face]]]


def copies(tiles: tuple[Tile, ...]) -> list[tuple[Tile, ...]]:
    """The eight images of some tiles, tile by tile."""
    found = []
    for start in (tiles, tuple(map(mirrored, tiles))):
        image = start
        for _ in range(4):
            found.append(image)
            image = tuple(map(turned, image))
    return found


def first_copy(tiles: Figure) -> tuple[Tile, ...]:
    """One of all the copies of a figure, always the same."""
    return min(tuple(sorted(shifted(frozenset(image)))) for image in copies(tuple(tiles)))


def first_pair(tiles: Figure, turn: tuple[Tile, ...]) -> object:
    """One of all the copies of a figure and a turn together, always the same."""
    found = []
    laid = tuple(tiles)
    for image in copies(laid + turn):
        figure, new = image[: len(laid)], image[len(laid) :]
        left, top = min(x for x, _, _ in figure), min(y for _, y, _ in figure)
        found.append(tuple(tuple(sorted((x - left, y - top, face) for x, y, face in part)) for part in (figure, new)))
    return min(found)


def is_closed(tiles: Figure) -> bool:
    """Sailing from one tile visits every tile and comes back (VC-41)."""
    faces = {(x, y): WET[face] for x, y, face in tiles}
    start = x, y = min(faces)
    come = 0
    visited = 0
    while True:
        for dx, dy, ours, theirs in SIDES:
            if faces[x, y] & ours and ours != come:
                if not faces.get((x + dx, y + dy), 0) & theirs:
                    return False
                x, y, come = x + dx, y + dy, theirs
                break
        visited += 1
        if (x, y) == start:
            return visited == len(tiles)


@cache
def is_live(tiles: Figure, left: int) -> bool:
    """Some open end can be continued, with one tile after the other, until the canal is closed. Plain trial."""
    wet = {(x, y): WET[face] for x, y, face in tiles}
    ends = {
        (x + dx, y + dy)
        for (x, y), edges in wet.items()
        for dx, dy, ours, _ in SIDES
        if edges & ours and (x + dx, y + dy) not in wet
    }
    if not ends:
        return is_closed(tiles)
    if len(ends) > left:  # each of these cells needs a tile
        return False
    x, y = min(ends)
    return any(is_live(tiles | {(x, y, face)}, left - 1) for face in range(6) if fits(wet, x, y, WET[face]))


def fits(wet: dict[tuple[int, int], int], x: int, y: int, edges: int) -> bool:
    """Every touching edge is wet on both or dry on both (VC-29)."""
    for dx, dy, ours, theirs in SIDES:
        beside = wet.get((x + dx, y + dy))
        if beside is not None and bool(beside & theirs) != bool(edges & ours):
            return False
    return True


class Brute:
    """All positions that can be reached without ruin, with the engine's own turns, solved from the end."""

    def __init__(self, supply: int, bridge: bool) -> None:
        self.options = {"supply": supply, "bridge": bridge, "challenge": "arbiter"}
        self.supply = supply
        self.values: dict[tuple[Tile, ...], int] = {}
        self.winning: dict[tuple[Tile, ...], set[object]] = {}
        """The winning turns, each with the position, copies counted once."""
        self.firsts: dict[tuple[Tile, ...], int] = {}
        for turn in self.turns(set_up("", self.options)):
            after = shifted(frozenset(turn))
            if is_live(after, supply - len(turn)):
                self.firsts[first_copy(after)] = self.solve(after) + 1

    def turns(self, state: State) -> list[tuple[Tile, ...]]:
        """The engine's turns as tiles."""
        return [
            tuple((x_of(cell_of(code)), y_of(cell_of(code)), face_of(code)) for code in turn)
            for turn in turn_codes(state)
        ]

    def solve(self, tiles: Figure) -> int:
        """The number of turns to the end of a live position: the winner hurries, the loser delays, nobody ruins."""
        name = first_copy(tiles)
        if name in self.values:
            return self.values[name]
        if is_closed(tiles):
            self.values[name] = 0
            return 0
        state = set_up(drawn(name), self.options)
        winning: set[object] = set()
        hurried, delayed = [], []
        for turn in self.turns(state):
            after = shifted(frozenset(name + turn))
            if is_live(after, self.supply - len(after)):
                value = self.solve(after)
                if value % 2 == 0:
                    hurried.append(value + 1)
                    winning.add(first_pair(frozenset(name), turn))
                else:
                    delayed.append(value + 1)
        self.winning[name] = winning
        self.values[name] = min(hurried) if hurried else max(delayed)
        return self.values[name]


def drawn(tiles: tuple[Tile, ...]) -> str:
    """A figure with its box at 0, 0 as the specification draws it (VC-11)."""
    faces = {(x, y): FACES[face] for x, y, face in tiles}
    columns, rows = max(x for x, _ in faces), max(y for _, y in faces)
    return "/".join("".join(faces.get((x, y), ".") for x in range(columns + 1)) for y in range(rows + 1))


CASES = [(4, False), (5, False), (6, False), (7, True), (8, False), (8, True)]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}{'-bridge' if case[1] else ''}")
def both(request: pytest.FixtureRequest) -> tuple[Solving, Brute]:
    """A small supply, solved in both ways."""
    return solved_twice(*request.param)


def solved_twice(supply: int, bridge: bool) -> tuple[Solving, Brute]:
    solving = Solving(supply, bridge)
    assert sum(1 for _ in solving.work()) == solving.steps
    return solving, Brute(supply, bridge)


def agree(solving: Solving, brute: Brute) -> None:
    """Positions, values and unique winning turns are the same."""
    found = {first_copy(frozenset(solved.tiles)): solved for solved in solving.positions()}
    assert len(found) == solving.report()["positions"]
    assert {name: solved.value.turns for name, solved in found.items()} == brute.values
    for name, solved in found.items():
        assert solved.value.wins == (solved.value.turns % 2 == 1)
        ways = brute.winning.get(name, set())
        assert (solved.only is not None) == (len(ways) == 1), drawn(name)
        if solved.only is not None:
            assert ways == {first_pair(frozenset(solved.tiles), tuple(solved.only))}


@pytest.mark.rule("VC-27")
@pytest.mark.rule("VC-28")
@pytest.mark.rule("VC-72")
def test_positions_values_and_unique_turns_agree_with_brute_force(both: tuple[Solving, Brute]) -> None:
    """Live positions, their values and their only winning turns are exactly those that plain trial finds."""
    agree(*both)


def test_first_turns_agree_with_brute_force(both: tuple[Solving, Brute]) -> None:
    """Each live first turn is there once, with the length of its game; the best of them is the game's."""
    solving, brute = both
    found = {}
    for text, length in solving.first_turns:
        tiles = [tile.split(":") for tile in text.split()]
        named = first_copy(frozenset((int(x), int(y), TEXT_FACES[f]) for at, f in tiles for x, y in [at.split(",")]))
        assert named not in found
        found[named] = length
    assert found == brute.firsts
    wins = [length for length in brute.firsts.values() if length % 2]
    assert solving.turns == (min(wins) if wins else max(brute.firsts.values()))


def test_counts_agree_with_brute_force(both: tuple[Solving, Brute]) -> None:
    """The report counts positions, wins and unique wins by tiles laid."""
    solving, brute = both
    report = solving.report()
    laid = Counter(str(len(name)) for name in brute.values)
    wins = Counter(str(len(name)) for name, value in brute.values.items() if value % 2)
    assert report["by_tiles"] == {tiles: {"positions": laid[tiles], "wins": wins[tiles]} for tiles in laid}
    assert report["unique_wins"] == Counter(str(len(name)) for name, ways in brute.winning.items() if len(ways) == 1)
    assert report["by_turns"] == Counter(str(value) for value in brute.values.values())


def test_the_book_agrees_with_brute_force(both: tuple[Solving, Brute]) -> None:
    """The packed solution judges every turn of every live position as plain trial does."""
    solving, brute = both
    book = Book(solving.encoded())
    for name, value in brute.values.items():
        state = set_up(drawn(name), brute.options)
        found = book.lookup(state.laid_tiles())
        assert found is not None
        assert found.turns == value
        if value == 0:
            continue
        for turn, judged in zip(brute.turns(state), book.classify(state), strict=True):
            after = frozenset(name + turn)
            if not is_live(shifted(after), brute.supply - len(after)):
                assert (judged.result, judged.turns) == ("ruins", None)
                continue
            then = brute.values[first_copy(after)]
            assert judged.turns == then + 1
            assert judged.result == ("closes" if then == 0 else "loses" if then % 2 else "wins")


@pytest.mark.slow
@pytest.mark.parametrize("bridge", [False, True])
def test_more_tiles_agree_with_brute_force(bridge: bool) -> None:
    """Nine tiles, with and without the bridge; ten in a long run."""
    agree(*solved_twice(size(9, long=10), bridge))
