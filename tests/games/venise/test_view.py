"""What a view says of the rules, so that nobody who shows it has to know them: prices, limits, walks and forecasts."""

from __future__ import annotations

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.games.venise.view import Outlook, View
from tests.games.venise.setting import GAME, Table


def seen(table: Table, seat: int = 0) -> View:
    """The view of a seat."""
    shown: View = GAME.view(table.state, seat)
    return shown


def steps(view: View) -> dict[str, list[str]]:
    """The fields within reach and the ways there."""
    return {outlook.at: outlook.path for outlook in view.outlooks if outlook.type == "step"}


def forecast(view: View, kind: str, at: str) -> Outlook:
    """Where this move leads."""
    return next(outlook for outlook in view.outlooks if (outlook.type, outlook.at) == (kind, at))


@pytest.mark.rule("VE-C10", "VE-C5")
def test_prices_and_the_goal() -> None:
    """Printed on the cards, and the same for everybody who looks."""
    table = Table(2)
    for seat in (0, 1, ONLOOKER):
        view = seen(table, seat)
        assert view.prices == {
            "short": 1, "long": 2, "remove": 1, "move": 2, "walk1": 1, "walk2": 2, "walk3": 3, "joker": 2,
        }  # fmt: skip
        assert view.gems_each == 4


@pytest.mark.rule("VE-T2")
def test_the_hourglasses_of_a_turn() -> None:
    """Four for everybody; a tile that is spent raises the limit, not the base."""
    table = Table().hold(("walk3", "long", "walk2")).lay("S:A4-B4")
    table.play("walk3 A4 → S:A4-B4 → B4.top → S:A4-B4; walk2 A4")
    turn = seen(table).turn
    assert turn is not None
    assert (turn.base, turn.used, turn.limit, turn.left) == (4, 5, 5, 0)


@pytest.mark.rule("VE-A16", "VE-G18")
def test_walks_with_the_fields_on_the_way() -> None:
    """As far as the best card in the hand leads, and only while it is one's turn."""
    table = Table(2).hold(["walk3", "short"]).lay("S:A4-B4", "S:B4-C4")
    assert steps(seen(table)) == {
        "S:A4-B4": ["S:A4-B4"],
        "B4.top": ["S:A4-B4", "B4.top"],
        "S:B4-C4": ["S:A4-B4", "B4.top", "S:B4-C4"],
    }
    assert forecast(seen(table), "short", "S:A3-A4").path == []
    assert seen(table, 1).outlooks == []
    assert steps(seen(Table(2).hold(["walk1", "short"]).lay("S:A4-B4", "S:B4-C4"))) == {"S:A4-B4": ["S:A4-B4"]}


@pytest.mark.rule("VE-G19", "VE-A16")
def test_a_walk_over_an_x() -> None:
    """VE-X7: from one stem to the other, and in the middle of a walk from where the pawn is."""
    table = Table(2).hold(["walk3"]).lay("L:A4-B3", "T:B4>A3", "T:A3>B4").stand("B4.low")
    assert steps(seen(table))["A3.N"] == ["T:B4>A3", "T:A3>B4", "A3.N"]
    table.play("walk3; step T:B4>A3")
    view = seen(table)
    assert steps(view)["A3.N"] == ["T:A3>B4", "A3.N"]
    assert max(map(len, steps(view).values())) == 2


def test_every_way_of_a_walk_can_be_walked() -> None:
    """Step by step, each of them legal; the field looked at is the last."""
    table = Table(2).hold(["walk3"]).lay("L:A4-B3", "T:B4>A3", "T:A3>B4", "S:B3-C3").stand("B4.low")
    for at, path in steps(seen(table)).items():
        walker = Table(2).hold(["walk3"]).lay("L:A4-B3", "T:B4>A3", "T:A3>B4", "S:B3-C3").stand("B4.low")
        walker.play("walk3")
        for field in path:
            walker.play(f"step {field}")
        assert walker.pawn() == at


def test_forecasts_say_what_becomes_better_or_worse() -> None:
    """A plank on the way brings gems nearer; the same plank taken away again takes them further off."""
    laying = seen(Table(2).hold(["short", "long"]))
    assert {reach.change for reach in forecast(laying, "short", "S:A4-B4").reaches} >= {"better"}
    assert "worse" not in {reach.change for reach in forecast(laying, "short", "S:A4-B4").reaches}
    taking = seen(Table(2).hold(["remove"]).lay("S:A4-B4"))
    assert {reach.change for reach in forecast(taking, "remove", "S:A4-B4").reaches} >= {"worse"}


def test_the_nearest_gem() -> None:
    """The viewer's own; nobody who looks on has one."""
    table = Table(2).hold(["walk2"]).lay("S:A4-B4")
    view = seen(table)
    near = {way.gem: (way.planks, way.steps) for way in view.ways}
    assert view.nearest == "B4.top"
    assert near["B4.top"] == (0, 2)
    assert seen(table, ONLOOKER).nearest is None
