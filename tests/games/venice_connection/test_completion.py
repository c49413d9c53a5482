"""The search for completions against two independent ways to know (VC-13 to VC-15, VC-41, VC-75, VC-76)."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from serenissima.games.venice_connection.box import FACES, KIND, WET
from serenissima.games.venice_connection.completion import completion
from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.figure import Figure
from serenissima.games.venice_connection.state.fitting import fitting
from serenissima.games.venice_connection.state.grid import ORIGIN, WIDTH
from serenissima.games.venice_connection.state.position import TURN
from serenissima.games.venice_connection.whole_turns import turn_codes
from tests.games.venice_connection.setting import after_turn
from tests.sizes import spread

STEPS = (-WIDTH, 1, WIDTH, -1)
Canal = frozenset[int]


@lru_cache(maxsize=1)
def canals(most: int) -> tuple[Canal, ...]:
    """Every closed canal up to a given length through the cell 0,0, as packed tiles: walk until the start
    is met.
    """
    found: set[Canal] = set()

    def walk(path: list[int], sides: list[int]) -> None:
        for side, step in enumerate(STEPS):
            cell = path[-1] + step
            if cell == ORIGIN and len(path) > 2:
                found.add(frozenset(canal_of(path, [*sides, side])))
            elif cell not in path and len(path) < most and near(cell, most - len(path)):
                walk([*path, cell], [*sides, side])

    def near(cell: int, steps: int) -> bool:
        return abs(cell // WIDTH - ORIGIN // WIDTH) + abs(cell % WIDTH - ORIGIN % WIDTH) <= steps

    walk([ORIGIN], [])
    return tuple(found)


def canal_of(path: list[int], sides: list[int]) -> list[int]:
    """The tiles of a closed walk; `sides` are the directions of its steps."""
    tiles = []
    for i, cell in enumerate(path):
        wet = 1 << sides[i] | 1 << (sides[i - 1] ^ 2)
        tiles.append(32 * cell + WET.index(wet))
    return tiles


def known(tiles: list[int], supply: int) -> int | None:
    """The fewest further tiles by looking the position up among all closed canals; None if there is no canal."""
    by = ORIGIN - (tiles[0] >> 5)
    laid = {tile + 32 * by for tile in tiles}
    sizes = [len(canal) - len(laid) for canal in canals(12) if laid <= canal and len(canal) <= supply]
    return min(sizes, default=None)


def random_positions(seed: int, supply: int, mint_tide: bool = False) -> list[State]:
    """The positions of a random match, those that can still be closed preferred."""
    random = Random(seed)
    state = set_up("", {"supply": supply, "mint_tide": mint_tide})
    found: list[State] = []
    while True:
        ways = [turn for turn in turn_codes(state) if len(turn) <= random.randint(1, 3)]
        options = [after_turn(state, random.choice(ways)) for _ in range(8)]
        options = [after for after in options if after.phase == TURN]
        if not options:
            return found
        state = next((after for after in options if after.completable()), options[0])
        found += options


@pytest.mark.rule("VC-13", "VC-41")
@pytest.mark.parametrize("supply", [4, 6, 8, 9, 11, 12])
@pytest.mark.parametrize("seed", range(6))
def test_completable_exactly_when_a_closed_canal_contains_the_tiles(seed: int, supply: int) -> None:
    """The search finds a shortest completion exactly when the table of all closed canals has one."""
    for state in random_positions(seed, supply):
        tiles = state.laid_tiles()
        found = completion(tiles, state.left_without(tiles))
        shortest = known(tiles, supply)
        assert (None if found is None else len(found)) == shortest, drawing(tiles)
        if found is not None:
            assert closes(state, found)


def closes(state: State, tiles: list[int]) -> bool:
    """Whether laying these tiles, one after the other where they fit, closes the canal with what is left."""
    figure = state.figure.copy()
    for tile in tiles:
        cell, face = tile >> 5, tile & 31
        if figure.laid[cell] or not figure.fitting(cell) >> face & 1:
            return False
        figure.lay(cell, face)
    return figure.closed() and min(figure.plain, figure.t_straight, figure.t_bend) >= 0


@pytest.mark.rule("VC-13")
def test_every_closed_canal_is_even_with_four_bends() -> None:
    """Closed canals have 4, 6, 8 ... tiles, at least four of them bends; shorter ones there are none."""
    sizes = {len(canal) for canal in canals(12)}
    assert sizes == {4, 6, 8, 10, 12}
    assert all(sum(FACES[tile & 31] in "LF7J" for tile in canal) >= 4 for canal in canals(12))


@pytest.mark.rule("VC-14", "VC-15")
@pytest.mark.parametrize("seed", range(4))
def test_ruin_is_permanent_and_a_completable_position_has_a_safe_tile(seed: int) -> None:
    """No move mends a ruined position; a completable one has a one-tile move that keeps it so."""
    random = Random(seed)
    for state in random_positions(seed, 10):
        found = turn_codes(state)
        if not state.completable():
            assert not any(after_turn(state, turn).completable() for turn in random.sample(found, 20))
        elif not state.figure.closed():
            single = [after_turn(state, turn) for turn in found if len(turn) == 1]
            assert any(after.completable() for after in single)


def slowly(figure: Figure, limit: int) -> bool:
    """Mint Tide: whether at most `limit` tiles finish the waterway, by trying every tile of every kind on the
    first open end.
    """
    if figure.closed():
        return True
    left = [figure.plain, figure.t_straight, figure.t_bend]
    wanting = [cell for cell in range(len(figure.need)) if not figure.laid[cell] and figure.need[cell] & 15]
    if not wanting or limit == 0:
        return False
    cell = min(wanting, key=lambda cell: fitting(figure.need[cell]).bit_count())
    for face in range(len(FACES)):
        if figure.fitting(cell) >> face & 1 and left[KIND[face]]:
            after = figure.copy()
            after.lay(cell, face)
            if slowly(after, limit - 1):
                return True
    return False


@pytest.mark.rule("VC-75", "VC-76")
@pytest.mark.parametrize("seed", spread(range(12), quick=4))
def test_mint_tide_agrees_with_trying_everything(seed: int) -> None:
    """With special tiles too the search finds a completion exactly when there is one, and with tiles that are left."""
    for state in random_positions(seed, 4, mint_tide=True)[-24:]:
        tiles = state.laid_tiles()
        left = state.left_without(tiles)
        if sum(left) > 4:
            continue
        found = completion(tiles, left)
        assert (found is not None) == slowly(state.figure, sum(left)), (drawing(tiles), left)
        if found is not None:
            assert closes(state, found)


@pytest.mark.rule("VC-76")
@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_an_empty_table_needs_four_tiles(tiles: int) -> None:
    """Nothing can be closed with fewer than four tiles."""
    assert completion([], [tiles, 0, 0]) is None
    assert completion([], [4, 0, 0]) == []
