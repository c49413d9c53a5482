"""Tables of Venise for the web client's unit tests (`make fixtures`)."""

from __future__ import annotations

from tests.fixtures import Making, Shown, shown
from tests.games.venise.setting import GAME, Table


def _seen(table: Table, seat: int = 0) -> Shown:
    return shown(GAME, table.state, seat)


def _start() -> Shown:
    """Ruby on A4 before the first card, with a card of each kind."""
    return _seen(Table(2).hold(["short", "long", "remove", "move", "walk1", "walk2", "walk3"]))


def _planks() -> Shown:
    """Two planks from A4 along the quay; a joker and a walk in the hand."""
    return _seen(Table(2).hold(["short", "walk2", "joker"]).lay("S:A4-B4", "S:B4-C4"))


def _cross() -> Shown:
    """VE-X7: an X of two stems; ruby on B4.low, where one of them begins."""
    table = Table(2).hold(["walk1", "walk2", "walk3"]).lay("L:A4-B3", "T:B4>A3", "T:A3>B4")
    return _seen(table.stand("B4.low"))


def _on_the_cross() -> Shown:
    """VE-X7: in the middle of a walk, on one stem of the X."""
    table = Table(2).hold(["walk3"]).lay("L:A4-B3", "T:B4>A3", "T:A3>B4").stand("B4.low")
    table.play("walk3; step T:B4>A3")
    return _seen(table)


def _fall() -> Shown:
    """VE-X10: the crossbar would fall with the plank ruby can take away."""
    return _seen(Table(2).hold(["remove"]).lay("S:A3-A4", "S:B3-B4", "HH:A3"))


def _exchange() -> Shown:
    """The first of four cards for a joker is given."""
    table = Table(2).hold(["walk1", "walk1", "short", "long", "move"])
    table.play("exchange; give short")
    return _seen(table)


def _full() -> Shown:
    """Ten cards after drawing: a joker may be put away."""
    table = Table(2).hold(["short", "long", "remove", "move", "walk1", "walk2", "walk3"])
    table.play("take joker; end play", draw="walk2")
    return _seen(table)


FIXTURES: Making = {
    "start": _start,
    "planks": _planks,
    "cross": _cross,
    "on-the-cross": _on_the_cross,
    "fall": _fall,
    "exchange": _exchange,
    "full": _full,
}
