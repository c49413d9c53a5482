"""The parts of the solver: closed canals, names of figures, strips, ledgers, and the figures known for certain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from serenissima.games.venice_connection.setup import drawing, set_up
from serenissima.games.venice_connection.solver.images import Images, name_of, read_name, read_turn
from serenissima.games.venice_connection.solver.ledger import MOST, keep
from serenissima.games.venice_connection.solver.loops import different_walks, loop, walks
from serenissima.games.venice_connection.solver.names import FREE, Names
from serenissima.games.venice_connection.solver.solving import Solving
from serenissima.games.venice_connection.solver.strips import Strips
from serenissima.games.venice_connection.solver.symmetry import SYMMETRIES, Tile, image, inverse
from serenissima.games.venice_connection.state import State
from serenissima.games.venice_connection.state.grid import cell_at

LOOPS = {4: 1, 6: 2, 8: 7, 10: 28, 12: 124, 14: 588, 16: 2938}
"""Closed canals up to translation, by length: the self-avoiding polygons of the square grid."""


def solve(supply: int, bridge: bool = False) -> Solving:
    """A solved supply."""
    solving = Solving(supply, bridge)
    for _ in solving.work():
        pass
    return solving


def engine(tiles: list[Tile]) -> State:
    """The engine's state with these tiles on the table."""
    return set_up(drawing([32 * cell_at(x, y) + face for x, y, face in tiles]))


def some_tiles(random: Random) -> list[Tile]:
    """Some tiles of a random canal."""
    length, walk = random.choice(different_walks(12))
    tiles = loop(length, walk)
    return random.sample(tiles, random.randint(1, length))


@pytest.mark.rule("VC-13")
def test_closed_canals_are_counted_right() -> None:
    """Of each length there are as many closed canals, up to translation, as is known; odd lengths do not occur."""
    assert Counter(length for length, _ in walks(16)) == LOOPS


def test_every_canal_is_closed() -> None:
    """The engine agrees that each listed canal is closed, and no two of them are the same."""
    found = walks(10)
    assert all(engine(loop(length, walk)).figure.closed() for length, walk in found)
    assert len({frozenset(loop(length, walk)) for length, walk in found}) == len(found)


def test_different_canals_are_no_copies() -> None:
    """The copies of the different canals, all together, are all the canals."""
    every = set()
    for length, walk in different_walks(12):
        for symmetry in range(SYMMETRIES):
            tiles = [image(tile, symmetry) for tile in loop(length, walk)]
            top = min(y for _, y, _ in tiles)
            left = min(x for x, y, _ in tiles if y == top)
            every.add(frozenset((x - left, y - top, face) for x, y, face in tiles))
    assert every == {frozenset(loop(length, walk)) for length, walk in walks(12)}


def test_symmetries_have_inverses() -> None:
    """Each of the eight different symmetries is undone by its inverse."""
    tile = (2, -5, 3)
    assert all(image(image(tile, symmetry), inverse(symmetry)) == tile for symmetry in range(SYMMETRIES))
    assert len({image(tile, symmetry) for symmetry in range(SYMMETRIES)}) == SYMMETRIES


@pytest.mark.parametrize("seed", range(20))
def test_copies_have_one_name(seed: int) -> None:
    """Shifting, turning and mirroring does not change a name; the name tells the figure."""
    random = Random(seed)
    tiles = some_tiles(random)
    name = name_of(tiles)
    dx, dy = random.randint(-9, 9), random.randint(-9, 9)
    for symmetry in range(SYMMETRIES):
        copy = [(x + dx, y + dy, face) for x, y, face in (image(tile, symmetry) for tile in tiles)]
        random.shuffle(copy)
        assert name_of(copy) == name
    assert name_of(read_name(*name)) == name
    assert len(read_name(*name)) == len(tiles)


@pytest.mark.parametrize("seed", range(20))
def test_turns_are_named_up_to_the_symmetry_of_the_figure(seed: int) -> None:
    """A turn keeps its name when it is copied with its figure; laid on the named figure it makes the same one."""
    random = Random(seed)
    tiles = some_tiles(random)
    count = len(tiles) - min(3, len(tiles) - 1)
    figure, turn = tiles[:count], tiles[count:]
    names = set()
    for symmetry in range(SYMMETRIES):
        images = Images([image(tile, symmetry) for tile in tiles])
        images.name((1 << count) - 1)
        names.add(int(images.name_turn((1 << len(tiles)) - (1 << count))))
    assert len(names) == 1
    again = read_name(*name_of(figure)) + read_turn(names.pop())
    assert len(again) == count + len(turn)
    assert name_of(again) == name_of(tiles)


@pytest.mark.rule("VC-26")
@pytest.mark.rule("VC-27")
def test_strips_of_the_smallest_canal() -> None:
    """On F7/LJ a turn is one of four tiles or one of four pairs; nothing can be bridged."""
    for bridge in (False, True):
        strips = Strips(loop(4, different_walks(4)[0][1]), bridge)
        assert sorted(int(tiles).bit_count() for tiles in strips.tiles) == [1, 1, 1, 1, 2, 2, 2, 2]
        assert not any(strips.between)


@pytest.mark.parametrize("seed", range(3))
def test_a_ledger_keeps_what_was_put_in(seed: int) -> None:
    """Every value comes back; names are numbered in the order in which they are met."""
    random = Random(seed)
    names = Names()
    pairs = list({(random.getrandbits(40), random.getrandbits(48)) for _ in range(3000)})
    assert [names.number(*pair) for pair in pairs + pairs] == 2 * list(range(len(pairs)))
    assert names.find(1, 1) == FREE
    values = [random.randint(0, MOST) for _ in pairs]
    ledger = keep(names, vec[u8](values))
    assert [ledger[pair] for pair in pairs] == values
    assert len(ledger.data) < 0.65 * len(pairs)
    with pytest.raises(ValueError, match="16 is more"):
        keep(names, vec[u8]([16] * len(pairs)))


@pytest.mark.parametrize("supply", [3, 17])
def test_other_supplies_are_refused(supply: int) -> None:
    """Fewer than four tiles close nothing; more than sixteen are too many."""
    with pytest.raises(ValueError, match="from 4 to 16"):
        Solving(supply)


@pytest.mark.rule("VC-13")
@pytest.mark.parametrize("supply", [5, 9, 11])
def test_an_odd_supply_is_worth_one_tile_less(supply: int) -> None:
    """An odd supply has the same solution as the even one below it."""
    odd, even = solve(supply).report(), solve(supply - 1).report()
    assert odd.pop("supply") == supply
    assert even.pop("supply") == supply - 1
    assert odd == even


FIGURES = {
    (4, False): (4, "first", 3),
    (6, False): (17, "first", 5),
    (8, False): (102, "second", 6),
    (10, False): (757, "first", 9),
    (12, False): (6866, "second", 10),
}


@pytest.mark.parametrize("case", FIGURES)
def test_figures_stay_what_they_were(case: tuple[int, bool]) -> None:
    """Live positions, winner and turns of the smaller supplies, as the documentation has them."""
    report = solve(*case).report()
    assert (report["positions"], report["winner"], report["turns"]) == FIGURES[case]


@pytest.mark.rule("VC-15")
@pytest.mark.rule("VC-14")
def test_values_are_consistent() -> None:
    """Exactly the closed canals are worth no turn; ruined and too large figures have no value."""
    solving = solve(10)
    for solved in solving.positions():
        assert (solved.value.turns == 0) == engine(solved.tiles).figure.closed()
        assert solving.value(solved.tiles) == solved.value
    assert solving.value([(x, 0, 1) for x in range(3)]) is not None
    assert solving.value([(x, 0, 1) for x in range(4)]) is None
    assert solving.value([(x, 0, 1) for x in range(16)]) is None
