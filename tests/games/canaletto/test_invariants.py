"""What is always true, in random matches with all options (section 7 of the specification)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.core.options import OptionValue
from serenissima.games.canaletto.view import View
from tests.games.canaletto.setting import GAME, A

TABLES: list[dict[str, OptionValue]] = [
    {},
    {"values": "open", "layout": "flat"},
    {"bribe_timing": "interrupt", "start_palace": "any"},
    {"no_bid": "discard", "start_palace": "first_player"},
    {"max_bid": 9, "tie_break": "debt_then_mask"},
    {"max_bid": 3, "bribe_timing": "interrupt"},
]


def holds(view: View, seats: int) -> None:
    """The invariants that can be seen at the table."""
    for group in view.groups:
        sold = sum(group.sold_by_seat)
        assert group.on_board + sum(group.owned) + sold + group.discarded == group.size
        assert group.on_board == len(group.palaces)
        assert (group.sold_at is None) == (sold == 0)
        assert group.waiting or group.on_board or group.discarded or group.sold_at, "complete, but not sold"
    assert sum(space.state == "used" for space in view.row) == sum(group.sold_at is not None for group in view.groups)
    assert all(player.money >= 0 <= player.debt for player in view.players)
    prices = sum(auction.price for auction in view.history)
    income = sum(sale.value * sum(sale.counts) for auction in view.history for sale in auction.sales)
    assert sum(player.money - player.debt for player in view.players) == 30 * seats - prices + income
    if view.phase in ("bidding", "asking"):
        assert view.column is not None
        assert view.gondola == (view.column + view.bid) % 16
        assert view.lot
        assert view.lot == view.palaces[view.column].lot
    assert view.start == [30] * seats
    assert [player.worth for player in view.players] == (view.history[-1].wealth if view.history else [30] * seats)


@pytest.mark.rule("CAN-44", "CAN-47", "CAN-49")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants(options: dict[str, OptionValue], seats: int) -> None:
    """Treasures and money add up after every move, debt never falls, and what was sold belongs to nobody."""
    random = Random(f"{options}{seats}")
    match = GAME.start(seats=seats, seed=f"{options}{seats}", options=options)
    debts = [0] * seats
    while match.to_move is not None:
        moves = match.moves()
        # now and then nobody bids, now and then a mask is used
        rare = [move for move in moves if type(move).__name__ in ("Pass", "Bribe")]
        match.play(random.choice(rare if rare and random.random() < 0.6 else moves))
        view: View = match.view(A)
        holds(view, seats)
        now = [player.debt for player in view.players]
        assert all(new >= old for new, old in zip(now, debts, strict=True))
        debts = now
