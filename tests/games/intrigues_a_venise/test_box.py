"""The board: spaces, routes and what can be counted on them (IV-101, IV-110 to IV-121)."""

from __future__ import annotations

from collections import Counter

import pytest

from serenissima.games.intrigues_a_venise.box import COLOURS, EMBASSY, LAND_ROUTES, MARKED, SPACES, WATER_ROUTES
from serenissima.games.intrigues_a_venise.state.tables import BLUE, NEIGHBOURS, RED, STARTS, YELLOW

STARTING = {"red": (2, 27, 31, 52), "blue": (13, 20, 38, 41), "green": (14, 24, 35, 55), "yellow": (5, 12, 21, 44)}
LANDMARKS = (54, 10, 15, 23, 40, 46, 34, 28, 58)


def near(space: int, kind: int = YELLOW) -> set[int]:
    """The spaces that one step leads to."""
    return set(NEIGHBOURS[64 * kind + space])


def distances(start: int) -> dict[int, int]:
    """The number of steps, of any kind, to every space."""
    found = {start: 0}
    edge = [start]
    for space in edge:
        for other in near(space):
            if other not in found:
                found[other] = found[space] + 1
                edge.append(other)
    return found


@pytest.mark.rule("IV-101", "IV-121")
def test_the_board_has_58_spaces_and_99_routes() -> None:
    """66 land and 33 water routes, none twice, 95 pairs of neighbours, degrees as counted."""
    assert len(SPACES) == 58 and list(SPACES) == list(range(1, 59))
    assert len(set(LAND_ROUTES)) == 66 and len(set(WATER_ROUTES)) == 33
    assert all(low < high for low, high in LAND_ROUTES + WATER_ROUTES)
    assert len({*LAND_ROUTES, *WATER_ROUTES}) == 95
    assert sum(len(near(space, RED)) for space in SPACES) == 132
    assert sum(len(near(space, BLUE)) for space in SPACES) == 66
    assert Counter(len(near(space)) for space in SPACES) == {2: 15, 3: 20, 4: 17, 5: 4, 6: 2}
    assert {space for space in SPACES if len(near(space)) == 5} == {17, 29, 42, 49}
    assert {space for space in SPACES if len(near(space)) == 6} == {15, 50}
    assert max(max(distances(space).values()) for space in SPACES) == 9
    assert all(len(distances(space)) == 58 for space in SPACES)


@pytest.mark.rule("IV-110", "IV-111", "IV-112")
def test_every_space_is_what_it_is_printed_as() -> None:
    """16 starts, 8 numbers, the Embassy, 33 white spaces."""
    kinds = Counter(space.ground for space in SPACES.values())
    assert kinds == {"start": 16, "numbered": 8, "embassy": 1, "white": 33}
    assert {colour: tuple(STARTS[n]) for n, colour in enumerate(COLOURS)} == STARTING
    assert MARKED == {1: 54, 2: 10, 3: 15, 4: 23, 5: 40, 6: 46, 7: 34, 8: 28}
    assert EMBASSY == 58 and SPACES[58].ground == "embassy"


@pytest.mark.rule("IV-114", "IV-115")
def test_land_and_water() -> None:
    """Four double routes; three spaces by water only, 27 by land only; the Giudecca is left by water only."""
    assert set(LAND_ROUTES) & set(WATER_ROUTES) == {(4, 5), (16, 17), (23, 26), (31, 39)}
    assert {space for space in SPACES if not near(space, RED)} == {1, 40, 54}
    assert len([space for space in SPACES if not near(space, BLUE)]) == 27
    giudecca = {24, 25, 28, 31, 39}
    assert set().union(*(near(space, RED) for space in giudecca)) <= giudecca


@pytest.mark.rule("IV-121")
def test_the_tables_of_distances() -> None:
    """Between landmarks, and from the start spaces of each colour, as the specification has them."""
    table = [
        (0, 4, 6, 6, 6, 4, 5, 7, 5),
        (4, 0, 4, 6, 6, 7, 5, 7, 5),
        (6, 4, 0, 3, 5, 7, 3, 4, 3),
        (6, 6, 3, 0, 5, 6, 3, 3, 3),
        (6, 6, 5, 5, 0, 3, 2, 3, 4),
        (4, 7, 7, 6, 3, 0, 4, 4, 6),
        (5, 5, 3, 3, 2, 4, 0, 5, 2),
        (7, 7, 4, 3, 3, 4, 5, 0, 6),
    ]
    for start, row in zip(LANDMARKS, table, strict=False):
        assert tuple(distances(start)[space] for space in LANDMARKS) == row
    means = {"red": 4.375, "blue": 4.03125, "green": 4.375, "yellow": 4.59375}
    for colour, starts in STARTING.items():
        steps = [distances(start)[space] for start in starts for space in LANDMARKS[:8]]
        assert sum(steps) / len(steps) == means[colour]
