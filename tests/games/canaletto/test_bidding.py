"""Bidding, passing and who is next, beyond the worked examples (CAN-20 to CAN-33)."""

from __future__ import annotations

import pytest

from serenissima.core.perft import perft
from serenissima.games.canaletto.setup import Holder
from tests.games.canaletto.setting import A, B, C, at, everyone, fx

RICH = {0: "Mi Li", 2: "Mi Li Ne", 3: "Mi Li", 5: "Mi Ne"}


@pytest.mark.rule("CAN-21", "CAN-46")
def test_a_lot_is_sold_as_a_whole() -> None:
    """The buyer takes every treasure of the column's palace, and it is empty afterwards."""
    table = fx(column=6).play("bid 4", "pass", "pass")
    assert table.view.players[A].treasures == {"candelabrum": 1, "painting": 1, "ring": 1}
    assert table.view.palaces[6].lot == []


@pytest.mark.rule("CAN-22")
def test_an_auction_begins_afresh() -> None:
    """A new auction has no bid and no high bidder, everybody is in, and the gondola is at the column."""
    table = fx().play("bid 3", "pass", "pass")
    view = table.view
    assert (view.bid, view.high, view.auction) == (0, None, 2)
    assert view.gondola == view.column == 3
    assert all(player.still_in for player in view.players)


@pytest.mark.rule("CAN-20", "CAN-23")
def test_the_turn_goes_to_the_left() -> None:
    """The turn passes from seat to seat, and from the last to seat 0."""
    table = fx(seats=4, starter=2)
    movers = []
    for bid in range(1, 6):
        movers.append(table.match.to_move)
        table.play(f"bid {bid}")
    assert movers == [2, 3, 0, 1, 2]


@pytest.mark.rule("CAN-24", "CAN-25", "CAN-36")
def test_the_first_two_turns_are_counted() -> None:
    """There are 100 bids or a pass; then the same after a pass, or higher bids, a pass and up to 15 a bribe."""
    state = fx().match.state
    assert perft(state, 1) == 101
    assert perft(state, 2) == 101 + sum(101 - x for x in range(1, 101)) + 15


@pytest.mark.rule("CAN-24")
def test_a_turn_is_one_decision() -> None:
    """A turn is a bid, a pass or a bribe, and then it is another's turn."""
    table = fx().play("bid 3")
    kinds = {text.split()[0] for text in table.offers()}
    assert kinds == {"bid", "pass", "bribe"}
    assert table.refused("sell Ca") == "CAN-50"
    assert table.refused("decline") == "CAN-37"
    assert table.refused("value 9") == "CAN-15"
    assert table.refused("dance") == "CAN-24"


@pytest.mark.rule("CAN-27")
def test_the_gondola_counts_empty_palaces() -> None:
    """Standing over an empty palace during an auction has no effect; a higher bid moves on from there."""
    table = at(everyone(), RICH, column=0).play("bid 1")
    assert table.view.gondola == 1
    assert table.view.palaces[1].lot == []
    table.play("bid 2")
    assert table.view.gondola == 2
    table.play("pass", "pass")
    assert table.at(2, C)


@pytest.mark.rule("CAN-28")
def test_a_bid_may_exceed_the_money() -> None:
    """Bids may exceed one's money, up to 100; at 100 one can only pass, not bribe."""
    table = fx().play("bid 100")
    assert table.offers() == ["pass"]
    assert table.refused("bid 100") == "CAN-28"
    assert table.refused("bribe") == "CAN-36"
    table.play("pass", "pass")
    assert (table.money[A], table.debt[A]) == (0, 70)


@pytest.mark.rule("CAN-28")
def test_a_table_may_have_a_lower_ceiling() -> None:
    """With `max_bid=12` a bid of 13 is refused; at 12 nobody can bid more, but one may bribe as at any bid up to 15."""
    table = fx(options={"max_bid": 12})
    assert table.refused("bid 13") == "CAN-28"
    table.play("bid 11")
    assert table.offers() == ["bid 12", "pass", "bribe"]
    table.play("bid 12")
    assert table.offers() == ["pass", "bribe"]
    assert table.refused("bid 12") == "CAN-28"
    assert [player.bribe for player in table.view.players] == ["not-now", "high", "may"]
    assert (table.view.lowest, table.view.highest) == (13, 12)
    table.play("bribe")
    assert table.view.history[0].buyer == C
    assert (table.money, table.at(12, A)) == ([30, 30, 30], True)


@pytest.mark.rule("CAN-28", "CAN-36")
@pytest.mark.parametrize(("ceiling", "offers"), [(1, ["pass", "bribe"]), (15, ["pass", "bribe"]), (16, ["pass"])])
def test_the_bid_decides_about_a_bribe_and_not_the_ceiling(ceiling: int, offers: list[str]) -> None:
    """A bribe is possible against any bid up to 15, even the table's highest, but not at 16."""
    table = fx(options={"max_bid": ceiling}).play(f"bid {ceiling}")
    assert table.offers() == offers
    if ceiling == 16:
        assert table.refused("bribe") == "CAN-36"


@pytest.mark.rule("CAN-28", "CAN-34")
def test_without_a_mask_one_can_only_pass_at_the_highest_bid() -> None:
    """With a used mask, only a pass is left at the highest bid."""
    table = at([Holder(), Holder(mask=False), Holder()], RICH, column=0, options={"max_bid": 12}).play("bid 12")
    assert (table.match.to_move, table.offers()) == (B, ["pass"])
    assert table.refused("bribe") == "CAN-34"


@pytest.mark.rule("CAN-28", "CAN-37")
def test_the_others_are_asked_at_the_highest_bid_too() -> None:
    """With `interrupt`, players are asked after a bid of `max_bid` as after any other up to 15."""
    table = fx(options={"max_bid": 12, "bribe_timing": "interrupt"}).play("bid 11", "decline", "decline", "bid 12")
    assert (table.match.to_move, table.view.phase) == (C, "asking")
    table.play("decline", "decline")
    assert (table.match.to_move, table.offers()) == (C, ["pass"])
    assert table.refused("bribe") == "CAN-37"
    table.play("pass")
    assert (table.match.to_move, table.offers()) == (A, ["pass"])


@pytest.mark.rule("CAN-29")
def test_who_passed_is_out() -> None:
    """Whoever passes, even as the opener, is out for the rest of the auction."""
    table = fx().play("pass", "bid 2")
    assert [player.still_in for player in table.view.players] == [False, True, True]
    assert table.refused("bid 5", seat=A) == "CAN-29"
    table.play("bid 3", "bid 4", "pass")
    assert table.view.history[0].buyer == B
    assert all(player.still_in for player in table.view.players)


@pytest.mark.rule("CAN-23", "CAN-30")
def test_nobody_speaks_out_of_turn() -> None:
    """Bidding out of turn or over one's own highest bid is refused with its rule."""
    table = fx().play("bid 2")
    assert table.refused("bid 5", seat=C) == "CAN-23"
    assert table.refused("pass", seat=C) == "CAN-23"
    assert table.refused("bid 5", seat=A) == "CAN-30"
    assert table.refused("nonsense", seat=A) == "CAN-30"


@pytest.mark.rule("CAN-33")
def test_a_purchase_starts_the_count_again() -> None:
    """Auctions without a bid count in a row only; as many as there are full palaces end it."""
    table = at(everyone(), RICH, column=0)
    table.play(*["pass"] * 9)
    assert (table.view.quiet, table.view.quiet_end) == (3, 4)
    table.play("bid 3", "pass", "pass")
    assert (table.view.quiet, table.view.quiet_end) == (0, 3)
    table.play(*["pass"] * 6)
    assert table.match.to_move is not None
    table.play(*["pass"] * 3)
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "no-bids"


@pytest.mark.rule("CAN-33")
def test_with_discard_nothing_is_counted() -> None:
    """With `discard`, three of five lots in a row may go unwanted and the game continues."""
    lots = {0: "St", 1: "Ri", 2: "La", 3: "Mi Cl", 4: "Ca Bu"}
    table = at(everyone(), lots, column=0, options={"no_bid": "discard"}).play(*["pass"] * 9)
    assert (table.view.quiet, table.view.kinds, table.match.outcome) == (0, 4, None)
    assert table.at(3, A)
    counted = at(everyone(), lots, column=0).play(*["pass"] * 9)
    assert (counted.view.quiet, counted.view.quiet_end) == (3, 5)


@pytest.mark.rule("CAN-32", "CAN-47")
def test_discard() -> None:
    """With `no_bid=discard` the lot leaves the game, its groups are never sold, and the end is checked at once."""
    options = {"no_bid": "discard"}
    holders = [Holder(treasures="Ri"), Holder(), Holder()]
    lots = {0: "Mi Li", 2: "Mi Li Ne", 3: "Mi Li Ri", 5: "Mi Ne"}
    table = at(holders, lots, column=0, starter=B, options=options, values=(5, 9)).play("pass", "pass", "pass")
    assert table.at(2, C)
    assert table.view.palaces[0].lot == []
    assert [g.discarded for g in table.view.groups if g.group in ("mirror", "lion")] == [1, 1]
    assert table.view.quiet == 0
    table.play("bid 1", "pass", "pass")
    assert table.at(3, A)
    table.play("bid 2", "pass", "pass")
    assert table.view.players[A].money == 30 - 2 + 2 * 5
    assert [sale.group for sale in table.view.history[-1].sales] == ["ring"]
    assert table.view.phase == "over"
    assert table.view.players[A].treasures == {"mirror": 1, "lion": 1}


@pytest.mark.rule("CAN-32", "CAN-33", "CAN-55")
def test_discarding_everything_ends_it() -> None:
    """If everybody always passes, lot after lot goes until at most two kinds are left."""
    table = fx(options={"no_bid": "discard"})
    while table.match.to_move is not None:
        table.play("pass")
    assert table.view.kinds <= 2
    assert table.match.outcome is not None
    assert (table.match.outcome.reason, table.match.outcome.scores) == ("kinds", (30, 30, 30))


@pytest.mark.rule("CAN-60", "CAN-61")
@pytest.mark.parametrize("seats", [2, 4])
def test_other_numbers_of_players(seats: int) -> None:
    """Four play by the same rules, and so do two, as an experiment."""
    table = fx(seats=seats).play("bid 3", *["pass"] * (seats - 1))
    assert table.money == [27] + [30] * (seats - 1)
    assert table.at(3, B)


@pytest.mark.rule("CAN-32", "CAN-55")
def test_discard_checks_the_end() -> None:
    """A lot that leaves the game may leave two kinds on the board, and that is the end; with three it goes on."""
    table = at(everyone(), {0: "St", 1: "Ri", 4: "Mi Cl"}, column=0, options={"no_bid": "discard"})
    table.play("pass", "pass", "pass")
    assert (table.view.kinds, table.at(1, B)) == (3, True)
    table.play("pass", "pass", "pass")
    assert (table.view.kinds, table.view.phase) == (2, "over")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ((30, 30, 30), "kinds")


@pytest.mark.rule("CAN-32")
def test_nobody_bids_and_the_neighbour_palace_is_next() -> None:
    """Column and gondola go on by one palace when that holds treasures: from P0 to P1, and to P2."""
    table = fx().play("pass", "pass", "pass")
    assert table.at(1, B)
    table.play("pass", "pass", "pass")
    assert table.at(2, C)
