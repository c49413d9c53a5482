"""Walking, gems, tiles and hourglasses (VE-G18 to VE-G21, VE-A16 to VE-A25, VE-T2), VE-X13 to VE-X15, VE-X19."""

from __future__ import annotations

import pytest

from serenissima.core.state import NOBODY
from serenissima.games.venise.events import Collected, Walked
from tests.games.venise.setting import GAME, Table


def cards(*kinds: str) -> Table:
    """A table whose first player holds these cards."""
    return Table().hold(kinds)


@pytest.mark.rule("VE-G18", "VE-G19", "VE-G20", "VE-A16")
def test_from_pole_to_pole_is_two_steps() -> None:
    """A walk from pole to pole takes one step onto the plank and one off it."""
    table = cards("walk1", "walk1").lay("S:A3-A4")
    table.play("walk1")
    assert table.targets("step") == {"S:A3-A4"}
    table.play("step S:A3-A4")
    assert table.pawn() == "S:A3-A4"
    table.play("walk1 A3.N")
    assert table.pawn() == "A3.N"


@pytest.mark.rule("VE-A20", "VE-A18", "VE-A22", "VE-A23")
def test_a_gem_in_passing() -> None:
    """VE-X13: to the gem and back with three steps; then two more hourglasses can be used."""
    table = cards("walk3", "long", "walk2").lay("S:A4-B4")
    told = table.play("walk3 A4 → S:A4-B4 → B4.top → S:A4-B4")
    assert table.pawn() == "S:A4-B4"
    collected = [each.event for each in told if isinstance(each.event, Collected)]
    assert collected == [Collected(0, "B4.top", 1, True)]
    assert Walked(0, "A4", ["S:A4-B4", "B4.top", "S:A4-B4"], 3) in [each.event for each in told]
    assert (table.state.used, table.state.left()) == (3, 2)
    table.play("walk2 A4")
    assert (table.state.used, table.state.players[0].tiles, table.state.left()) == (5, 0, 0)


@pytest.mark.rule("VE-A17", "VE-A19")
def test_fewer_steps_cost_the_same() -> None:
    """At least one must be made; those that are not made are lost."""
    table = cards("walk3", "short").lay("S:A3-A4")
    table.play("walk3")
    assert table.refused("stop").reason == "one-step"
    assert table.refused("short S:A4-B4").reason == "walk-first"
    table.play("step S:A3-A4; stop")
    assert table.state.used == 3
    assert table.refused("step A3.N").reason == "no-walk-card"


@pytest.mark.rule("VE-A16", "VE-T4")
def test_without_a_plank_there_is_no_walk() -> None:
    """A card that cannot be carried out cannot be played."""
    table = cards("walk1", "walk2", "walk3", "joker")
    assert table.legal("walk1", "walk2", "walk3") == []
    assert "joker walk3" not in table.legal()


@pytest.mark.rule("VE-T2", "VE-A24", "VE-A23")
def test_tiles() -> None:
    """VE-X14: with two tiles six hourglasses, one tile at the fifth, one at the sixth, and no seventh."""
    table = cards("long", "walk2", "remove", "walk1", "walk1").tiles(2).lay("S:A3-A4")
    table.play("long L:A4-B3; walk2 S:A3-A4 A4")
    assert (table.state.used, table.state.players[0].tiles) == (4, 2)
    table.play("remove L:A4-B3")
    assert (table.state.used, table.state.players[0].tiles) == (5, 1)
    table.play("walk1 S:A3-A4")
    assert (table.state.used, table.state.players[0].tiles) == (6, 0)
    assert table.refused("walk1").rule == "VE-T2"
    assert GAME.view(table.state, 0).tiles == 12


@pytest.mark.rule("VE-A25", "VE-C10")
def test_a_joker_always_costs_two() -> None:
    """VE-X15: as three steps it saves one, as one step it wastes one; it goes back to its place."""
    table = cards("long", "joker", "walk3").lay("S:A3-A4")
    table.play("long L:A4-B3")
    assert table.refused("walk3").reason == "too-dear"
    table.play("joker walk3 S:A3-A4 A3.N S:A3-A4")
    assert (table.state.used, table.state.jokers, table.state.players[0].jokers) == (4, 9, 0)
    table = cards("joker").lay("S:A3-A4")
    table.play("joker walk1 S:A3-A4")
    assert table.state.used == 2


@pytest.mark.rule("VE-A25")
def test_a_joker_may_be_any_card() -> None:
    """All seven kinds are offered where each could be played."""
    table = cards("joker").lay("S:A3-A4")
    assert set(table.legal("joker")) == {
        "joker short S:A4-B4",
        "joker long L:A4-B3",
        "joker remove S:A3-A4",
        "joker move S:A3-A4",
        "joker walk1",
        "joker walk2",
        "joker walk3",
    }
    table.play("joker move S:A3-A4 to S:A4-B4")
    assert table.lying() == {"S:A4-B4"}


@pytest.mark.rule("VE-E1", "VE-6", "VE-A22")
def test_a_win_in_mid_walk() -> None:
    """VE-X19: the fourth gem on the second step ends it: no third step, no tile, no draw."""
    table = cards("walk3").lay("S:A4-B4").gems(4)
    player = table.state.players[0]
    player.gems, player.gem_count = 0b1110, 3
    cards_before = len(table.hand())
    table.play("walk3; step S:A4-B4; step B4.top")
    assert table.state.to_move() == NOBODY
    assert (table.pawn(), player.gem_count, player.tiles) == ("B4.top", 4, 0)
    assert len(table.hand()) == cards_before - 1
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason, outcome.scores) == ((1, 2, 2, 2), "gems", (4, 0, 0, 0))


@pytest.mark.rule("VE-A21")
def test_gems_of_others_stay() -> None:
    """Ruby walks over emerald's gem on B4.low and leaves it."""
    table = cards("walk2").lay("S:B3-B4").stand("B3.top")
    gems = GAME.view(table.state, 0).gems
    table.play("walk2 S:B3-B4 B4.low")
    assert GAME.view(table.state, 0).gems == gems
    assert table.state.players[0].gem_count == 0


@pytest.mark.rule("VE-G21", "VE-G4")
def test_pawns_share_fields() -> None:
    """Pawns may share fields, even another's start field."""
    table = cards("walk2").lay("S:D4-E4").stand("D4.top")
    table.play("walk2 S:D4-E4 E4")
    assert table.pawn(0) == table.pawn(1) == "E4"


@pytest.mark.rule("VE-P4", "VE-P3")
def test_a_view_shows_the_shortest_ways() -> None:
    """Planks to lay and steps to every gem, and how they change with a move."""
    table = cards("short", "walk2")
    view = GAME.view(table.state, 0)
    ways = {way.gem: (way.planks, way.steps) for way in view.ways}
    assert ways["B4.top"] == (1, 2)
    assert ways["A2.N"] == (2, 4)
    way = next(way for way in view.ways if way.gem == "B4.top")
    assert (way.path, way.lay) == (["S:A4-B4", "B4.top"], ["S:A4-B4"])
    outlook = next(each for each in view.outlooks if each.at == "S:A4-B4")
    assert {reach.gem: (reach.planks, reach.steps) for reach in outlook.reaches}["B4.top"] == (0, 2)
    assert GAME.view(table.state, 1).outlooks == []
    assert GAME.view(table.state, -3).ways == []
