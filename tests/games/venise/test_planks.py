"""Planks: placing, removing, moving, falling (VE-G13 to VE-G24, VE-A1 to VE-A15), VE-X3 to X12, X22, X25."""

from __future__ import annotations

import pytest

from serenissima.games.venise.box import BOARDS
from serenissima.games.venise.events import Removed
from serenissima.games.venise.extras import conserved
from tests.games.venise.setting import GAME, Table


def cards(*kinds: str) -> Table:
    """A table whose first player holds these cards."""
    return Table().hold(kinds)


@pytest.mark.rule("VE-A2", "VE-A6", "VE-A20", "VE-A22", "VE-T2", "VE-T14", "VE-6")
def test_the_first_turn() -> None:
    """VE-X3: ruby's targets from A4, the first gem with its tile, and what is then too dear."""
    table = cards("short", "long", "walk1", "walk2", "long")
    assert table.targets("short") == {"S:A3-A4", "S:A4-B4"}
    assert table.targets("long") == {"L:A4-B3"}
    table.play("short S:A4-B4")
    assert table.state.used == 1
    table.play("walk2 A4 → S:A4-B4 → B4.top")
    assert (table.state.used, table.state.players[0].gem_count, table.state.players[0].tiles) == (3, 1, 1)
    assert "walk1" in table.legal()
    table.play("walk1 S:A4-B4")
    assert table.state.used == 4
    table.stand("B3.low")  # a place for a long plank is there, but not the hourglasses
    assert table.refused("long L:A4-B3").reason == "too-dear"
    before = len(table.hand())
    table.play("end play", draw="remove")
    assert len(table.hand()) == before + 2
    assert table.supply() == (2, 2)


@pytest.mark.rule("VE-G6", "VE-A2", "VE-A6", "VE-A8", "VE-G19")
def test_a_bridge_keeps_its_levels_apart() -> None:
    """VE-X4: from B4.top and B4.low, and S:B3-B4 is out of reach from the top."""
    table = cards("short", "long", "remove", "walk1").stand("B4.top")
    assert (table.targets("short"), table.targets("long")) == ({"S:A4-B4", "S:B4-C4"}, set())
    table.stand("B4.low")
    assert (table.targets("short"), table.targets("long")) == ({"S:B3-B4"}, {"L:A3-B4"})
    table.lay("S:B3-B4").stand("B4.top")
    assert table.targets("remove") == set()
    assert "walk1" not in table.legal()
    assert table.refused("remove S:B3-B4").reason == "not-touching"
    assert table.refused("walk1").reason == "nowhere-to-go"


@pytest.mark.rule("VE-G5", "VE-G19")
def test_a_wall_cannot_be_crossed_on_its_pole() -> None:
    """VE-X5: S:A3-A4 and S:A2-A3 do not connect A4 with A2."""
    table = cards("walk3").lay("S:A3-A4", "S:A2-A3").stand("A3.N")
    table.play("walk3")
    assert table.targets("step") == {"S:A3-A4"}
    assert table.refused("step S:A2-A3").reason == "no-neighbour"


@pytest.mark.rule("VE-A3", "VE-G13", "VE-G15", "VE-G16")
def test_a_t() -> None:
    """VE-X6: stems onto L:A4-B3 from the plank and from a pole; no second long plank in the cell."""
    table = cards("short", "long").lay("L:A4-B3").stand("L:A4-B3")
    assert (table.targets("short"), table.targets("long")) == ({"T:A3>B4", "T:B4>A3"}, set())
    table.stand("B4.low")
    assert (table.targets("short"), table.targets("long")) == ({"S:B3-B4", "T:B4>A3"}, set())
    assert table.refused("long L:A3-B4").reason == "crossing"


@pytest.mark.rule("VE-A3", "VE-G13", "VE-G19", "VE-G20")
def test_an_x() -> None:
    """VE-X7: from a stem only the opposite one; then three steps lead from pole to pole."""
    table = cards("short", "walk3").lay("L:A4-B3", "T:B4>A3").stand("T:B4>A3")
    assert table.targets("short") == {"T:A3>B4"}
    table.play("short T:A3>B4")
    table.play("walk3")
    assert table.targets("step") == {"B4.low", "L:A4-B3", "T:A3>B4"}
    table = cards("walk3").lay("L:A4-B3", "T:B4>A3", "T:A3>B4").stand("B4.low")
    table.play("walk3 T:B4>A3 T:A3>B4 A3.N")
    assert table.pawn() == "A3.N"


@pytest.mark.rule("VE-G13", "VE-G19", "VE-P3")
def test_a_view_names_what_a_stem_touches() -> None:
    """VE-X7: its pole, its long plank and, once that lies, the other stem of the X; each names the other."""
    table = cards("short").lay("L:A4-B3", "T:B4>A3").stand("T:B4>A3")

    def ends() -> dict[str, list[str]]:
        return {plank.place: plank.ends for plank in GAME.view(table.state, 1).planks}

    assert ends() == {"L:A4-B3": ["A4", "B3.low"], "T:B4>A3": ["B4.low", "L:A4-B3"]}
    table.play("short T:A3>B4")
    assert ends() == {
        "L:A4-B3": ["A4", "B3.low"],
        "T:A3>B4": ["A3.N", "L:A4-B3", "T:B4>A3"],
        "T:B4>A3": ["B4.low", "L:A4-B3", "T:A3>B4"],
    }


@pytest.mark.rule("VE-G19", "VE-P3")
@pytest.mark.parametrize("wall_ends", ["closed", "both"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_ends_in_a_view_are_the_steps_there_are(board: str, wall_ends: str) -> None:
    """With every plank on the board that fits, the legal steps from any spot are its neighbours by `ends`."""
    table = Table(2, {"board": board, "wall_ends": wall_ends}).hold(["walk1"])
    for place in (place for _ in range(2) for place in range(table.chart.places)):
        if table.state.planks.fillable(place):
            table.state.planks.lay(place)
    planks = GAME.view(table.state, 0).planks
    assert {plank.place[0] for plank in planks} >= {"S", "L", "T"}
    beside: dict[str, set[str]] = {}
    for plank in planks:
        for end in plank.ends:
            beside.setdefault(plank.place, set()).add(end)
            beside.setdefault(end, set()).add(plank.place)
    for spot, near in beside.items():
        asked = Table.__new__(Table)
        asked.state = table.state.copy()
        asked.stand(spot).play("walk1")
        assert asked.targets("step") == near


@pytest.mark.rule("VE-G22", "VE-G24", "VE-A10", "VE-A11", "VE-A28", "VE-C4")
def test_a_fall() -> None:
    """VE-X8 and VE-X25: removing the long plank under an X drowns both stems; nothing is lost."""
    table = cards("remove").lay("L:A4-B3", "T:A3>B4", "T:B4>A3").stand("B3.low").own(1, 1)
    assert conserved(table.state)[:2] == (12, 8)
    assert table.targets("remove") == {"L:A4-B3"}
    (told,) = table.play("remove L:A4-B3")
    assert isinstance(told.event, Removed)
    assert set(told.event.fallen) == {"T:A3>B4", "T:B4>A3"}
    assert table.supply() == (1, 2)
    assert (table.state.water_short, table.state.water_long) == (2, 0)
    assert table.lying() == set()
    assert conserved(table.state)[:2] == (12, 8)
    assert [table.supply(seat) for seat in range(4)] == [(1, 2), (3, 2), (3, 2), (3, 2)]


@pytest.mark.rule("VE-A9", "VE-A12", "VE-G23")
def test_nobody_may_fall() -> None:
    """VE-X9: somebody on a stem protects the long plank; the other stem may go, and this one stays."""
    table = cards("remove", "move").lay("L:A4-B3", "T:A3>B4", "T:B4>A3").stand("B3.low").stand("T:A3>B4", seat=1)
    assert table.targets("remove") == table.targets("move") == set()
    assert table.refused("remove L:A4-B3").reason == "would-fall"
    assert table.refused("move L:A4-B3").rule == "VE-A9"
    table.stand("B4.low")
    assert table.targets("remove") == {"T:B4>A3"}
    table.play("remove T:B4>A3")
    assert table.lying() == {"L:A4-B3", "T:A3>B4"}


@pytest.mark.rule("VE-A7", "VE-G13", "VE-G15", "VE-G17", "VE-G19", "VE-A9")
def test_an_h() -> None:
    """VE-X10: a crossbar between two short planks, the walk over it, and its fall."""
    table = cards("long", "remove").lay("S:A3-A4", "S:B3-B4").stand("S:A3-A4")
    assert table.targets("long") == {"HH:A3"}
    table.stand("A4")
    assert table.targets("long") == {"L:A4-B3"}
    table.stand("S:A3-A4").play("long HH:A3")
    table = cards("long", "remove").lay("S:A3-A4", "S:B3-B4", "HH:A3")
    assert table.targets("long") == set()
    assert table.refused("long L:A4-B3").reason == "crossing"
    table.stand("A3.N")
    assert table.refused("long L:A3-B4").reason == "crossing"
    table.stand("A4").stand("HH:A3", seat=1)
    assert table.refused("remove S:A3-A4").reason == "would-fall"
    table.stand("S:A3-A4", seat=1)
    assert table.refused("remove S:A3-A4").reason == "stood-on"
    table.stand("E4", seat=1).play("remove S:A3-A4")
    assert (table.state.water_long, table.lying()) == (1, {"S:B3-B4"})


@pytest.mark.rule("VE-G19", "VE-A7")
def test_the_walk_over_an_h_is_four_steps() -> None:
    """VE-X10: A4, S:A3-A4, HH:A3, S:B3-B4, B4.low."""
    table = cards("walk2", "walk2").lay("S:A3-A4", "S:B3-B4", "HH:A3")
    table.play("walk2 S:A3-A4 HH:A3; walk2 S:B3-B4 B4.low")
    assert table.pawn() == "B4.low"


@pytest.mark.rule("VE-G15", "VE-G13")
def test_no_crossing() -> None:
    """VE-X11: with L:A4-B3 lying neither the other diagonal nor a crossbar fits into the cell."""
    table = cards("long").lay("L:A4-B3", "S:A3-A4", "S:B3-B4").stand("A3.N")
    assert table.refused("long L:A3-B4").reason == "crossing"
    table.stand("S:A3-A4")
    assert table.refused("long HH:A3").reason == "crossing"


@pytest.mark.rule("VE-A12", "VE-A13", "VE-A14", "VE-A15")
def test_moving() -> None:
    """VE-X12: where L:A4-B3 may go from B3.low, not from A4, and not with one's own pawn on it."""
    table = cards("move").lay("L:A4-B3").stand("B3.low")
    supply = table.supply()
    table.play("move L:A4-B3")
    assert table.targets("to") == {"L:A2-B3", "L:B3-C4"}
    assert table.refused("to L:A4-B3").reason == "same-place"
    assert table.refused("to S:B3-B4").reason == "other-kind"
    assert table.refused("to L:D3-E4").reason == "not-touching"
    assert table.refused("end play").reason == "set-first"
    table.play("to L:A2-B3")
    assert (table.lying(), table.supply()) == ({"L:A2-B3"}, supply)
    table = cards("move").lay("L:A4-B3")
    assert table.refused("move L:A4-B3").reason == "no-other-place"
    table.stand("L:A4-B3")
    assert table.refused("move L:A4-B3").reason == "stood-on"


@pytest.mark.rule("VE-A13", "VE-G22")
def test_a_moved_plank_drops_what_it_carries() -> None:
    """A stem on a moved plank falls into the water."""
    table = cards("move").lay("L:A4-B3", "T:B4>A3").stand("B3.low")
    table.play("move L:A4-B3 to L:B3-C4")
    assert table.lying() == {"L:B3-C4"}
    assert table.state.water_short == 1


@pytest.mark.rule("VE-G21", "VE-A9", "VE-A12")
def test_a_protected_plank() -> None:
    """VE-X22: with two pawns on S:B4-C4 nobody can remove or move it, and a third may join them."""
    table = cards("remove", "move", "walk1").lay("S:B4-C4").stand("B4.top")
    table.stand("S:B4-C4", seat=1).stand("S:B4-C4", seat=2)
    assert table.targets("remove") == table.targets("move") == set()
    table.play("walk1 S:B4-C4")
    assert [table.pawn(seat) for seat in (0, 1, 2)] == ["S:B4-C4"] * 3


@pytest.mark.rule("VE-A1", "VE-A5", "VE-T4")
def test_without_a_plank_there_is_nothing_to_place() -> None:
    """Without a plank nothing can be placed, with a card or with a joker."""
    table = cards("short", "long", "joker").own(0, 0)
    assert table.legal("short", "long") == []
    assert (table.refused("short S:A4-B4").rule, table.refused("joker long L:A4-B3").rule) == ("VE-A1", "VE-A5")


@pytest.mark.rule("VE-A4")
def test_pawns_do_not_hinder_placing() -> None:
    """A stem may be placed on a long plank that somebody stands on."""
    table = cards("short").lay("L:A4-B3").stand("L:A4-B3", seat=1).stand("B4.low")
    table.play("short T:B4>A3")
    assert "T:B4>A3" in table.lying()


@pytest.mark.rule("VE-A3", "VE-A7", "VE-A8")
def test_from_a_crossbar_nothing_can_be_placed_or_taken() -> None:
    """Nothing ends on a crossbar, so nothing can be placed or taken there."""
    table = cards("short", "long", "remove", "move").lay("S:A3-A4", "S:B3-B4", "HH:A3").stand("HH:A3")
    assert table.legal("short", "long", "remove", "move") == []
    table.stand("S:A3-A4")
    assert (table.targets("short"), table.targets("remove")) == (set(), {"HH:A3"})


@pytest.mark.rule("VE-A8")
def test_from_a_plank_only_what_ends_on_it_can_be_removed() -> None:
    """Stems from their long plank, the opposite stem from a stem, but not the long plank under it."""
    table = cards("remove").lay("L:A4-B3", "T:A3>B4", "T:B4>A3").stand("L:A4-B3")
    assert table.targets("remove") == {"T:A3>B4", "T:B4>A3"}
    table.stand("T:A3>B4")
    assert table.targets("remove") == {"T:B4>A3"}


@pytest.mark.rule("VE-A10", "VE-7", "VE-C4")
def test_a_plank_goes_to_whoever_removes_it() -> None:
    """A removed plank goes to the remover, whoever laid it, without an upper limit."""
    table = cards("short").own(3, 2)
    table.play("short S:A4-B4")
    table.pass_turn()
    assert table.state.seat == 1
    table.hold(["remove"], seat=1).stand("B4.top", seat=1).own(12, 2, seat=1)
    table.play("remove S:A4-B4")
    assert table.supply(1) == (13, 2)


@pytest.mark.rule("VE-G17", "VE-G22")
def test_one_short_plank_may_carry_two_crossbars() -> None:
    """One on each side; when it goes both drown."""
    table = Table(2, {"board": "night-basic"}).hold(["remove"]).stand("C2")
    table.lay("S:B2-B3", "S:C2-C3", "S:D2-D3", "HH:B2", "HH:C2")
    table.play("remove S:C2-C3")
    assert table.lying() == {"S:B2-B3", "S:D2-D3"}
    assert table.state.water_long == 2


@pytest.mark.rule("VE-P4", "VE-G22")
def test_a_view_says_what_would_fall() -> None:
    """Every legal removal tells the planks that go with it, and how far the gems are then."""
    table = cards("remove", "long").lay("L:A4-B3", "T:A3>B4", "T:B4>A3").stand("B3.low")
    view = GAME.view(table.state, 0)
    outlook = next(each for each in view.outlooks if each.type == "remove")
    assert (outlook.at, set(outlook.falls)) == ("L:A4-B3", {"T:A3>B4", "T:B4>A3"})
    plank = next(each for each in view.planks if each.place == "L:A4-B3")
    assert set(plank.carries) == {"T:A3>B4", "T:B4>A3"}
    assert {each.type for each in view.outlooks} == {"remove", "long"}
