"""What a view says of the rules, so that nobody who shows it has to know them: bids, debts and sales."""

from __future__ import annotations

import pytest

from serenissima.core.state import ONLOOKER
from serenissima.games.canaletto.moves import Bid
from serenissima.games.canaletto.setup import Holder
from tests.games.canaletto.setting import A, B, C, Table, at, fx


def _third() -> Table:
    """The third auction, on P1: the bid stands at 6 by seat 1, and seat 0 is to move."""
    return fx().play("bid 1", "bid 7", "pass", "pass", "bid 10", "pass", "pass", "bid 1", "bid 6", "pass")


def _bids(table: Table) -> list[int]:
    """The bids that are legal now."""
    return [move.amount for move in table.match.moves() if isinstance(move, Bid)]


@pytest.mark.rule("CAN-26")
def test_where_bids_stop() -> None:
    """Every legal bid is at one palace, and the gondola does stop there."""
    table = _third()
    palaces = table.view.palaces
    assert palaces[8].bids == [7, 23, 39, 55, 71, 87]
    assert palaces[7].bids == [22, 38, 54, 70, 86]
    assert sorted(bid for palace in palaces for bid in palace.bids) == sorted(_bids(table))
    for stop in (7, 8):
        there = _third().play(f"bid {palaces[stop].bids[1]}")
        assert there.view.gondola == stop


@pytest.mark.rule("CAN-28")
def test_no_bids_above_the_limit_of_the_table() -> None:
    """Where nothing can be bid no palace can be reached."""
    table = fx(options={"max_bid": 10}).play("bid 8")
    assert sorted(bid for palace in table.view.palaces for bid in palace.bids) == [9, 10]
    table.play("bid 10")
    assert all(not palace.bids for palace in table.view.palaces)


@pytest.mark.rule("CAN-42", "CAN-57")
def test_what_a_debt_costs() -> None:
    """Two for each ducat borrowed, for the seat to move; the buyer's worth says so afterwards."""
    table = _third()
    view = table.view
    assert view.players[A].money == 30
    assert [(loan.bid, loan.debt, loan.cost) for loan in view.loans][:2] == [(31, 1, 2), (32, 2, 4)]
    assert [loan.bid for loan in view.loans] == [bid for bid in _bids(table) if bid > 30]
    loan = next(loan for loan in view.loans if loan.bid == 36)
    table.play("bid 36", "pass")
    buyer = table.view.players[A]
    assert (buyer.money, buyer.debt, buyer.money - buyer.worth) == (0, loan.debt, loan.cost)


def test_loans_are_those_of_whoever_is_to_move() -> None:
    """Seat 1 has paid 7 already, so it borrows sooner than the others."""
    table = fx().play("bid 1", "bid 7", "pass", "pass", "bid 10", "pass")
    assert (table.view.to_move, table.view.players[B].money) == (B, 23)
    assert table.view.loans[0].bid == 24
    assert table.match.view(ONLOOKER) == table.match.view(C)


@pytest.mark.rule("CAN-48", "CAN-50")
def test_what_a_sale_would_bring() -> None:
    """While the buyer chooses what to sell; nothing is foretold of groups that do not wait."""
    holders = [Holder(treasures="St"), Holder(treasures="Ri"), Holder()]
    lots = {0: "St Ri Mi", 3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li"}
    table = at(holders, lots, column=0, values=(4, 15, 3)).play("bid 2", "pass", "pass")
    assert {group.group: group.brings for group in table.view.groups if group.brings} == {
        "stove": [8, 0, 0],
        "ring": [4, 4, 0],
    }
    table.play("sell Ri")
    assert all(group.brings == [] for group in table.view.groups)


@pytest.mark.rule("CAN-47", "CAN-50")
def test_what_taking_the_lot_would_sell() -> None:
    """For the seat to move: the last piece in the lot completes its group; two of them leave the order to the buyer."""
    holders = [Holder(treasures="St"), Holder(), Holder()]
    rest = {3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li"}
    table = at(holders, {0: "St Mi", **rest}, column=0, values=(4, 15))
    assert [(one.group, one.count, one.brings) for one in table.view.completes] == [("stove", 2, 8)]
    table.play("bid 2")
    assert [(one.count, one.brings) for one in table.view.completes] == [(1, 4)]
    both = at([*holders[:2], Holder(treasures="Ri")], {0: "St Ri", **rest}, column=0, values=(4, 15)).view
    assert [(one.group, one.count, one.brings) for one in both.completes] == [("stove", 2, None), ("ring", 1, None)]
    assert not fx().view.completes


def test_what_a_lot_gained() -> None:
    """What it has brought, less its price."""
    first, second = _third().view.history[:2]
    assert (first.price, first.brought, first.gain) == (7, 9, 2)
    assert (second.price, second.brought, second.gain) == (10, 9, -1)
