"""Boards as graphs (VE-G1 to VE-G18, VE-B1 to VE-B6, VE-S16 to VE-S18), with VE-X4, VE-X5, VE-X20 and VE-X23."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest

from serenissima.games.venise.board.chart import CROSSBAR, LONG, SHORT, STEM
from serenissima.games.venise.board.file import BoardFile, PoleSpec
from serenissima.games.venise.board.graph import Ways
from serenissima.games.venise.board.names import FIELDS, PLACES, SPOTS, slot_at, slot_name
from serenissima.games.venise.board.shelf import FOLDER, shelved
from serenissima.games.venise.board.survey import Survey, ports, suffixes, survey
from serenissima.games.venise.box import BOARDS, COLOURS, DIRECTIONS
from serenissima.games.venise.workshop.fairness import tours
from serenissima.games.venise.workshop.symmetry import holding
from tests.games.venise.setting import GAME, Table


def known(name: str, both: bool = False) -> Survey:
    """The survey of a board of the game."""
    return survey(shelved(name), both)


def at(board: Survey, field: str, *kinds: int) -> set[str]:
    """The places of these kinds that touch a field."""
    return {place.name for place in board.places.values() if field in place.ends and place.kind in kinds}


@pytest.mark.rule("VE-G1")
def test_slots_are_named_by_column_and_row() -> None:
    """Columns are letters from the left, rows numbers from the bottom."""
    assert slot_name(1, 2) == "B3"
    assert slot_at("B3") == (1, 2)
    assert slot_at("J1") is slot_at("A0") is slot_at("3B") is slot_at("AA") is slot_at("") is None


@pytest.mark.rule("VE-G12", "VE-G14")
def test_every_name_is_there_once() -> None:
    """Fields and places of the largest grid have unique names."""
    assert len(set(SPOTS)) == len(FIELDS) + len(PLACES) == 891 + 656
    assert {"S:A3-A4", "S:A4-B4", "L:A4-B3", "L:A3-B4", "T:B4>A3", "HH:A3", "HV:H8"} <= set(PLACES)
    assert not {"S:A4-A3", "L:B3-A4", "S:A1-B2", "HH:I1", "T:A1>A2"} & set(PLACES)


@pytest.mark.rule("VE-G4", "VE-G5", "VE-G6", "VE-G7", "VE-G8", "VE-G9", "VE-G10", "VE-G11")
@pytest.mark.parametrize(
    ("pole", "expected"),
    [
        (PoleSpec("A1", "start"), {"": "N NE E SE S SW W NW"}),
        (PoleSpec("A1", "plain"), {"": "N NE E SE S SW W NW"}),
        (PoleSpec("A1", "wall", "N-S"), {"E": "NE E SE", "W": "SW W NW"}),
        (PoleSpec("A1", "wall", "E-W"), {"N": "N NE NW", "S": "SE S SW"}),
        (PoleSpec("A1", "wall", "NE-SW"), {"NW": "N W NW", "SE": "E SE S"}),
        (PoleSpec("A1", "wall", "NW-SE"), {"NE": "N NE E", "SW": "S SW W"}),
        (PoleSpec("A1", "bridge", "N-S"), {"top": "N S", "low": "NE E SE SW W NW"}),
        (PoleSpec("A1", "bridge", "E-W"), {"top": "E W", "low": "N NE SE S SW NW"}),
        (PoleSpec("A1", "bridge", "NE-SW"), {"top": "NE SW", "low": "N E SE S W NW"}),
        (PoleSpec("A1", "bridge", "NW-SE"), {"top": "SE NW", "low": "N NE E S SW W"}),
    ],
    ids=lambda value: f"{value.kind}-{value.axis}" if isinstance(value, PoleSpec) else "",
)
def test_the_ports_of_every_pole(pole: PoleSpec, expected: dict[str, str]) -> None:
    """The ports follow the table of VE-G11, line by line."""
    found = ports(pole, both=False)
    assert set(suffixes(pole)) == set(expected)
    for suffix, directions in expected.items():
        assert [
            name for name, touched in zip(DIRECTIONS, found, strict=True) if suffix in touched
        ] == directions.split()
    assert all(len(touched) <= 1 for touched in found)


@pytest.mark.rule("VE-G10")
def test_with_the_option_a_plank_in_line_with_a_wall_touches_both_sides() -> None:
    """The place is there, and its end touches both fields."""
    assert "S:A3-B3" not in known("day-basic").places
    place = known("day-basic", both=True).places["S:A3-B3"]
    assert set(place.ends) == {"A3.N", "A3.S", "B3.low"}
    table = Table(2, {"wall_ends": "both"}).stand("A3.S").hold(["short", "walk2", "remove"])
    table.play("short S:A3-B3")
    table.stand("A3.N")
    assert "S:A3-B3" in table.targets("remove")
    table.play("walk2")
    table.play("step S:A3-B3")
    assert table.targets("step") == {"A3.N", "A3.S", "B3.low"}


@pytest.mark.rule("VE-B1", "VE-B2", "VE-B3", "VE-B4", "VE-B5", "VE-C2", "VE-C3", "VE-G2", "VE-V2", "VE-F4", "VE-G7")
@pytest.mark.parametrize("name", BOARDS)
def test_the_figures_of_a_board(name: str) -> None:
    """Poles, fields, walls, bridges, places of every shape and distances are as its file expects."""
    file = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    board, expect = shelved(name), file["expect"]
    found = survey(board)
    kinds = Counter(pole.kind for pole in board.poles)
    shapes = Counter(place.kind for place in found.places.values())
    assert (len(board.poles), len(found.fields)) == (expect["poles"], expect["fields"])
    assert (kinds["wall"], kinds["bridge"], kinds["start"]) == (expect["walls"], expect["bridges"], 4)
    assert kinds["wall"] + kinds["bridge"] == 14
    assert len(board.printed) == kinds["plain"] == (2 if board.side == "night" else 0)
    assert [shapes[kind] for kind in (SHORT, LONG, STEM, CROSSBAR)] == list(expect["places"].values())
    distances = {tour.colour: tour.planks for tour in tours(board, Ways(found))}
    assert distances == expect["planks_to_gem"]


@pytest.mark.rule("VE-B1")
def test_the_places_of_the_two_quays() -> None:
    """Every straight, diagonal and crossbar place, by name."""
    found = known("day-basic").places
    straight = "A1-A2 A1-B1 A2-A3 A3-A4 A4-B4 B1-B2 B1-C1 B2-B3 B3-B4 B4-C4 C1-D1 C4-D4 D1-D2 D1-E1 D2-D3 D3-D4 D4-E4"
    diagonal = "A1-B2 A2-B1 A2-B3 A3-B2 A3-B4 A4-B3 B2-C1 B3-C4 C1-D2 C4-D3 D1-E2 D2-E1 D2-E3 D3-E2 D3-E4 D4-E3"
    names = {place.name for place in found.values() if place.kind == SHORT}
    assert names == {f"S:{each}" for each in f"{straight} E1-E2 E2-E3 E3-E4".split()}
    assert {place.name for place in found.values() if place.kind == LONG} == {f"L:{each}" for each in diagonal.split()}
    assert {name for name in found if name[0] == "H"} == {f"HH:{cell}" for cell in ["A1", "A2", "A3", "D1", "D2", "D3"]}
    assert found["T:B4>C3"].rests_on == ("L:B3-C4",)
    assert "T:C3>B4" not in found


@pytest.mark.rule("VE-B6")
@pytest.mark.parametrize(
    ("name", "cost", "with_stems"),
    list(zip(BOARDS, (57, 58, 63, 45, 56), (47, 51, 52, 44, 54), strict=True)),
)
def test_the_solo_cost_of_a_board(name: str, cost: int, with_stems: int) -> None:
    """Costs are equal for all colours, without and with stems."""
    found = tours(shelved(name), Ways(known(name)))
    assert [(tour.cost, tour.stem_cost) for tour in found] == [(cost, with_stems)] * 4


@pytest.mark.rule("VE-S16", "VE-M6")
@pytest.mark.parametrize("name", BOARDS)
def test_the_boards_are_symmetric(name: str) -> None:
    """Both mirrors and the half turn hold."""
    assert holding(shelved(name)) == ["rectangle", "turn2"]


@pytest.mark.rule("VE-S17")
@pytest.mark.parametrize("name", BOARDS)
def test_each_quarter_holds_a_gem_of_every_colour(name: str) -> None:
    """Left and right of the middle, above and below."""
    for colour in COLOURS:
        corners = set()
        for field in shelved(name).gems[colour]:
            place = slot_at(field[:2])
            assert place is not None and place[0] != 2
            corners.add((place[0] > 2, place[1] > 1))
        assert len(corners) == 4


@pytest.mark.rule("VE-S18")
@pytest.mark.parametrize("name", BOARDS)
def test_everything_can_be_reached(name: str) -> None:
    """Straight and diagonal planks reach everything from every start, and gems have two exits."""
    board, found = shelved(name), known(name)
    touched = {end for place in found.places.values() for end in place.ends}
    for colour in COLOURS:
        reached = Ways(found).plain.reachable(board.starts[colour])
        assert reached >= {field for field in found.fields if field in touched}
        for gem in board.gems[colour]:
            assert len(at(found, gem, SHORT, LONG)) >= 2


@pytest.mark.rule("VE-G11", "VE-G6")
def test_a_bridge_keeps_its_levels_apart() -> None:
    """VE-X4: what touches the bridge and what touches the ground under it."""
    found = known("day-basic")
    assert at(found, "B4.top", SHORT) == {"S:A4-B4", "S:B4-C4"}
    assert at(found, "B4.top", LONG) == set()
    assert at(found, "B4.low", SHORT) == {"S:B3-B4"}
    assert at(found, "B4.low", LONG) == {"L:A3-B4"}


@pytest.mark.rule("VE-G10", "VE-G5")
def test_a_wall_has_closed_ends() -> None:
    """VE-X5: the places of both sides of A3, and none in line with the wall."""
    found = known("day-basic")
    assert at(found, "A3.N", SHORT, LONG) == {"S:A3-A4", "L:A3-B4"}
    assert at(found, "A3.S", SHORT, LONG) == {"S:A2-A3", "L:A3-B2"}
    assert "S:A3-B3" not in found.places


@pytest.mark.rule("VE-B4", "VE-B5", "VE-G7", "VE-V2")
def test_the_hub_by_night() -> None:
    """VE-X23: the printed pole C3 has eight places, on the advanced board seven."""
    eight = ["S:B3-C3", "S:C2-C3", "S:C3-C4", "S:C3-D3", "L:B2-C3", "L:B4-C3", "L:C3-D2", "L:C3-D4"]
    assert at(known("night-basic"), "C3", SHORT, LONG) == set(eight)
    assert at(known("night-advanced"), "C3", SHORT, LONG) == set(eight) - {"S:C3-C4"}


@pytest.mark.rule("VE-G4", "VE-B1")
def test_a_way_may_lead_over_a_foreign_start() -> None:
    """VE-X20: seven straight and diagonal planks from A4 to D3.top, through diamond's start field; five with a stem."""
    trip = Ways(known("day-basic")).plain.journeys("A4", planks=True).trip("D3.top")
    assert trip.cost == 7
    way = ["A4", "B4.top", "C4.top", "D4.top", "E4", "E3.N", "D4.low", "D3.top"]
    edges = Ways(known("day-basic")).plain.edges
    steps = [next(edge.place for edge in edges[a] if edge.to == b) for a, b in pairwise(way)]
    assert [place[0] for place in steps] == list("SSSSSLS")
    table = Table()
    way_now = next(way for way in GAME.view(table.state, 0).ways if way.gem == "D3.top")
    assert (way_now.planks, [place[0] for place in way_now.lay]) == (5, list("LLLTS"))
    for seat in range(4):
        table.stand("E4", seat)
    table.hold(["short", "walk1"]).play("short S:D4-E4; walk1 S:D4-E4")
    assert [table.pawn(seat) for seat in range(4)] == ["S:D4-E4", "E4", "E4", "E4"]


@pytest.mark.rule("VE-G3", "VE-G13", "VE-G16")
@pytest.mark.parametrize("name", BOARDS)
def test_what_rests_on_what(name: str) -> None:
    """Stems rest on the other diagonal of their cell, crossbars on two opposite sides, others on poles alone."""
    for place in known(name).places.values():
        if place.kind == STEM:
            pole, across = place.name[2:].split(">")
            (base,) = place.rests_on
            assert base[0] == "L" and not {pole, across} & set(base[2:].split("-"))
        elif place.kind == CROSSBAR:
            assert [base[0] for base in place.rests_on] == ["S", "S"]
        else:
            assert place.rests_on == ()


@pytest.mark.rule("VE-G2", "VE-F3")
def test_the_order_in_a_file_means_nothing() -> None:
    """The same board with its poles in another order has the same fields and places, in the same order."""
    board = shelved("night-basic")
    parts = {name: getattr(board, name) for name in board.__struct_fields__}
    turned = BoardFile(**{**parts, "poles": board.poles[::-1]})
    assert list(survey(turned).places) == list(survey(board).places)
    assert list(survey(turned).fields) == list(survey(board).fields)
