"""The bribe on one's own turn and as an interruption (CAN-34 to CAN-40)."""

from __future__ import annotations

import pytest

from serenissima.games.canaletto.setup import Holder
from tests.games.canaletto.setting import A, B, C, D, at, everyone, fx

INTERRUPT = {"bribe_timing": "interrupt"}


@pytest.mark.rule("CAN-34", "CAN-38")
def test_a_bribe_is_good_once() -> None:
    """A bribe uses up the mask, and nobody pays or replies."""
    table = fx().play("bid 9", "bribe")
    assert table.money == [30, 30, 30]
    assert table.at(9, C)
    assert [player.mask for player in table.view.players] == [True, False, True]
    table.play("bid 1", "pass")
    assert table.match.to_move == B
    assert table.refused("bribe") == "CAN-34"
    assert [player.bribe for player in table.view.players] == ["out", "used", "high"]


@pytest.mark.rule("CAN-35", "CAN-36", "CAN-37")
def test_the_view_says_who_may_bribe_and_why_not() -> None:
    """Nobody may bribe before a bid; then whoever is on turn may, but not the high bidder and not above 15."""
    table = fx()
    assert [player.bribe for player in table.view.players] == ["no-bid"] * 3
    table.play("bid 15")
    assert [player.bribe for player in table.view.players] == ["high", "may", "not-now"]
    table.play("bid 16")
    assert [player.bribe for player in table.view.players] == ["too-high"] * 3


@pytest.mark.rule("CAN-37")
def test_interrupt_asks_from_the_bidders_left() -> None:
    """After a bid up to 15 each other player in with a mask is asked; the first yes takes the lot."""
    table = fx(seats=4, options=INTERRUPT).play("pass", "bid 4")
    assert (table.match.to_move, table.view.phase) == (C, "asking")
    assert table.offers() == ["bribe", "decline"]
    assert table.refused("bid 5") == "CAN-37"
    table.play("decline")
    assert (table.match.to_move, table.view.phase) == (D, "asking")
    table.play("bribe")
    assert table.view.history[0].buyer == D
    assert table.money == [30, 30, 30, 30]
    assert table.at(4, A)


@pytest.mark.rule("CAN-37")
def test_interrupt_goes_on_when_all_decline() -> None:
    """If all decline, the turn goes on from the bidder; on one's own turn there is no bribe."""
    table = fx(options=INTERRUPT).play("bid 3", "decline", "decline")
    assert (table.match.to_move, table.view.phase) == (B, "bidding")
    assert "bribe" not in table.offers()
    assert table.refused("bribe") == "CAN-37"


@pytest.mark.rule("CAN-36", "CAN-37")
def test_interrupt_asks_nobody_who_cannot() -> None:
    """Nobody is asked above 15, without a mask, after passing, or as the only buyer left."""
    table = fx(options=INTERRUPT).play("bid 16")
    assert (table.match.to_move, table.view.phase) == (B, "bidding")
    holders = [Holder(), Holder(mask=False), Holder()]
    lots = {0: "Mi Li", 2: "Mi Li Ne", 3: "Mi Li", 5: "Mi Ne"}
    masked = at(holders, lots, column=0, options=INTERRUPT).play("bid 3")
    assert (masked.match.to_move, masked.view.phase) == (C, "asking")
    masked.play("decline", "pass")
    assert masked.match.to_move == C
    masked.play("bid 4")
    assert (masked.match.to_move, masked.view.phase) == (A, "asking")
    alone = at(everyone(), lots, column=0, options=INTERRUPT).play("pass", "pass", "bid 2")
    assert alone.view.history[0].buyer == C


@pytest.mark.rule("CAN-37")
def test_interrupt_belongs_to_the_one_who_is_asked() -> None:
    """Only the player who is asked can reply."""
    table = fx(options=INTERRUPT).play("bid 3")
    assert table.refused("bribe", seat=C) == "CAN-37"
    assert table.refused("decline", seat=C) == "CAN-23"
    assert [player.bribe for player in table.view.players] == ["high", "asked", "not-now"]


@pytest.mark.rule("CAN-40")
def test_an_unused_mask_is_worth_nothing() -> None:
    """Equal money is equal, with or without a mask."""
    holders = [Holder(money=20), Holder(money=20, mask=False), Holder(money=10)]
    lots = {0: "Mi Cl Bu", 1: "Mi Cl", 2: "Mi Bu", 3: "Mi Cl Bu"}
    table = at(holders, lots, column=0)
    table.play(*["pass"] * 12)
    assert table.match.outcome is not None
    assert (table.match.outcome.scores, table.match.outcome.ranks) == ((20, 20, 10), (1, 1, 3))


@pytest.mark.rule("CAN-58")
def test_a_mask_can_break_a_tie() -> None:
    """With `tie_break=debt_then_mask`: first less debt, then an unused mask, then fewer unsold treasures."""
    lots = {0: "Mi Cl Bu", 1: "Mi Cl", 2: "Mi Bu"}
    holders = [
        Holder(money=20, mask=False),
        Holder(money=20, treasures="Mi"),
        Holder(money=20, treasures="Cl Bu"),
        Holder(money=24, debt=2),
    ]
    table = at(holders, lots, column=0, options={"tie_break": "debt_then_mask"})
    table.play(*["pass"] * 12)
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == (3, 1, 2, 4)


@pytest.mark.rule("CAN-37")
def test_interrupt_does_not_ask_who_passed() -> None:
    """A passed before the bid and still has the mask: only C and D are asked, then C speaks."""
    table = fx(seats=4, options=INTERRUPT).play("pass", "bid 4", "decline", "decline")
    assert (table.match.to_move, table.view.phase) == (C, "bidding")
    assert table.refused("bribe", seat=A) == "CAN-37"
    assert table.view.players[A].mask
