"""Payment, sales and the end (CAN-41 to CAN-59)."""

from __future__ import annotations

from random import Random

import pytest

from serenissima.games.canaletto.moves import Place, Starter, TurnUp
from serenissima.games.canaletto.setup import Holder
from tests.games.canaletto.setting import GAME, A, B, C, at, fx

LATER = {3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li", 8: "Mi"}


@pytest.mark.rule("CAN-41")
def test_only_the_buyer_pays() -> None:
    """Only the buyer pays; other bids cost nothing."""
    table = fx().play("bid 8", "bid 9", "bid 10", "pass", "pass")
    assert table.money == [30, 30, 20]


@pytest.mark.rule("CAN-42", "CAN-43")
def test_money_goes_first() -> None:
    """All the money is paid before anything is borrowed."""
    table = at([Holder(money=7), Holder(), Holder()], LATER, column=3).play("bid 9", "pass", "pass")
    assert (table.money[A], table.debt[A]) == (0, 2)


@pytest.mark.rule("CAN-47", "CAN-48", "CAN-49")
def test_a_complete_group_is_sold_at_once() -> None:
    """Every owner is paid for every piece, the buyer or not; pieces and marker are out of play."""
    holders = [Holder(treasures="Bu"), Holder(treasures="Bu"), Holder()]
    table = at(holders, {0: "Bu", **LATER}, column=0, starter=C, values=(7, 3)).play("bid 2", "pass", "pass")
    assert table.money == [37, 37, 35]
    assert all(player.treasures == {} for player in table.view.players)
    busts = table.view.groups[7]
    assert (busts.sold_at, busts.sold_by_seat, busts.owned, busts.on_board) == (7, [1, 1, 1], [0, 0, 0], 0)
    used = [space for space in table.view.row if space.state == "used"]
    assert (used[-1].value, used[-1].group) == (7, "bust")


@pytest.mark.rule("CAN-47")
def test_a_group_with_a_piece_on_the_board_is_not_sold() -> None:
    """A group with a piece on the board is not sold, even if one player owns all the others."""
    holders = [Holder(treasures="Bu Bu"), Holder(), Holder()]
    lots = {0: "Mi", 3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li", 8: "Bu"}
    table = at(holders, lots, column=0).play("bid 3", "pass", "pass")
    assert table.view.history[0].sales == []
    assert table.view.players[A].treasures == {"mirror": 1, "bust": 2}


@pytest.mark.rule("CAN-50")
def test_only_complete_groups_can_be_chosen() -> None:
    """The buyer chooses among those that are complete, and nobody else chooses."""
    holders = [Holder(treasures="St"), Holder(treasures="Ri"), Holder()]
    table = at(holders, {0: "St Ri Mi", 3: "Mi Cl Li", 5: "Mi Cl Li", 7: "Mi Cl Li"}, column=0, values=(4, 15, 3))
    table.play("bid 2", "pass", "pass")
    assert table.match.to_move == A
    assert table.refused("sell Mi") == "CAN-47"
    assert table.refused("pass") == "CAN-50"
    assert table.refused("sell Ri", seat=B) == "CAN-50"
    table.play("sell Ri")
    assert table.money == [30 - 2 + 4 + 2 * 15, 34, 30]


@pytest.mark.rule("CAN-51")
@pytest.mark.parametrize("seed", range(8))
def test_no_more_than_three_at_once(seed: int) -> None:
    """In random matches at most three groups wait, the buyer has a piece of each, and values never run out."""
    match = GAME.start(seats=3, seed=seed)
    random = Random(seed)
    while match.to_move is not None:
        match.play(random.choice(match.moves()))
        view = match.view(A)
        assert len(view.waiting) <= 3
        for group in view.waiting:
            assert view.players[view.buyer].treasures[group] >= 1
        assert all(len(auction.sales) <= 3 for auction in view.history)


@pytest.mark.rule("CAN-52", "CAN-55")
def test_the_end_is_checked_after_the_sales() -> None:
    """The sales of the last round are still made and paid."""
    holders = [Holder(), Holder(treasures="Ri Mi Cl"), Holder(treasures="Mi Cl")]
    table = at(holders, {0: "Ri", 3: "Mi Cl", 9: "Mi"}, column=0, values=(9, 12)).play("bid 2", "pass", "pass")
    assert table.view.phase == "over"
    assert table.money == [37, 39, 30]
    assert table.refused("pass") == "MATCH"


@pytest.mark.rule("CAN-53")
def test_the_view_says_where_the_next_auction_would_be() -> None:
    """For every palace where the gondola may stop, over empty ones, with the current lot taken."""
    lots = {0: "Mi Li", 2: "Mi Li Ne", 3: "Mi Li", 5: "Mi Ne"}
    table = at([Holder(), Holder(), Holder()], lots, column=0)
    assert [palace.next for palace in table.view.palaces] == [2, 2, 2, 3, 5, 5] + [2] * 10
    table.play("bid 8")
    assert table.view.palaces[8].next == 2
    table.play("pass", "pass")
    assert table.at(2, B)


@pytest.mark.rule("CAN-54")
def test_the_view_says_who_would_start() -> None:
    """The view names the buyer's left neighbour as the next starter."""
    assert [player.next_starter for player in fx().view.players] == [B, C, A]


@pytest.mark.rule("CAN-56", "CAN-57")
def test_unsold_treasures_are_worth_nothing() -> None:
    """The score is money less twice the debt, whatever one owns."""
    holders = [Holder(money=11, debt=4, treasures="Mi Mi Cl"), Holder(money=2), Holder(money=1)]
    table = at(holders, {0: "Bu Mi", 1: "Bu Cl", 2: "Bu Mi Cl"}, column=0).play(*["pass"] * 9)
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (3, 2, 1)


@pytest.mark.rule("CAN-59")
def test_there_are_no_deals() -> None:
    """Players can only bid, pass, bribe, order sales and choose the first palace."""
    moves = [GAME.alphabet.move(code) for code in range(GAME.alphabet.size)]
    kinds = {type(move).__name__ for move in moves if not isinstance(move, Place | TurnUp | Starter)}
    assert kinds == {"Bid", "Pass", "Bribe", "Decline", "Sell", "Begin"}


@pytest.mark.rule("CAN-06", "CAN-07")
def test_the_view_shows_row_column_and_gondola() -> None:
    """Twelve spaces in reading order; the column stays while the gondola moves."""
    table = fx().play("bid 5")
    assert len(table.view.row) == 12
    assert (table.view.column, table.view.gondola) == (0, 5)
