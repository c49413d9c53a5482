"""Positions made by hand (`setup`)."""

from __future__ import annotations

import pytest

from serenissima.games.canaletto.setup import Holder, Setting, build, describe, set_up
from tests.games.canaletto.setting import GAME, A, B, D, at, everyone


@pytest.mark.rule("CAN-45", "CAN-50", "CAN-55")
def test_positions_may_be_set_up_as_the_examples_give_them() -> None:
    """Only what an example names is there; everything else is out of the game. Cases 8, 10 and 11 come out as there."""
    poor = at([Holder(money=4, treasures="St"), Holder(), Holder()], {0: "St"}, column=0, values=(16,))
    poor.play("bid 10", "pass", "pass")
    assert (poor.money[A], poor.debt[A], poor.worth[A]) == (32, 6, 20)
    owners = [Holder(money=20, treasures=names) for names in ("Ca", "Ca Ca Go", "Go St")]
    three = at(owners, {3: "Ca Go St", 9: "Mi Li Ne"}, column=3, values=(3, 14, 10))
    three.play("bid 6", "pass", "pass", "sell Go", "sell Ca")
    assert three.money == [55, 51, 33]
    assert three.at(9, B)
    two = at([Holder(treasures="St"), Holder(treasures="Ri"), Holder()], {0: "St Ri", 3: "Mi Cl", 9: "Mi"}, column=0,
             values=(9, 12))  # fmt: skip
    two.play("bid 2", "pass", "pass", "sell St")
    assert (two.money, two.view.phase) == ([58, 42, 30], "over")


@pytest.mark.rule("CAN-03", "CAN-05", "CAN-11")
@pytest.mark.parametrize(
    ("lots", "column", "starter", "values", "why"),
    [
        ({0: "Mi Mi"}, 0, A, (), "never two of one group"),
        ({0: "Mi Ca Fa Li"}, 0, A, (), "at most 3"),
        ({16: "Mi"}, 16, A, (), "no P16"),
        ({0: "Mi"}, 1, A, (), "nothing to auction in P1"),
        ({0: "Mi"}, 0, D, (), "no seat 3"),
        ({0: "St", 1: "St", 2: "St"}, 0, A, (), "3 treasures of stove: there are 2"),
        ({0: "Mi"}, 0, A, (9, 9), "not different values"),
        ({0: "Mi"}, 0, A, (2,), "values from 3 to 16"),
    ],
)
def test_positions_that_cannot_be(
    lots: dict[int, str], column: int, starter: int, values: tuple[int, ...], why: str
) -> None:
    """Impossible positions are refused when they are set up, not discovered later."""
    with pytest.raises(ValueError, match=why):
        at(everyone(), lots, column=column, starter=starter, values=values)


@pytest.mark.parametrize("values", ["next_only", "open"])
def test_a_setting_is_a_position_like_any_other(values: str) -> None:
    """Its auction has just opened, its groups that are nowhere were sold, and it can be written down and read again."""
    options = {"values": values}
    holders = [Holder(money=4, treasures="St St"), Holder(debt=3, mask=False), Holder()]
    state = set_up(
        Setting(holders=holders, lots={2: "Mi Ne", 5: "Cl"}, column=5, starter=B, values=(16, 3), options=options)
    )
    setup = describe(state)
    assert (setup.phase, setup.column, setup.starter, setup.turn, setup.bid) == ("bidding", 5, B, B, 0)
    assert setup.players == tuple(holders)
    assert setup.lots == "//Mi Ne///Cl//////////"
    assert [sold.group for sold in setup.sold] == ["Ca", "Fa", "Li", "Pa", "Go", "Bu", "Ri", "La"]
    assert setup.values[8] == 16
    assert len(setup.values) == (12 if values == "open" else 9)
    assert describe(build(3, GAME.read_options(options), setup)) == setup
